"""Duchies as text: what a corrected grid must hold, and its one notation.

Rows stand apart by a slash or a new line; a bar parts the halves of a shared duchy.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from stupor.games.burgundy.board import Board, spread
from stupor.games.burgundy.boards import BOARD, ROWS, make_river_board, plain_board, shared_board
from stupor.games.burgundy.data.duchies import DUCHIES
from stupor.games.burgundy.data.other_duchies import RIVER_DUCHIES, SHARED_DUCHIES
from stupor.games.burgundy.ids import LETTERS
from stupor.games.burgundy.params import LARGEST_REGION
from stupor.language import mark, tr

STANDARD: Final = {"B": 12, "A": 6, "S": 6, "Y": 6, "C": 4, "M": 3}
DOUBLE: Final = {"B": 24, "A": 12, "S": 12, "Y": 12, "C": 7, "M": 6}
_HEX: Final = re.compile(r"[BASYCM][1-6]")
_CLUSTER: Final = re.compile(r"([A-Z]{1,3}\d?) ([0-9]): ((?:[BASYCM][1-6] ?)+)")
_RIVER: Final = re.compile(r"[A-Z]{1,3}\d?\.[BASYCM][1-6]-[A-Z]{1,3}\d?\.[BASYCM][1-6]")
#: Longer texts are no grids.
MOST_LETTERS: Final = 1_000
#: How many hexes stand in each row of a duchy, and in both halves of a shared one.
PLAIN_ROWS: Final = [[count] for count in ROWS]
SHARED_ROWS: Final = [[count, count - (count == max(ROWS))] for count in ROWS]
#: The middle space, where the first castle stands: of the duchies 1 and 2, and of shared ones.
CENTRE: Final = {"1": 18, "2": 18}
SHARED_CENTRE: Final = 36

NO_GRID: Final = mark("expected a grid of spaces, such as {example}")
ROWS_WRONG: Final = mark("the rows must hold {counts} spaces")
NUMBERS_WRONG: Final = mark("the numbers of a duchy cannot change")
COUNTS_WRONG: Final = mark("there must be {counts}")
REGION_WRONG: Final = mark("no region may have more than {size} spaces")
CENTRE_WRONG: Final = mark("the first castle is on the middle space")
APART: Final = mark("all spaces must be connected")


def lines_of(text: str) -> list[str]:
    """The rows of a grid, each with single blanks."""
    return [" ".join(line.split()) for line in re.split(r"[/\n]", text) if line.strip()]


def tidy(text: str) -> str:
    """A grid in its one notation.

    >>> tidy("  a6 B5  / c4 ")
    'A6 B5 / C4'
    """
    return " / ".join(line.upper() for line in lines_of(text))


def printed_grid(name: str) -> str:
    """The grid of a duchy as it is printed."""
    plain = [duchy.grid for duchy in DUCHIES if duchy.name == name]
    shared = [duchy.grid for duchy in SHARED_DUCHIES if duchy.name == name]
    river = [duchy.rows for duchy in RIVER_DUCHIES if duchy.name == name]
    return tidy((plain + shared + river)[0])


def printed_rivers(name: str) -> str:
    """The rivers of a solo duchy as they are printed."""
    return " ".join(next(d.rivers for d in RIVER_DUCHIES if d.name == name).split())


def grid_flaw(name: str, value: object) -> str:
    """What is wrong with a grid for a duchy; nothing for a sound one."""
    example = printed_grid(name)[:20] + " ..."
    if not isinstance(value, str) or len(value) > MOST_LETTERS:
        return tr(NO_GRID, example=example)
    lines = lines_of(tidy(value).replace(" / ", "/"))
    flaw = river_grid_flaw if BOARD[name].places else hex_grid_flaw
    return flaw(name, lines, example)


def hex_grid_flaw(name: str, lines: Sequence[str], example: str) -> str:
    """What is wrong with the rows of a duchy that hangs together."""
    rows = [[half.split() for half in line.split("|")] for line in lines]
    tokens = " ".join(lines).replace("|", " ").split()
    if not tokens or not all(map(_HEX.fullmatch, tokens)):
        return tr(NO_GRID, example=example)
    wanted = SHARED_ROWS if _is_shared(name) else PLAIN_ROWS
    if [[*map(len, row)] for row in rows] != wanted:
        return tr(ROWS_WRONG, counts=", ".join(" + ".join(map(str, row)) for row in wanted))
    return hexes_flaw(name, tokens)


def _is_shared(name: str) -> bool:
    return any(duchy.name == name for duchy in SHARED_DUCHIES)


def hexes_flaw(name: str, tokens: Sequence[str]) -> str:
    """What is wrong with the hexes of a grid of the right shape."""
    shared = _is_shared(name)
    if [int(token[1]) for token in tokens] != list(BOARD[name].numbers):
        return tr(NUMBERS_WRONG)
    if said := counts_flaw(tokens, DOUBLE if shared else STANDARD):
        return said
    middle = SHARED_CENTRE if shared else CENTRE.get(name)
    if middle is not None and tokens[middle][0] != "C":
        return tr(CENTRE_WRONG)
    return regions_flaw(board_of_grid(name, " / ".join(_rows(tokens, shared))))


def _rows(tokens: Sequence[str], shared: bool) -> list[str]:
    found, first = [], 0
    for left in ROWS:
        width = left * 2 - (left == 7) if shared else left
        row = list(tokens[first : first + width])
        if shared:
            row.insert(left, "|")
        found.append(" ".join(row))
        first += width
    return found


def counts_flaw(tokens: Sequence[str], wanted: dict[str, int]) -> str:
    """Whether there are as many hexes of each colour as there must be."""
    if Counter(token[0] for token in tokens) == wanted:
        return ""
    return tr(COUNTS_WRONG, counts=", ".join(f"{wanted[c]} {c}" for c in LETTERS))


def regions_flaw(board: Board) -> str:
    """Whether all hangs together, and no region is too large."""
    if max(board.region_size) > LARGEST_REGION:
        return tr(REGION_WRONG, size=LARGEST_REGION)
    return "" if spread(1, board.near, board.full) == board.full else tr(APART)


def board_of_grid(name: str, grid: str) -> Board:
    """The board of a grid in its one notation."""
    index = BOARD[name].index
    shared = [duchy for duchy in SHARED_DUCHIES if duchy.name == name]
    if shared:
        return shared_board(shared[0], index, grid.replace(" / ", "\n"))
    return plain_board(name, index, grid.replace("/", " "))


def river_grid_flaw(name: str, lines: Sequence[str], example: str) -> str:
    """What is wrong with the clusters of a solo duchy."""
    if not lines or not all(_CLUSTER.fullmatch(line) for line in lines):
        return tr(NO_GRID, example=example)
    tokens = [token for line in lines for token in line.partition(":")[2].split()]
    if len(tokens) != 37:
        return tr(ROWS_WRONG, counts=37)
    return counts_flaw(tokens, STANDARD)


def solo_flaw(name: str, rows: str, rivers: str) -> str:
    """What is wrong with clusters and rivers together."""
    try:
        board = make_river_board(name, BOARD[name].index, rows, rivers)
    except LookupError:
        return tr(APART)
    return regions_flaw(board)


def rivers_flaw(value: object) -> str:
    """Whether a text names rivers."""
    sound = isinstance(value, str) and 0 < len(value.split()) <= 40
    if not sound or not all(_RIVER.fullmatch(word) for word in str(value).upper().split()):
        return tr("expected rivers, such as TR.S6-TL.S1 TL.S1-BL.S4")
    return ""
