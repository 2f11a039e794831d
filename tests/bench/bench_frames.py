"""R1 to R4 and R6: frames of the real table as multiples of U, one full-frame blit and flip."""

from stupor.games import registry
from tests.bench.ratio import Ratio
from tests.bench.screen import child, screen
from tests.bench.size import size

IDS = ("R1", "R2", "R3", "R4", "R6")
_SIZES = ((1920, 1080), (3840, 2160))[: size(2)]


def run() -> list[Ratio]:
    """Measure at both sizes of the goals, in every game."""
    return [ratio for game in registry.GAMES for size in _SIZES for ratio in _of(game, *size)]


def _of(game: str, width: int, height: int) -> list[Ratio]:
    with screen(width, height) as env:
        found = child("frames", width, height, game, env=env)
    title = "" if game == registry.FIRST else f" in {registry.get(game).title}"
    at = f"at {height}p{title} (U = {found['unit_ms']:.2f} ms)"
    full, twelve = found["full"]["median"], found["twelve"]["median"]
    words = f"U, full redraw of {found['items']} items {at}"
    ratios = [Ratio("R1", "<= 2.5 U", full, words)]
    for kind in ("drag", "hover"):
        median, p99 = found[kind]["median"], found[kind]["p99"]
        ratios.append(Ratio("R2", "<= 0.3 U", median, f"U, frame of a {kind}, median {at}"))
        ratios.append(Ratio("R2", "<= 0.8 U", p99, f"U, frame of a {kind}, p99 {at}"))
    calls = sum(found[kind]["calls"] for kind in ("drag", "hover", "twelve"))
    ratios += [
        Ratio("R3", "<= 0.8 U", twelve, f"U, twelve flights at once, median {at}"),
        Ratio("R4", "<= 0", calls, f"costly calls inside those frames {at}"),
    ]
    if height == 1080:
        for figure, most in (("median", 1), ("p99", 3)):
            value = found["latency"][figure]
            words = f"ms from input to pixel while dragging, {figure} {at}"
            ratios.append(Ratio("R6", f"<= {most} ms", value, words))
    return ratios
