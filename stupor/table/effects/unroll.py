"""What opens over the table: a large panel grows out of its thing, what is small unrolls."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from math import inf
from typing import Final

from stupor.stage.easing import ease_out_cubic, stepped
from stupor.stage.game_ui import GameUI
from stupor.stage.geometry import around, centre, grown, holds, moved
from stupor.stage.items import Group, Item, Parts, Rect
from stupor.stage.messages import Panel
from stupor.stage.motion import Motion
from stupor.stage.timeline import OFF
from stupor.stage.tween import between
from stupor.stage.view import UNFOLDED, View
from stupor.table.panels.expanded_panel import ExpandedPanel

#: Seconds of the whole way.
SECONDS: Final = 0.25
NOWHERE: Final = (0.0, 0.0, 0.0, 0.0)
#: Seconds in which a panel grows, and in which it goes.
GROWS: Final = 0.14
GOES: Final = 0.09
#: So many sizes are made on the way.
SIZES: Final = 8
#: How far beak and shadow reach beyond a panel, and how small it begins at least.
MARGIN: Final = 34.0
LEAST: Final = 0.1


class Unroll:
    """Watches whether something opens or closes; it can be used while it is still on its way."""

    def __init__(
        self,
        ui: GameUI[View],
        expanded_panel: ExpandedPanel,
        view: Callable[[], View],
        clock: Callable[[], float],
    ) -> None:
        """What is open as a table is first seen hangs there already."""
        self._ui = ui
        self._unfolded = expanded_panel
        self._view = view
        self._clock = clock
        self._open: bool | None = None
        self._motion: Motion | None = None
        self._box: Rect = NOWHERE
        self._seconds = SECONDS
        self._begin = 0.0

    @property
    def hidden(self) -> frozenset[str]:
        """What is not to be drawn as it rests, because it is still unrolling."""
        rolls = self._motion is not None and self._open
        return frozenset({UNFOLDED}) if rolls else frozenset()

    def tick(self, speed: float, calm: bool, warm: Callable[[Iterable[Item]], None]) -> bool:
        """Begin what was asked for, end what is over; whether something is on its way."""
        if self._open is None:
            self._open = self._unfolded.open
        if speed == OFF or calm:
            self._open, self._motion = self._unfolded.open, None
        elif self._unfolded.open != self._open:
            self._turn(SECONDS / speed, warm)
        if self._motion is not None and self._share(self._clock()) >= 1:
            self._motion = None
        return self._motion is not None

    def stop(self) -> None:
        """Be at the end of the way at once: somebody goes on."""
        self._motion = None

    def items(self, lights: list[Item], now: float) -> list[Item]:
        """What is on its way, with the lights that do not lie where it hangs or will hang."""
        if self._motion is None:
            return lights
        box, share = self._box, self._share(now)
        clear = [item for item in lights if not holds(box, centre(item.rect))]
        return [*clear, *self._motion.items(share if self._open else 1.0 - share)]

    def _turn(self, seconds: float, warm: Callable[[Iterable[Item]], None]) -> None:
        """Go the other way; what has come half the way goes back from there."""
        ahead = 1.0 - self._share(self._clock()) if self._motion is not None else 0.0
        found = self._ui.board.expandable(self._view())
        self._open, self._motion = self._unfolded.open, found.unroll() if found else None
        if found is not None and self._motion is not None:
            self._box = found.box
            warm(self._motion.items(0.5))
        self._seconds, self._begin = seconds, self._clock() - ahead * seconds

    def _share(self, now: float) -> float:
        return min(1.0, max(0.0, now - self._begin) / self._seconds)


class Grow:
    """Knows the large panel that is shown, and for how long."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Nothing is shown large; without a pace everything is there at once."""
        self._clock = clock
        self._speed = OFF
        self._panel: Panel | None = None
        self._awaited = 0
        self._begin: float | None = None
        self._gone: float | None = None

    def expect(self, frames: int = 2) -> None:
        """Something has just been asked for: what is shown within so many frames grows."""
        self._awaited = frames

    def show(self, panel: Panel | None) -> None:
        """This is shown now; a panel that is only painted anew does not grow again."""
        if panel is None or panel.source is None:
            self._panel = None
            return
        if self._panel is None or self._gone is not None:
            self._begin = None if self._awaited else -inf
        self._panel, self._gone = panel, None

    def close(self) -> None:
        """It is shown no longer."""
        if self._panel is not None and self._gone is None:
            self._gone = self._clock()

    def tick(self, speed: float, calm: bool, now: float) -> bool:
        """Begin once it was painted, forget it once it is gone; whether it moves."""
        self._speed = OFF if calm else speed
        awaited, self._awaited = self._awaited > 1, max(0, self._awaited - 1)
        if self._panel is None or self._speed == OFF:
            return awaited
        if self._begin is None:
            self._begin = now
        if self._gone is None:
            return awaited or self._grown(now) < 1
        if self._going(now) >= 1:
            self._panel = None
        return True

    def items(self, now: float) -> list[Item]:
        """The panel as large as it is at this moment."""
        panel = self._panel
        if panel is None or panel.source is None:
            return []
        if self._gone is not None:
            left = 1 - self._going(now)
            return [_sheet(panel, panel.source, left)] if left > 0 and self._speed != OFF else []
        share = self._grown(now)
        if share >= 1:
            return panel.items
        beside = [item for item in panel.items if not _on(panel, item)]
        return [*beside, _sheet(panel, panel.source, share)]

    def _grown(self, now: float) -> float:
        if self._speed == OFF:
            return 1.0
        return 0.0 if self._begin is None else (now - self._begin) * self._speed / GROWS

    def _going(self, now: float) -> float:
        return 1.0 if self._gone is None else (now - self._gone) * self._speed / GOES


def _on(panel: Panel, item: Item) -> bool:
    return holds(grown(panel.box, MARGIN), centre(item.rect))


def _sheet(panel: Panel, source: Rect, share: float) -> Item:
    """The panel as one sprite, on its way between the thing and its place."""
    place = grown(panel.box, MARGIN)
    here = sorted((item for item in panel.items if _on(panel, item)), key=lambda item: item.z)
    x, y, w, h = place
    parts = Parts(replace(item, rect=moved(item.rect, -x, -y)) for item in here)
    small = max(LEAST, source[2] / w)
    start = around(centre(source), w * small, h * small)
    box = between(start, place, stepped(ease_out_cubic(share), SIZES))
    return Group("growing", max(item.z for item in here), box, parts, (w, h))
