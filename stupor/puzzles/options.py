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
        help="list the puzzles, show one, check a sample, or make more (can be stopped)",
    )
    parser.add_argument("puzzle", nargs="?", default="", help="the id of the puzzle to show")
    parser.add_argument(
        "--theme",
        choices=THEMES,
        action="append",
        help="only puzzles of this theme; may be repeated",
    )
    parser.add_argument("--all", action="store_true", help="check all puzzles, not a sample")
    parser.add_argument("--json", action="store_true", help="one puzzle per line as JSON")
    parser.add_argument(
        "--into", type=Path, metavar="FILE", help="where `make` keeps its work, to continue later"
    )
    parser.add_argument(
        "--games",
        type=int,
        default=10,
        metavar="N",
        help="games that `make` searches (default: 10)",
    )
    parser.add_argument(
        "--seed", type=int, default=1001, metavar="N", help="random seed of the first game"
    )
    parser.add_argument(
        "--ship", type=Path, metavar="DIR", help="write the finished puzzles to this folder"
    )
