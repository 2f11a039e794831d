"""What is heard of what happens on the table, and where on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from stupor.engine.events import MOVED, Event
from stupor.stage.game_ui import GameUI
from stupor.stage.geometry import centre
from stupor.stage.view import View
from stupor.table.input.hand import Hand

#: So many sounds begin in one frame at most, even after a flush.
AT_ONCE: Final = 2
#: What may be taken or pressed is touched so softly.
TOUCH: Final = "hover"


class SoundPlayer(Protocol):
    """Whoever plays a sound."""

    def play(self, name: str, side: float = 0.0) -> None:
        """Play the sound of that name, from -1 far left to 1 far right."""


def side_of(ui: GameUI[View], view: View, event: Event) -> float:
    """Where an event happens: -1 at the left edge of the page to 1 at the right one."""
    goal = str(event.args[2]) if event.kind == MOVED else ""
    node = ui.layout.node(view, goal) if goal else None
    where = node.rect if node is not None else ui.layout.event_rect(view, event)
    if where is None:
        return 0.0
    left, _, wide, _ = view.page
    return max(-1.0, min(1.0, 2 * (centre(where)[0] - left) / wide - 1))


def music_of(seats: int) -> tuple[str, ...]:
    """What is heard at a table of so many, the best first."""
    return ("solo", "table", "theme") if seats == 1 else ("table", "theme")


class EventSounds:
    """Lets a table be heard: what happens, and what the hand comes upon."""

    def __init__(self, ui: GameUI[View], hand: Hand) -> None:
        """Nothing is touched yet."""
        self._ui = ui
        self._hand = hand
        self._touched = ""

    def hear(self, audio: SoundPlayer, events: Iterable[Event], view: View) -> None:
        """Let events be heard where they happen, the latest ones, each sound once."""
        heard = {name: e for e in events if (name := self._ui.animation.sound_of(e))}
        for name, event in list(heard.items())[-AT_ONCE:]:
            audio.play(name, side_of(self._ui, view, event))

    def touch(self) -> bool:
        """Whether the hand has come upon something else to take, to press or to drop on."""
        hand, can = self._hand, self._hand.affordances
        if hand.drag.held is not None:
            name = hand.target
        else:
            name = hand.hover if hand.hover in can.sources() or hand.hover in can.buttons() else ""
        before, self._touched = self._touched, name
        return bool(name) and name != before
