"""How Chromium draws the CSS for our effects, compared with our own pixels.

    CSS_PICTURES=FOLDER swift test --filter CSSPictureTests
    python css_agreement.py FOLDER

For each NAME.html with a NAME.png beside it, takes a screenshot of the page at the size of the PNG and prints the
differences in 8-bit units, as rows of a Markdown table. Chromium blurs with a Gaussian sampled by Skia, and rounds every
layer to bytes. A mean above 1 means that the picture is another one.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

CHROMIUM = next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)
SUSPICIOUS_MEAN = 1.0


def screenshot(page: Path, width: int, height: int) -> np.ndarray:
    with tempfile.TemporaryDirectory() as folder:
        shot = Path(folder) / "shot.png"
        # Old headless windows have a least height: take more, and crop.
        subprocess.run(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
             "--force-device-scale-factor=1", f"--window-size={max(width, 600)},{max(height, 600)}",
             f"--screenshot={shot}", page.resolve().as_uri()],
            check=True, capture_output=True, timeout=120)
        return np.asarray(Image.open(shot).convert("RGB").crop((0, 0, width, height))).astype(np.float64)


def main() -> int:
    if len(sys.argv) != 2 or CHROMIUM is None:
        print(__doc__ if CHROMIUM else "Chromium is not installed")
        return 64
    print("| picture | largest difference | 99.9 % of all channels below | mean |\n|---|---:|---:|---:|")
    suspicious = 0
    for page in sorted(Path(sys.argv[1]).glob("*.html")):
        ours = np.asarray(Image.open(page.with_suffix(".png")).convert("RGB")).astype(np.float64)
        gap = np.abs(ours - screenshot(page, ours.shape[1], ours.shape[0]))
        note = " (another picture?)" if gap.mean() > SUSPICIOUS_MEAN else ""
        suspicious += bool(note)
        print(f"| {page.stem}{note} | {gap.max():.0f} | {np.quantile(gap, 0.999):.0f} | {gap.mean():.3f} |", flush=True)
    return 1 if suspicious else 0


if __name__ == "__main__":
    sys.exit(main())
