"""How other renderers draw our SVG files, compared with our own pixels.

    python svg_agreement.py FOLDER [--sheet OUT.png]

For each NAME.svg with a NAME.png beside it, draws the SVG with resvg, and with Chromium where it is installed, at the
size of the PNG, and prints a Markdown table of the differences of premultiplied components in 8-bit units: their mean,
their maximum, and their maximum away from edges. A pixel is at an edge where our picture changes by more than 12 within
two pixels: there coverage, and how images are enlarged, differ between renderers. A picture agrees if the mean is at
most 3 and the maximum away from edges at most 12. What a renderer is known to lack is marked, and counts as no
disagreement. --sheet writes what disagrees side by side: ours, then the others'.
"""

from __future__ import annotations

import argparse
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
MEAN_BAR = 3.0
FLAT_BAR = 12.0
EDGE_STEP = 12.0
EDGE_REACH = 2
COLUMNS = 10

# What a renderer draws otherwise than its specification says, by the pictures that show it.
KNOWN = {
    ("resvg", "blend-plusLighter"): "knows no plus-lighter",
    ("resvg", "filter-composite-plusLighter"): "knows no operator lighter",
    ("resvg", "filter-dilate"): "its windows are 2 r wide, not 2 r + 1",
    ("resvg", "filter-erode"): "its windows are 2 r wide, not 2 r + 1",
    ("resvg", "layer-moved-in"): "cuts a filter's source to the canvas",
}


def premultiplied(image: Image.Image) -> np.ndarray:
    pixels = np.asarray(image.convert("RGBA")).astype(np.float64)
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels


def resvg(pictures: list[tuple[Path, int, int]]) -> dict[Path, np.ndarray]:
    return {
        path: premultiplied(
            Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_path=str(path), width=width, height=height)))))
        for path, width, height in pictures
    }


def chromium(pictures: list[tuple[Path, int, int]]) -> dict[Path, np.ndarray]:
    """Draws all pictures on one page, each in a cell of its own, and cuts a screenshot of it."""
    cell_width = max(width for _, width, _ in pictures)
    cell_height = max(height for _, _, height in pictures)
    cells = [(index % COLUMNS * cell_width, index // COLUMNS * cell_height) for index in range(len(pictures))]
    images = "".join(
        f"<img src='{path.resolve().as_uri()}' style='left:{x}px;top:{y}px;width:{width}px;height:{height}px'>"
        for (path, width, height), (x, y) in zip(pictures, cells))
    rows = -(-len(pictures) // COLUMNS)
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        page.write_text(
            "<!doctype html><style>*{margin:0}html,body{background:transparent;overflow:hidden}"
            f"img{{position:absolute;display:block}}</style>{images}")
        shot = Path(folder) / "shot.png"
        subprocess.run(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
             "--force-color-profile=srgb", "--force-device-scale-factor=1", "--default-background-color=00000000",
             f"--user-data-dir={folder}/profile", f"--window-size={COLUMNS * cell_width},{rows * cell_height + 200}",
             f"--screenshot={shot}", page.as_uri()],
            check=True, capture_output=True, timeout=600)
        sheet = Image.open(shot).convert("RGBA")
        return {
            path: premultiplied(sheet.crop((x, y, x + width, y + height)))
            for (path, width, height), (x, y) in zip(pictures, cells)
        }


def edges(pixels: np.ndarray) -> np.ndarray:
    """Where the picture changes by more than EDGE_STEP within EDGE_REACH pixels."""
    reach = EDGE_REACH
    padded = np.pad(pixels, ((reach, reach), (reach, reach), (0, 0)), mode="edge")
    height, width = pixels.shape[:2]
    shifted = [
        padded[y:y + height, x:x + width] for y in range(2 * reach + 1) for x in range(2 * reach + 1)
    ]
    return (np.max(shifted, axis=0) - np.min(shifted, axis=0)).max(axis=-1) > EDGE_STEP


def shown(pixels: np.ndarray) -> Image.Image:
    """Premultiplied pixels on white, three times as large."""
    flat = pixels[..., :3] + (255 - pixels[..., 3:])
    image = Image.fromarray(np.clip(np.rint(flat), 0, 255).astype(np.uint8))
    return image.resize((image.width * 3, image.height * 3), Image.Resampling.NEAREST)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sheet", type=Path)
    arguments = parser.parse_args()
    engines = [(name, draw) for name, draw, there in (("resvg", resvg, resvg_py), ("Chromium", chromium, CHROMIUM)) if there]
    if not engines:
        print("neither resvg-py nor Chromium is installed", file=sys.stderr)
        return 1
    ours = {
        path: premultiplied(Image.open(path.with_suffix(".png")))
        for path in sorted(arguments.folder.rglob("*.svg")) if path.with_suffix(".png").exists()
    }
    if not ours:
        print(f"{arguments.folder}: no SVG file with a PNG file beside it", file=sys.stderr)
        return 1
    pictures = [(path, pixels.shape[1], pixels.shape[0]) for path, pixels in ours.items()]
    drawn = [(name, draw(pictures)) for name, draw in engines]

    print("| picture |" + "".join(f" {name} mean | max | max off edges |" for name, _ in drawn) + " |")
    print("| --- |" + " ---: | ---: | ---: |" * len(drawn) + " --- |")
    disagreeing: list[Path] = []
    worst = {name: [0.0, 0.0, 0.0] for name, _ in drawn}
    for path, pixels in ours.items():
        flat = ~edges(pixels)
        row, agrees, notes = f"| {path.stem} |", True, []
        for name, pictures_drawn in drawn:
            gap = np.abs(pixels - pictures_drawn[path]).max(axis=-1)
            mean = np.abs(pixels - pictures_drawn[path]).mean()
            figures = [mean, gap.max(), gap[flat].max(initial=0)]
            row += f" {figures[0]:.3f} | {figures[1]:.1f} | {figures[2]:.1f} |"
            if (name, path.stem) in KNOWN:
                notes.append(f"{name} {KNOWN[name, path.stem]}")
                continue
            worst[name] = [max(pair) for pair in zip(worst[name], figures)]
            agrees &= figures[0] <= MEAN_BAR and figures[2] <= FLAT_BAR
        print(row + f" {'; '.join(notes if agrees else notes + ['disagrees'])} |")
        if not agrees:
            disagreeing.append(path)
    print("| worst |" + "".join(" {:.3f} | {:.1f} | {:.1f} |".format(*worst[name]) for name, _ in drawn) + " all but what is marked |")
    print(f"\n{len(ours)} pictures, {len(disagreeing)} disagree")
    if arguments.sheet and disagreeing:
        rows = [[shown(pixels[path]) for pixels in [ours] + [each for _, each in drawn]] for path in disagreeing]
        sheet = Image.new("RGB", (sum(image.width + 6 for image in rows[0]), sum(row[0].height + 6 for row in rows)), "gray")
        y = 0
        for row in rows:
            x = 0
            for image in row:
                sheet.paste(image, (x, y))
                x += image.width + 6
            y += row[0].height + 6
        sheet.save(arguments.sheet)
    return 1 if disagreeing else 0


if __name__ == "__main__":
    sys.exit(main())
