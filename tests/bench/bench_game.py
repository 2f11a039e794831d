"""R5 and L2 over whole games: frames that are late, memory after games of bots."""

from tests.bench.ratio import Ratio
from tests.bench.screen import child, screen

IDS = ("R5", "L2")
_SPEED = 64


def run() -> list[Ratio]:
    """Let bots play two games at many times the usual speed, so that every frame changes."""
    with screen(1920, 1080) as env:
        found = child("game", _SPEED, env=env)
    words = f"frames of {found['frames']} over 16.7 ms of CPU (worst {found['worst_ms']:.0f} ms)"
    return [
        Ratio("R5", "= 0", found["late"], words),
        Ratio("R5", "-", found["median_ms"], "ms of CPU in a frame, median"),
        Ratio("L2", "<= 200 MB", found["last"], "MB resident after two games at 1080p"),
        Ratio("L2", "< 2 MB", found["growth"], "MB more after the second game than the first"),
    ]
