"""How long the levels think: python -m tests.ai.seconds [--game burgundy] [--levels duke,emperor].

Seconds of one processor for a decision that is one: half of them are below p50, one of twenty is
above p95. They are taken from games of Knights, from end to end. `--build fast` asks the compiled
copy that `python -m tests.fast build` makes. `--asked` tells seconds on the clock instead, until
the window has the answer of its AI process, or of the two in which an Emperor thinks.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from stupor.ai.bot import finish
from stupor.ai.child_process import collect_seldom
from stupor.ai.levels import LADDER, make_bot
from stupor.ai.view import SeatView
from stupor.files import bounds
from stupor.games import registry
from stupor.match.thinking import Thinker, Thought
from stupor.match.worker import WORKER_HOLDER
from tests import fast

SEATS: Final = (2, 3, 4)
BUILDS: Final = ("plain", "fast")
#: Who plays the games, so that they are seen from end to end in little time.
GUIDE: Final = "knight"
#: Set-ups in which a level meets all there is.
OPTIONS: Final[dict[str, dict[str, Any]]] = {"burgundy": {"duchies": "dealt"}}
#: Every so many decisions with a choice are timed.
EVERY: Final = 11


#: The seconds of a thought.
Timing = Callable[[Thinker, SeatView], float]


def timed(game: str, level: str, seats: int, decisions: int, timing: Timing) -> list[float]:
    """Seconds of so many decisions of a level."""
    found: list[float] = []
    seed = 0
    while len(found) < decisions:
        seed += 1
        found.extend(_game(game, level, seats, seed, timing))
    return found[:decisions]


def _game(game: str, level: str, seats: int, seed: int, timing: Timing) -> Iterator[float]:
    """The seconds of some decisions of one game."""
    spec = registry.get(game)
    rules = spec.rules
    state = rules.setup(seats, seed, OPTIONS.get(game, {}))
    thinker, guide = Thinker(spec, level, seed), make_bot(GUIDE, rules, spec.advisor, seed)
    ply = choices = 0
    while (asked := rules.decision(state)) is not None:
        view = SeatView(rules, state, asked, ply)
        choices += len(asked.options) > 1
        if len(asked.options) > 1 and choices % EVERY == seed % EVERY:
            yield timing(thinker, view)
        rules.apply(state, finish(guide.think(view))[0][0])
        ply += 1


def here(thinker: Thinker, view: SeatView) -> float:
    """Seconds of this processor."""
    begun = time.process_time()
    finish(thinker.bot.think(view))
    return time.process_time() - begun


def asked_of_process(thinker: Thinker, view: SeatView) -> float:
    """Seconds on the clock until the AI process has answered."""
    begun = time.perf_counter()
    thought = Thought(thinker, view)
    while thought.poll() is None:
        time.sleep(thought.patience / 10)
    return time.perf_counter() - begun


@contextmanager
def _timing(asked: bool) -> Iterator[Timing]:
    if asked:
        WORKER_HOLDER.open(registry.get)
    yield asked_of_process if asked else here
    WORKER_HOLDER.close()


def share(found: Sequence[float], part: float) -> float:
    """The value below which that part of some values lies.

    >>> share([4.0, 1.0, 3.0, 2.0], 0.5), share([4.0, 1.0, 3.0, 2.0], 1.0)
    (2.0, 4.0)
    """
    ordered = sorted(found)
    return ordered[max(0, round(part * len(ordered)) - 1)]


def row(game: str, level: str, seats: int, decisions: int, asked: bool) -> dict[str, Any]:
    """The figures of a level at a table of so many."""
    with _timing(asked) as timing:
        found = timed(game, level, seats, decisions, timing)
    p50, p95, most = (round(share(found, part), 4) for part in (0.5, 0.95, 1.0))
    return {"level": level, "seats": seats, "n": len(found), "p50": p50, "p95": p95, "max": most}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", default="burgundy", choices=registry.GAMES)
    parser.add_argument("--levels", default=",".join(LADDER))
    parser.add_argument("--seats", default=",".join(map(str, SEATS)))
    parser.add_argument("--decisions", type=bounds.whole(1, 10**6), default=60, help="of each")
    parser.add_argument("--build", default="plain", choices=BUILDS)
    parser.add_argument("--asked", action="store_true", help="on the clock, as the window asks")
    parser.add_argument("--json", action="store_true", help="rows as JSON")
    return parser


def main() -> int:
    """Run from the command line."""
    asked = _parser().parse_args()
    collect_seldom()  # as whoever thinks outside the window
    for level in asked.levels.split(","):
        for seats in map(int, asked.seats.split(",")):
            if asked.build == "plain":
                found = row(asked.game, level, seats, asked.decisions, asked.asked)
            else:
                same = ["--levels", level, "--seats", seats, "--decisions", asked.decisions]
                same += ["--asked"] * asked.asked
                told = fast.child(fast.FAST, __spec__.name, "--json", "--game", asked.game, *same)
                found = json.loads(told)
            print(json.dumps(found) if asked.json else _line(found, asked.build), flush=True)
    return 0


def _line(found: dict[str, Any], build: str) -> str:
    times = " / ".join(f"{found[name]:.3f}" for name in ("p50", "p95", "max"))
    return f"| {found['level']} | {build} | {found['seats']} | {found['n']} | {times} |"


if __name__ == "__main__":
    sys.exit(main())
