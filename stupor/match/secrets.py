"""Which events tell somebody something new, so that there is no way back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from stupor.engine.events import GATHERED, MOVED, UNKNOWN, Event
from stupor.engine.rng import SplitMix
from stupor.engine.rules import Rules
from stupor.engine.table import BOX
from stupor.language import mark, saying

#: Narrative events that come with chance or with a hidden card, and what they reveal.
TELLING: Final = {
    "drew": mark("cards were drawn"),
    "reshuffled": mark("a pile was shuffled"),
    "solo": mark("Frederick’s card was revealed"),
    "exchanged": mark("hidden cards were exchanged"),
}


class Secrets:
    """What each seat knows before a decision, to notice what it learns from it."""

    def __init__(self, rules: Rules, state: Any, decider: int) -> None:
        self._rules = rules
        self._before = state
        self._decider = decider
        self._known: dict[int, set[str]] = {}

    def revealed(self, event: Event) -> str | None:
        """What the event reveals to the decider or to those few who see it; None for nothing."""
        if event.kind in TELLING:
            return TELLING[event.kind]
        if event.kind == GATHERED:
            return TELLING["reshuffled"]
        if event.kind != MOVED or event.args[0] == UNKNOWN or event.args[1] == BOX:
            return None
        viewers: Iterable[int] = (self._decider,) if event.seen_by is None else event.seen_by
        piece = str(event.args[0])
        if any(piece not in self._pieces(seat) for seat in viewers):
            sort = piece.partition(".")[0]
            return TELLING.get(sort, saying("a new {sort} was revealed", sort=sort))
        return None

    def first(self, events: Sequence[Event], after: Any) -> str | None:
        """The first secret that a decision's events reveal, or that chance had a part in it."""
        for event in events:
            reason = self.revealed(event)
            if reason is not None:
                return reason
        return mark("something random happened") if _rolled(self._before, after) else None

    def _pieces(self, seat: int) -> set[str]:
        if seat not in self._known:
            zones = self._rules.table(self._before, seat).zones
            self._known[seat] = {piece for here in zones.values() for piece in here}
        return self._known[seat]


def _rolled(before: Any, after: Any) -> bool:
    if isinstance(before.rng, SplitMix) and isinstance(after.rng, SplitMix):
        return before.rng.state != after.rng.state
    return False
