"""What a learned judgement looks at: facts about one duchy, some of them several times over.

A number such as the workers becomes one fact for each value, so that a sum of weights can bend.
"""

from __future__ import annotations

from typing import Final

from stupor.engine.judgement import FactNames
from stupor.games.burgundy import queries
from stupor.games.burgundy.advisor import turns_left
from stupor.games.burgundy.board import Board, members
from stupor.games.burgundy.data.goods import counts_of
from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.data.tiles import COLOUR, KIND
from stupor.games.burgundy.ids import (
    COLOURS,
    EMPTY,
    INN,
    KIND_LIVESTOCK,
    KIND_MONASTERY,
    LAST_ROUND,
)
from stupor.games.burgundy.state import Duchy, State

_names = FactNames()
_facts: Final = _names.room
#: Regions are looked at up to this size, and so many spaces that are missing.
LARGEST: Final = 8
_MOST_MISSING: Final = 4

_ALWAYS: Final = _facts("always", 1)
_WAITS: Final = _facts("waits", 1)
_ORDER: Final = _facts("order", 4)
_SILVER: Final = _facts("silver", 9)
_WORKERS: Final = _facts("workers", 11)
_GOODS: Final = _facts("goods", 10)
_COLOURS: Final = _facts("colours", 4)
_PILE: Final = _facts("pile", 6)
_STORED: Final = _facts("stored", 4)
_KIND: Final = _facts("kind", KIND_LIVESTOCK + 4)
_SCHOLAR: Final = _facts("scholar", len(MONASTERIES) + 1)
_READY: Final = _facts("ready", len(COLOURS) + 2)
_UNREADY: Final = _facts("unready", len(COLOURS) + 2)
_LAST: Final = _facts("last", LARGEST + 1)
_MONASTERY: Final = _facts("monastery", len(MONASTERIES) + 1)
_MINES: Final = _facts("mines", 4)
_SHIELD: Final = _facts("shield", len(SHIELD_LIST) + 1)
_LAID: Final = _facts("laid", 16)
_LINKS: Final = _facts("links", 3)
_REGION: Final = _facts("region", (LARGEST + 1) * (_MOST_MISSING + 1))
_COLOUR: Final = _facts("colour", 3 * (_MOST_MISSING + 1))
_COVERED: Final = _facts("covered", 38)
_OPEN: Final = _facts("open", 14)
_NUMBERS: Final = _facts("numbers", 7)
_PLACE: Final = _facts("place", len(COLOURS))
_REACH: Final = _facts("reach", len(COLOURS))

#: The facts by place.
NAMES: Final = tuple(_names.all)
_NUMBER: Final = range(1, 7)
_GEESE: Final = KIND_LIVESTOCK + 3


def _stored_fact(kind: int) -> int:
    """The fact of a tile in storage; for livestock only the number of animals counts."""
    if kind > KIND_MONASTERY:
        return _SCHOLAR + kind - KIND_MONASTERY
    if kind >= KIND_LIVESTOCK + 12:
        return _KIND + _GEESE
    if kind >= KIND_LIVESTOCK:
        return _KIND + KIND_LIVESTOCK + (kind - KIND_LIVESTOCK) % 3
    return _KIND + max(kind, 0)


#: By tile.
_STORED_FACT: Final = tuple(map(_stored_fact, KIND))


def features(s: State, seat: int) -> list[int]:
    """The places of the facts that hold for a seat."""
    duchy = queries.duchy_of(s, seat)
    board = queries.board_of(s, duchy)
    return [*own_facts(s, seat, duchy, board), *land_facts(s, duchy, board)]


def own_facts(s: State, seat: int, duchy: Duchy, board: Board) -> list[int]:
    """What a seat owns beside its land."""
    found = [
        _ALWAYS,
        _ORDER + s.order.index(seat),
        _SILVER + min(duchy.silver, 8),
        _WORKERS + min(duchy.workers, 10),
    ]
    if turns_left(s, seat) > LAST_ROUND - s.round:
        found.append(_WAITS)
    _goods(duchy, found)
    _storage(s.players[seat].storage, duchy, board, found)
    for number in members(duchy.powers):
        found.append(_MONASTERY + number)
    for shield in duchy.shields:
        found.append(_SHIELD + shield)
    if duchy.routes:
        found.append(_LAID + len(duchy.laid))
    return found


def _goods(duchy: Duchy, found: list[int]) -> None:
    counts = counts_of(duchy.goods)
    kinds, largest = 0, 0
    for count in counts:
        if count:
            kinds += 1
            largest = max(largest, count)
    found += (
        _GOODS + min(len(duchy.goods), 9),
        _COLOURS + min(kinds, 3),
        _PILE + min(largest, 5),
    )


def _storage(storage: list[int], duchy: Duchy, board: Board, found: list[int]) -> None:
    """The tiles that wait: what they are, whether they find a space, and what they would end."""
    stored = 0
    for tile in storage:
        if tile == EMPTY:
            continue
        stored += 1
        found.append(_STORED_FACT[tile])
        colour = COLOUR[tile]
        spaces = queries.allowed_spaces(duchy, board, tile)
        found.append((_READY if spaces else _UNREADY) + colour)
        ends = _ends(duchy, board, spaces) if colour < INN else 0
        if ends:
            found.append(_LAST + ends)
    found.append(_STORED + min(stored, 3))


def _ends(duchy: Duchy, board: Board, spaces: int) -> int:
    """The size of the largest region that a tile on one of these spaces would complete."""
    size = 0
    for space in members(spaces):
        region = board.region[space]
        if region & ~duchy.covered == 1 << space:
            size = max(size, board.region_size[board.region_of[space]])
    return size


def land_facts(s: State, duchy: Duchy, board: Board) -> list[int]:
    """Regions and colours under way, and where the next tiles may lie."""
    free = board.full & ~duchy.covered
    found = [_COVERED + min(duchy.covered.bit_count(), 37), _OPEN + min(duchy.open.bit_count(), 13)]
    for place, region in enumerate(board.regions):
        missing = (region & free).bit_count()
        if 0 < missing <= _MOST_MISSING:
            size = min(board.region_size[place], LARGEST)
            found.append(_REGION + size * (_MOST_MISSING + 1) + missing)
    for colour, spaces in enumerate(board.coloured):
        missing = (spaces & free).bit_count()
        if 0 < missing <= _MOST_MISSING:
            found.append(_COLOUR + s.bonus[colour] * (_MOST_MISSING + 1) + missing)
        if duchy.open & spaces:
            found.append(_PLACE + colour)
            found += [_REACH + colour] * _numbers(board, duchy.open & spaces)
    found.append(_NUMBERS + _numbers(board, duchy.open))
    if board.lanes:
        found.append(_LINKS + duchy.links)
    found.append(_MINES + min(queries.mines(duchy), 3))
    return found


def _numbers(board: Board, spaces: int) -> int:
    """How many numbers of a die there are among spaces."""
    return sum([bool(spaces & board.within[number][0]) for number in _NUMBER])
