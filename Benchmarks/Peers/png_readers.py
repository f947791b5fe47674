"""Whether other programs read our PNG files as we meant them.

    python png_readers.py EFFECTBENCH PNGSUITE

Rewrites every valid picture of PngSuite at levels 0, 1, 6 and 9 with `EffectBench convert`, checks each file with
pngcheck where it is installed, and compares what Pillow reads from it with what Pillow reads from the original.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import PIL
from PIL import Image

LEVELS = (0, 1, 6, 9)

# Gray originals with a transparent gray, which Pillow 13 drops or doesn't scale with the samples.
NOT_COMPARED = {"tbbn0g04", "tbwn0g16"}


def samples(path: Path) -> np.ndarray:
    """The samples of a picture as 16-bit RGBA, as far as Pillow keeps them: colour of 16 bits comes as 8."""
    with Image.open(path) as image:
        if image.mode.startswith("I"):
            gray = np.asarray(image).astype(np.int64)
            return np.stack([gray, gray, gray, np.full_like(gray, 65535)], axis=-1)
        return np.asarray(image.convert("RGBA")).astype(np.int64) * 257


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__)
        return 64
    program, originals = sys.argv[1], sorted(Path(sys.argv[2], "valid").glob("*.png"))
    pngcheck = shutil.which("pngcheck")
    refused, wrong, largest, total = [], [], 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for original in originals:
            for level in LEVELS:
                written = Path(folder) / f"{original.stem}-{level}.png"
                subprocess.run([program, "convert", original, written, "--level", str(level)], check=True)
                total += 1
                if pngcheck and subprocess.run([pngcheck, "-q", written], capture_output=True).returncode:
                    refused.append(written.name)
                if original.stem in NOT_COMPARED:
                    continue
                gap = int(np.abs(samples(original) - samples(written)).max())
                largest = max(largest, gap)
                if gap > 0:
                    wrong.append(f"{written.name} ({gap})")
    print(f"{len(originals)} pictures, {total} files")
    print(f"pngcheck: {len(refused)} refused {' '.join(refused)}" if pngcheck else "pngcheck isn't installed")
    print(f"Pillow {PIL.__version__}: {len(wrong)} differ {' '.join(wrong)}; {len(NOT_COMPARED)} pictures not compared; largest difference {largest} of 65535")
    return 1 if refused or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
