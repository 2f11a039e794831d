"""Regions of a table: each is asked again only when something has changed that it has read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from stupor.language import spoken
from stupor.stage.items import Item
from stupor.stage.tracked_view import Notes, noting
from stupor.stage.view import View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Region(NamedTuple, Generic[V_contra]):
    """A part of the table: what rests there is a pure function of a view."""

    name: str
    paint: Callable[[V_contra], list[Item]]


class Kept(NamedTuple):
    """The items of a region, and what was read for them."""

    items: list[Item]
    notes: Notes
    language: object


class Regions:
    """The regions of one table, with what they last said."""

    def __init__(self, regions: Sequence[Region[View]]) -> None:
        """Nobody has been asked yet."""
        #: Who was asked the last time, by name.
        self.asked: list[str] = []
        self._regions = regions
        self._kept: dict[str, Kept] = {}

    def items(self, view: View) -> list[Item]:
        """Everything that rests, in the order of the regions."""
        self.asked, found, language = [], [], spoken()
        for region in self._regions:
            kept = self._kept.get(region.name)
            if kept is None or kept.language != language or not kept.notes.hold(view):
                self.asked.append(region.name)
                kept = self._ask(region, view, language)
            found += kept.items
        return found

    def _ask(self, region: Region[View], view: View, language: object) -> Kept:
        notes = Notes()
        kept = Kept(region.paint(noting(view, notes)), notes, language)
        self._kept[region.name] = kept
        return kept
