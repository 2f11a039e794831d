"""How far a seat may go back, and by whose leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from stupor.engine.rules import Rules
from stupor.language import mark
from stupor.match import journal
from stupor.match.past import Past

#: A table's habits: only one's own latest choices, with everybody's leave, or anything.
STRICT: Final = "strict"
FRIENDLY: Final = journal.FRIENDLY
SANDBOX: Final = journal.SANDBOX
MODES: Final = (STRICT, FRIENDLY, SANDBOX)

NOTHING_YET: Final = mark("there is nothing to undo yet")
OTHERS_MOVED: Final = mark("another player has moved since")
FINISHED: Final = mark("the game is over")


class WayBack(NamedTuple):
    """The choice to go back to and how; `reason` bars the way, `agree` are whose leave it takes."""

    ply: int
    how: str = journal.UNDO
    reason: str | None = None
    agree: tuple[int, ...] = ()


def way_back(
    rules: Rules, past: Past, seat: int | None, mode: str, humans: Sequence[int], over: bool
) -> WayBack:
    """The way to the last choice of a seat: freely, by leave of all these persons, or barred."""
    if over and mode == STRICT:
        return WayBack(len(past.steps), reason=FINISHED)
    last = _last(past, seat, mode)
    if last is None:
        return WayBack(len(past.steps), reason=NOTHING_YET)
    reason = FINISHED if over else _barrier(rules, past, last, mode == STRICT)
    if reason is None or mode == STRICT:
        return WayBack(last, reason=reason)
    return WayBack(last, mode, agree=tuple(humans) if mode == FRIENDLY else ())


def _last(past: Past, seat: int | None, mode: str) -> int | None:
    """The last choice of a seat; of any person where the seat has none and everything goes."""
    last = past.last_of(seat)
    return past.last_of(None) if last is None and mode == SANDBOX else last


def step_back(rules: Rules, past: Past) -> str | None:
    """What bars the way to the very last choice; who steps back reaches over nobody's choice."""
    if not past.steps:
        return NOTHING_YET
    back = past.undone[-1].seat if past.undone else None
    if back not in (None, past.steps[-1].entry.seat):
        return OTHERS_MOVED
    return past.secret(rules, len(past.steps) - 1)


def _barrier(rules: Rules, past: Past, last: int, strict: bool) -> str | None:
    """What stands between now and a choice, seen from now: a secret or another's choice.

    A strict table reaches over nobody's choice, the others step over those of computers.
    """
    for ply in range(len(past.steps) - 1, last - 1, -1):
        secret = past.secret(rules, ply)
        if secret is not None:
            return secret
        if ply != last and (strict or past.steps[ply].human):
            return OTHERS_MOVED
    return None
