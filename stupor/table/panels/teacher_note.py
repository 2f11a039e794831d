"""A note with a teacher's advice, laid at the lower end of a region of the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product, starmap
from typing import Final, NamedTuple

from stupor.scenes.lessons.plate import (
    ABOVE,
    PlateButton,
    Speech,
    portrait_items,
    press_items,
    raised,
    row_items,
    speech_rows,
)
from stupor.scenes.looks import TITLE_INK
from stupor.scenes.ruler import Ruler
from stupor.scenes.typesetting import Run
from stupor.scenes.widgets import Controls, Widget
from stupor.stage.geometry import inside
from stupor.stage.items import Box, Item, Label, NineSlice, Rect
from stupor.stage.pointer import Pointer

FACE: Final = (44.0, 57.0)
#: How large the portrait is, the best first; where words leave it no room it is left out.
_FACES: Final = (1.4, 1.0)
#: In a region so wide the buttons stand beside a larger one, below a heading if that has room.
_WIDE: Final = 400.0
_LARGEST: Final = 84.0 / FACE[0]
HEAD: Final = 26.0
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
#: Rows of letters so far apart are large.
_APART: Final = 27.0


class TeacherNote:
    """Words, a small portrait and a few things to press, no larger than its region."""

    def __init__(
        self, ruler: Ruler, speech: Speech, presses: Sequence[PlateButton], region: Rect
    ) -> None:
        """Set the words as large as the region allows and lie at its lower end.

        Where they have no room beside the portrait it is left out; what is still too long rises
        above the region.
        """
        self.controls = Controls()
        self.speech = speech
        self._presses = tuple(presses)
        self._form, self._step, self._rows = _set_rows(ruler, speech, region)
        self.small = self._step < ruler.leading("text", SIZES[-1])
        x, y, w, h = region
        high = self._form.height(self._step * len(self._rows))
        high = h if 0 < h - high < LEAST else high
        self.rect: Rect = (x, y + h - high, w, high)
        self.controls.place(self._widgets())

    def handle(self, event: Pointer) -> bool:
        """Take what happens on the buttons; whether it happened on the note at all."""
        held = self.controls.held is not None
        self.controls.handle(event)
        return held or inside(self.rect, (event.x, event.y))

    def items(self) -> list[Item]:
        """The note above the table."""
        items: list[Item] = [
            Box(
                "teacher.shade",
                ABOVE,
                (*self.rect[:2], self.rect[2], self.rect[3] + 4),
                (8, 3, 0, 90),
                radius=10,
            ),
            NineSlice("teacher.plate", ABOVE + 1, self.rect, "ui/panel-paper", 14),
        ]
        x, y, w, _ = self.rect
        form, said = self._form, self.speech
        if form.face:
            face = (x + MARGIN, y + MARGIN, FACE[0] * form.face, FACE[1] * form.face)
            items += portrait_items(face, said.portrait)
        head = (x + form.left, y + MARGIN - 4, w - form.left, form.head)
        if form.head:
            z, ink = ABOVE + 3, TITLE_INK
            items.append(Label("teacher.name", z, head, said.name, "title", 20, ink, "left"))
        items += row_items(self._rows, x, y + MARGIN - 2 + form.head, self._step)
        items += press_items(self._presses, self.controls, 16)
        return [raised(item) for item in items]

    def _widgets(self) -> list[Widget]:
        x, y, w, h = self.rect
        inwards = self._form.left if self._form.beside else MARGIN
        left, top = x + inwards, y + h - MARGIN + 2 - BUTTON
        parts = [len(p.words) + LETTERS for p in self._presses]
        each = (w - inwards - MARGIN + GAP) / sum(parts)
        found = []
        for p, part in zip(self._presses, parts, strict=True):
            rect = (left, top, each * part - GAP, BUTTON)
            found.append(Widget(p.id, rect, p.press, tip=p.tip))
            left += each * part
        return found


class _Form(NamedTuple):
    """The letters and the portrait, what is left free of the region, and the heading."""

    size: float
    face: float
    free: float = 0.0
    head: float = 0.0
    beside: bool = False

    @property
    def left(self) -> float:
        """Where words begin."""
        return MARGIN + (FACE[0] * self.face + 12 if self.face else 0)

    def height(self, words: float) -> float:
        """How high a note is whose words are so high."""
        foot, face = GAP + BUTTON - 4, FACE[1] * self.face
        words += self.head
        return 2 * MARGIN + (max(face, words + foot) if self.beside else max(face, words) + foot)


#: The forms of a note, the best first; letters that are large come before the portrait.
_USUAL: Final = (
    *starmap(_Form, product(SIZES, _FACES, (LEAST,))),
    *starmap(_Form, product(SIZES + SMALL, _FACES)),
    *starmap(_Form, product(SIZES + SMALL, (0.0,))),
)
_LARGE: Final = tuple(starmap(_Form, product(SIZES + SMALL, (*_FACES, 0.0))))


def _set_rows(ruler: Ruler, said: Speech, region: Rect) -> tuple[_Form, float, list[list[Run]]]:
    """The best form that has room; the distance of the rows, and the rows of the advice."""
    large = ruler.leading("text", SIZES[0]) > _APART
    head = 0.0 if said.count or not said.name else HEAD
    sizes = () if region[2] < _WIDE else SIZES[:1] if large else SIZES
    beside = starmap(_Form, product(sizes, (_LARGEST,), (0.0,), (head, 0.0), (True,)))
    for form in (*beside, *(_LARGE if large else _USUAL)):
        room = region[2] - form.left - MARGIN
        step = ruler.leading("text", form.size)
        rows = speech_rows(ruler, said, room, form.left, form.size)
        if form.height(step * len(rows)) <= region[3] - form.free:
            break
    return form, step, rows
