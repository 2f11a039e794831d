"""The place of keyboard and gamepad on a page: groups in order, arrows inside a group."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from stupor.stage.focus_graph import Direction, FocusGraph, FocusSpot, distance
from stupor.stage.geometry import centre
from stupor.stage.items import Rect

#: A thing by its name, and where it lies.
Named = tuple[str, Rect]
NOWHERE: Final[Rect] = (960.0, 540.0, 0.0, 0.0)


def grouped(
    order: Iterable[str],
    lit: Iterable[Named],
    others: Iterable[Named],
    group_of: Callable[[str, Rect], str],
) -> dict[str, list[FocusSpot]]:
    """What is lit and what can only be explained, by group; one thing for one place.

    What belongs to no group cannot be reached now.
    """
    found: dict[str, list[FocusSpot]] = {group: [] for group in order}
    bright = dict(lit)
    names, places = set(), set()
    for name, rect in (*bright.items(), *others):
        if name in names or rect in places or rect[2] <= 0:
            continue
        group = group_of(name, rect)
        if group:
            names.add(name)
            places.add(rect)
            found[group].append(FocusSpot(name, rect, name in bright))
    return found


class Focus:
    """Which thing has the focus; it knows only names and rectangles."""

    def __init__(self) -> None:
        """Nothing has it yet."""
        self.name = ""
        self._spots: dict[str, FocusSpot] = {}
        self._group_of: dict[str, str] = {}
        self._groups: dict[str, tuple[str, ...]] = {}
        self._remembered: dict[str, str] = {}
        self._webs: dict[str, FocusGraph] = {}
        self._was: Rect = NOWHERE

    @property
    def group(self) -> str:
        """The group of the focused thing."""
        return self._group_of.get(self.name, "")

    @property
    def spot(self) -> FocusSpot | None:
        """The focused thing."""
        return self._spots.get(self.name)

    def names(self, group: str) -> tuple[str, ...]:
        """The things of a group, in their order."""
        return self._groups.get(group, ())

    def spots(self, group: str) -> tuple[FocusSpot, ...]:
        """The things of a group with their rectangles."""
        return tuple(self._spots[name] for name in self.names(group))

    def groups(self) -> tuple[str, ...]:
        """The groups that hold something, in their order."""
        return tuple(group for group, names in self._groups.items() if names)

    def update(self, groups: Mapping[str, Sequence[FocusSpot]]) -> None:
        """The page has changed; the focus stays if it can, and groups that are lit come first."""
        held = sorted(groups, key=lambda group: not any(spot.lit for spot in groups[group]))
        self._groups = {group: tuple(s.name for s in groups[group]) for group in held}
        self._spots = {s.name: s for spots in groups.values() for s in spots}
        self._webs.clear()
        self._group_of = {name: g for g, names in self._groups.items() for name in names}
        if self.name in self._spots:
            self._was = self._spots[self.name].rect
        else:
            self.name = ""

    def set(self, name: str) -> bool:
        """Give the focus to a thing; False when it is not on the page."""
        if name not in self._spots:
            return False
        self.name, self._was = name, self._spots[name].rect
        self._remembered[self.group] = name
        return True

    def settle(self, avoid: Iterable[str] = ()) -> bool:
        """Go to what is next, or to the lit thing nearest to the last focus; False without any."""
        spots = self._spots.values()
        lit = [spot for spot in spots if spot.next] or [spot for spot in spots if spot.lit]
        kept = [spot for spot in lit if spot.name not in set(avoid)] or lit
        if not kept:
            return False
        here = centre(self._was)
        return self.set(min(kept, key=lambda spot: distance(here, centre(spot.rect))).name)

    def enter(self, group: str) -> bool:
        """Go to a group: to the thing left there last, to a lit one rather than to a dark one."""
        names = self.names(group)
        if not names:
            return False
        last = self._remembered.get(group, "")
        lit = [name for name in names if self._spots[name].lit]
        choice = lit or names
        return self.set(last if last in choice else choice[0])

    def step(self, by: int) -> bool:
        """Go to the next group, or to the one before."""
        order = self.groups()
        if not order:
            return False
        if self.group not in order:
            return self.enter(order[0 if by > 0 else -1])
        return self.enter(order[(order.index(self.group) + by) % len(order)])

    def cycle(self, by: int) -> bool:
        """Go to the next thing of the same group in its order."""
        names = self.names(self.group)
        if not names:
            return False
        return self.set(names[(names.index(self.name) + by) % len(names)])

    def move(self, dx: int, dy: int) -> bool:
        """Go to the nearest thing of the group in a direction; False at the edge."""
        here = self.spot
        if here is None:
            return self.step(1)
        found = self.after(here.name, (dx, dy))
        return self.set(found) if found else False

    def after(self, name: str, way: Direction) -> str:
        """Where an arrow leads from a thing, or nothing at the edge of its group."""
        group = self._group_of.get(name, "")
        if group not in self._webs:
            self._webs[group] = FocusGraph(self.spots(group))
        return self._webs[group].after(name, way)
