"""The peers: each function returns the work as a callable that leaves its result in an array, or None without the library.

Everything is single precision and premultiplied unless a label says 8 bit. Conversions of the input are done
beforehand; what a callable does is the work itself and nothing else.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Callable

import numpy as np


def optional(name: str):
    """A module, or None where it can't be loaded."""
    try:
        return __import__(name)
    except (ImportError, OSError) as error:
        print(f"note: {name} is left out: {error}")
        return None


cv2 = optional("cv2")
skia = optional("skia")
pyvips = optional("pyvips")
cairo = optional("cairocffi")
blend2d = optional("blend2d")
try:
    from PIL import Image as pillow, ImageFilter as pillow_filter
except ImportError:
    pillow = None


@dataclass
class Peer:
    """One way of doing some work in another library."""

    label: str
    run: Callable[[], None]
    result: Callable[[], np.ndarray]
    tolerance: float


def to_bytes(picture: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def set_threads(count: int) -> None:
    """How many threads OpenCV may use; libvips reads VIPS_CONCURRENCY as it loads, the others work on one."""
    if cv2:
        cv2.setNumThreads(count)


# Skia


def skia_surface(array: np.ndarray):
    kind = skia.kRGBA_F32_ColorType if array.dtype == np.float32 else skia.kRGBA_8888_ColorType
    return skia.Surface(array, colorType=kind, alphaType=skia.kPremul_AlphaType)


def skia_image(array: np.ndarray):
    kind = skia.kRGBA_F32_ColorType if array.dtype == np.float32 else skia.kRGBA_8888_ColorType
    return skia.Image.fromarray(array, colorType=kind, alphaType=skia.kPremul_AlphaType)


def skia_color(red: float, green: float, blue: float, alpha: float = 1):
    return skia.Color4f(red, green, blue, alpha)


# Blur


def blur_peers(picture: np.ndarray, sigma: float) -> list[Peer]:
    """Gaussian blurs of a premultiplied float picture; outside it is transparent, or its edge where that is all a
    library can do."""
    peers = []
    small = to_bytes(picture)
    if cv2:
        target = np.empty_like(picture)

        def opencv():
            cv2.GaussianBlur(picture, (0, 0), sigma, dst=target, borderType=cv2.BORDER_CONSTANT)

        peers.append(Peer("OpenCV f32", opencv, lambda: target, 5e-4))
        small_target = np.empty_like(small)

        def opencv_bytes():
            cv2.GaussianBlur(small, (0, 0), sigma, dst=small_target, borderType=cv2.BORDER_CONSTANT)

        peers.append(Peer("OpenCV 8 bit", opencv_bytes, lambda: small_target / 255, 0.02))
    if skia:
        skia_target = np.zeros_like(small)
        surface = skia_surface(skia_target)
        canvas = surface.getCanvas()

        def skia_blur():
            # A new image each time: Skia keeps the results of filters of images it has seen.
            paint = skia.Paint(ImageFilter=skia.ImageFilters.Blur(sigma, sigma), BlendMode=skia.BlendMode.kSrc)
            canvas.drawImage(skia_image(small), 0, 0, skia.SamplingOptions(), paint)

        peers.append(Peer("Skia 8 bit", skia_blur, lambda: skia_target / 255, 0.03))
    if pillow:
        source = pillow.fromarray(small, "RGBA")
        holder = [source]

        def pillow_blur():
            holder[0] = source.filter(pillow_filter.GaussianBlur(sigma))

        peers.append(Peer("Pillow 8 bit", pillow_blur, lambda: inner(np.asarray(holder[0]) / 255, sigma), 0.03))
    if pyvips:
        image = pyvips.Image.new_from_memory(small, small.shape[1], small.shape[0], 4, "uchar")
        result = [b""]

        def vips_blur():
            # Integer precision is its vectorised path.
            result[0] = image.gaussblur(sigma, precision="integer", min_ampl=0.01).write_to_memory()

        peers.append(
            Peer(
                "libvips 8 bit", vips_blur,
                lambda: inner(np.frombuffer(result[0], np.uint8).reshape(small.shape) / 255, sigma), 0.02))
    return peers


def inner(picture: np.ndarray, sigma: float) -> np.ndarray:
    """The part of a picture that its edge can't have reached; the rest is not a number."""
    margin = min(math.ceil(4 * sigma) + 1, min(picture.shape[:2]) // 2 - 1)
    result = np.full(picture.shape, np.nan)
    result[margin:-margin, margin:-margin] = picture[margin:-margin, margin:-margin]
    return result


# Compositing

SKIA_MODES = {
    "sourceOver": "kSrcOver", "multiply": "kMultiply", "screen": "kScreen", "softLight": "kSoftLight", "hue": "kHue",
    "saturation": "kSaturation", "color": "kColor", "luminosity": "kLuminosity",
}


def composite_peers(backdrop: np.ndarray, source: np.ndarray, mode: str) -> list[Peer]:
    """One picture drawn over another with a blend mode, the whole frame."""
    peers = []
    if skia:
        target = backdrop.copy()
        canvas = skia_surface(target).getCanvas()
        image = skia_image(source)
        paint = skia.Paint(BlendMode=getattr(skia.BlendMode, SKIA_MODES[mode]))

        def draw():
            canvas.drawImage(image, 0, 0, skia.SamplingOptions(), paint)

        def fresh():
            target[:] = backdrop
            draw()
            return target

        peers.append(Peer("Skia f32", draw, fresh, 2e-3))
    if cairo and mode == "sourceOver":
        target_bytes = to_bytes(backdrop)
        source_bytes = to_bytes(source)
        height, width = backdrop.shape[:2]
        surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height, memoryview(target_bytes).cast("B"), width * 4)
        source_surface = cairo.ImageSurface(
            cairo.FORMAT_ARGB32, width, height, memoryview(source_bytes).cast("B"), width * 4)
        context = cairo.Context(surface)

        def cairo_draw():
            context.set_source_surface(source_surface)
            context.paint()
            surface.flush()

        def cairo_fresh():
            target_bytes[:] = to_bytes(backdrop)
            surface.mark_dirty()
            cairo_draw()
            return target_bytes / 255

        peers.append(Peer("Cairo 8 bit", cairo_draw, cairo_fresh, 0.01))
    return peers


def layers_peers(width: int, height: int, colors: list[tuple[float, ...]]) -> list[Peer]:
    """A cleared frame, then translucent colours over it, one after the other, the whole frame each."""
    if not skia:
        return []
    target = np.zeros((height, width, 4), np.float32)
    canvas = skia_surface(target).getCanvas()
    paints = [skia.Paint(skia_color(*color)) for color in colors]

    def draw():
        canvas.clear(0)
        for paint in paints:
            canvas.drawPaint(paint)

    return [Peer("Skia f32", draw, lambda: target, 2e-3)]


# Paint and coverage


def angular_peers(width: int, height: int, colors: list[tuple[float, ...]]) -> list[Peer]:
    """An angular gradient around the middle, from the positive x axis clockwise, over the whole frame."""
    if not skia:
        return []
    target = np.zeros((height, width, 4), np.float32)
    canvas = skia_surface(target).getCanvas()
    words = [skia.Color4f(*color).toColor() for color in colors]
    paint = skia.Paint(Shader=skia.GradientShader.MakeSweep(width / 2, height / 2, words))
    return [Peer("Skia f32", lambda: canvas.drawPaint(paint), lambda: target, 5e-3)]


def rounded_rect_peers(width: int, height: int, inset: float, radius: float) -> list[Peer]:
    """A cleared frame, then an opaque rounded rectangle with anti-aliased edges, nearly as large as the frame."""
    peers = []
    if skia:
        target = np.zeros((height, width, 4), np.float32)
        canvas = skia_surface(target).getCanvas()
        shape = skia.RRect.MakeRectXY(
            skia.Rect.MakeXYWH(inset, inset, width - 2 * inset, height - 2 * inset), radius, radius)
        paint = skia.Paint(skia_color(0.2, 0.4, 0.6))
        paint.setAntiAlias(True)

        def draw():
            canvas.clear(0)
            canvas.drawRRect(shape, paint)

        peers.append(Peer("Skia f32", draw, lambda: target, 0.02))
    outline = rounded_rect_outline(width, height, inset, radius)
    if cairo:
        surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
        context = cairo.Context(surface)
        context.set_source_rgba(0.2, 0.4, 0.6, 1)
        for x, y in outline:
            context.line_to(x, y)
        context.close_path()
        cairo_pixels = np.frombuffer(surface.get_data(), np.uint8).reshape(height, surface.get_stride() // 4, 4)

        def cairo_draw():
            context.set_operator(cairo.OPERATOR_CLEAR)
            context.paint()
            context.set_operator(cairo.OPERATOR_OVER)
            context.fill_preserve()
            surface.flush()

        peers.append(Peer("Cairo 8 bit", cairo_draw, lambda: red_first(cairo_pixels[:, :width]), 0.02))
    if blend2d:
        image = blend2d.Image(width, height)
        blend_context = blend2d.Context(image)
        path = blend2d.Path()
        path.move_to(*outline[0])
        for point in outline[1:]:
            path.line_to(*point)
        path.close()

        def blend_draw():
            blend_context.set_comp_op(blend2d.CompOp.SRC_COPY)
            blend_context.set_fill_style_rgba(0, 0, 0, 0)
            blend_context.fill_all()
            blend_context.set_comp_op(blend2d.CompOp.SRC_OVER)
            blend_context.set_fill_style_rgba(51, 102, 153, 255)
            blend_context.fill_path(path)

        peers.append(Peer("Blend2D 8 bit", blend_draw, lambda: red_first(np.asarray(image.asarray())), 0.02))
    return peers


def red_first(pixels: np.ndarray) -> np.ndarray:
    """Pixels in 0...1 from the bytes of 32-bit words with alpha on top, on a little-endian machine."""
    return pixels[..., [2, 1, 0, 3]] / 255


def rounded_rect_outline(width: int, height: int, inset: float, radius: float) -> list[tuple[float, float]]:
    """The corners as polygons, for bindings without curves; off by less than a hundredth of a pixel."""
    steps = 64
    points = []
    centres = [(width - inset - radius, height - inset - radius), (inset + radius, height - inset - radius),
               (inset + radius, inset + radius), (width - inset - radius, inset + radius)]
    for quarter, (x, y) in enumerate(centres):
        for step in range(steps + 1):
            angle = (quarter + step / steps) * math.pi / 2
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return points


# Whole frames


def card_frame(canvas, frame) -> None:
    """A neumorphic card: a rounded rectangle on a plain ground, with a dark and a light drop shadow."""
    canvas.clear(skia_color(*frame["ground"]))
    x, y, width, height = frame["card"]
    shape = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, width, height), frame["radius"], frame["radius"])
    filters = None
    for shadow in frame["shadows"]:
        offset_x, offset_y, sigma, color = shadow
        filters = skia.ImageFilters.DropShadow(offset_x, offset_y, sigma, sigma, skia_color(*color).toColor(), filters)
    paint = skia.Paint(skia_color(*frame["fill"]))
    paint.setAntiAlias(True)
    paint.setImageFilter(filters)
    canvas.drawRRect(shape, paint)


