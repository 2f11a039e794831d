"""A duchy's board worked out once: neighbours, regions and numbers as sets of spaces.

A set of spaces is a number with a bit for each space. Spaces are counted from 0 inside the rules,
from 1 in keys, zones and texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stupor.games.burgundy.ids import COLOURS

#: A hex beside this one: rows, then half hexes.
STEPS: Final = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
#: More workers than this never help: the farthest number is three steps away.
FARTHEST: Final = 3
#: So many sets are remembered as lists of their spaces.
KEPT: Final = 200_000

#: A hex before anything is worked out: where it lies, its colour and its number.
Place = tuple[object, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """Everything about a printed duchy that never changes.

    By space: `colours`, `numbers`, `near` (its neighbours), `region_of` (a place in `regions`),
    `region` (the set itself). By colour: `coloured`. `within[d][r]` are the spaces whose number is
    at most r steps from d, `within[0]` is all of them. `posts` are what each border post touches,
    `lanes` the straight ways between two of them; `places` what the spaces are called where there
    are clusters; `rivers` are pairs of spaces that only a river joins.
    """

    name: str
    index: int
    size: int
    colours: tuple[int, ...]
    numbers: tuple[int, ...]
    near: tuple[int, ...]
    regions: tuple[int, ...]
    region_of: tuple[int, ...]
    region: tuple[int, ...]
    region_size: tuple[int, ...]
    coloured: tuple[int, ...]
    within: tuple[tuple[int, ...], ...]
    castles: tuple[int, ...]
    posts: tuple[tuple[str, int], ...]
    lanes: tuple[tuple[str, str, int], ...]
    places: tuple[str, ...]
    rivers: tuple[tuple[int, int], ...]
    full: int


def distance(a: int, b: int) -> int:
    """Steps between two numbers of a die, over 6 and 1 too.

    >>> distance(2, 6), distance(3, 6), distance(1, 6)
    (2, 3, 1)
    """
    apart = abs(a - b)
    return min(apart, 6 - apart)


#: Steps between two numbers; none from 0, which stands for any number.
DISTANCE: Final = tuple(tuple(distance(a, b) if a and b else 0 for b in range(7)) for a in range(7))

_members: Final[dict[int, tuple[int, ...]]] = {}


def members(spaces: int) -> tuple[int, ...]:
    """The spaces of a set in their order.

    >>> members(0b10110)
    (1, 2, 4)
    """
    found = _members.get(spaces)
    if found is None:
        if len(_members) >= KEPT:
            _members.clear()
        found = _members[spaces] = tuple(_bits(spaces))
    return found


def _bits(spaces: int) -> Iterator[int]:
    while spaces:
        lowest = spaces & -spaces
        yield lowest.bit_length() - 1
        spaces ^= lowest


def set_of(spaces: Sequence[int]) -> int:
    """The set of some spaces."""
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


def neighbours(places: Sequence[Place], rivers: Sequence[tuple[int, int]] = ()) -> tuple[int, ...]:
    """By space the set of its neighbours, over rivers too.

    A place ends with its row and its half hexes; what comes before tells clusters apart.
    """
    at = {place: number for number, place in enumerate(places)}
    found = []
    for place in places:
        *cluster, row, half = place
        beside = [(*cluster, _sum(row, r), _sum(half, h)) for r, h in STEPS]
        found.append(set_of([at[other] for other in beside if other in at]))
    for one, other in rivers:
        found[one] |= 1 << other
        found[other] |= 1 << one
    return tuple(found)


def _sum(a: object, b: int) -> int:
    return a + b if isinstance(a, int) else b


def regions_of(colours: Sequence[int], near: Sequence[int]) -> list[int]:
    """The connected spaces of one colour, region by region."""
    found: list[int] = []
    left = set_of(range(len(colours)))
    while left:
        first = (left & -left).bit_length() - 1
        region = spread(
            1 << first, near, set_of([n for n, c in enumerate(colours) if c == colours[first]])
        )
        found.append(region)
        left &= ~region
    return found


def spread(start: int, near: Sequence[int], allowed: int) -> int:
    """All spaces of a set that hang together with those of another."""
    reached = todo = start
    while todo:
        lowest = todo & -todo
        todo ^= lowest
        fresh = near[lowest.bit_length() - 1] & allowed & ~reached
        reached |= fresh
        todo |= fresh
    return reached


def make_board(
    name: str,
    index: int,
    hexes: Sequence[tuple[int, int]],
    places: Sequence[Place],
    rivers: Sequence[tuple[int, int]] = (),
    posts: Mapping[str, Sequence[int]] | None = None,
    lanes: Sequence[tuple[str, str, Sequence[int]]] = (),
    names: Sequence[str] = (),
) -> Board:
    """A board from its hexes (colour, number) and where they lie."""
    colours = tuple(colour for colour, _ in hexes)
    numbers = tuple(number for _, number in hexes)
    regions = tuple(regions_of(colours, neighbours(places)))
    region_of = _sorted_by_region(regions, len(hexes))
    coloured = tuple(_of_colour(colours, colour) for colour in range(len(COLOURS)))
    return Board(
        name=name,
        index=index,
        size=len(hexes),
        colours=colours,
        numbers=numbers,
        near=neighbours(places, rivers),
        regions=regions,
        region_of=region_of,
        region=tuple(regions[number] for number in region_of),
        region_size=tuple(region.bit_count() for region in regions),
        coloured=coloured,
        within=tuple(_within(numbers, die) for die in range(7)),
        castles=members(coloured[COLOURS.index("castle")]),
        posts=tuple((post, set_of(touched)) for post, touched in (posts or {}).items()),
        lanes=tuple((one, other, set_of(lane)) for one, other, lane in lanes),
        places=tuple(names),
        rivers=tuple(rivers),
        full=(1 << len(hexes)) - 1,
    )


def _sorted_by_region(regions: Sequence[int], size: int) -> tuple[int, ...]:
    """By space the place of its region among all."""
    found = [0] * size
    for number, region in enumerate(regions):
        for space in members(region):
            found[space] = number
    return tuple(found)


def _of_colour(colours: Sequence[int], colour: int) -> int:
    return set_of([n for n, c in enumerate(colours) if c == colour])


def _within(numbers: Sequence[int], die: int) -> tuple[int, ...]:
    return tuple(
        set_of([n for n, number in enumerate(numbers) if DISTANCE[die][number] <= steps])
        for steps in range(FARTHEST + 1)
    )
