"""What is left to do: known clauses with sound arguments, in frames that a game can reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stupor.engine.clauses import For
from stupor.engine.effect import Choice
from stupor.engine.field_checks import check, check_range
from stupor.games.burgundy.checks.frames import check_frames
from stupor.games.burgundy.data.routes import REWARDS
from stupor.games.burgundy.data.tiles import BEAST
from stupor.games.burgundy.effects import (
    alone,
    anytime,
    choosing,
    ending,
    extras,
    gains,
    herds,
    phase_end,
    selling,
    ships,
    storing,
    turn,
)
from stupor.games.burgundy.flow import NextTurn, Phase, Round
from stupor.games.burgundy.ids import EMPTY, FACE_DOWN, GEESE, TABLE, USED
from stupor.games.burgundy.queries import FETCHES, duchy_of
from stupor.games.burgundy.state import State

#: More frames or clauses than any turn ever leaves open.
MOST_FRAMES: Final = 12
MOST_CLAUSES: Final = 60
MOST_POINTS: Final = 200
#: What the table itself has to do.
OF_THE_TABLE: Final = (
    Phase,
    Round,
    NextTurn,
    ending.FinalCount,
    phase_end.PhaseEnd,
    For,
    phase_end.Mines,
    choosing.Reveal,
)
#: What is only done alone.
OF_SOLO: Final = (
    alone.Sequel,
    alone.HaveEffect,
    alone.Bounty,
    gains.Gain,
    gains.BuyPoints,
    ships.Clearing,
    ships.Trade,
    ships.GiveGoods,
)
_KNOWN_TODO: Final = (alone.SIZE, alone.PHASE, alone.BOUNTY, alone.EFFECT)


def check_agenda(s: State) -> None:
    """BadData for an agenda that no game has."""
    check(len(s.agenda) <= MOST_FRAMES, "agenda", "it is too long")
    for place, (who, clauses) in enumerate(s.agenda):
        field = f"agenda[{place}]"
        check_range(who, TABLE, s.seats - 1, field)
        check((who == TABLE) == (place == 0), field, "the table comes first and only there")
        check(len(clauses) <= MOST_CLAUSES, field, "there are too many clauses")
        check(bool(clauses) or place == 0, field, "a frame with nothing to do")
        for clause in clauses:
            check_clause(s, field, who, clause)
        check_turns(s, field, who, clauses)
    if s.agenda:
        top = s.agenda[-1][1]
        check(bool(top) and isinstance(top[0], Choice), "agenda", "nobody is asked anything")
    check_frames(s)


def check_clause(s: State, field: str, who: int, clause: Any) -> None:
    """Whether a clause is of the table or of a seat, fits the kind of game, and its arguments."""
    name = type(clause).__name__
    table = isinstance(clause, OF_THE_TABLE)
    check(table == (who == TABLE), field, f"{name} is out of place")
    check(s.solo is not None or not isinstance(clause, OF_SOLO), field, f"{name} is for one alone")
    fits = ARGUMENTS.get(type(clause))
    check(fits is None or fits(s, who, clause), field, f"{name} has arguments that make no sense")


def check_turns(s: State, field: str, who: int, clauses: tuple[Any, ...]) -> None:
    """A seat has at most one turn, which ends its frame, and its dice are those left."""
    turns = [clause for clause in clauses if isinstance(clause, turn.Turn)]
    check(len(turns) <= 1 and (not turns or clauses[-1] is turns[0]), field, "a turn comes last")
    if turns:
        check(s.turn == who, "turn", "another seat's turn is under way")
        left = sum(die != USED for die in s.players[who].dice)
        check(turns[0].left == left, field, f"the turn has {left} dice left")


def on_board(s: State, tile: int) -> bool:
    """Whether a tile lies where it can be taken from, perhaps to be turned face down."""
    if not 1 <= tile <= 2 * FACE_DOWN - 1:
        return False
    if tile > FACE_DOWN:
        return s.solo is not None and tile - FACE_DOWN in s.black
    return tile in s.depots or tile in s.black or tile in s.inns


def lies(s: State, who: int, tile: int, space: int) -> bool:
    """Whether a tile lies on a space (from 0) of a seat's duchy."""
    spaces = duchy_of(s, who).spaces
    return 0 <= space <= len(spaces) - 1 and spaces[space] == tile != EMPTY


def _for_seat(s: State, who: int, clause: For) -> bool:
    inner: Any = clause.clause
    asked = (
        phase_end.SettleAll,
        phase_end.Tribute,
        choosing.ChooseSide,
        choosing.ChooseCastle,
        choosing.ChooseHidden,
    )
    return 0 <= clause.seat <= s.seats - 1 and isinstance(inner, asked)


def _sequel(s: State, who: int, clause: alone.Sequel) -> bool:
    todo = clause.todo
    if len(set(todo)) != len(todo) or not todo:
        return False
    named = all(what in _KNOWN_TODO for what in todo)
    if not named or not lies(s, who, clause.tile, clause.space):
        return False
    return alone.EFFECT not in todo or alone.works(clause.tile)


def _gain(s: State, who: int, clause: gains.Gain) -> bool:
    return 1 <= clause.vp <= MOST_POINTS and 0 <= clause.source <= 13


def _company(s: State, who: int, clause: herds.Company) -> bool:
    return lies(s, who, clause.tile, clause.space) and BEAST[clause.tile] == GEESE


def _effect(s: State, who: int, clause: alone.HaveEffect) -> bool:
    return lies(s, who, clause.tile, clause.space) and alone.works(clause.tile)


def _give(s: State, who: int, clause: ships.GiveGoods) -> bool:
    count = len(duchy_of(s, who).goods)
    return clause.tile in s.black and clause.tile != EMPTY and 1 <= clause.left <= min(5, count)


#: By kind of clause whether its arguments make sense for a seat.
ARGUMENTS: Final[dict[type, Callable[[State, int, Any], bool]]] = {
    turn.Turn: lambda s, who, c: 0 <= c.left <= 2,
    NextTurn: lambda s, who, c: 0 <= c.place <= s.seats,
    For: _for_seat,
    phase_end.Settle: lambda s, who, c: c.shield in phase_end.SETTLERS,
    storing.MakeRoom: lambda s, who, c: on_board(s, c.tile),
    storing.Keep: lambda s, who, c: bool(s.team) and on_board(s, c.tile),
    anytime.Pay: lambda s, who, c: on_board(s, c.tile) and s.bought and c.tile < FACE_DOWN,
    extras.Fetch: lambda s, who, c: c.what in FETCHES,
    selling.Reward: lambda s, who, c: c.what in REWARDS,
    ships.NextDepot: lambda s, who, c: 0 <= c.depot <= 5,
    ships.LoadColours: lambda s, who, c: 0 <= c.depot <= 5,
    ships.GiveGoods: _give,
    herds.Company: _company,
    gains.Gain: _gain,
    alone.Sequel: _sequel,
    alone.HaveEffect: _effect,
}
