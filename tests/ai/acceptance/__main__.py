"""Are reviews to be believed? python -m tests.ai.acceptance --game burgundy --minutes 20.

Games of every rank against a Baron are graded with two seeds and their marks with a third; chances,
luck and what is hidden are tried, each beside a false build that must fail. Every piece is kept in
a file (`--out`), so that the command can be stopped and goes on; then it prints the figures.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from stupor.files import bounds
from stupor.games import registry
from tests.ai.acceptance.figures import figures
from tests.ai.acceptance.pieces import USUAL, Piece, measured, pieces

ROOT: Final = Path(__file__).parents[3]


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", choices=registry.names(), default=registry.names()[0])
    parser.add_argument("--games", type=bounds.games, default=24, help="of each rank")
    parser.add_argument("--first", type=bounds.whole(0, 10**6), default=0, help="number of these")
    parser.add_argument("--minutes", type=float, default=20.0, help="of this processor, at most")
    parser.add_argument("--only", default=",".join(USUAL), help="these kinds of pieces")
    parser.add_argument("--out", type=Path, help="where the pieces are kept")
    asked = parser.parse_args()
    out = asked.out or ROOT / "build" / "acceptance" / f"{asked.game}.jsonl"
    out.parent.mkdir(parents=True, exist_ok=True)
    kept = (
        [json.loads(line) for line in out.read_text("utf-8").splitlines()] if out.exists() else []
    )
    of_all = pieces(asked.game, asked.games, asked.first)
    wanted = [each for each in of_all if each.kind in asked.only.split(",")]
    for told in _made(wanted, kept, asked.game, asked.minutes):
        kept.append(told)
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")
    print(*_table(kept, asked.game), sep="\n")
    return 0


def _made(
    wanted: list[Piece], kept: list[dict[str, Any]], game: str, minutes: float
) -> Iterator[dict[str, Any]]:
    """The pieces that are not kept yet, until the time is over."""
    done, until = {_name(each) for each in kept}, time.process_time() + 60 * minutes
    for piece in wanted:
        if piece not in done and time.process_time() < until:
            began = time.process_time()
            told = measured(piece, game)
            told["cpu"] = round(time.process_time() - began, 2)
            print(*piece, told["cpu"], file=sys.stderr, flush=True)
            yield told


def _name(told: dict[str, Any]) -> Piece:
    return Piece(told["kind"], told["rank"], told["number"])


def _table(kept: list[dict[str, Any]], game: str) -> Iterator[str]:
    """The figures as lines of a page."""
    yield f"| {registry.get(game).title} | figure | goal | | measured on |\n|---|---|---|---|---|"
    signs = {True: "✓", False: "✗", None: ""}
    for name, told, goal, good, of in figures(kept, game):
        yield f"| {name} | {told} | {goal} | {signs[good]} | {of} |"


if __name__ == "__main__":
    sys.exit(main())