def stroke_frame(canvas, frame) -> None:
    """Strokes of an angular gradient around a rounded rectangle, each blurred by its own deviation."""
    canvas.clear(skia_color(*frame["ground"]))
    x, y, width, height = frame["outline"]
    words = [skia_color(*color).toColor() for color in frame["colors"]]
    shader = skia.GradientShader.MakeSweep(x + width / 2, y + height / 2, words)
    for line_width, sigma in frame["strokes"]:
        paint = skia.Paint(Shader=shader, Style=skia.Paint.kStroke_Style, StrokeWidth=line_width)
        paint.setAntiAlias(True)
        # The stroke lies within the outline.
        inset = line_width / 2
        shape = skia.RRect.MakeRectXY(
            skia.Rect.MakeXYWH(x + inset, y + inset, width - line_width, height - line_width),
            frame["radius"] - inset, frame["radius"] - inset)
        if sigma > 0:
            paint.setImageFilter(skia.ImageFilters.Blur(sigma, sigma))
        canvas.drawRRect(shape, paint)


def frame_peers(width: int, height: int, frame, draw, tolerance: float) -> list[Peer]:
    """A whole frame in Skia, in floats and in bytes: the goal counts the faster."""
    peers = []
    if skia:
        for label, kind in (("Skia f32", np.float32), ("Skia 8 bit", np.uint8)):
            target = np.zeros((height, width, 4), kind)
            canvas = skia_surface(target).getCanvas()
            scale = 1 if kind == np.float32 else 255
            peers.append(
                Peer(
                    label, lambda canvas=canvas: draw(canvas, frame),
                    lambda target=target, scale=scale: target / scale, tolerance))
    return peers
