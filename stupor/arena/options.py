"""What the commands `stupor arena` and `stupor balance` can be told."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from stupor.ai.levels import LADDER
from stupor.files import bounds

#: Games of a match, and of a pair of the ladder; its tables of four and solo games are half.
GAMES: Final = 100
LADDER_GAMES: Final = 400
#: Where the outcomes of the ladder lie until its table is made.
FOLDER: Final = Path("build/ladder")
#: The page that holds the table.
PAGE: Final = Path(".github/docs/opponents.md")
#: Chapters are numbered up to that.
MOST_CHAPTER: Final = 99
#: Who plays for the balance report.
BALANCED: Final = "baron"
PATIENT: Final = "save results in {} and continue from there"
DASK: Final = "play on the machines of this Dask scheduler"


def add_arena_options(parser: argparse.ArgumentParser) -> None:
    """The options of `arena`, besides who sits at the table."""
    _add_work(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help=PATIENT.format("FILE"))
    parser.add_argument(
        "--ladder",
        action="store_true",
        help=f"play all levels against each other ({LADDER_GAMES} games a pair), write the table "
        f"in {PAGE}; --out is then a folder (default: {FOLDER}/GAME)",
    )
    parser.add_argument(
        "--top", choices=LADDER[1:], help=f"the highest level of --ladder (default: {LADDER[-1]})"
    )
    parser.add_argument("--readme", type=Path, default=PAGE, metavar="FILE", help=argparse.SUPPRESS)


def add_balance_options(parser: argparse.ArgumentParser) -> None:
    """The options of `balance`."""
    _add_level(parser)
    parser.add_argument(
        "--players",
        default="",
        metavar="N,M,...",
        help="numbers of players (default: all that the game allows)",
    )
    _add_work(parser)
    _add_folder(parser, "report")


def add_campaign_options(parser: argparse.ArgumentParser, folder: Path) -> None:
    """The options of `campaign`; its chapters lie in a folder."""
    _add_level(parser)
    number = bounds.whole(1, MOST_CHAPTER)
    parser.add_argument("--chapter", type=number, metavar="N", help="play only this chapter")
    parser.add_argument(
        "--folder", type=Path, default=folder, metavar="FOLDER", help="the folder with the chapters"
    )
    _add_work(parser)
    _add_folder(parser, "table")


def _add_level(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--level", default=BALANCED, help=f"level of the computers (default: {BALANCED})"
    )


def _add_folder(parser: argparse.ArgumentParser, written: str) -> None:
    told = f"{PATIENT.format('FOLDER')}; write the {written} there"
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=told)


def _add_work(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--games", type=bounds.games, metavar="N", help=f"how many games (default: {GAMES})"
    )
    parser.add_argument(
        "--jobs", type=bounds.jobs, default=1, metavar="N", help="games at a time (default: 1)"
    )
    parser.add_argument(
        "--json", action="store_true", help="one game per line as JSON, the summary last"
    )
    parser.add_argument(
        "--mixed",
        action="store_true",
        help="also accept results of another version of the program",
    )
    parser.add_argument("--dask", metavar="ADDRESS", help=DASK)
