"""Boards out of their printed grids: which hexes touch and which regions they make."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from stupor.games.burgundy.boards import BOARD_NAMES
from stupor.games.burgundy.data.duchies import DUCHIES
from stupor.games.burgundy.data.other_duchies import RIVER_DUCHIES, SHARED_DUCHIES

#: The straight lanes between border posts, by row and column from 1.
LANES: Final = (
    ((2, 1), (2, 2), (2, 3), (2, 4), (2, 5)),
    ((3, 6), (4, 6), (5, 5), (6, 4), (7, 3)),
    ((3, 1), (4, 2), (5, 2), (6, 2), (7, 2)),
)
ROWS: Final = (4, 5, 6, 7, 6, 5, 4)


class Land(NamedTuple):
    """A board: colour and number of each hex, which hexes touch which, and its regions."""

    colours: list[str]
    numbers: list[int]
    near: list[set[int]]
    regions: list[set[int]]
    lanes: list[set[int]]

    def region(self, space: int) -> set[int]:
        """The region of a space."""
        return next(region for region in self.regions if space in region)


@cache
def land(board: int) -> Land:
    """The board of that number."""
    name = BOARD_NAMES[board]
    for duchy in DUCHIES:
        if duchy.name == name:
            return _land(_hexes(duchy.grid), [], name.startswith("11"))
    for shared in SHARED_DUCHIES:
        if shared.name == name:
            return _land(_hexes(shared.grid), [], False)
    rivers = next(duchy for duchy in RIVER_DUCHIES if duchy.name == name)
    return _land(_clusters(rivers.rows), rivers.rivers.split(), False)


#: A hex: its cluster, row, place in half hexes, colour and number.
Hex = tuple[str, int, int, str, int]


def _hexes(grid: str) -> list[Hex]:
    found = []
    for row, line in enumerate(grid.strip().splitlines()):
        left, _, right = line.partition("|")
        first = 7 - ROWS[row]
        for place, word in enumerate(left.split()):
            found.append(("", row, first + 2 * place, word[0], int(word[1])))
        beyond = first + 12 + (2 if row == 3 else 0)
        for place, word in enumerate(right.split()):
            found.append(("", row, beyond + 2 * place, word[0], int(word[1])))
    return found


def _clusters(rows: str) -> list[Hex]:
    found: list[Hex] = []
    for line in rows.strip().splitlines():
        head, words = line.split(":")
        cluster, offset = head.split()
        row = len({hex_[1] for hex_ in found if hex_[0] == cluster})
        for place, word in enumerate(words.split()):
            found.append((cluster, row, int(offset) + 2 * place, word[0], int(word[1])))
    return found


def _touch(one: Hex, other: Hex) -> bool:
    if one[0] != other[0]:
        return False
    return (abs(one[1] - other[1]), abs(one[2] - other[2])) in ((0, 2), (1, 1))


def _land(hexes: list[Hex], rivers: list[str], posts: bool) -> Land:
    count = range(len(hexes))
    beside = [{b for b in count if _touch(hexes[a], hexes[b])} for a in count]
    near = [set(spaces) for spaces in beside]
    names = {f"{h[0]}.{h[3]}{h[4]}": space for space, h in enumerate(hexes)}
    for river in rivers:
        one, other = (names[end] for end in river.split("-"))
        near[one].add(other)
        near[other].add(one)
    regions: list[set[int]] = []
    for space in count:
        if any(space in region for region in regions):
            continue
        region, edge = {space}, [space]
        while edge:
            here = edge.pop()
            for there in beside[here]:
                if there not in region and hexes[there][3] == hexes[space][3]:
                    region.add(there)
                    edge.append(there)
        regions.append(region)
    lanes = [{sum(ROWS[: r - 1]) + c - 1 for r, c in lane} for lane in LANES] if posts else []
    return Land([h[3] for h in hexes], [h[4] for h in hexes], near, regions, lanes)
