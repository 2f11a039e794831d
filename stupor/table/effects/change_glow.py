"""What changes is noticed for a moment; what others did stays marked until the own turn ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.events import Event
from stupor.language import spoken
from stupor.scenes.scene import FRAME
from stupor.stage.game_ui.animation import Animation
from stupor.stage.items import Item
from stupor.stage.motion import Motion
from stupor.stage.timeline import OFF
from stupor.stage.view import View
from stupor.table.session.flow import TurnFlow

#: Seconds that a change is to be noticed; nobody waits for it.
SECONDS: Final = 0.7


class ChangeGlow:
    """Compares what rests with what rested before, as long as the same observer looks at it."""

    def __init__(self, move: Animation[View]) -> None:
        """Nothing has been seen yet."""
        self._animation = move
        self._about: tuple[object, ...] = ()
        self._rested: dict[str, Item] = {}
        self._begun: dict[str, tuple[float, Motion]] = {}
        self._version = -1
        self._speed = OFF

    def set_speed(self, speed: float, calm: bool) -> None:
        """Be as quick as the player likes, or still."""
        self._speed = OFF if calm else speed

    def compare(self, view: View, items: Sequence[Item], shown: int, now: float) -> None:
        """Look at what rests; `shown` is another number where another table is shown at once."""
        rests = {item.key: item for item in items}
        about = (
            shown,
            view.viewer,
            id(view.anchors),
            view.text,
            view.compact,
            view.kept_rival,
            view.panel_open,
            view.contrast,
            spoken(),
        )
        if about == self._about and self._speed != OFF:
            for key, item in rests.items():
                was = self._rested.get(key)
                if was is not item and was != item:
                    self._notice(view, was, item, now)
        self._about, self._rested = about, rests

    def next_frame(self, version: int, now: float) -> float | None:
        """Seconds to the next frame: one for every new look of the table, then while it shows."""
        fresh, self._version = version != self._version, version
        self._begun = {key: one for key, one in self._begun.items() if self._share(one[0], now) < 1}
        return FRAME if self._speed != OFF and (fresh or self._begun) else None

    def items(self, now: float) -> list[Item]:
        """Everything that is to be noticed at this moment."""
        seen = [(self._share(begin, now), motion) for begin, motion in self._begun.values()]
        return [item for share, motion in seen if share < 1 for item in motion.items(share)]

    def _notice(self, view: View, was: Item | None, item: Item, now: float) -> None:
        motion = self._animation.change_motion(view, was, item)
        if motion is not None:
            self._begun[item.key] = now, motion

    def _share(self, begin: float, now: float) -> float:
        return max(0.0, now - begin) * self._speed / SECONDS if self._speed != OFF else 1.0


class LastMoves:
    """Marks what was touched since the last own turn."""

    def __init__(self, flow: TurnFlow) -> None:
        """Follow a game."""
        self._flow = flow

    def items(self, view: View, dragging: bool) -> list[Item]:
        """The frames; while something is held they would only be in the way."""
        return [] if dragging else self._flow.ui.board.paint_last_moves(view, self._seen())

    def _seen(self) -> Sequence[Event]:
        """What was seen to happen; nothing while nobody looks."""
        flow = self._flow
        return flow.history[: flow.shown_events] if flow.observer is not None else ()
