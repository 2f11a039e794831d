"""The panel in the log's place: three hints and the tries, and once it is solved what did it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from stupor.language import tr
from stupor.scenes.drawing import lit_items, plate
from stupor.scenes.looks import CREAM, GILT, INK, SAND, SEPIA, TITLE_INK
from stupor.scenes.widgets import Controls, Rect, Widget, inset
from stupor.stage.common_size import alike
from stupor.stage.items import Box, Item, Label, Picture, Slice

#: How high the panel lies over the table.
ABOVE: Final = 430
#: A panel at least so wide has hints, tries and buttons beside each other.
WIDE: Final = 600.0
#: From that height on all hints stand below each other in a narrow panel.
ROOMY: Final = 190.0
#: So many hints there are, and so many tries are shown.
HINTS: Final = 3
SHOWN: Final = 3
_PAD: Final = 14.0
_BUTTON: Final = 40.0


class Try(NamedTuple):
    """A try that missed: what was done, and what it came to."""

    told: str
    score: str


class Press(NamedTuple):
    """A button: its name, its words, what it does, and why it sleeps."""

    id: str
    words: str
    press: Callable[[], None]
    asleep: str = ""
    tip: str = ""


class Shown(NamedTuple):
    """What the panel says; with a `score` the puzzle is solved, and `did` is what did it."""

    goal: str
    hints: Sequence[str]
    tries: Sequence[Try]
    score: str = ""
    did: Sequence[str] = ()
    lines: str = ""


class PuzzlePanel:
    """Lies where the log lies at other tables."""

    def __init__(self) -> None:
        """Nothing is shown yet."""
        self.controls = Controls()
        self.rect: Rect = (0.0, 0.0, 0.0, 0.0)
        self._presses: Sequence[Press] = ()

    def place(self, rect: Rect, presses: Sequence[Press]) -> None:
        """Lie there, with these buttons."""
        self.rect, self._presses = rect, presses
        self.controls.place(
            Widget(press.id, place, press.press, press.asleep, press.tip)
            for press, place in zip(presses, self._slots(len(presses)), strict=True)
        )

    def _slots(self, count: int) -> list[Rect]:
        """Buttons in a column at the right of a wide panel, else in a row at its foot."""
        x, y, w, h = self.rect
        if w >= WIDE:
            step = (h - 2 * 8 + 4) / 3
            return [(x + w - 164, y + 8 + n * step, 152.0, step - 4) for n in range(count)]
        wide = (w - 2 * _PAD + 6) / count
        return [(x + _PAD + n * wide, y + h - _BUTTON - 10, wide - 6, _BUTTON)
                for n in range(count)]  # fmt: skip

    def items(self, shown: Shown) -> list[Item]:
        """All of it."""
        solved = bool(shown.score)
        ground = "ui/panel-leather" if solved else "ui/panel-paper"
        found: list[Item] = [Slice("puzzle.ground", ABOVE, self.rect, ground, 24)]
        found += self._solved(shown) if solved else self._open(shown)
        buttons: list[Item] = []
        for press in self._presses:
            widget = self.controls.get(press.id)
            if widget is not None:
                buttons += plate(f"puzzle.{press.id}", widget, press.words, 17)
        return [_raised(item) for item in [*found, *alike(buttons, ".words")]]

    def lights(self) -> list[Item]:
        """The light about the button in question."""
        return [_raised(item) for item in lit_items(self.controls)]

    def _open(self, shown: Shown) -> list[Item]:
        x, y, w, h = self.rect
        if w >= WIDE:
            left = (x + _PAD, y + 6, w * 0.52, h - 12)
            right = (x + w * 0.52 + 2 * _PAD, y + 6, w * 0.48 - 176 - 3 * _PAD, h - 12)
            return [*_hints(shown, left), *_tries(shown, right)]
        room = h - _BUTTON - 20
        tries = max(34.0, min(170.0, room * 0.3))
        hints = (x + _PAD, y + 8, w - 2 * _PAD, room - tries - 4)
        below = (x + _PAD, y + 4 + room - tries, w - 2 * _PAD, tries)
        return [*_latest(shown, hints), *_last(shown, below)]

    def _solved(self, shown: Shown) -> list[Item]:
        x, y, w, h = self.rect
        wide = w >= WIDE
        inner = w - 2 * _PAD - (176 if wide else 0)
        foot = 10.0 if wide else _BUTTON + 16
        items: list[Item] = [
            Label("puzzle.title", 112, (x + _PAD + 4, y + 8, inner * 0.5, 38), tr("Solved!"),
                  "title", 30, GILT, "left"),
            Label("puzzle.score", 112, (x + _PAD + inner * 0.5, y + 8, inner * 0.5, 38),
                  shown.score, "number", 28, GILT, "right"),
        ]  # fmt: skip
        rows = [*shown.did, shown.lines]
        step = max(22.0, min(32.0, (h - 50 - foot) / max(1, len(rows))))
        fit = int((h - 48 - foot) // step)
        for number, row in enumerate([*rows[: fit - 1], rows[-1]] if len(rows) > fit else rows):
            last = row == shown.lines
            place = (x + _PAD + 4, y + 48 + number * step, inner, step)
            items.append(Label(f"puzzle.did{number}", 112, place, row,
                               "italic" if last else "text", 19, SAND if last else CREAM,
                               "left"))  # fmt: skip
        return items


def _hints(shown: Shown, room: Rect) -> list[Item]:
    """The hints that are open; the next one says that it is there."""
    x, y, w, h = room
    items: list[Item] = [
        Label("puzzle.hint", 112, (x, y, w * 0.6, 28), tr("Hints"), "title", 21, TITLE_INK, "left")
    ]
    step = (h - 30) / HINTS
    for number in range(HINTS):
        there = number < len(shown.hints)
        top = y + 30 + number * step
        row = (x, top, w, step - 4)
        disc = (x + 5, top + (step - 4) / 2 - 11, 22.0, 22.0)
        told = shown.hints[number] if there else _CLOSED[number]()
        items += [
            Box(f"puzzle.hint{number}", 110, row, (255, 246, 220, 215 if there else 90),
                (201, 152, 47), 1.2, 4),
            Box(f"puzzle.disc{number}", 111, disc, (90, 16, 24) if there else (160, 140, 110),
                None, 0, 11),
            Label(f"puzzle.number{number}", 112, disc, str(number + 1), "number", 15, CREAM),
            Label(f"puzzle.words{number}", 112, (x + 34, top + 1, w - 40, step - 6), told,
                  "text" if there else "italic", 18, INK if there else SEPIA, "left", wrap=True,
                  max_lines=2 if step >= 40 else 1),
        ]  # fmt: skip
    return items


def _tries(shown: Shown, room: Rect) -> list[Item]:
    """The last tries that missed, with what they came to."""
    x, y, w, h = room
    items: list[Item] = [
        Label("puzzle.tries", 112, (x, y, w, 28), tr("Tries"), "title", 21, TITLE_INK, "left")
    ]
    step = max(26.0, min(42.0, (h - 30) / SHOWN))
    fit = max(1, int((h - 28) // step))
    first = max(0, len(shown.tries) - fit)
    for number, one in enumerate(shown.tries[first:]):
        top = y + 30 + number * step
        row = (x, top, w, step - 4)
        items += [
            Box(f"puzzle.try{number}", 110, row, (255, 246, 220, 215), (201, 152, 47), 1.2, 4),
            Picture(f"puzzle.missed{number}", 112, (x + 5, top + step / 2 - 12, 20, 20),
                    "check/no"),
            Label(f"puzzle.told{number}", 112, (x + 30, top, w * 0.62 - 34, step - 4), one.told,
                  "text", 17, INK, "left"),
            Label(f"puzzle.came{number}", 112, (x + w * 0.62, top, w * 0.38 - 8, step - 4),
                  one.score, "bold", 17, (138, 31, 44), "right"),
        ]  # fmt: skip
    if not shown.tries:
        items.append(Label("puzzle.none", 112, (x, y + 30, w, step - 4), tr("No tries yet"),
                           "italic", 18, SEPIA, "left"))  # fmt: skip
    return items


def _latest(shown: Shown, room: Rect) -> list[Item]:
    """The hints where there is little room: all that have room, else the latest alone."""
    x, y, w, h = room
    if h >= ROOMY:
        return _hints(shown, room)
    count = len(shown.hints)
    said = tr("Hint {number} of {count}", number=count, count=HINTS) if count else tr("Hints")
    told = shown.hints[-1] if count else tr("What to look at")
    return [
        Label("puzzle.hint", 112, (x, y, w, 26), said, "title", 19, TITLE_INK, "left"),
        Box("puzzle.hint0", 110, (x, y + 28, w, h - 30), (255, 246, 220, 215 if count else 90),
            (201, 152, 47), 1.2, 4),
        Label("puzzle.words0", 112, (x + 8, y + 30, w - 16, h - 34), told,
              "text" if count else "italic", 18, INK if count else SEPIA, "left", wrap=True,
              max_lines=3),
    ]  # fmt: skip


def _last(shown: Shown, room: Rect) -> list[Item]:
    """The tries where there is little room: all that have room, else the last one in a line."""
    x, y, w, h = room
    if h >= 60.0:
        return _tries(shown, room)
    if not shown.tries:
        return [Label("puzzle.none", 112, room, tr("No tries yet"), "italic", 18, SEPIA, "left")]
    one = shown.tries[-1]
    return [
        Picture("puzzle.missed0", 112, (x, y + h / 2 - 10, 20, 20), "check/no"),
        Label("puzzle.told0", 112, (x + 26, y, w * 0.62 - 26, h), one.told, "text", 17, INK,
              "left"),
        Label("puzzle.came0", 112, (x + w * 0.62, y, w * 0.38, h), one.score, "bold", 17,
              (138, 31, 44), "right"),
    ]  # fmt: skip


_CLOSED: Final = (
    lambda: tr("What to look at"),
    lambda: tr("The idea"),
    lambda: tr("The first step"),
)


def _raised(item: Item) -> Item:
    return replace(item, z=ABOVE + 1 + item.z // 10) if item.z < ABOVE else item


def holds(rect: Rect, x: float, y: float) -> bool:
    """Whether a point lies on the panel."""
    left, top, wide, high = inset(rect, 0)
    return left <= x < left + wide and top <= y < top + high
