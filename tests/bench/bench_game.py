"""L2 over whole games: memory after games of bots, and frames late at many times the speed."""

from stupor.games import registry
from tests.bench.ratio import Ratio
from tests.bench.screen import child, screen
from tests.bench.size import size

IDS = ("R5", "L2")
_SPEED = 64
#: After so many games every cache has seen what it will see.
_WARM = size(3)
_GAMES = size(6, 2)


def run() -> list[Ratio]:
    """Let bots play games at many times the usual speed, so that every frame changes."""
    return [ratio for game in registry.GAMES for ratio in _of(game)]


def _of(game: str) -> list[Ratio]:
    with screen(1920, 1080) as env:
        found = child("game", game, _SPEED, _GAMES, env=env)
    title = "" if game == registry.FIRST else f" in {registry.get(game).title}"
    words = f"frames of {found['frames']} over 16.7 ms of CPU (worst {found['worst_ms']:.0f} ms)"
    memory = found["memory"]
    course = ", ".join(f"{value:.0f}" for value in memory)
    growth = (memory[-1] - memory[_WARM - 1]) / (_GAMES - _WARM)
    return [
        Ratio("R5", "-", found["late"], f"at {_SPEED} times the speed{title}: {words}"),
        Ratio("R5", "-", found["p99_ms"], f"ms of CPU p99{title}, median {found['median_ms']:.1f}"),
        Ratio("L2", "<= 170 MB", memory[-1], f"MB resident after {_GAMES} games{title} ({course})"),
        Ratio("L2", "< 2 MB", growth, f"MB more for each game after the first {_WARM}{title}"),
    ]
