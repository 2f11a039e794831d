"""What the command `stupor train` can be told."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

GAMES: Final = 2400
WIDTH: Final = 6


def add_train_options(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--players", type=int, default=2, metavar="N", help="seats (2)")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"how many ({GAMES})")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at a time")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="same N, same file")
    parser.add_argument("--width", type=int, default=WIDTH, metavar="N", help="lines of a turn")
    parser.add_argument("--start", type=Path, metavar="FILE", help="go on from these weights")
    parser.add_argument(
        "--firm",
        type=float,
        default=1.0,
        metavar="N",
        help="how firmly they hold on where few games teach new facts (1)",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the weights")
