"""The work that is compared: which case of EffectBench, which peers, and what is aimed at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable

import libraries
from libraries import Peer


@dataclass
class Goal:
    """At least this many times as fast as a peer."""

    peer: str
    ratio: float


@dataclass
class Work:
    """One row of the table."""

    name: str
    case: str
    """Suite and name of the case in EffectBench, which does the same."""
    peers: Callable[["Scene"], list[Peer]]
    ours: Callable[["Scene"], "object"] | None = None
    """Our picture, for the comparison; None where the case itself writes it."""
    goals: list[Goal] = field(default_factory=list)
    alpha_only: bool = False
    """Compare the alpha only: where the colours are drawn by lot, coverage and blur must still agree."""


@dataclass
class OwnGoal:
    """At least this many times as fast as another case of ours, in pixels a second; or this share of the copy rate."""

    case: str
    ratio: float
    than: str | None = None
    threads: int = 1
    than_threads: int = 1


BLUR_GOALS = {1: 1.4, 2: 1.4, 3: 1.4, 4: 3, 8: 12, 15: 35, 30: 80, 60: 180}
MODE_GOALS = {
    "sourceOver": 0.95, "softLight": 1.5, "hue": 1.5, "saturation": 1.5, "color": 1.5, "luminosity": 1.5,
    "multiply": None, "screen": None,
}
# The colours that the cases of EffectBench use: straight alpha, sRGB-encoded.
LAYERS = [(0.1 * (i + 1), 1 - 0.1 * i, 0.5, 0.25 + 0.05 * i) for i in range(8)]
SWEEP = [(1, 0, 0, 1), (1, 1, 0, 1), (0, 1, 0, 1), (0, 0, 1, 1), (1, 0, 0, 1)]
CARD = {
    "ground": (225 / 255, 225 / 255, 235 / 255, 1), "fill": (225 / 255, 225 / 255, 235 / 255, 1), "card": (135, 816, 900, 900), "radius": 75,
    "shadows": [(30, 30, 30, (0, 0, 0, 0.2)), (-15, -15, 30, (1, 1, 1, 0.7))],
}
STROKE = {
    "ground": (0, 0, 0, 0), "outline": (0, 0, 1170, 2532), "radius": 165,
    "colors": [(0.74, 0.51, 0.95, 1), (0.96, 0.73, 0.92, 1), (0.55, 0.62, 1, 1), (1, 0.4, 0.47, 1), (1, 0.73, 0.44, 1),
               (0.78, 0.53, 1, 1), (0.74, 0.51, 0.95, 1)],
    "strokes": [(18, 0), (27, 12), (33, 36), (45, 45)],
}


def works() -> list[Work]:
    rows = []
    for sigma, ratio in BLUR_GOALS.items():
        rows.append(
            Work(
                f"blur, deviation {sigma}", f"blur/rgba/sigma={sigma}",
                lambda scene, sigma=sigma: libraries.blur_peers(scene.source, sigma),
                lambda scene, sigma=sigma: scene.blurred(sigma), [Goal("OpenCV f32", ratio)]))
    for mode, ratio in MODE_GOALS.items():
        rows.append(
            Work(
                f"blend, {mode}", f"composite/{mode}",
                lambda scene, mode=mode: libraries.composite_peers(scene.backdrop, scene.source, mode),
                lambda scene, mode=mode: scene.composited(mode), [Goal("Skia f32", ratio)] if ratio else []))
    rows.append(
        Work(
            "8 layers of colour", "composite/layers=8",
            lambda scene: libraries.layers_peers(scene.width, scene.height, LAYERS), goals=[Goal("Skia f32", 4)]))
    rows.append(
        Work(
            "angular gradient", "gradient/angular",
            lambda scene: libraries.angular_peers(scene.width, scene.height, SWEEP), goals=[Goal("Skia f32", 1.5)]))
    rows.append(
        Work(
            "rounded rectangle", "coverage/rounded-rect",
            lambda scene: libraries.rounded_rect_peers(scene.width, scene.height, 10.5, 75),
            goals=[Goal("Skia f32", 1)]))
    rows.append(
        Work(
            "neumorphic card, whole frame", "endtoend/neumorphic-card",
            lambda scene: libraries.frame_peers(scene.width, scene.height, CARD, libraries.card_frame, 0.05),
            goals=[Goal("Skia f32", 10), Goal("Skia 8 bit", 10)]))
    rows.append(
        Work(
            "intelligence stroke, whole frame", "endtoend/intelligence-stroke",
            lambda scene: libraries.frame_peers(scene.width, scene.height, STROKE, libraries.stroke_frame, 0.03),
            goals=[Goal("Skia f32", 40), Goal("Skia 8 bit", 40)], alpha_only=True))
    return rows


OWN_GOALS = [OwnGoal(f"blur/rgba/sigma={sigma}", 0.4) for sigma in (4, 8, 15, 30, 60)] + [
    OwnGoal("blur/alpha/sigma=8", 3, "blur/rgba/sigma=8"),
    OwnGoal("blur/alpha/sigma=30", 3, "blur/rgba/sigma=30"),
    OwnGoal("blur/rgba/sigma=8", 1.8, "blur/rgba/sigma=8", threads=2),
    OwnGoal("blur/rgba/sigma=30", 1.8, "blur/rgba/sigma=30", threads=2),
    OwnGoal("endtoend/neumorphic-card", 1.7, "endtoend/neumorphic-card", threads=2),
    OwnGoal("endtoend/intelligence-stroke", 1.7, "endtoend/intelligence-stroke", threads=2),
]
