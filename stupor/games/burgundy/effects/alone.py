"""The solo game: what a placed tile brings, in the order that its player likes (B72 to B81)."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import Option
from stupor.games.burgundy import params, queries, refusals, scoring
from stupor.games.burgundy.board import FARTHEST
from stupor.games.burgundy.data.monasteries import FIRST_FOR_BUILDINGS, KINDS_OF_BEASTS, SCORING
from stupor.games.burgundy.data.tiles import COLOUR, KIND
from stupor.games.burgundy.effects.actions import DEEDS, add_places
from stupor.games.burgundy.effects.ending import win_alone
from stupor.games.burgundy.effects.extras import closed, declined_or_anytime
from stupor.games.burgundy.effects.gains import Gain, gain
from stupor.games.burgundy.ids import (
    ANY,
    BLANK,
    CRANE,
    INN,
    KIND_MONASTERY,
    MINE,
    MONASTERY,
    PHASES,
    REGIONS,
    SCHOLARS,
)
from stupor.games.burgundy.state import State

SIZE: Final = "size"
PHASE: Final = "phase"
EFFECT: Final = "effect"
BOUNTY: Final = "bounty"


def settle(s: State, who: int, tile: int, space: int) -> None:
    """Line up what a newly covered space brings; the last one of all wins the game (B103)."""
    duchy = queries.duchy_of(s, who)
    board = queries.board_of(s, duchy)
    if duchy.covered == board.full:
        win_alone(s)
        return
    todo: list[str] = []
    region, colour = board.region[space], board.colours[space]
    if duchy.covered & region == region:
        size = board.region_size[board.region_of[space]]
        vp, more = queries.region_value(size), params.PHASE_VP[s.phase]
        emit.event(s, "region", who, colour, size, vp, more)
        todo += [SIZE, PHASE]
        if duchy.covered & board.coloured[colour] == board.coloured[colour]:
            emit.event(s, "filled", who, colour)
            todo.append(BOUNTY)
    if works(tile):
        todo.append(EFFECT)
    push(s, Sequel(tile, space, tuple(todo)))


def works(tile: int) -> bool:
    """Whether a tile does anything at once when it is placed alone."""
    if COLOUR[tile] == MONASTERY:
        return KIND[tile] - KIND_MONASTERY in SCORING
    return COLOUR[tile] not in (MINE, INN, BLANK)


@asks("sequel", "solo.sequel")
class Sequel(Choice):
    """Choose what comes first of all that a tile on a space has brought (B76).

    Attributes:
        tile: the tile that was placed.
        space: where it lies, from 0.
        todo: what is still to be done of size, phase, bounty, effect.
    """

    tile: int
    space: int
    todo: tuple[str, ...]

    def options(self, s: State, who: int) -> list[Option]:
        """Everything that is still to be done."""
        return [("first", what) for what in self.todo]

    def take(self, s: State, who: int, option: Option) -> None:
        """Do it, then ask for the rest."""
        what = str(option[1])
        rest = tuple(other for other in self.todo if other != what)
        if rest:
            push(s, Sequel(self.tile, self.space, rest))
        if what == SIZE:
            push(s, Gain(self._region_vp(s, who), REGIONS))
        elif what == PHASE:
            push(s, Gain(params.PHASE_VP[s.phase], PHASES))
        elif what == BOUNTY:
            push(s, Bounty())
        else:
            push(s, HaveEffect(self.tile, self.space))

    def context(self, s: State, who: int) -> dict[str, object]:
        """The tile, where it lies, and the VP of its region and of the phase."""
        vp = {SIZE: self._region_vp(s, who), PHASE: params.PHASE_VP[s.phase]}
        gains = {what: vp[what] for what in self.todo if what in vp}
        return {"tile": self.tile, "space": self.space + 1, **gains}

    def _region_vp(self, s: State, who: int) -> int:
        """What its region scores by its size."""
        board = queries.board_of(s, queries.duchy_of(s, who))
        return queries.region_value(board.region_size[board.region_of[self.space]])


@clause
class HaveEffect(Effect):
    """The effect of a tile on a space.

    Attributes:
        tile: the tile.
        space: where it lies, from 0.
    """

    tile: int
    space: int

    def resolve(self, s: State, who: int) -> None:
        """Have it; the crane may pay for a monastery that lies there already."""
        DEEDS["effect"](s, who, ("effect", self.tile, self.space))
        if KIND[self.tile] == CRANE:
            count_crane(s, who)


@asks("bounty", "solo.bounty")
class Bounty(Choice):
    """A colour is covered: place a tile straight from the black depot, on any number (B78)."""

    def options(self, s: State, who: int) -> list[Option]:
        """Each tile there on each of its spaces."""
        offers: list[Option] = []
        duchy = queries.duchy_of(s, who)
        add_places(s, duchy, s.black, (ANY,), FARTHEST, offers)
        return closed(s, who, offers)

    def take(self, s: State, who: int, option: Option) -> None:
        """Place it."""
        if not declined_or_anytime(s, who, self, option):
            DEEDS["place"](s, who, option)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Why it cannot lie there."""
        return refusals.placing_from(s, who, option, s.black) or self.rule


def found(s: State, who: int, tile: int) -> None:
    """A monastery pays at once, by the position as it is (B79)."""
    assert s.solo is not None
    number = KIND[tile] - KIND_MONASTERY
    vp = scoring.monastery_points(s, queries.duchy_of(s, who), number)
    if FIRST_FOR_BUILDINGS <= number < KINDS_OF_BEASTS and crane_waits(s, who):
        s.solo.crane = True
        vp += params.VP_PER_BUILDING
    if vp:
        emit.event(s, "founded", who, number, vp)
        gain(s, who, vp, SCHOLARS)


def crane_waits(s: State, who: int) -> bool:
    """Whether the crane lies there and has not counted for a monastery yet."""
    assert s.solo is not None
    return not s.solo.crane and queries.count_kind(queries.duchy_of(s, who), CRANE) > 0


def count_crane(s: State, who: int) -> None:
    """A newly placed crane counts for a monastery that pays for buildings (B103)."""
    assert s.solo is not None
    powers = queries.duchy_of(s, who).powers
    if any(powers >> number & 1 for number in range(FIRST_FOR_BUILDINGS, KINDS_OF_BEASTS)):
        s.solo.crane = True
        push(s, Gain(params.VP_PER_BUILDING, SCHOLARS))
