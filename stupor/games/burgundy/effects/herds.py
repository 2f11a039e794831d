"""Livestock: the new tile and its kind in the same pasture score (B39 to B41)."""

from __future__ import annotations

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Choice, asks
from stupor.engine.notation import Option
from stupor.games.burgundy import params, queries
from stupor.games.burgundy.board import members
from stupor.games.burgundy.data.monasteries import HERDERS
from stupor.games.burgundy.data.shields import ONE_PASTURE
from stupor.games.burgundy.data.tiles import ANIMALS, BEAST
from stupor.games.burgundy.effects.anytime import add_anytime
from stupor.games.burgundy.effects.extras import declined_or_anytime
from stupor.games.burgundy.effects.gains import gain
from stupor.games.burgundy.ids import BEASTS, EMPTY, GEESE, HERDS, LIVESTOCK
from stupor.games.burgundy.state import State


def place_livestock(s: State, who: int, tile: int, space: int) -> None:
    """Score a tile that was placed; geese may have to choose their company."""
    if BEAST[tile] != GEESE:
        score_herd(s, who, tile, space, BEAST[tile])
        return
    others = herds_beside(s, who, space)
    if len(others) > 1:
        push(s, Company(tile, space))
    else:
        score_herd(s, who, tile, space, others[0] if others else EMPTY)


def pasture_tiles(s: State, who: int, space: int) -> list[int]:
    """The other tiles of the pasture; with shield 1 those of all pastures (B85)."""
    duchy = queries.duchy_of(s, who)
    board = queries.board_of(s, duchy)
    pasture = board.region[space]
    if ONE_PASTURE in duchy.shields:
        pasture = board.coloured[LIVESTOCK]
    found = [duchy.spaces[n] for n in members(pasture & duchy.covered) if n != space]
    return [tile for tile in found if BEAST[tile] != EMPTY]


def herds_beside(s: State, who: int, space: int) -> list[int]:
    """The kinds of livestock in the pasture, but for geese."""
    kinds = {BEAST[tile] for tile in pasture_tiles(s, who, space)}
    return sorted(kinds - {GEESE})


def herd_value(s: State, who: int, tile: int, space: int, beast: int) -> int:
    """VP for a tile on a space together with that kind of livestock."""
    duchy = queries.duchy_of(s, who)
    vp, tiles = ANIMALS[tile], 1
    for other in pasture_tiles(s, who, space):
        if BEAST[other] == beast:
            vp += ANIMALS[other]
            tiles += 1
        elif BEAST[other] == GEESE:
            vp += params.GEESE_VP
            tiles += 1
    return vp + tiles if duchy.powers & HERDERS else vp


def score_herd(s: State, who: int, tile: int, space: int, beast: int) -> None:
    """Score it."""
    vp = herd_value(s, who, tile, space, beast)
    emit.event(s, "herd", who, BEAST[tile], beast, vp)
    gain(s, who, vp, HERDS)


@asks("beast", "geese.kind")
class Company(Choice):
    """Choose the kind of livestock that scores with newly placed geese (B41, B101).

    Attributes:
        tile: the geese.
        space: where they lie, from 0.
    """

    tile: int
    space: int

    def options(self, s: State, who: int) -> list[Option]:
        """The kinds in the pasture."""
        kinds = herds_beside(s, who, self.space)
        offers: list[Option] = [("beast", BEASTS[beast]) for beast in kinds]
        add_anytime(s, who, queries.duchy_of(s, who), offers)
        return offers

    def take(self, s: State, who: int, option: Option) -> None:
        """Score with it."""
        if not declined_or_anytime(s, who, self, option):
            beast = BEASTS.index(str(option[1]))
            score_herd(s, who, self.tile, self.space, beast)
