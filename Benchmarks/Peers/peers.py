"""Times the same work in EffectBench and in other libraries, in turns, and prints what was aimed at and met.

The agreement of the results is checked before any speed is compared: a peer whose picture differs by more than its
tolerance is shown, but its speed counts for no goal.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np


@dataclass
class Scene:
    """The pixels that all work is done on, and our own results."""

    bench: str
    folder: Path
    width: int
    height: int
    source: np.ndarray
    backdrop: np.ndarray

    @staticmethod
    def make(bench: str, folder: Path, width: int, height: int) -> "Scene":
        generator = np.random.default_rng(20240607)

        def picture() -> np.ndarray:
            # A step, a ramp and noise: flat parts would flatter whoever skips them.
            pixels = generator.random((height, width, 4), dtype=np.float32)
            pixels[: height // 3, :, :3] *= 0.25
            pixels[height // 2 :, : width // 2, 3] = 1
            pixels[..., :3] *= pixels[..., 3:]
            return np.ascontiguousarray(pixels)

        scene = Scene(bench, folder, width, height, picture(), picture())
        np.save(folder / "source.npy", scene.source)
        np.save(folder / "backdrop.npy", scene.backdrop)
        return scene

    def call(self, *words: str) -> None:
        done = subprocess.run([self.bench, *words], capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"EffectBench {' '.join(words)}: {done.stderr.strip()}")

    def blurred(self, sigma: float) -> np.ndarray:
        output = self.folder / "blurred.npy"
        self.call(
            "blur", str(self.folder / "source.npy"), str(output), "--radius", str(sigma), "--edge", "transparent",
            "--premultiplied")
        return np.load(output)

    def composited(self, mode: str) -> np.ndarray:
        output = self.folder / "composited.npy"
        self.call(
            "composite", str(self.folder / "backdrop.npy"), str(self.folder / "source.npy"), "--mode", mode, "--output",
            str(output), "--premultiplied")
        return np.load(output)

    def drawn(self, case: str) -> np.ndarray:
        """The picture that a case of the benchmark makes."""
        pictures = self.folder / "pictures"
        self.call(
            "bench", "--filter", case, "--size", f"{self.width}x{self.height}", "--repeat", "1", "--pictures",
            str(pictures))
        return np.load(pictures / (case.replace("/", "-") + ".npy"))

    def times(self, case: str, threads: int) -> dict | None:
        """Figures of a case from one run of the benchmark, or None if there is no such case."""
        report = self.folder / "report.json"
        words = [self.bench, "bench", "--filter", case, "--size", f"{self.width}x{self.height}"]
        words += ["--threads", str(threads), "--json", str(report)]
        done = subprocess.run(words, capture_output=True, text=True)
        if done.returncode != 0:
            return None
        results = json.loads(report.read_text())["results"]
        return next((r for r in results if f"{r['suite']}/{r['name']}" == case and r["threads"] == threads), None)


@dataclass
class Timing:
    """The best time of some work over all rounds, in seconds a frame, and every run's."""

    seconds: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        return min(self.seconds)

    @property
    def spread(self) -> float:
        return (statistics.median(self.seconds) - self.best) / self.best


def time_peer(peer, timing: Timing, budget: float = 0.4) -> None:
    peer.run()
    begin = time.perf_counter()
    count = 0
    while count < 3 or (count < 30 and time.perf_counter() - begin < budget):
        start = time.perf_counter()
        peer.run()
        timing.seconds.append(time.perf_counter() - start)
        count += 1
        if timing.seconds[-1] > 1.5:
            break


def difference(first: np.ndarray, second: np.ndarray) -> float:
    """The largest difference of two pictures where both are defined, leaving out one value in a thousand: coverage on
    the edge of a shape may differ by a convention."""
    gap = np.abs(first.astype(np.float64) - second.astype(np.float64))
    gap = gap[np.isfinite(gap)]
    return float(np.quantile(gap, 0.999)) if gap.size else float("nan")


def table(headings: list[str], rows: list[list[str]]) -> None:
    widths = [max(len(row[i]) for row in [headings, *rows]) for i in range(len(headings))]
    for number, row in enumerate([headings, *rows]):
        print("| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |")
        if number == 0:
            print("|" + "|".join("-" * (width + 2) for width in widths) + "|")
    sys.stdout.flush()


