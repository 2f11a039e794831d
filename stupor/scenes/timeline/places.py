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
#: What the hand keeps free at the left: its two piles.
PILES: Final = 20.0
SIDE: Final = 20.0
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
#: Words with less room than this stand in a line of their own, for which the others make room.
_WORDS: Final = 260.0
#: So much higher is the panel then.
_LIFT: Final = 4.0


class _Rows(NamedTuple):
    """Top and height, from the top of the panel, of words, switches, numerals and rail."""

    words: tuple[float, float]
    switches: tuple[float, float]
    numerals: tuple[float, float]
    rail: tuple[float, float]


#: By whether words have a line of their own, and whether the panel must be low.
_ROWS: Final = {
    (False, False): _Rows((9.0, 34.0), (9.0, 34.0), (48.0, 24.0), (74.0, 40.0)),
    (True, False): _Rows((7.0, 26.0), (35.0, 34.0), (69.0, 24.0), (92.0, 26.0)),
    (False, True): _Rows((9.0, 32.0), (9.0, 32.0), (44.0, 22.0), (67.0, 30.0)),
    (True, True): _Rows((4.0, 24.0), (28.0, 30.0), (58.0, 20.0), (78.0, 20.0)),
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
    panel = left, top, wide, high = anchors.get("hand.strip") or _at_the_foot(anchors)
    inner = (left + SIDE, wide - 2 * SIDE)
    edge, buttons = _switches(inner[0] + inner[1], seats, follow)
    beside = edge - inner[0]
    own_line = beside < _WORDS
    rows = _ROWS[own_line, high < HIGH]
    if own_line and high >= HIGH:
        panel = left, top, wide, high = (left, top - _LIFT, wide, high + _LIFT)

    def at(row: tuple[float, float], span: tuple[float, float]) -> Rect:
        return (span[0], top + row[0], span[1], row[1])

    return Places(
        panel,
        anchors["actions"],
        at(rows.words, inner if own_line else (inner[0], beside)),
        at(rows.numerals, inner),
        at(rows.rail, inner),
        {
            name: at(rows.switches, buttons[name])
            for name in sorted(buttons, key=buttons.__getitem__)
        },
    )


def _at_the_foot(anchors: Mapping[str, Rect]) -> Rect:
    """The panel over the foot of the hand, where the game has no place for it."""
    pile, hand = anchors["hand.deck"], anchors["hand"]
    left = pile[0] + pile[2] + PILES
    return (left, hand[1] + hand[3] - FOOT - HIGH, hand[0] + hand[2] - left, HIGH)


def _switches(
    edge: float, seats: int, follow: bool
) -> tuple[float, dict[str, tuple[float, float]]]:
    """Where the words before the switches end; left edge and width of each switch."""
    buttons: dict[str, tuple[float, float]] = {}
    edge, buttons[LEAVE] = _before(edge, _WIDE)
    edge -= _APART - _GAP
    for speed in reversed(SPEEDS):
        edge, buttons[f"timeline.speed.{speed}"] = _before(edge, _SPEED)
    edge -= _APART - _GAP
    if seats > 1:
        if follow:
            edge, buttons[FOLLOW] = _before(edge, _AUTO)
        for seat in reversed(range(seats)):
            edge, buttons[f"timeline.sight.{seat}"] = _before(edge, _CHIP)
        edge -= _APART - _GAP
    return edge, buttons


def _before(edge: float, wide: float) -> tuple[float, tuple[float, float]]:
    """Where the next button ends, and one that ends at an edge."""
    return edge - wide - _GAP, (edge - wide, wide)


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
