"""What a choice will do, told before it is made and without telling a secret."""

from __future__ import annotations

from typing import Any, Final

from stupor.engine.events import GATHERED, MOVED, UNKNOWN, Event, redact
from stupor.engine.notation import Option
from stupor.engine.rules import Rules, record
from stupor.match.secrets import Secrets

#: Where a turn ends, and with it the preview.
NEXT_TURN: Final = frozenset({"turn", "round"})


def preview(rules: Rules, state: Any, option: Option) -> list[Event]:
    """The events up to the first secret or the next turn, as the deciding seat may know them."""
    decision = rules.decision(state)
    if decision is None:
        return []
    after = state.clone()
    events = record(after)
    rules.apply(after, option)
    secrets = Secrets(rules, state, decision.seat)
    shown: list[Event] = []
    for event in events:
        if event.kind in NEXT_TURN:
            break
        seen = redact(event, decision.seat)
        if secrets.revealed(event) is not None:
            shown.append(_veiled(seen))
            break
        shown.append(seen)
    return shown


def _veiled(event: Event) -> Event:
    if event.kind == MOVED:
        return Event(event.kind, event.who, (UNKNOWN, *event.args[1:]), event.seen_by)
    args = event.args if event.kind == GATHERED else ()
    return Event(event.kind, event.who, args, event.seen_by)
