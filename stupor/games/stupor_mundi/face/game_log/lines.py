"""The lines of the log: what was seen to happen, what it brought, and what is new of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from stupor.engine.events import Event, EventWords
from stupor.games.stupor_mundi.actions import ACTION_OF
from stupor.games.stupor_mundi.automaton import log_line
from stupor.games.stupor_mundi.ids import FREDERICK
from stupor.games.stupor_mundi.log_lines import briefly
from stupor.games.stupor_mundi.outcomes import INCOME, borne, outcomes
from stupor.games.stupor_mundi.reasons import LAST
from stupor.language import tr
from stupor.stage.messages import LogEvent, log_lines


def lines(
    history: Sequence[Event], tell: EventWords, viewer: int | None, most: int
) -> list[LogEvent]:
    """The last events worth a line, the newest last; without a viewer nothing is new to anybody."""

    def words(place: int, then: int | None) -> str | None:
        if then is not None and _goes_without_saying(history, place, then):
            return None
        return words_at(history, place, tell)

    return log_lines(history, words, LAST, outcomes, viewer, most)


def words_at(history: Sequence[Event], place: int, tell: EventWords) -> str | None:
    """The words of an event; all that a House receives in an End Phase is one line.

    Frederick's card is told by where it took him, and what an Edict added stands beside it.
    """
    event = history[place]
    if event.who == FREDERICK and event.kind in ("solo", "issued", "icon"):
        deed = log_line(islice(history, place, None))
        return tr("Frederick {deed}.", deed=deed) if deed else None
    if event.kind != INCOME:
        return tell(briefly(event))
    return None if borne(history, place) else tell(Event(INCOME, event.who, ()))


def _goes_without_saying(history: Sequence[Event], place: int, then: int) -> bool:
    """Whether the line after it tells an action that was chosen, or an income that was lost."""
    event, told = history[place], history[then]
    if event.who != told.who:
        return False
    if event.kind == INCOME:
        return told.kind == "lost" and then == place + 1
    action = ACTION_OF.get(str(event.args[0])) if event.kind == "action" else None
    return action is not None and told.kind in action.deeds
