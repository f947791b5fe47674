"""How other renderers draw our SVG files, compared with our own pixels.

    python svg_agreement.py FOLDER

For each NAME.svg with a NAME.png beside it, draws the SVG with resvg, and with Chromium where it is installed, at the
size of the PNG, and prints the differences in 8-bit units. Differences come from the renderers (their blurs are box
cascades, their coverage is sampled) as well as from the file; a mean above 2 means that the picture is another one.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

try:
    import resvg_py
except ImportError:
    resvg_py = None

CHROMIUM = next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)
SUSPICIOUS_MEAN = 2.0


def premultiplied(image: Image.Image) -> np.ndarray:
    pixels = np.asarray(image.convert("RGBA")).astype(np.float64)
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels


def resvg(path: Path, width: int, height: int) -> np.ndarray:
    return premultiplied(Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_path=str(path), width=width, height=height)))))


def chromium(path: Path, width: int, height: int) -> np.ndarray:
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        page.write_text(
            "<!doctype html><style>*{margin:0}html,body{background:transparent;overflow:hidden}"
            f"img{{display:block;width:{width}px;height:{height}px}}</style><img src='{path.resolve().as_uri()}'>")
        shot = Path(folder) / "shot.png"
        subprocess.run(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
             "--force-color-profile=srgb", "--force-device-scale-factor=1", "--default-background-color=00000000",
             f"--window-size={width},{height}", f"--screenshot={shot}", page.as_uri()],
            check=True, capture_output=True, timeout=120)
        return premultiplied(Image.open(shot).crop((0, 0, width, height)))


def main() -> int:
    engines = [(name, draw) for name, draw, there in (("resvg", resvg, resvg_py), ("Chromium", chromium, CHROMIUM)) if there]
    if len(sys.argv) != 2 or not engines:
        print(__doc__ if engines else "neither resvg-py nor Chromium is installed")
        return 64
    suspicious = 0
    for path in sorted(Path(sys.argv[1]).rglob("*.svg")):
        picture = path.with_suffix(".png")
        if not picture.exists():
            continue
        ours = premultiplied(Image.open(picture))
        height, width = ours.shape[:2]
        for name, draw in engines:
            try:
                gap = np.abs(ours - draw(path, width, height))
            except Exception as error:  # A renderer that refuses the file is a finding, not the end.
                print(f"{path.name:40} {name:9} can't draw it: {error}")
                suspicious += 1
                continue
            note = "  <- another picture?" if gap.mean() > SUSPICIOUS_MEAN else ""
            suspicious += bool(note)
            print(f"{path.name:40} {name:9} max {gap.max():6.1f}  mean {gap.mean():7.3f}{note}", flush=True)
    return 1 if suspicious else 0


if __name__ == "__main__":
    sys.exit(main())
