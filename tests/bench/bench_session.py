"""R5: a session at real speed, with and without rivals that think."""

import math
import os
from typing import Any

from stupor.games import registry
from tests.bench.ratio import Ratio
from tests.bench.screen import child, screen
from tests.bench.size import size

IDS = ("R5",)


def run() -> list[Ratio]:
    """Play for BENCH_SESSION seconds (60, as the goal says) against each kind of rival."""
    seconds = float(os.environ.get("BENCH_SESSION", size(60, 4)))
    with screen(1920, 1080) as env:
        quick = child("session", "random", seconds, env=env)
        deep = child("session", "ponder", seconds, env=env)
        emperors = {
            game: child("session", "emperor", seconds, game, env=env) for game in registry.GAMES
        }
    return [
        _late(deep, "rivals that think"),
        *(_late(found, f"three Emperors, {game}") for game, found in emperors.items()),
        Ratio(
            "R5",
            "<= 1.15 x",
            deep["p99_ms"] / quick["p99_ms"],
            f"p99 with rivals that think ({deep['p99_ms']:.1f} ms) over p99 without",
        ),
        Ratio("R5", "<= 400", deep["sign_ms"], "ms until a rival's turn shows, at worst"),
    ]


def _late(found: dict[str, Any], rivals: str) -> Ratio:
    """Late frames; no figure where nobody came to a choice in that time."""
    late = found["late"] if found["moves"] else math.nan
    worst = f"worst {found['worst_ms']:.1f} ms, {found['moves']} choices, {rivals}"
    return Ratio("R5", "<= 0", late, f"frames of {found['frames']} over 16.7 ms of CPU ({worst})")
