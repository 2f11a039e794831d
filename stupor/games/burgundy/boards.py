"""All boards by number and by name, read from the grids in the data."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from stupor.games.burgundy.board import Board, Place, make_board
from stupor.games.burgundy.data.duchies import DUCHIES, LANES, POSTS, WITH_POSTS
from stupor.games.burgundy.data.other_duchies import (
    RIVER_DUCHIES,
    SHARED_DUCHIES,
    SharedDuchy,
)
from stupor.games.burgundy.ids import LETTERS

#: How many hexes stand in each row of a duchy.
ROWS: Final = (4, 5, 6, 7, 6, 5, 4)
#: The right half of a shared duchy lies so many half hexes to the right.
HALF: Final = 12
SEAM: Final = 3
#: What a board with corrected figures is remembered by: board, grid, rivers.
_corrected: dict[tuple[str, str, str], Board] = {}


def read_hex(token: str) -> tuple[int, int]:
    """A hex as a grid writes it.

    >>> read_hex("B3")
    (0, 3)
    """
    return LETTERS.index(token[0]), int(token[1])


def row_places(shift: int = 0) -> list[list[Place]]:
    """Where the hexes of a duchy lie, row by row: row and half hexes."""
    return [
        [(row, shift + 7 - count + 2 * place) for place in range(count)]
        for row, count in enumerate(ROWS)
    ]


def space_at(row: int, column: int) -> int:
    """The space in a row and column, both from 1.

    >>> space_at(1, 1), space_at(4, 4)
    (0, 18)
    """
    return sum(ROWS[: row - 1]) + column - 1


def row_of(board: Board, space: int) -> int:
    """The row in which a space lies, from 1; 0 in a duchy of clusters.

    >>> row_of(BOARD["1"], 18), row_of(BOARD["12a"], 8), row_of(BOARD["13a"], 0)
    (4, 2, 0)
    """
    if board.places:
        return 0
    halves = 2 if board.size > sum(ROWS) else 1
    ends = accumulate(halves * count - (halves > 1 and count == max(ROWS)) for count in ROWS)
    return 1 + sum(space >= end for end in ends)


def plain_board(name: str, index: int, grid: str) -> Board:
    """The board of a duchy for one."""
    places = [place for row in row_places() for place in row]
    posts = name in WITH_POSTS
    return make_board(
        name,
        index,
        [read_hex(token) for token in grid.split()],
        places,
        posts={name: [space_at(*hex_) for hex_ in touched] for name, touched in POSTS.items()}
        if posts
        else None,
        lanes=[(one, other, [space_at(*hex_) for hex_ in lane]) for one, other, lane in LANES]
        if posts
        else (),
    )


def shared_board(duchy: SharedDuchy, index: int, grid: str) -> Board:
    """The board of a team: both halves, row by row."""
    hexes: list[tuple[int, int]] = []
    places: list[Place] = []
    for row, line in enumerate(grid.strip().split("\n")):
        left, right = (half.split() for half in line.split("|"))
        beyond = row_places(HALF)[row]
        hexes += [read_hex(token) for token in (*left, *right)]
        places += [*row_places()[row], *(beyond[1:] if row == SEAM else beyond)]
    return make_board(duchy.name, index, hexes, places)


def make_river_board(name: str, index: int, rows: str, joined: str) -> Board:
    """A board of clusters, joined by rivers alone; LookupError for a river from nowhere."""
    hexes: list[tuple[int, int]] = []
    places: list[Place] = []
    named: dict[str, int] = {}
    depth: dict[str, int] = {}
    names: list[str] = []
    for line in rows.replace("/", "\n").split("\n"):
        head, colon, tokens = line.strip().partition(":")
        if not colon:
            continue
        cluster, offset = head.split()
        depth[cluster] = row = depth.get(cluster, -1) + 1
        for number, token in enumerate(tokens.split()):
            named[f"{cluster}.{token}"] = len(hexes)
            hexes.append(read_hex(token))
            places.append((cluster, row, int(offset) + 2 * number))
            count = sum(place[0] == cluster for place in places)
            names.append(f"{cluster.lower()}.{count}")
    rivers = []
    for river in joined.split():
        one, other = river.split("-")
        rivers.append((named[one], named[other]))
    return make_board(name, index, hexes, places, rivers, names=names)


def _boards() -> Iterator[Board]:
    index = 0
    for duchy in DUCHIES:
        yield plain_board(duchy.name, index, duchy.grid)
        index += 1
    for shared in SHARED_DUCHIES:
        yield shared_board(shared, index, shared.grid)
        index += 1
    for river in RIVER_DUCHIES:
        yield make_river_board(river.name, index, river.rows, river.rivers)
        index += 1


BOARDS: Final = tuple(_boards())
BOARD_NAMES: Final = tuple(board.name for board in BOARDS)
BOARD: Final = {board.name: board for board in BOARDS}


def corrected_board(name: str, grid: str, rivers: str) -> Board:
    """A board with another grid, or other rivers; the same one whenever it is asked for."""
    key = (name, grid, rivers)
    known = _corrected.get(key)
    if known is None:
        known = _corrected[key] = _made_anew(BOARD[name], grid, rivers)
    return known


def _made_anew(printed: Board, grid: str, rivers: str) -> Board:
    for shared in SHARED_DUCHIES:
        if shared.name == printed.name:
            return shared_board(shared, printed.index, grid.replace(" / ", "\n"))
    for duchy in RIVER_DUCHIES:
        if duchy.name == printed.name:
            rows, ways = grid or duchy.rows, rivers or duchy.rivers
            return make_river_board(printed.name, printed.index, rows, ways)
    return plain_board(printed.name, printed.index, grid.replace("/", " "))
