"""Where the parts of the timeline lie: on the foot of the hand, and on the plates at the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from stupor.stage.affordance import Affordances, Gesture
from stupor.stage.game_ui import GameUI
from stupor.stage.geometry import moved
from stupor.stage.items import Rect
from stupor.stage.node import Node
from stupor.stage.plaque import Plaque
from stupor.stage.view import View
from stupor.table.input.hit_test import HitTest

HIGH: Final = 124.0
FOOT: Final = 4.0
#: What the hand keeps free at the left: its two piles.
PILES: Final = 20.0
SIDE: Final = 20.0
#: From the top of the panel: the row of words and switches, the numerals, the rail.
ROW: Final = (9.0, 34.0)
NUMERALS: Final = (48.0, 24.0)
RAIL: Final = (74.0, 40.0)
SPEEDS: Final = (1, 2, 4, 8)
#: Plates of the table that mean something else here.
PLATES: Final = ("undo", "pass", "redo", "seal")
FOLLOW: Final = "timeline.follow"
LEAVE: Final = "timeline.leave"
_CHIP: Final = 40.0
_AUTO: Final = 70.0
_SPEED: Final = 44.0
_WIDE: Final = 104.0
_GAP: Final = 5.0
_APART: Final = 18.0
#: Words with less room than the first stand in a line of their own, for which the others make room:
#: its top and height, and how far below their usual places switches, numerals and rail lie then.
_WORDS: Final = 260.0
_LINE: Final = (3.0, 26.0)
_LIFT: Final = 4.0
_LOWER: Final = (22.0, 17.0, 14.0)


class Places(NamedTuple):
    """The rectangles of the timeline."""

    panel: Rect
    plates: Rect
    words: Rect
    numerals: Rect
    rail: Rect
    buttons: Mapping[str, Rect]

    def at(self, ply: float, length: int) -> float:
        """Where on the rail so many decisions have been made."""
        x, _, w, _ = self.rail
        return x + w * ply / max(1, length)

    def ply(self, x: float, length: int) -> int:
        """The nearest number of decisions to a point of the rail."""
        left, _, w, _ = self.rail
        return max(0, min(length, round((x - left) / w * length)))


def places(anchors: Mapping[str, Rect], seats: int, follow: bool) -> Places:
    """The places on a page of any form; alone, there is no other chair to look from."""
    pile, hand = anchors["hand.deck"], anchors["hand"]
    left, right = pile[0] + pile[2] + PILES, hand[0] + hand[2]
    top = hand[1] + hand[3] - FOOT - HIGH
    row = (top + ROW[0], ROW[1])
    edge, buttons = right - SIDE, {}
    edge, buttons[LEAVE] = _before(edge, row, _WIDE)
    edge -= _APART - _GAP
    for speed in reversed(SPEEDS):
        edge, buttons[f"timeline.speed.{speed}"] = _before(edge, row, _SPEED)
    edge -= _APART - _GAP
    if seats > 1:
        if follow:
            edge, buttons[FOLLOW] = _before(edge, row, _AUTO)
        for seat in reversed(range(seats)):
            edge, buttons[f"timeline.sight.{seat}"] = _before(edge, row, _CHIP)
        edge -= _APART - _GAP
    inner = (left + SIDE, right - left - 2 * SIDE)
    beside = edge - inner[0]
    lift, lower, words = 0.0, (0.0, 0.0, 0.0), (inner[0], row[0], beside, ROW[1])
    if beside < _WORDS:
        lift, lower, words = _LIFT, _LOWER, (inner[0], top + _LINE[0], inner[1], _LINE[1])
    return Places(
        (left, top - lift, right - left, HIGH + lift),
        anchors["actions"],
        words,
        (inner[0], top + NUMERALS[0] + lower[1], inner[1], NUMERALS[1]),
        (inner[0], top + RAIL[0] + lower[2], inner[1], RAIL[1] - lower[2]),
        {
            name: moved(buttons[name], 0, lower[0])
            for name in sorted(buttons, key=lambda name: buttons[name])
        },
    )


def _before(edge: float, row: tuple[float, float], wide: float) -> tuple[float, Rect]:
    """A button that ends at an edge, and where the next one ends."""
    return edge - wide - _GAP, (edge - wide, row[0], wide, row[1])


class TimelineReach(HitTest):
    """The table at which nothing can be done but to look, and the buttons of the timeline."""

    def __init__(self, ui: GameUI[View], view: View, made: list[Plaque], here: Places) -> None:
        """Put the buttons of the timeline on the table."""
        self._buttons = here.buttons
        names = (*PLATES, *here.buttons)
        super().__init__(ui, view, Affordances(Gesture((), button=name) for name in names), made)

    def _find(self, name: str) -> Node | None:
        """A button of the timeline lies above the hand; anything else is the table's."""
        rect = self._buttons.get(name)
        return super()._find(name) if rect is None else Node(name, rect, height=(2, 0))
