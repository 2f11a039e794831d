"""The plate with the forecast: beside what is carried, or beside the place that is pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final

from stupor.stage.course import PreviewedChoice
from stupor.stage.drag import Phase
from stupor.stage.geometry import Point, around, around_all, centre
from stupor.stage.items import Box, Colour, Group, Item, Parts, Rect
from stupor.stage.messages import Forecast, Preview
from stupor.stage.palette import FORECAST, PAPER
from stupor.stage.plaque import Plaque
from stupor.stage.plate_place import GAP, Place, flank
from stupor.table.input.hand import Hand
from stupor.table.input.hit_test import HitTest
from stupor.table.overlay import held_rect
from stupor.table.panels.preview import GhostPreview

#: How far its point reaches out of the plate, rim and paper; all lengths in units of the page.
OUT: Final = GAP + 2.0
INNER: Final = OUT - 4.0
#: How far within its rectangle a plate begins to be seen.
EDGE: Final = 6.0
#: How far from the corners of the plate it stays.
CORNER: Final = 30.0
GOLD: Final[Colour] = (178, 138, 60)
DARK: Final[Colour] = (66, 42, 20)
#: The paper lies so far out that it covers the rim of the plate and nothing on it.
_OFF: Final = 4.0
_RIM: Final = sqrt(2) * OUT
_PAPER: Final = sqrt(2) * (INNER - _OFF)
_SIDES: Final = {"left": (1, 0), "right": (-1, 0), "above": (0, 1), "below": (0, -1)}


def notched(plate: Group, side: str, at: Point) -> list[Item]:
    """A plate whose edge has a notch towards a point, in rim and paper."""
    if side not in _SIDES:
        return [plate]
    (across, down), (x, y, w, h) = _SIDES[side], plate.rect
    foot = (
        x + w * (across + 1) / 2 - across * EDGE if across else _between(at[0], x, w),
        y + h * (down + 1) / 2 - down * EDGE if down else _between(at[1], y, h),
    )
    out = foot[0] + across * _OFF, foot[1] + down * _OFF
    rim = Box("rim", 0, (0, 0, _RIM, _RIM), GOLD, DARK, 1.4)
    paper = Box("paper", 0, (0, 0, _PAPER, _PAPER), PAPER)
    under, over = _tilted("rim", FORECAST - 1, foot, rim), _tilted("paper", FORECAST, out, paper)
    return [under, plate, over]


def _between(at: float, start: float, length: float) -> float:
    """The nearest to a point that is not near a corner."""
    slack = min(CORNER, length / 2)
    return min(max(at, start + slack), start + length - slack)


def _tilted(name: str, z: int, middle: Point, square: Box) -> Group:
    """A square that stands on a corner."""
    size = square.rect[2:]
    return Group(f"notch/{name}", z, around(middle, *size), Parts((square,)), size, 45)


#: How much it matters that these stay in sight: what is carried, what the plate speaks of, what
#: changes on the table, the ribbon, where else the thing could go.
CARRIED, CLEAR, GHOST, RIBBON, LIT = 50.0, 4.0, 1.0, 0.5, 0.25
#: The plate follows the hand in steps of so many units: whole dots of the usual windows.
STEP: Final = 3.0


class ForecastPlate:
    """Keeps the plate of the drop under the hand, and on which side of the hand it stands."""

    def __init__(self, preview: GhostPreview) -> None:
        """Lay out what a preview tells."""
        self._preview = preview
        self._hit_test: HitTest | None = None
        self._subject = PreviewedChoice()
        self._told = Preview()
        self._place: Place | None = None
        self._laid: tuple[object, list[Item]] = (None, [])

    def items(
        self, hit_test: HitTest, hand: Hand, made: tuple[Plaque, ...], now: float
    ) -> list[Item]:
        """The plate beside what is held or pointed at; nothing where the game has none."""
        subject = self._preview.subject(hit_test, hand)
        if hit_test is not self._hit_test or subject != self._subject:
            self._hit_test, self._subject, self._place = hit_test, subject, None
            self._told = self._preview.told(hit_test, subject, made)
        carried, plate = subject.carried, self._told.plate
        over = hit_test.rect((hand.target or subject.barred) if carried else hand.hover)
        held = held_rect(hit_test, hand, made, now) if carried else over
        if plate is None or held is None:
            return []
        return self._beside(hit_test, hand, plate, held, over if over is not None else held)

    def _beside(
        self, hit_test: HitTest, hand: Hand, plate: Forecast, held: Rect, over: Rect
    ) -> list[Item]:
        """Where the plate hides least, clear of the place and of what is carried over it."""
        lifted = self._subject.carried and hand.drag.phase is Phase.LIFTED
        by = over if lifted else around_all([over, held])
        clear = self._clear(hit_test, hand, plate, held)
        self._place = flank(plate.size, by, hit_test.view.page, clear, self._place)
        key = plate, self._place, over
        if key != self._laid[0]:  # else the very same items, of which nothing is painted anew
            self._laid = key, _laid(*key)
        return self._laid[1]

    def _clear(
        self, hit_test: HitTest, hand: Hand, plate: Forecast, held: Rect
    ) -> Iterator[tuple[Rect, float]]:
        """What the plate hides as little as it can; other places to click may be hidden."""
        yield held, CARRIED
        yield hit_test.view.anchors["prompt.text"], RIBBON
        if self._subject.carried:
            yield from ((area, CLEAR) for area in plate.clear)
            yield from ((item.rect, GHOST) for item in self._told.items)
            lit = (hit_test.rect(name) for name in hand.targets())
            yield from ((area, LIT) for area in lit if area is not None)


def _laid(plate: Forecast, place: Place, over: Rect) -> list[Item]:
    """The plate where it stands, its notch towards the place that it speaks of."""
    x, y = (round(at / STEP) * STEP for at in place.box[:2])
    return notched(plate.at(x, y), place.side, centre(over))
