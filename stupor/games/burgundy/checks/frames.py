"""What the table still has to do: nothing else than the game's course leaves there."""

from __future__ import annotations

from collections.abc import Set

from stupor.engine.clauses import For
from stupor.engine.effect import Effect
from stupor.engine.field_checks import check
from stupor.games.burgundy import queries
from stupor.games.burgundy.effects.choosing import ChooseCastle, ChooseHidden, ChooseSide, Reveal
from stupor.games.burgundy.effects.ending import FINAL_COUNT
from stupor.games.burgundy.effects.phase_end import MINES, SETTLE, TRIBUTE
from stupor.games.burgundy.effects.turn import Turn
from stupor.games.burgundy.flow import NEXT_TURN, PHASE
from stupor.games.burgundy.ids import EMPTY, LAST_ROUND, NOBODY, ROUNDS_A_PHASE
from stupor.games.burgundy.state import State

TABLE_FIELD = "agenda[0]"
SEAT_FIELD = "agenda[1]"


def check_frames(s: State) -> None:
    """BadField for a table, or a seat, that has something to do out of its time."""
    if not s.agenda:
        return
    check(len(s.agenda) == 2, "agenda", "the table and one seat have something to do")
    who, clauses = s.agenda[1]
    if s.turn == NOBODY:
        check(not isinstance(clauses[-1], Turn), SEAT_FIELD, "it is nobody's turn")
        check_line(s, who, clauses[-1])
        return
    left = NEXT_TURN[s.turns.index(s.turn) + 1]
    check(s.agenda[0][1] == (left,), TABLE_FIELD, "the turn of the next seat comes after this one")
    check(isinstance(clauses[-1], Turn), SEAT_FIELD, "its turn is wanted at the end")
    check(who == s.turn, SEAT_FIELD, f"it is the turn of seat {s.turn}")


def check_line(s: State, who: int, asking: Effect) -> None:
    """Between turns: the asked seat comes where the line of the others begins."""
    line, table = choosing(s) if s.round == 0 else ending(s), s.agenda[0][1]
    place = len(line) - len(table) - 1
    check(place >= 0 and table == line[place + 1 :], TABLE_FIELD, "that is not what comes now")
    asked = line[place]
    check(isinstance(asked, For) and asked.seat == who, SEAT_FIELD, "another seat is asked now")
    if s.round == 0:
        assert isinstance(asked, For)
        check(type(asking) is type(asked.clause), SEAT_FIELD, "something else is chosen now")
        check_chosen(s, line[: place + 1], asked)


def choosing(s: State) -> tuple[Effect, ...]:
    """All that is done before the first phase."""
    if Reveal() in s.agenda[0][1]:
        return (*[For(seat, ChooseHidden()) for seat in s.order], Reveal(), PHASE)
    if s.solo is not None or s.team:
        return (*[For(seat, ChooseCastle()) for seat in s.order[:2]], PHASE)
    both = (ChooseSide(), ChooseCastle())
    return (*[For(seat, choice) for seat in s.order for choice in both], PHASE)


def ending(s: State) -> tuple[Effect, ...]:
    """All that is done when a phase ends."""
    check(s.round % ROUNDS_A_PHASE == 0, "turn", "in the middle of a phase it is somebody's turn")
    check(bool(s.depot_shields), "turn", "without shields nobody is asked when a phase ends")
    settlers = [For(seat, SETTLE) for seat in s.turns]
    payers = [For(seat, TRIBUTE) for seat in s.turns]
    return (*settlers, *payers, MINES, FINAL_COUNT if s.round == LAST_ROUND else PHASE)


def check_chosen(s: State, done: tuple[Effect, ...], asked: For) -> None:
    """Who has chosen has a castle, or a plan where it is secret; who has not has neither."""
    secret = isinstance(asked.clause, ChooseHidden)
    last = ChooseHidden if secret else ChooseCastle
    settled = {
        each.seat for each in done[:-1] if isinstance(each, For) and isinstance(each.clause, last)
    }
    check_plans(s, settled if secret else set())
    for number, duchy in enumerate(s.duchies):
        chosen = not secret and not settled.isdisjoint(queries.seats_of(s, number))
        stands = any(tile != EMPTY for tile in duchy.spaces)
        check(stands == chosen, f"duchies[{number}].spaces", "castles are chosen seat by seat")


def check_plans(s: State, planned: Set[int]) -> None:
    """Those seats have a plan, and all have a duchy to choose."""
    shared = s.solo is not None or bool(s.team)
    for seat, player in enumerate(s.players):
        field = f"players[{seat}].plan"
        check(bool(player.plan) == (seat in planned), field, "plans are made seat by seat")
        drawn = shared or bool(player.faces)
        check(drawn, f"players[{seat}].faces", "a duchy is wanted to choose")
