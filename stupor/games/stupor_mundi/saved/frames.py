"""The frames of an agenda: whose turn it is, and what the table does when he is done."""

from __future__ import annotations

from stupor.engine.clauses import For
from stupor.engine.effect import Effect
from stupor.engine.field_checks import check
from stupor.games.stupor_mundi.effects.turn import EndTurn, Turn
from stupor.games.stupor_mundi.flow import (
    CastleIncome,
    DiscardAtWill,
    DrawToLimit,
    RefillHand,
    Round,
    after_turn,
    end_phase,
)
from stupor.games.stupor_mundi.ids import ACTION, DRAFT, NO_HOUSE, OVER
from stupor.games.stupor_mundi.projects.acquiring import AcquireProject
from stupor.games.stupor_mundi.setup import TABLE, DealHands, DraftHouse, drafting
from stupor.games.stupor_mundi.state import Player, State

Clauses = tuple[Effect, ...]


def pending(s: State) -> Clauses:
    """What the asked seat has still to do of its actions; BadField for impossible frames."""
    if s.phase == OVER:
        check(not s.agenda, "agenda", "nothing is left to do when the game is over")
        return ()
    check(len(s.agenda) == 2, "agenda", "must be a frame of the table and one of a House above it")
    (table, rest), (who, clauses) = s.agenda
    check(table == TABLE, "agenda[0][0]", f"the table is {TABLE}")
    check(0 <= who < s.seats, "agenda[1][0]", f"there is no seat {who}")
    check(bool(clauses), "agenda[1][1]", "nothing is left to do")
    if s.phase == ACTION:
        check(who == s.turn, "agenda[1][0]", f"it is the turn of seat {s.turn}")
        check(rest == after_turn(s, who), "agenda[0][1]", "something else comes after this turn")
        return _of_turn(s, clauses)
    whole = end_phase(s) if s.phase != DRAFT else (*drafting(s), DealHands(), Round())
    opened = _opened(whole, rest)
    check(opened.seat == who, "agenda[1][0]", f"seat {opened.seat} is at it")
    return _of_step(opened.clause, clauses)


def _of_turn(s: State, clauses: Clauses) -> Clauses:
    """What comes before the end of a turn; the turn itself stands alone there."""
    place = "agenda[1][1]"
    check(clauses[-1] == EndTurn(), place, "a turn ends with EndTurn")
    first = clauses[:-1]
    if s.expansions.projects is not None and first:
        check(first[-1] == AcquireProject(), place, "a Project may be acquired before EndTurn")
        first = first[:-1]
    if first and isinstance(first[0], Turn):
        check(len(first) == 1, place, "a turn is not under way before its first choice")
        return ()
    return first


def _opened(whole: Clauses, rest: Clauses) -> For:
    """The step of the table that is under way when so much of it is left."""
    done = len(whole) - len(rest)
    check(done > 0 and whole[done:] == rest, "agenda[0][1]", "the steps are others in this phase")
    opened = whole[done - 1]
    check(isinstance(opened, For), "agenda[0][1]", "nobody is asked at this step")
    assert isinstance(opened, For)
    return opened


def _of_step(step: Effect, clauses: Clauses) -> Clauses:
    place = "agenda[1][1]"
    if isinstance(step, CastleIncome):
        return clauses
    asked = {RefillHand: (DiscardAtWill(), DrawToLimit()), DraftHouse: (DraftHouse(),)}
    wanted = asked.get(type(step))
    check(clauses == wanted, place, f"{type(step).__name__} asks something else")
    return ()


def check_phase(s: State) -> None:
    """BadField for Houses, passes and turns that do not fit the phase."""
    _check_houses(s)
    for seat, player in enumerate(s.players):
        _check_slots(s, player, f"players[{seat}]")
        _check_passed(s, seat, player, f"players[{seat}].passed")
    check((not s.round) == (s.phase == DRAFT), "round", "counts from 1 once the Houses are drafted")
    _check_ending(s)


def _check_slots(s: State, player: Player, place: str) -> None:
    """Cards lie in the slots while they are played; at the end all goods are exchanged."""
    played = sum(card >= 0 for card in player.slots)
    if s.phase == ACTION:
        check(player.turns == played, f"{place}.turns", f"{played} cards were played")
    elif s.phase in (DRAFT, OVER):
        check(not played, f"{place}.slots", "no cards lie there in this phase")
    if s.phase == OVER:
        check(not player.grain + player.stone, f"{place}.grain", "is exchanged at the end")


def _check_passed(s: State, seat: int, player: Player, place: str) -> None:
    """All have passed when a round ends, and nobody who acts has."""
    if s.phase == DRAFT:
        check(not player.passed, place, "nobody has passed before round 1")
    if s.phase > ACTION:
        check(player.passed, place, "all have passed by now")
    asked, clauses = s.agenda[-1] if s.agenda else (None, ())
    if seat == asked and s.phase == ACTION:
        acting = not isinstance(clauses[0], AcquireProject)
        check(not (acting and player.passed), place, "who acts has not passed")


def _check_houses(s: State) -> None:
    free = set(s.agenda[0][1]) | set(s.agenda[1][1]) if s.phase == DRAFT else set()
    waiting = {clause.seat for clause in free if isinstance(clause, For)}
    taken: set[int] = set()
    for seat, player in enumerate(s.players):
        place = f"players[{seat}].house"
        drafts = s.phase == DRAFT and (seat in waiting or seat == s.agenda[1][0])
        check(drafts == (player.house == NO_HOUSE), place, "a House is given by the draft, once")
        check(player.house == NO_HOUSE or player.house not in taken, place, "two are of one House")
        taken.add(player.house)


def _check_ending(s: State) -> None:
    complete = any(-1 not in player.castle for player in s.players)
    check(not complete or bool(s.ending), "ending", "a Castle is complete")
    check(complete or s.ending != "castle", "ending", "no Castle is complete")
    left = any(s.next) or bool(s.edict_pile)
    check(not left or s.ending != "edicts", "ending", "Edicts are left")
    over = s.phase == OVER
    check(over or s.ending != "cards", "ending", "the game is over when cards are missing")
    check(not over or bool(s.ending), "ending", "a game that is over has ended somehow")
