"""What a choice will do, told before it is made and without telling a secret."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from stupor.engine.decision import Decision
from stupor.engine.errors import IllegalOption
from stupor.engine.events import COUNTER, MOVED, UNKNOWN, Event, redact
from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
from stupor.engine.rules import Rules
from stupor.engine.table import BOX, Table

#: Where a turn ends, and with it the preview; the counters change just before the words come.
NEXT_TURN: Final = frozenset({"turn", "round", "phase"})
#: Every trial deals what is hidden by this seed: a choice is previewed the same each time.
IMAGINED: Final = 0


class HiddenAhead(Exception):
    """Raised out of the rules where the deciding seat can see no further."""


class TrialEvents:
    """Hears the events of a trial as one seat may know them, up to the next turn or chance."""

    def __init__(self, seat: int, table: Table, revealing: Collection[str] = ()) -> None:
        """Let the events happen on this table of that seat, up to those that are revealing."""
        self.events: list[Event] = []
        self.veiled = False
        self.revealed = False
        self._seat = seat
        self._table = table
        self._revealing = revealing

    def hear(self, event: Event) -> None:
        """Note an event, an unknown face as a back; HiddenAhead where nothing more may be told.

        Chance that only lays cards face down does not end the preview.
        """
        name = event.args[0] if event.kind == COUNTER else event.kind
        if name in NEXT_TURN or event.kind in self._revealing:
            raise HiddenAhead
        seen = self._seen(redact(event, self._seat))
        self._table.fold(seen)
        self.events.append(seen)

    def _seen(self, event: Event) -> Event:
        if event.kind != MOVED:
            return event
        piece, source = str(event.args[0]), str(event.args[1])
        if source == BOX or piece in self._table.pieces(source):
            return event
        self.veiled = True
        self.revealed = self.revealed or event.seen_by is None
        return Event(MOVED, event.who, (UNKNOWN, *event.args[1:]), event.seen_by)


def foresee(
    rules: Rules, state: Any, option: Option, follow: Sequence[Option] = ()
) -> Foresight | None:
    """What an option, and those taken at once after it, will do; None when nothing is asked.

    The trial is made in a position where everything that the seat cannot know was dealt anew, so
    that there is no secret in it to be told. What lies face down stays so, and the trial goes on
    behind it: no face that the seat does not know can matter before the next question. Where a
    face would come to light for all, the facts stay those of now.
    """
    asked = rules.decision(state)
    if asked is None:
        return None
    table = rules.table(state, asked.seat)
    watch = TrialEvents(asked.seat, table, rules.revealing)
    after = rules.determinize(state, asked.seat, SplitMix(IMAGINED))
    after.events = watch
    taken: list[Option] = []
    try:
        for chosen in (option, *follow):
            if taken and chosen not in rules.legal(after):
                break
            taken.append(chosen)
            rules.apply(after, chosen)
        then = _unrevealing(rules.decision(after), asked.seat, watch.veiled)
    except HiddenAhead:
        then = None
    facts = rules.facts(state if watch.revealed else after, asked.seat)
    return Foresight(tuple(taken), tuple(watch.events), table, facts, then, watch.veiled)


def preview(rules: Rules, state: Any, option: Option) -> list[Event]:
    """The events up to chance or the next turn, as the deciding seat may know them."""
    found = foresee(rules, state, option)
    return list(found.events) if found is not None else []


def refusal(rules: Rules, state: Any, option: Option) -> IllegalOption | None:
    """What the rules say against an option; None for one that is offered."""
    try:
        rules.apply(state.clone(), option)
    except IllegalOption as refused:
        return refused
    return None


def _unrevealing(then: Decision | None, seat: int, veiled: bool) -> Decision | None:
    """The next question; not what can be answered, where that would name an unknown face.

    What another seat may answer depends on what only that seat holds.
    """
    if then is None or (then.seat == seat and not veiled):
        return then
    return Decision(then.seat, then.kind, (), then.source)
