"""The lines of the chronicle: what was seen to happen, what it brought, and what is new of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stupor.engine.events import Event
from stupor.games.stupor_mundi.actions import ACTION_OF
from stupor.games.stupor_mundi.chronicle import briefly
from stupor.games.stupor_mundi.outcomes import INCOME, borne, outcomes
from stupor.games.stupor_mundi.reasons import LAST
from stupor.stage.told import Told, away


def lines(
    history: Sequence[Event], tell: Callable[[Event], str | None], viewer: int | None, most: int
) -> list[Told]:
    """The last events worth a line, the newest last; without a viewer nothing is new to anybody."""
    found: list[tuple[int, str]] = []
    for place in range(len(history) - 1, -1, -1):
        event = history[place]
        told = found and _goes_without_saying(event, history[found[-1][0]])
        text = "" if told else words_at(history, place, tell)
        if text:
            found.append((place, text))
        if len(found) == most:
            break
    start = _turn_of(history, found[-1][0]) if found else 0
    brought = outcomes(history[start:])
    since, until = away(history, viewer)
    return [
        Told(place, history[place], text, brought.get(place - start, ()),
             since <= place < until and history[place].who != viewer)
        for place, text in reversed(found)
    ]  # fmt: skip


def words_at(
    history: Sequence[Event], place: int, tell: Callable[[Event], str | None]
) -> str | None:
    """The words of an event; all that a House receives in an End Phase is one line."""
    event = history[place]
    if event.kind != INCOME:
        return tell(briefly(event))
    return None if borne(history, place) else tell(Event(INCOME, event.who, ()))


def _goes_without_saying(event: Event, then: Event) -> bool:
    """Whether an action that is chosen is told by the deed that follows."""
    if event.kind != "action" or event.who != then.who:
        return False
    action = ACTION_OF.get(str(event.args[0]))
    return action is not None and then.kind in action.deeds


def _turn_of(history: Sequence[Event], place: int) -> int:
    """Where the turn of an event began."""
    while place > 0 and history[place].kind not in LAST:
        place -= 1
    return place
