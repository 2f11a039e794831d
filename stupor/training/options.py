"""What the command `stupor train` can be told."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from stupor.arena.options import DASK, PATIENT
from stupor.files import bounds

GAMES: Final = 2400
WIDTH: Final = 6
#: More lines of a turn than any level looks at.
MOST_WIDTH: Final = 1000
#: From the seed of a training the seeds of its games are made.
MOST_SEED: Final = 10**9
FIRMEST: Final = 1e6


def add_train_options(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    _add_games(parser)
    width = bounds.whole(1, MOST_WIDTH)
    parser.add_argument(
        "--width",
        type=width,
        default=WIDTH,
        metavar="N",
        help=f"lines compared per turn (default: {WIDTH})",
    )
    parser.add_argument("--dask", metavar="ADDRESS", help=DASK)
    parser.add_argument(
        "--checkpoint",
        type=Path,
        metavar="FILE",
        help=PATIENT.format("FILE") + "; needs the same code and options",
    )
    parser.add_argument(
        "--curve", type=Path, metavar="FILE", help="draw the learning curve in this SVG file"
    )
    parser.add_argument("--start", type=Path, metavar="FILE", help="continue from these weights")
    parser.add_argument(
        "--firm",
        type=bounds.measure(0.001, FIRMEST),
        default=1.0,
        metavar="N",
        help="how strongly to keep the start weights where games are few (default: 1)",
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="write the weights to this file"
    )


def _add_games(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players", type=bounds.whole(1, 99), default=2, metavar="N", help="players (default: 2)"
    )
    parser.add_argument(
        "--games",
        type=bounds.games,
        default=GAMES,
        metavar="N",
        help=f"how many games (default: {GAMES})",
    )
    parser.add_argument(
        "--jobs", type=bounds.jobs, default=1, metavar="N", help="games at a time (default: 1)"
    )
    seed = bounds.whole(0, MOST_SEED)
    parser.add_argument(
        "--seed",
        type=seed,
        default=1,
        metavar="N",
        help="random seed; the same N gives the same file",
    )
