"""Where the parts of the timeline lie: on the foot of the hand, and on the plates at the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from stupor.stage.affordance import Affordances, Gesture
from stupor.stage.game_ui import GameUI
from stupor.stage.items import Rect
from stupor.stage.node import Node
from stupor.stage.plaque import Plaque
from stupor.stage.view import View
from stupor.table.input.hit_test import HitTest

HIGH: Final = 124.0
FOOT: Final = 4.0
SIDE: Final = 20.0
SPEEDS: Final = (1, 2, 4, 8)
#: Plates of the table that mean something else here.
PLATES: Final = ("undo", "pass", "redo", "seal")
FOLLOW: Final = "timeline.follow"
LEAVE: Final = "timeline.leave"
_WIDE: Final = {"sight": 40.0, "follow": 70.0, "speed": 44.0, "leave": 104.0}
_GAP: Final = 5.0
_APART: Final = 18.0
#: Words with less room than this stand in a line of their own, for which the others make room.
_WORDS: Final = 260.0
#: From the top of the panel, by whether words have a line of their own and whether the panel must
#: be low: top and height of words, switches, numerals and rail.
_ROWS: Final = {
    (False, False): ((9.0, 34.0), (9.0, 34.0), (48.0, 24.0), (74.0, 40.0)),
    (True, False): ((4.0, 26.0), (31.0, 34.0), (65.0, 24.0), (88.0, 26.0)),
    (False, True): ((9.0, 32.0), (9.0, 32.0), (44.0, 22.0), (67.0, 30.0)),
    (True, True): ((4.0, 24.0), (28.0, 30.0), (58.0, 20.0), (78.0, 20.0)),
}


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
    pile, (x, y, w, h) = anchors["hand.deck"], anchors["hand"]
    left, foot = pile[0] + pile[2] + SIDE, y + h - FOOT
    panel = anchors.get("hand.strip", (left, foot - HIGH, x + w - left, HIGH))
    left, top, wide, high = panel[0] + SIDE, panel[1], panel[2] - 2 * SIDE, panel[3]
    edge, buttons = _switches(left + wide, seats, follow)
    beside = wide if edge - left < _WORDS else edge - left
    line, row, numerals, rail = _ROWS[beside == wide, high < HIGH]
    return Places(
        panel,
        anchors["actions"],
        (left, top + line[0], beside, line[1]),
        (left, top + numerals[0], wide, numerals[1]),
        (left, top + rail[0], wide, rail[1]),
        {name: (x, top + row[0], w, row[1]) for name, x, w in reversed(buttons)},
    )


def _switches(
    edge: float, seats: int, follow: bool
) -> tuple[float, list[tuple[str, float, float]]]:
    """Where the words before the switches end; left edge and width of each switch."""
    sights = [(f"timeline.sight.{seat}", _WIDE["sight"]) for seat in range(seats) if seats > 1]
    groups = (
        [(LEAVE, _WIDE["leave"])],
        [(f"timeline.speed.{speed}", _WIDE["speed"]) for speed in SPEEDS],
        [*sights, (FOLLOW, _WIDE["follow"])] if follow and sights else sights,
    )
    found: list[tuple[str, float, float]] = []
    for group in filter(None, groups):
        for name, wide in reversed(group):
            found.append((name, edge - wide, wide))
            edge -= wide + _GAP
        edge -= _APART - _GAP
    return edge, found


class TimelineHitTest(HitTest):
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
