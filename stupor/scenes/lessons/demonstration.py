"""A hand that shows how a choice is made: from where a thing is taken to where it goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.language import tr
from stupor.scenes.lessons.plate import ABOVE
from stupor.scenes.looks import CREAM
from stupor.stage.easing import ease_in_out_cubic
from stupor.stage.geometry import Point
from stupor.stage.items import Box, Item, Label, NineSlice, Picture

#: Seconds of one showing, and how often it is shown.
ONCE: Final = 1.7
TIMES: Final = 2
#: So long a player may do nothing before the hand comes by itself.
PATIENCE: Final = 3.2
_HAND: Final = (44.0, 44.0)
#: What stands beside the hand, on its left where the window ends.
_TAG: Final = (132.0, 34.0)
_DOTS: Final = 14


class Demonstration:
    """Moves a hand along a way, twice."""

    def __init__(self, way: Mapping[str, object], now: float, still: bool = False) -> None:
        """Show a way as the table describes it; a still hand only points at its end."""
        self._since = now
        self._still = still
        self._start = _point(way.get("grip") or way.get("at"))
        quick = bool(way.get("quick")) or "button" in way
        self._end = self._start if quick else _point(way.get("spot"))
        self._words = tr("Click") if quick else tr("Flip it") if way.get("turn") else ""

    def over(self, now: float) -> bool:
        """Whether it has been shown."""
        return now - self._since > ONCE * TIMES

    def items(self, now: float, wide: float) -> list[Item]:
        """The hand, and the way it goes, with its words on a page that is so wide."""
        share = ((now - self._since) % ONCE) / ONCE
        moved = 1.0 if self._still else ease_in_out_cubic(min(1.0, max(0.0, share * 1.5 - 0.2)))
        x = self._start[0] + (self._end[0] - self._start[0]) * moved
        y = self._start[1] + (self._end[1] - self._start[1]) * moved
        items: list[Item] = list(self._trail())
        w, h = _HAND
        press = 4 if share < 0.15 and not self._still else 0
        items.append(
            Picture(
                "show.hand", ABOVE + 60, (x - w * 0.3, y - h * 0.1 + press, w, h), "ui/cursor-hand"
            )
        )
        if self._words:
            side = x + 26 if x + 26 + _TAG[0] < wide else x - 26 - _TAG[0]
            place = (side, y + 20, *_TAG)
            items.append(NineSlice("show.plate", ABOVE + 58, place, "ui/button-dark", 16))
            items.append(Label("show.words", ABOVE + 59, place, self._words, "bold", 19, CREAM))
        return items

    def _trail(self) -> list[Item]:
        (x, y), (u, v) = self._start, self._end
        if (x, y) == (u, v):
            ring = (x - 26, y - 26, 52.0, 52.0)
            return [Box("show.ring", ABOVE + 57, ring, None, (255, 226, 130), 4, radius=26)]
        return [
            Box(
                f"show.dot{n}",
                ABOVE + 57,
                (x + (u - x) * n / _DOTS - 4, y + (v - y) * n / _DOTS - 4, 8.0, 8.0),
                (255, 226, 130, 220),
                (60, 30, 0, 200),
                1.5,
                radius=4,
            )
            for n in range(_DOTS + 1)
        ]


class HintDelay:
    """Waits until a player has done nothing for a while; once for each thing to be done."""

    def __init__(self) -> None:
        """Nothing is to be done yet."""
        self._task: object = None
        self._since = 0.0
        self._helped = False

    def stir(self, now: float) -> None:
        """The player does something."""
        self._since = now

    def left(self, task: object, now: float) -> float | None:
        """Seconds until help comes with that task; None when it has come."""
        if task != self._task:
            self._task, self._since, self._helped = task, now, False
        return None if self._helped else max(0.0, self._since + PATIENCE - now)

    def help(self) -> None:
        """It comes now."""
        self._helped = True


def _point(found: object) -> Point:
    return (float(found[0]), float(found[1])) if isinstance(found, tuple | list) else (0.0, 0.0)