def short(value: float) -> str:
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def compare(work, scene: Scene, rounds: int, threads: int) -> tuple[list[list[str]], list[dict]]:
    """The rows of one piece of work, and the same for the JSON file."""
    first = scene.times(work.case, threads)
    if first is None:
        return [[work.name, "no such case", "", "", "", "", ""]], []
    peers = work.peers(scene)
    picture = work.ours(scene) if work.ours else scene.drawn(work.case)
    part = np.s_[..., 3] if work.alpha_only else np.s_[...]
    gaps = []
    for peer in peers:
        peer.run()
        gaps.append(difference(picture[part], peer.result()[part]))

    pixels = scene.width * scene.height
    ours = Timing()
    theirs = [Timing() for _ in peers]
    for number in range(rounds):
        figures = first if number == 0 else scene.times(work.case, threads)
        ours.seconds.append(figures["min_ns_per_px"] * pixels * 1e-9)
        for peer, timing in zip(peers, theirs):
            time_peer(peer, timing)

    rows, records = [], []
    for peer, gap, timing in zip(peers, gaps, theirs):
        ratio = timing.best / ours.best
        agrees = gap <= peer.tolerance
        goal = next((g.ratio for g in work.goals if g.peer == peer.label), None)
        verdict = "" if goal is None else "pictures differ" if not agrees else "met" if ratio >= goal else "not met"
        rows.append([
            work.name, short(pixels / ours.best * 1e-6), peer.label, short(pixels / timing.best * 1e-6),
            f"{short(ratio)}x", f"{gap:.1e}{'' if agrees else ' !'}", "" if goal is None else f"{goal}x: {verdict}",
        ])
        records.append({
            "work": work.name, "case": work.case, "peer": peer.label, "threads": threads,
            "ours_mp_per_s": pixels / ours.best * 1e-6, "peer_mp_per_s": pixels / timing.best * 1e-6, "ratio": ratio,
            "difference": gap, "agrees": agrees, "goal": goal, "verdict": verdict, "peer_spread": timing.spread,
        })
    return rows, records


def own_goals(scene: Scene, goals, rounds: int) -> list[list[str]]:
    rows = []
    for goal in goals:
        runs = [
            (scene.times(goal.case, goal.threads), scene.times(goal.than, goal.than_threads) if goal.than else None)
            for _ in range(rounds)
        ]
        if runs[0][0] is None or (goal.than and runs[0][1] is None):
            rows.append([goal.case, "no such case", "", ""])
            continue
        if goal.than:
            ratio = min(b["min_ns_per_px"] for _, b in runs) / min(a["min_ns_per_px"] for a, _ in runs)
            what = f"{goal.case} with {goal.threads} threads against {goal.than} with {goal.than_threads}"
        else:
            ratio = max(a["of_copy"] for a, _ in runs)
            what = f"{goal.case} against copying the frame"
        rows.append([what, f"{short(ratio)}x", f"{goal.ratio}x", "met" if ratio >= goal.ratio else "not met"])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bench", required=True, help="the EffectBench program, release build")
    parser.add_argument("--rounds", type=int, default=3, help="how often the libraries take turns")
    parser.add_argument("--only", default="", help="only work whose name or case holds this text")
    parser.add_argument("--threads", type=int, default=1, help="how many threads each may use")
    parser.add_argument("--size", default="1170x2532", help="the frame in pixels")
    parser.add_argument("--json", help="write the figures to a file")
    options = parser.parse_args()
    width, height = (int(part) for part in options.size.split("x"))

    os.environ["VIPS_CONCURRENCY"] = str(options.threads)
    import libraries
    import works

    libraries.set_threads(options.threads)
    records: list[dict] = []
    with tempfile.TemporaryDirectory() as folder:
        scene = Scene.make(options.bench, Path(folder), width, height)
        rows = []
        for work in works.works():
            if options.only not in work.name and options.only not in work.case:
                continue
            print(f"{work.name} ...", file=sys.stderr, flush=True)
            more, found = compare(work, scene, options.rounds, options.threads)
            rows += more
            records += found
        print(f"\n{width}x{height}, {options.threads} thread(s), best of {options.rounds} interleaved rounds, MP/s\n")
        table(["work", "ours", "peer", "theirs", "ours is", "difference", "goal"], rows)
        if not options.only:
            print("\nGoals that need no peer\n")
            table(["what", "measured", "goal", ""], own_goals(scene, works.OWN_GOALS, options.rounds))
    if options.json:
        Path(options.json).write_text(json.dumps(records, indent=2) + "\n")
    missed = [r for r in records if r["verdict"] not in ("", "met")]
    print(f"\n{sum(r['verdict'] == 'met' for r in records)} goals met, {len(missed)} not met")


if __name__ == "__main__":
    main()
