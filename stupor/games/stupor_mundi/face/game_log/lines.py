"""The lines of the log: what was seen to happen, what it brought, and what is new of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from stupor.engine.events import Event, EventWords
from stupor.games.stupor_mundi.actions import ACTION_OF
from stupor.games.stupor_mundi.automaton import log_line
from stupor.games.stupor_mundi.expansions import words as expansion_words
from stupor.games.stupor_mundi.ids import FREDERICK
from stupor.games.stupor_mundi.log_lines import SKIPPED, briefly
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


def words_at(
    history: Sequence[Event], place: int, tell: EventWords, over: bool = False
) -> str | None:
    """The words of an event, whose turn is `over`; all of an End Phase for a House is one line.

    Frederick's card is told by where it took him, and what an Edict added stands beside it.
    """
    event = history[place]
    if event.who == FREDERICK and event.kind in ("solo", "issued", "icon"):
        deed = log_line(islice(history, place, None))
        return tr("Frederick {deed}.", deed=deed) if deed else None
    if event.kind == "action" and _skipped(history, place, over):
        return tell(replace(event, kind=SKIPPED))
    if event.kind != INCOME:
        return tell(briefly(event))
    return None if borne(history, place) else tell(Event(INCOME, event.who, ()))


def _skipped(history: Sequence[Event], place: int, over: bool) -> bool:
    """Whether an action was chosen in a turn that is over by now, and nothing came of it."""
    event = history[place]
    deeds = _deeds_of(event)
    for later in islice(history, place + 1, None):
        if later.who == event.who and later.kind in deeds:
            return False
        if later.kind in LAST or later.kind == event.kind:
            return True
    return over


def _goes_without_saying(history: Sequence[Event], place: int, then: int) -> bool:
    """Whether the line after it tells an action that was chosen, or an income that was lost."""
    event, told = history[place], history[then]
    if event.who != told.who:
        return False
    if event.kind == INCOME:
        return told.kind == "lost" and then == place + 1
    return event.kind == "action" and told.kind in _deeds_of(event)


def _deeds_of(chosen: Event) -> set[str]:
    """The events by which an action that was chosen is known, or what is done instead of it."""
    action = ACTION_OF.get(str(chosen.args[0]))
    return {*action.deeds, *expansion_words.DEEDS} if action is not None else set()
