"""The paper of the curtain: as high as what it says, and where things lie on it."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.stage.items import Board, Item, NineSlice, Rect
from stupor.stage.layout import Anchors
from stupor.stage.sheet import Badge

MOST_LINES: Final = 5
#: Few lines are so high, many share the place of five and so much below it, which lets the paper
#: grow; what lies between two of them. All lengths are in units of the page.
TALLEST: Final = 123.0
SPARE: Final = 120.0
BETWEEN: Final = 10.0
#: The height of the words where there are no lines, and from what is told to the rule below it.
WORDS: Final = 76.0
AIR: Final = 14.0
#: The woven rule below the title: how far from the sides and the top, and how high.
_WOVEN: Final = (60.0, 92.0, 14.0)


@record
class CurtainPaper:
    """What a paper with so many lines covers, and how far its parts are moved.

    `lowered` is all of it, so that a short paper lies beside the arms; what stands below the lines
    is `lifted` besides, or let down where it is less than nothing.
    """

    box: Rect
    step: float
    lowered: float
    lifted: float

    def head(self, place: Rect) -> Rect:
        """The place of something above the lines, or of the first line."""
        return place[0], place[1] + self.lowered, place[2], place[3]

    def foot(self, place: Rect) -> Rect:
        """The place of something below the lines."""
        return place[0], place[1] + self.lowered - self.lifted, place[2], place[3]

    def row(self, first: tuple[float, float, float], number: int) -> Rect:
        """The place of a line, counted from 1, by the corner and the width of the first."""
        x, y, w = first
        return x, y + (number - 1) * self.step, w, self.step - BETWEEN

    def items(self) -> list[Item]:
        """The paper and its woven rule."""
        x, y, w, _ = self.box
        side, down, high = _WOVEN
        rule = (x + side, y + down, w - 2 * side, high)
        return [
            NineSlice("paper", 90, self.box, "ui/panel-paper", 24),
            Board("paper.rule", 95, rule, "curtain-rule"),
        ]


def curtain_paper(at: Anchors, lines: int, replay: bool) -> CurtainPaper:
    """The paper for so many lines, with the button that replays them or without."""
    x, y, w, h = at["curtain.panel"]
    first, last = at["curtain.line1"], at[f"curtain.line{MOST_LINES}"]
    room = last[1] + last[3] + BETWEEN + SPARE - first[1]
    step = min(TALLEST, room / lines) if lines else WORDS
    told = first[1] + max(1, lines) * step
    lifted = at["curtain.rule"][1] - told - AIR
    watch, points = at["curtain.watch"], at["curtain.standing1.vp"]
    end = watch[1] + watch[3] if replay else points[1] + points[3]
    high = h - (watch[1] + watch[3] - end) - lifted
    arms = at["curtain.arms"]
    lowered = 0.0 if lines else arms[1] + arms[3] / 2 - (y + high / 2)
    return CurtainPaper((x, y + lowered, w, high), step, lowered, lifted)


def arms_in(place: Rect, badge: Badge) -> Rect:
    """Arms in the middle of a place, as high as it is."""
    x, y, w, h = place
    return x + (w - h * badge.aspect) / 2, y, h * badge.aspect, h
