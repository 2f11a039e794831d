"""What opens over the table unrolls, and rolls up when it is put away."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from stupor.stage.boxes import centre, holds
from stupor.stage.game_ui import GameUI
from stupor.stage.items import Area, Item
from stupor.stage.motion import Motion
from stupor.stage.timeline import OFF
from stupor.stage.view import UNFOLDED, View
from stupor.table.panels.expanded_panel import ExpandedPanel

#: Seconds of the whole way.
SECONDS: Final = 0.25
NOWHERE: Final = (0.0, 0.0, 0.0, 0.0)


class Unroll:
    """Watches whether something opens or closes; it can be used while it is still on its way."""

    def __init__(
        self,
        ui: GameUI[View],
        unfolded: ExpandedPanel,
        view: Callable[[], View],
        clock: Callable[[], float],
    ) -> None:
        """What is open as a table is first seen hangs there already."""
        self._ui = ui
        self._unfolded = unfolded
        self._view = view
        self._clock = clock
        self._open: bool | None = None
        self._motion: Motion | None = None
        self._box: Area = NOWHERE
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
