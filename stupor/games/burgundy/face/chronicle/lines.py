"""The lines of the log: what was seen to happen, what it brought, and what is new of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.engine.events import COUNTER, Event
from stupor.games.burgundy.chronicle import briefly
from stupor.games.burgundy.outcomes import outcomes
from stupor.stage.log_making import log_lines
from stupor.stage.messages import Told

#: What is told by the deed that it was done for, or by the dice that all see.
QUIET: Final = frozenset({"changed", "rolled"})
#: A turn begins here; what it costs and brings lies in it.
_FIRST: Final = frozenset({"turn", "round", "phase"})


def lines(
    history: Sequence[Event], tell: Callable[[Event], str | None], viewer: int | None, most: int
) -> list[Told]:
    """The last events worth a line, the newest last; without a viewer nothing is new to anybody."""

    def words(place: int, then: int | None) -> str | None:
        event = history[place]
        quiet = event.kind in QUIET or event.kind == COUNTER
        return None if quiet else tell(briefly(event))

    return log_lines(history, words, _FIRST, outcomes, viewer, most)
