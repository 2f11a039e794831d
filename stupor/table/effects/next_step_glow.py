"""The next step breathes: for two breaths after a change its light swells, then it stands still."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import cos, pi
from typing import Final

from stupor.stage.highlight_roles import is_next
from stupor.stage.items import Group, Item, NineSlice, Parts, Picture, Rect

#: Seconds of a breath and of all of them, and between two frames.
BREATH: Final = 1.6
LONG: Final = 2 * BREATH
STEP: Final = 0.1
#: How much of the light is left at its weakest, and in how many strengths it is painted.
WEAKEST: Final = 0.7
STRENGTHS: Final = 6


class NextStepGlow:
    """Watches the lights of a table; what has just become next breathes."""

    def __init__(self) -> None:
        """Know nothing yet: what is next as a table opens stands still."""
        self._seen: Sequence[Item] | None = None
        self._marks: tuple[tuple[str, Rect], ...] = ()
        self._since: float | None = None

    def tick(self, lights: Sequence[Item], calm: bool, now: float) -> float | None:
        """See whether something else is next now; the seconds until the light changes."""
        if lights is not self._seen:
            self._look(lights, now)
        if calm or (self._since is not None and now - self._since >= LONG):
            self._since = None
        return None if self._since is None else STEP

    def _look(self, lights: Sequence[Item], now: float) -> None:
        marks = tuple((item.key, item.rect) for item in lights if is_next(item))
        if marks != self._marks:
            self._since = now if marks and self._seen is not None else None
        self._seen, self._marks = lights, marks

    def pulsed(self, lights: list[Item], now: float) -> list[Item]:
        """The lights as strong as they are at this moment."""
        if self._since is None:
            return lights
        share = strength(now - self._since)
        return [dimmed(item, share) if is_next(item) else item for item in lights]


def strength(seconds: float) -> float:
    """How strong the light is so long after the change: full at first and at the end."""
    swell = (1 + cos(2 * pi * min(seconds, LONG) / BREATH)) / 2
    return WEAKEST + (1 - WEAKEST) * round(swell * STRENGTHS) / STRENGTHS


def dimmed(item: Item, share: float) -> Item:
    """A light with a share of its strength."""
    alpha = round(255 * share)
    if isinstance(item, NineSlice):
        size = item.rect[2:]
        part = replace(item, z=0, rect=(0.0, 0.0, *size))
        return Group(item.key, item.z, item.rect, Parts([part]), size, alpha=alpha)
    if isinstance(item, Picture | Group):
        return replace(item, alpha=round(item.alpha * share))
    return item
