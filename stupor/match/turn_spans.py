"""The turn spans of a game: choices of a seat in a row, within a turn and a part of the round."""

from __future__ import annotations

from typing import NamedTuple

from stupor.engine.notation import Option, key_of
from stupor.match.session import Session


class TurnSpan(NamedTuple):
    """A span: its first choice, the one after its last, its round and its seat."""

    ply: int
    end: int
    round: int
    seat: int


def turn_spans(session: Session) -> list[TurnSpan]:
    """All spans of a game, in order; what was taken back is in none."""
    rules, found = session.rules, list[TurnSpan]()
    last = None
    for ply in range(session.ply):
        state, seat = session.before(ply), session.choice(ply).seat
        here = (seat, rules.clock(state))
        if here == last and not rules.begins(state):
            found[-1] = found[-1]._replace(end=ply + 1)
        else:
            found.append(TurnSpan(ply, ply + 1, here[1][0], seat))
        last = here
    return found


def last_turn(session: Session) -> TurnSpan | None:
    """The span of the latest choice; None before the first one."""
    if not session.ply:
        return None
    rules, begin = session.rules, session.ply - 1
    seat, state = session.choice(begin).seat, session.before(begin)
    now = rules.clock(state)
    while begin and session.choice(begin - 1).seat == seat and not rules.begins(state):
        state = session.before(begin - 1)
        if rules.clock(state) != now:
            break
        begin -= 1
    return TurnSpan(begin, session.ply, now[0], seat)


def turns_begun(session: Session, seat: int, before: int) -> int:
    """How many turns a seat began with choices before that one."""
    own = (ply for ply in range(before) if session.choice(ply).seat == seat)
    return sum(session.rules.begins(session.before(ply)) for ply in own)


def keys_between(session: Session, ply: int, end: int) -> tuple[str, ...]:
    """The choices from `ply` up to but without `end`, as keys."""
    return tuple([key_of(session.choice(at).option) for at in range(ply, end)])


def line_of(session: Session, span: TurnSpan) -> tuple[Option, ...]:
    """What was chosen in a span."""
    return tuple([session.choice(ply).option for ply in range(span.ply, span.end)])
