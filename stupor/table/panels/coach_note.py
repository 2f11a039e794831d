"""A note with a teacher's advice, laid at the lower end of a region of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.scenes.lessons.coach import (
    ABOVE,
    CoachButton,
    Speech,
    portrait_items,
    press_items,
    raised,
    row_items,
)
from stupor.scenes.looks import BEST_RED
from stupor.scenes.ruler import Ruler
from stupor.scenes.typesetting import Run, Typesetter
from stupor.scenes.widgets import Controls, Rect, Widget, inside
from stupor.stage.items import Box, Item, NineSlice
from stupor.stage.pointer import Pointer

FACE: Final = (44.0, 57.0)
#: How large the portrait is, the best first; where words leave it no room it is left out.
_FACES: Final = (1.4, 1.0)
MARGIN: Final = 12.0
GAP: Final = 8.0
BUTTON: Final = 30.0
#: The edges of a button take as much as so many letters.
LETTERS: Final = 4
#: The largest of these sizes is taken that leaves the heading and a line of the region free, or
#: has room at all; letters that the player wants twice as large come out no smaller than usual.
SIZES: Final = (18.0, 17.0, 16.0, 15.0)
SMALL: Final = tuple(float(size) for size in range(14, 6, -1))
#: A region that would be left with less than this is covered whole.
LEAST: Final = 68.0
#: Sizes, what is left free of the region, and the portrait, the best first.
_ATTEMPTS: Final = (
    *((size, LEAST, face) for size in SIZES for face in _FACES),
    *((size, 0.0, face) for size in SIZES + SMALL for face in _FACES),
    *((size, 0.0, 0.0) for size in SIZES + SMALL),
)
#: The same where letters are large: they come before the portrait.
_LARGE: Final = tuple((size, 0.0, faced) for size in SIZES + SMALL for faced in (*_FACES, 0.0))
#: Rows of letters so far apart are large.
_APART: Final = 27.0


class CoachNote:
    """Words, a small portrait and a few things to press, no larger than its region."""

    def __init__(
        self, ruler: Ruler, speech: Speech, presses: Sequence[CoachButton], region: Rect
    ) -> None:
        """Set the words as large as the region allows and lie at its lower end.

        Where they have no room beside the portrait it is left out; what is still too long rises
        above the region.
        """
        self.controls = Controls()
        self.speech = speech
        self._presses = tuple(presses)
        self._faced, self._step, self._rows = _set_rows(ruler, speech, region)
        self.small = self._step < ruler.leading("text", SIZES[-1])
        x, y, w, h = region
        high = _height(self._step, len(self._rows), self._faced)
        high = h if 0 < h - high < LEAST else high
        self.rect: Rect = (x, y + h - high, w, high)
        self.controls.place(self._widgets())

    def handle(self, event: Pointer) -> bool:
        """Take what happens on the buttons; whether it happened on the note at all."""
        held = self.controls.held is not None
        self.controls.handle(event)
        return held or inside(self.rect, event.x, event.y)

    def items(self) -> list[Item]:
        """The note above the table."""
        items: list[Item] = [
            Box(
                "coach.shade",
                ABOVE,
                (*self.rect[:2], self.rect[2], self.rect[3] + 4),
                (8, 3, 0, 90),
                radius=10,
            ),
            NineSlice("coach.plate", ABOVE + 1, self.rect, "ui/panel-paper", 14),
        ]
        x, y = self.rect[:2]
        if self._faced:
            face = (x + MARGIN, y + MARGIN, FACE[0] * self._faced, FACE[1] * self._faced)
            items += portrait_items(face, self.speech.portrait)
        items += row_items(self._rows, x, y + MARGIN - 2, self._step)
        items += press_items(self._presses, self.controls, 16)
        return [raised(item) for item in items]

    def _widgets(self) -> list[Widget]:
        x, y, w, h = self.rect
        left, top = x + MARGIN, y + h - MARGIN + 2 - BUTTON
        parts = [len(p.words) + LETTERS for p in self._presses]
        each = (w - 2 * MARGIN + GAP) / sum(parts)
        found = []
        for p, part in zip(self._presses, parts, strict=True):
            rect = (left, top, each * part - GAP, BUTTON)
            found.append(Widget(p.id, rect, p.press, tip=p.tip))
            left += each * part
        return found


def _set_rows(ruler: Ruler, said: Speech, region: Rect) -> tuple[float, float, list[list[Run]]]:
    """How large the portrait is; the rows of the advice and their distance, the largest.

    What answers a mistake follows in red.
    """
    step, rows, faced = 0.0, [], 1.0
    large = ruler.leading("text", SIZES[0]) > _APART
    for size, free, faced in _LARGE if large else _ATTEMPTS:
        left = MARGIN + (FACE[0] * faced + 12 if faced else 0)
        room = region[2] - left - MARGIN
        step = ruler.leading("text", size)
        setter = Typesetter(ruler, room)
        lines = [*setter.rows(said.text, room, left, size=size)]
        if said.answer:
            lines += setter.rows(said.answer, room, left, "italic", size, BEST_RED)
        rows = [list(row) for row in lines]
        if _height(step, len(rows), faced) <= region[3] - free:
            break
    return faced, step, rows


def _height(step: float, rows: int, faced: float) -> float:
    return 2 * MARGIN + max(FACE[1] * faced, rows * step) + GAP + BUTTON - 4
