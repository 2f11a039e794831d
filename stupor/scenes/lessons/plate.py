"""The teacher's plate: a portrait, words, and a few things to press, docked beside what he means.

It has the same size on all pages of a lesson, its buttons keep their places on it, and it lies
in the dock of the lesson wherever it hides nothing there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from stupor.engine.record import record
from stupor.scenes.drawing import gold_plate, plate, pointed_items
from stupor.scenes.looks import BEST_RED, SEPIA, TITLE_INK
from stupor.scenes.rulebook.page import run_items
from stupor.scenes.ruler import Ruler
from stupor.scenes.typesetting import Run, Typesetter
from stupor.scenes.widgets import Controls, Widget, inset
from stupor.stage.geometry import inside, shared
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike
from stupor.stage.pointer import Pointer

#: How wide the plate is at least, and how wide one would be that grows with its letters.
WIDTH: Final = 620.0
GROWS: Final = 560.0
LEAST: Final = 176.0
#: Letters up to so many hundredths have room on a plate of the width that a lesson wants; a page
#: wider than that to its height is a wide one.
USUAL: Final = 110
SQUARE: Final = 1.5
PORTRAIT: Final = (88.0, 114.0)
MARGIN: Final = 20.0
BUTTON: Final = 40.0
SIZE: Final = 21.0
ABOVE: Final = 880
EDGE: Final = 8.0
#: Places of the buttons on the plate, from the left; a wide one takes two of them.
SLOTS: Final = {"leave": (0, 1), "back": (1, 1), "show": (2, 1), "skip": (3, 1), "next": (2, 2)}
_GAP: Final = 8.0
_STEP: Final = 32
_CLEAR: Final = 10.0
#: In its dock the plate may lie so near to what is shown.
_NEAR: Final = 6.0


@record
class Speech:
    """What a teacher says: a name and a place in the lesson, words, and an answer to a mistake."""

    portrait: str
    name: str
    count: str
    text: str
    answer: str = ""


@record
class PlateButton:
    """A button of the plate; the tip names its key, and `next` says that it leads on."""

    id: str
    words: str
    press: Callable[[], None]
    tip: str = ""
    key: str = ""
    next: bool = False


class TeacherPlate:
    """Lays out a speech and its buttons where they cover nothing that matters."""

    def __init__(
        self,
        ruler: Ruler,
        speech: Speech,
        presses: Sequence[PlateButton],
        tallest: float = 0.0,
        width: float = 0.0,
    ) -> None:
        """Measure the speech, as high as the `tallest` of its lesson; `place` must follow.

        A lesson may give the plate a `width` of its own.
        """
        self.controls = Controls()
        self.speech = speech
        self._presses = tuple(presses)
        self._step = ruler.leading("text", SIZE)
        self.width = width or max(WIDTH, min(1100.0, GROWS * self._step / 28.5))
        room = self.width - PORTRAIT[0] - 3 * MARGIN
        left = PORTRAIT[0] + 2 * MARGIN
        self.rows = speech_rows(ruler, speech, room, left, SIZE)
        high = 54 + len(self.rows) * self._step + 14 + BUTTON + MARGIN
        self.height = max(high, LEAST, tallest)
        self.rect: Rect = (0.0, 0.0, self.width, self.height)

    def place(
        self,
        page: tuple[int, int],
        hard: Sequence[Rect],
        soft: Sequence[Rect],
        dock: tuple[float, float],
        usual: float,
        touched: Sequence[Rect] = (),
    ) -> None:
        """Lie in the dock of the lesson; only where that hides something hard, elsewhere.

        A plate that is higher than `usual` for an answer reaches further up, so that no button
        moves. Elsewhere, what may be `touched` is left free where that can be.
        """
        x, y = (
            EDGE + share * (page[n] - (self.width, usual)[n] - 2 * EDGE)
            for n, share in enumerate(dock)
        )
        home = (x, max(EDGE, y + usual - self.height), self.width, self.height)
        if not any(shared(inset(rect, -_NEAR), home) for rect in hard):
            self.put(*home[:2])
            return
        best, least = home, float("inf")
        for x in _range(page[0], self.width):
            for y in _range(page[1], self.height):
                spot = (x, y, self.width, self.height)
                cost = 1000 * sum(shared(inset(rect, -_CLEAR), spot) for rect in hard)
                cost += 100 * sum(shared(rect, spot) for rect in touched)
                cost += sum(shared(rect, spot) for rect in soft) + _distance(spot, home)
                if cost < least:
                    best, least = spot, cost
        self.put(best[0], best[1])

    def put(self, x: float, y: float) -> None:
        """Lie there."""
        self.rect = (x, y, self.width, self.height)
        self.controls.place(self._widgets())

    def handle(self, event: Pointer) -> bool:
        """Take what happens on the plate."""
        held = self.controls.held
        self.controls.handle(event)
        return inside(self.rect, (event.x, event.y)) or held is not None

    def items(self) -> list[Item]:
        """The plate above the table."""
        x, y, w, h = self.rect
        items: list[Item] = [
            Box("teacher.shade", ABOVE, (x + 6, y + 9, w, h), (8, 3, 0, 120), radius=16),
            NineSlice("teacher.plate", ABOVE + 1, self.rect, "ui/panel-paper", 24),
            *portrait_items((x + MARGIN, y + MARGIN, *PORTRAIT), self.speech.portrait),
        ]
        left = x + PORTRAIT[0] + 2 * MARGIN
        name = (left, y + 16, w - PORTRAIT[0] - 3 * MARGIN - 70, 32)
        said = self.speech
        items.append(
            Label("teacher.name", ABOVE + 3, name, said.name, "title", 20, TITLE_INK, "left")
        )
        count = (x + w - MARGIN - 90, y + 16, 90, 32)
        items.append(
            Label("teacher.count", ABOVE + 3, count, said.count, "italic", 20, SEPIA, "right")
        )
        top = y + 54
        items += row_items(self.rows, x, top, self._step)
        items += press_items(self._presses, self.controls, 18)
        return [raised(item) for item in items]

    def _widgets(self) -> list[Widget]:
        return [Widget(p.id, self._slot(p.id), p.press, tip=p.tip) for p in self._presses]

    def _slot(self, press: str) -> Rect:
        """Where a button stands on every page."""
        x, y, w, h = self.rect
        left = x + PORTRAIT[0] + 2 * MARGIN
        step = (x + w - MARGIN + _GAP - left) / 4
        first, count = SLOTS[press]
        top = y + h - MARGIN - BUTTON
        return left + first * step, top, count * step - _GAP, BUTTON


def speech_rows(
    ruler: Ruler, said: Speech, room: float, left: float, size: float
) -> list[list[Run]]:
    """The words broken into rows; what answers a mistake follows in red."""
    setter = Typesetter(ruler, room)
    rows = [*setter.rows(said.text, room, left, size=size)]
    if said.answer:
        rows += setter.rows(said.answer, room, left, "italic", size, BEST_RED)
    return [list(row) for row in rows]


def row_items(rows: Sequence[Sequence[Run]], x: float, y: float, step: float) -> list[Item]:
    """Rows of words, one below the other."""
    items: list[Item] = []
    for number, row in enumerate(rows):
        for n, run in enumerate(row):
            items += run_items(f"teacher.row{number}.{n}", run, x, y + number * step, step)
    return items


def press_items(presses: Sequence[PlateButton], controls: Controls, size: float) -> list[Item]:
    """The buttons under the words, and the tip of the one that is pointed at."""
    items: list[Item] = []
    for press in presses:
        widget = controls.get(press.id)
        if widget is not None:
            paint = gold_plate if press.next else plate
            items += paint(f"teacher.{press.id}", widget, press.words, size)
    items = alike(items, ".words")
    return items + pointed_items(controls.pointed(), controls.by_key)


def portrait_items(box: Rect, picture: str) -> list[Item]:
    """The portrait of who speaks, in its frame."""
    frame = inset(box, -2)
    return [
        Box("teacher.back", ABOVE + 2, frame, (58, 30, 14), radius=4),
        Picture("teacher.face", ABOVE + 3, box, picture),
        Box("teacher.frame", ABOVE + 4, frame, None, (201, 152, 47), 2, radius=4),
    ]


def _distance(spot: Rect, near: Rect) -> float:
    dx = spot[0] + spot[2] / 2 - near[0] - near[2] / 2
    dy = spot[1] + spot[3] / 2 - near[1] - near[3] / 2
    return (abs(dx) + abs(dy)) * 12


def _range(length: float, taken: float) -> list[float]:
    """Where a plate of that size may begin on a page of that length."""
    last = length - taken - EDGE
    count = max(1, int((last - EDGE) // _STEP) + 1)
    return [*(EDGE + n * _STEP for n in range(count)), last]


def raised(item: Item) -> Item:
    """The item above the table, as buttons and tooltips know nothing of the table."""
    return item if item.z >= ABOVE else replace(item, z=ABOVE + 4 + item.z // 10)


def wanted_width(widths: tuple[float, float], page: tuple[int, int], text: int) -> float:
    """The width on wide and on high pages that a lesson wants; large letters need the usual, 0."""
    on_wide, on_high = widths
    wide, high = page
    return 0.0 if text > USUAL else on_wide if wide / high > SQUARE else on_high
