"""The map of the campaign: a wax seal on every place, its name beside it, and the way so far."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from stupor.games.stupor_mundi.rooms.campaign.progress import LOCKED, Entry
from stupor.games.stupor_mundi.rooms.campaign.words import Measure
from stupor.scenes.looks import BEST_RED, GLOW, TITLE_INK
from stupor.stage.geometry import centre, inside, shared
from stupor.stage.items import Box, Group, Item, Label, Parts, Picture, Rect
from stupor.stage.layout import Anchors

SIDE: Final = 66.0
NEXT_SIDE: Final = 84.0
LABEL: Final = 28.0
_WORDS: Final = 17.0
_PAD: Final = 9.0
#: How far a name stays from the edge of the map, or of the inset.
_EDGE: Final = 14.0
#: What no name may lie on, besides the seals.
_FIXED: Final = ("cartouche", "profile", "holy", "back")
_STEP: Final = 20.0
_DASH: Final = (24.0, 9.0)
#: The dashes turn by whole steps, so that they share a few pictures.
_TURN: Final = 4
_BEND: Final = 0.12
_DONE: Final = (163, 38, 46)
_AHEAD: Final = (70, 56, 42, 200)
_CREAM: Final = (255, 246, 220)
_SHUT_RIM: Final = (106, 98, 90)
_SHUT_INK: Final = (58, 52, 46)
#: A seal of which so much lies below another one needs no name of its own.
_COVERED: Final = 0.7
#: Radius of the ring in the sprite of the glow, as a share of its side.
_RING: Final = 36 / 96


class Placed:
    """Where the seals and the names of some chapters lie on the map."""

    def __init__(self, entries: Sequence[Entry], anchors: Anchors, measure: Measure) -> None:
        """Lay the names where they cover least; a chapter without a place is left out."""
        self._field = anchors["campaign.map"]
        self._inset = anchors["campaign.inset"]
        self._fixed = [anchors[f"campaign.{name}"] for name in _FIXED]
        self.entries = [entry for entry in entries if entry.chapter is not None]
        self.seals = {entry.name: self._seal(entry) for entry in self.entries}
        self.labels: dict[str, Rect] = {}
        for entry in self._uncovered():
            wide = measure(words_of(entry), "title", _WORDS) + 2 * _PAD
            self.labels[entry.name] = self._label(self.seals[entry.name], wide)

    def _seal(self, entry: Entry) -> Rect:
        assert entry.chapter is not None
        x, y, w, h = self._field
        side = NEXT_SIDE if entry.next else SIDE
        u, v = entry.chapter.at
        cx, cy = x + u * w, y + v * h
        return (
            min(max(cx - side / 2, x), x + w - side),
            min(max(cy - side / 2, y), y + h - side),
            side,
            side,
        )

    def _uncovered(self) -> Iterator[Entry]:
        """The uppermost of the seals that lie on one another: one name is enough for them."""
        for number, entry in enumerate(self.entries):
            here = self.seals[entry.name]
            above = (self.seals[later.name] for later in self.entries[number + 1 :])
            if all(shared(here, other) < _COVERED * here[2] * here[3] for other in above):
                yield entry

    def _label(self, seal: Rect, wide: float) -> Rect:
        field = self._inset if inside(self._inset, centre(seal)) else self._field
        places = list(_around(seal, wide, field))
        taken = [*self._fixed, *self.seals.values(), *self.labels.values()]
        costs = [
            sum(shared(place, other) for other in taken) + number * 40
            for number, place in enumerate(places)
        ]
        return places[costs.index(min(costs))]


def words_of(entry: Entry) -> str:
    """What stands on the name plate."""
    return f"{entry.mark}  {entry.place}"


def map_items(placed: Placed, chosen: str) -> list[Item]:
    """The way, then the seals, then the names."""
    items = list(_way(placed))
    for entry in placed.entries:
        items += _seal_items(entry, placed.seals[entry.name], entry.name == chosen)
        if entry.name in placed.labels:
            items += _label_items(entry, placed.labels[entry.name], entry.name == chosen)
    return items


def ring(key: str, seal: Rect, z: int, alpha: int = 255) -> Picture:
    """The warm ring about a seal."""
    cx, cy = centre(seal)
    side = (seal[2] / 2 + 2) / _RING
    return Picture(key, z, (cx - side / 2, cy - side / 2, side, side), "glow/round", alpha=alpha)


def _seal_items(entry: Entry, seal: Rect, chosen: bool) -> list[Item]:
    key = f"map.{entry.name}"
    items: list[Item] = []
    if entry.next:
        items += _halo(key, seal)
    if chosen:
        items.append(ring(f"{key}.ring", seal, 126))
    items.append(Picture(f"{key}.seal", 130, seal, entry.wax))
    if entry.left is not None:
        x, y, w, h = seal
        spot = (x + w * 0.62, y + h * 0.6, 30.0, 30.0)
        items.append(Picture(f"{key}.left", 134, spot, "icon/hourglass"))
    return items


def _halo(key: str, seal: Rect) -> Iterator[Item]:
    """Light about the chapter that comes next."""
    cx, cy = centre(seal)
    for number, (reach, alpha) in enumerate(((30, 26), (22, 40), (15, 62), (9, 90), (4, 120))):
        r = seal[2] / 2 - 4 + reach / 1.6
        place = (cx - r, cy - r, 2 * r, 2 * r)
        yield Box(f"{key}.halo{number}", 124, place, (*GLOW, alpha), radius=r)


def _label_items(entry: Entry, rect: Rect, chosen: bool) -> list[Item]:
    key, (x, y, w, h) = f"map.{entry.name}.name", rect
    shut = entry.wax == LOCKED
    rim = _SHUT_RIM if shut and not chosen else BEST_RED
    fill = (255, 226, 150) if chosen else _CREAM
    return [
        Box(f"{key}.shade", 135, (x + 1.5, y + 2.5, w, h), (20, 10, 4, 110), radius=6),
        Box(f"{key}.plate", 136, rect, fill, rim, 1.5, radius=5),
        Label(
            f"{key}.words",
            137,
            (x + 4, y, w - 8, h),
            words_of(entry),
            "title",
            _WORDS,
            _SHUT_INK if shut else TITLE_INK,
        ),
    ]


def _way(placed: Placed) -> Iterator[Item]:
    """Red dashes from each cleared chapter to the one after it, dark dots to the next."""
    stations = [entry for entry in placed.entries if entry.cleared or entry.next]
    for number in range(1, len(stations)):
        before, after = stations[number - 1 : number + 1]
        here, there = (centre(placed.seals[one.name]) for one in (before, after))
        yield from _leg(f"way.{after.name}", here, there, after.cleared)


def _leg(
    key: str, here: tuple[float, float], there: tuple[float, float], done: bool
) -> Iterator[Item]:
    (ax, ay), (bx, by) = here, there
    middle = (ax + bx) / 2 + (by - ay) * _BEND, (ay + by) / 2 - (bx - ax) * _BEND
    points = list(_steps(here, middle, there))
    for number, ((x, y), (u, v)) in enumerate(pairwise(points)):
        turn = round(math.degrees(math.atan2(v - y, u - x)) / _TURN) * _TURN
        w, h = _DASH
        place = ((x + u - w) / 2, (y + v - h) / 2, w, h)
        yield Group(f"{key}.{number}", 120, place, _dash(done), _DASH, angle=turn)


def _steps(
    here: tuple[float, float], middle: tuple[float, float], there: tuple[float, float]
) -> Iterator[tuple[float, float]]:
    """Points of a bent way, a dash apart."""
    reach = math.dist(here, middle) + math.dist(middle, there)
    count = max(2, round(reach / _STEP))
    for number in range(count + 1):
        t = number / count
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        yield (
            a * here[0] + b * middle[0] + c * there[0],
            a * here[1] + b * middle[1] + c * there[1],
        )


def _dash(done: bool) -> Parts:
    w, h = _DASH
    ground = Box("ground", 0, (0, 1, w, h - 2), (*_CREAM, 225), radius=(h - 2) / 2)
    if done:
        return Parts((ground, Box("dash", 1, (5, h / 2 - 1.8, w - 10, 3.6), _DONE, radius=1.4)))
    dots = (
        Box(f"dot{n}", 1, (4 + 9 * n, h / 2 - 1.9, 3.8, 3.8), _AHEAD, radius=1.9) for n in (0, 1)
    )
    return Parts((ground, *dots))


def _around(seal: Rect, wide: float, field: Rect) -> Iterator[Rect]:
    """Places for a name, the best ones first, none beyond the map."""
    x, y, w, h = seal
    cx, cy = centre(seal)
    level, low, high = cy - LABEL / 2, y + h + 1, y - LABEL - 1
    right, left = x + w + 2, x - wide - 2
    wanted = (
        (right, level),
        (left, level),
        (cx - wide / 2, low),
        (cx - wide / 2, high),
        (right - 12, cy + 6),
        (right - 12, cy - LABEL - 6),
        (left + 12, cy + 6),
        (left + 12, cy - LABEL - 6),
    )
    for u, v in wanted:
        u = min(max(u, field[0] + _EDGE), field[0] + field[2] - wide - _EDGE)
        v = min(max(v, field[1] + _EDGE), field[1] + field[3] - LABEL - _EDGE)
        yield u, v, wide, LABEL
