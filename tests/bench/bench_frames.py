"""R1 to R4: frames as multiples of U, one opaque full-frame blit and flip."""

from tests.bench.ratio import Ratio
from tests.bench.screen import child, screen

IDS = ("R1", "R2", "R3", "R4")
_SIZES = ((1920, 1080, 4.0), (3840, 2160, 3.0))


def run() -> list[Ratio]:
    """Measure at both sizes of the goals."""
    ratios = []
    for width, height, goal in _SIZES:
        with screen(width, height) as env:
            found = child("frames", width, height, env=env)
        at = f"at {height}p (U = {found['unit_ms']:.2f} ms)"
        full, drag, twelve = found["full"], found["drag"], found["twelve"]
        words = f"U, full redraw of {found['items']} items {at}"
        ratios += [
            Ratio("R1", f"<= {goal:g} U", full[0], words),
            Ratio("R2", "<= 0.5 U", drag[0], f"U, frame of a drag, median {at}"),
            Ratio("R2", "<= 1.5 U", drag[1], f"U, frame of a drag, p99 {at}"),
            Ratio("R3", "<= 1.5 U", twelve[0], f"U, twelve flights at once, median {at}"),
            Ratio("R4", "= 0", drag[2] + twelve[2], f"costly calls inside those frames {at}"),
        ]
    return ratios
