"""What the command `stupor puzzles` can be told."""

from __future__ import annotations

import argparse
from pathlib import Path

from stupor.puzzles.puzzle import THEMES


def add_puzzle_options(parser: argparse.ArgumentParser) -> None:
    """The arguments of `stupor puzzles`."""
    parser.add_argument(
        "do",
        choices=("list", "show", "check", "make"),
        nargs="?",
        default="list",
        help="list the puzzles; show one; prove a sample again; make more (can be stopped)",
    )
    parser.add_argument("puzzle", nargs="?", default="", help="the id of a puzzle to show")
    parser.add_argument(
        "--theme",
        choices=THEMES,
        action="append",
        help="only puzzles of this theme; several may be named",
    )
    parser.add_argument("--all", action="store_true", help="check all puzzles, not a sample")
    parser.add_argument("--json", action="store_true", help="one puzzle per line as JSON")
    parser.add_argument("--into", type=Path, metavar="FILE", help="the work file of `make`")
    parser.add_argument(
        "--games", type=int, default=10, metavar="N", help="how many games to look through"
    )
    parser.add_argument("--seed", type=int, default=1001, metavar="N", help="the first game's seed")
    parser.add_argument("--ship", type=Path, metavar="DIR", help="write the game's puzzles there")
