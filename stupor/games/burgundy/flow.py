"""Phases and rounds: depots fill, dice roll, seats take turns, phases end (components, part 10)."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Effect, clause
from stupor.engine.events import Event
from stupor.engine.rng import Imagined
from stupor.engine.state import Frame
from stupor.games.burgundy import params, verbs, zones
from stupor.games.burgundy.data.depots import BLACK_SPACES, DEPOTS, SPACES
from stupor.games.burgundy.data.tiles import BLACK, kinds_of
from stupor.games.burgundy.effects import placing, selling, storing
from stupor.games.burgundy.effects.actions import DEEDS, take_workers
from stupor.games.burgundy.effects.ending import FINAL_COUNT
from stupor.games.burgundy.effects.phase_end import PhaseEnd
from stupor.games.burgundy.effects.turn import NEW_FRAMES
from stupor.games.burgundy.figures.laid import black_filled, depot_colours
from stupor.games.burgundy.ids import (
    EMPTY,
    LAST_ROUND,
    NOBODY,
    ROUNDS_A_PHASE,
    TABLE,
)
from stupor.games.burgundy.state import State

#: The zones of the depots' spaces and of the black depot's.
ALL_SPACES: Final = (*zones.DEPOTS, *zones.BLACKS)
#: By number of seats how many ways two dice each and the white one can fall.
THROWS: Final = tuple(6 ** (2 * seats + 1) for seats in range(params.MAX_SEATS + 1))
DEEDS.update(
    take=storing.take_option,
    place=placing.place_option,
    sell=selling.sell_option,
    workers=take_workers,
    shield=storing.shield_option,
    effect=placing.effect_option,
)


@clause
class Phase(Effect):
    """Begin the next phase: new tiles, new goods (B6, B8, B54)."""

    def resolve(self, s: State, who: int) -> None:
        """Clear and fill the depots, lay out five goods."""
        s.phase += 1
        emit.counter(s, TABLE, "phase", s.phase, 1, "flow")
        emit.event(s, "phase", TABLE, s.phase)
        clear_depots(s)
        fill_depots(s)
        lay_inn(s)
        goods, *later = s.phase_goods
        s.phase_goods = tuple(later)
        s.round_goods = goods
        for place, tile in enumerate(goods, start=1):
            verbs.moved(s, TABLE, f"goods.{tile}", zones.phase(s.phase), f"round.{place}")
        push(s, ROUND)


def clear_depots(s: State) -> None:
    """Put the tiles that nobody took into the game box; goods and inns stay."""
    s.box += tuple([tile for tile in (*s.depots, *s.black) if tile != EMPTY])
    if s.events is not None:
        for zone, tile in zip(ALL_SPACES, (*s.depots, *s.black), strict=True):
            if tile != EMPTY:
                verbs.moved(s, TABLE, zones.hexagon(tile), zone, zones.BOX)
    s.depots, s.black = [EMPTY] * len(s.depots), [EMPTY] * len(s.black)
    s.kinds = kinds_of(s.depots) + kinds_of(s.black)


def fill_depots(s: State) -> None:
    """Lay tiles from the supplies on every space that this table uses."""
    piles = [list(pile) for pile in s.piles]
    fill_ring(s, piles)
    fill_black(s, piles[BLACK])
    s.piles = tuple([tuple(pile) for pile in piles])


def fill_ring(s: State, piles: list[list[int]]) -> None:
    """The depots of the dice, each space with its colour."""
    for space, colour in enumerate(depot_colours(s, s.phase)):
        if colour != EMPTY and piles[colour]:
            verbs.lay_in_depot(s, space, piles[colour].pop())
            if s.events is not None:
                piece = zones.hexagon(s.depots[space])
                verbs.moved(s, TABLE, piece, zones.pile(colour), zones.depot(space))


def fill_black(s: State, pile: list[int]) -> None:
    """The black depot."""
    for space in range(len(BLACK_SPACES)):
        if black_filled(s, space) and pile:
            verbs.lay_in_black(s, space, pile.pop())
            if s.events is not None:
                piece = zones.hexagon(s.black[space])
                verbs.moved(s, TABLE, piece, zones.pile(BLACK), f"black.{space + 1}")


def lay_inn(s: State) -> None:
    """One more inn beside the black depot."""
    if s.inn_pile:
        inn, *rest = s.inn_pile
        s.inns, s.inn_pile = (*s.inns, inn), tuple(rest)
        verbs.moved(s, TABLE, zones.hexagon(inn), zones.OPEN_PILE, "inns")


@clause
class Round(Effect):
    """Begin a round: its order is read off the bridge, all roll, goods come to a depot (B7)."""

    def resolve(self, s: State, who: int) -> None:
        """Roll, then let the first seat act."""
        s.round += 1
        emit.counter(s, TABLE, "round", s.round, 1, "flow")
        emit.event(s, "round", TABLE, s.round)
        s.turns = s.order
        roll(s)
        deliver_goods(s)
        if s.solo is not None:
            remove_tile(s)
        push(s, NEXT_TURN[0])


def roll(s: State) -> None:
    """Two dice for every seat in the order of the round, and the white one.

    In a future that is only thought of they are thrown in the order of the seats.
    """
    thrown = s.rng.below(THROWS[s.seats])
    for seat in sorted(s.turns) if isinstance(s.rng, Imagined) else s.turns:
        s.own(seat)
        player = s.players[seat]
        thrown, one = divmod(thrown, 6)
        thrown, other = divmod(thrown, 6)
        before, rolled = player.rolled, (one + 1, other + 1)
        player.rolled = rolled
        if s.events is None:
            player.dice = rolled
            continue
        for place in (0, 1):
            delta = rolled[place] - before[place]
            emit.counter(s, seat, f"die.{seat}.{place + 1}", rolled[place], delta, "roll")
        verbs.set_dice(s, seat, rolled)
        emit.event(s, "rolled", seat, rolled[0], rolled[1])
    white = thrown + 1
    emit.counter(s, s.turns[0], "white", white, white - s.white, "roll")
    s.white = white


def deliver_goods(s: State) -> None:
    """Lay the next goods of the phase at the depot of the white die."""
    goods, *rest = s.round_goods
    s.round_goods = tuple(rest)
    depot = s.white - 1
    s.depot_goods = (
        *s.depot_goods[:depot],
        (*s.depot_goods[depot], goods),
        *s.depot_goods[depot + 1 :],
    )
    if s.events is not None:
        place = params.GOODS_PER_PHASE - len(rest)
        target = f"depot.{s.white}.goods"
        verbs.moved(s, s.turns[0], f"goods.{goods}", f"round.{place}", target)
        emit.event(s, "white", s.turns[0], s.white, goods)


def opening(s: State) -> list[Event]:
    """The first phase and round, and the goods; alone a castle was chosen before."""
    goods = s.depot_goods[s.white - 1][-1:]
    if s.round != 1 or not goods:
        return []
    return [
        Event("phase", TABLE, (s.phase,)),
        Event("round", TABLE, (s.round,)),
        Event("white", s.turns[0], (s.white, *goods)),
    ]


def remove_tile(s: State) -> None:
    """Alone: the first tile of that depot leaves the game, or of the next with any (B73)."""
    first = (s.white - 1) * SPACES
    for step in range(DEPOTS * SPACES):
        space = (first + step) % (DEPOTS * SPACES)
        tile = s.depots[space]
        if tile != EMPTY:
            verbs.lay_in_depot(s, space, EMPTY)
            verbs.to_box(s, TABLE, tile, zones.depot(space))
            emit.event(s, "removed", TABLE, tile, space // SPACES + 1)
            return


@clause
class NextTurn(Effect):
    """The seat at this place of the round takes its turn; after the last one the round ends.

    Attributes:
        place: the place in the order of the round, from 0.
    """

    place: int

    def resolve(self, s: State, who: int) -> None:
        """Give it the turn."""
        if self.place == s.seats:
            end_round(s)
            return
        seat = s.turns[self.place]
        if s.bought:
            s.bought = False
            emit.counter(s, seat, "bought", 0, -1, "flow")
        s.wild = False
        if s.events is None:
            s.turn = seat
        else:
            verbs.set_turn(s, seat)
        s.agenda[-1] = NEXT_FRAMES[self.place + 1]
        s.agenda.append(NEW_FRAMES[seat])


def end_round(s: State) -> None:
    """The next round, or the end of the phase; after phase E the end of the game."""
    verbs.set_turn(s, NOBODY)
    if s.round % ROUNDS_A_PHASE:
        push(s, ROUND)
    elif s.round == LAST_ROUND:
        push(s, PHASE_END, FINAL_COUNT)
    else:
        push(s, PHASE_END, PHASE)


PHASE: Final = Phase()
ROUND: Final = Round()
PHASE_END: Final = PhaseEnd()
NEXT_TURN: Final = tuple(NextTurn(place) for place in range(params.MAX_SEATS + 1))
#: All that the table has to do while turns are taken, by the place of the next one.
NEXT_FRAMES: Final[tuple[Frame, ...]] = tuple((TABLE, (turn,)) for turn in NEXT_TURN)
