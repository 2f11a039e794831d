"""The panel in the log's place: three hints and the tries, and once it is solved what did it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from stupor.language import mark, tr, trc
from stupor.scenes.dialog import DialogButton
from stupor.scenes.drawing import lit_items, plates
from stupor.scenes.looks import CREAM, GILT, INK, SAND, SEPIA, TITLE_INK
from stupor.scenes.widgets import Controls, Widget, inset
from stupor.stage.items import Box, Colour, Face, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike

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
#: The share of a wide panel that hints take; the room for what a try came to, in logical units.
_HINTS_WIDE: Final = 0.46
_CAME: Final = 84.0
#: From one button or hint of a wide panel to the next at most.
_STEP: Final = 74.0


class MissedTry(NamedTuple):
    """A try that missed: what was done, and what it came to."""

    told: str
    score: str


class PanelContent(NamedTuple):
    """What the panel says; with a `score` the puzzle is solved, and `did` is what did it."""

    goal: str
    hints: Sequence[str]
    tries: Sequence[MissedTry]
    score: str = ""
    did: Sequence[str] = ()
    lines: str = ""
    #: What it would come to as it stands.
    now: str = ""
    #: The player gave up, and is shown how it is done.
    given_up: bool = False


class PuzzlePanel:
    """Lies where the log lies at other tables."""

    def __init__(self) -> None:
        """Nothing is shown yet."""
        self.controls = Controls()
        self.rect: Rect = (0.0, 0.0, 0.0, 0.0)
        self._presses: Sequence[DialogButton] = ()

    def place(self, rect: Rect, presses: Sequence[DialogButton]) -> None:
        """Lie there, with these buttons."""
        self.rect, self._presses = rect, presses
        self.controls.place(
            Widget(press.id, place, press.press, press.asleep, press.tip)
            for press, place in zip(presses, self._slots(presses), strict=True)
        )

    def _slots(self, presses: Sequence[DialogButton]) -> list[Rect]:
        """Buttons in a column at the right of a wide panel, else in a row at its foot."""
        x, y, w, h = self.rect
        if w >= WIDE:
            step = min(_STEP, (h - 2 * 8 + 4) / 3)
            return [(x + w - 164, y + 8 + n * step, 152.0, step - 4) for n in range(len(presses))]
        step, at = (w - 2 * _PAD + 6) / len(presses), y + h - _BUTTON - 10
        return [(x + _PAD + n * step, at, step - 6, _BUTTON) for n in range(len(presses))]

    def items(self, shown: PanelContent) -> list[Item]:
        """All of it."""
        solved = bool(shown.score)
        ground = "ui/panel-leather" if solved else "ui/panel-paper"
        found: list[Item] = [NineSlice("puzzle.ground", ABOVE, self.rect, ground, 24)]
        found += self._solved(shown) if solved else self._open(shown)
        told = ((press.id, press.words) for press in self._presses)
        buttons = [
            self._roomy(item) if isinstance(item, Label) else item
            for item in plates(self.controls, told, 17, "puzzle.")
        ]
        return [_raised(item) for item in [*found, *alike(buttons, ".words")]]

    def _roomy(self, words: Label) -> Label:
        """The words of a button use all of it; in a narrow panel they are as large as they can."""
        if self.rect[2] < WIDE:
            return replace(words, rect=inset(words.rect, -9), face="bold")
        return replace(words, rect=inset(words.rect, -9, 0))

    def lights(self) -> list[Item]:
        """The light about the button in question."""
        return [_raised(item) for item in lit_items(self.controls, self.rect)]

    def _open(self, shown: PanelContent) -> list[Item]:
        x, y, w, h = self.rect
        if w >= WIDE:
            left = (x + _PAD, y + 6, w * _HINTS_WIDE, h - 12)
            beside = w * _HINTS_WIDE + 2 * _PAD
            right = (x + beside, y + 6, w - beside - 176 - _PAD, h - 12)
            return [*_hints(shown, left), *_tries(shown, right)]
        room = h - _BUTTON - 20
        tries = max(34.0, min(170.0, room * 0.3))
        hints = (x + _PAD, y + 8, w - 2 * _PAD, room - tries - 4)
        below = (x + _PAD, y + 4 + room - tries, w - 2 * _PAD, tries)
        return [*_latest(shown, hints), *_last(shown, below)]

    def _solved(self, shown: PanelContent) -> list[Item]:
        x, y, w, h = self.rect
        wide = w >= WIDE
        inner = w - 2 * _PAD - (176 if wide else 0)
        foot = 10.0 if wide else _BUTTON + 16
        left, half = x + _PAD + 4, inner * 0.5
        title, score = (left, y + 8, half, 38.0), (x + _PAD + half, y + 8, half, 38.0)
        head = tr("Solution") if shown.given_up else tr("Solved!")
        items: list[Item] = [
            Label("puzzle.title", 112, title, head, "title", 30, GILT, "left"),
            Label("puzzle.score", 112, score, shown.score, "number", 28, GILT, "right"),
        ]
        rows = [*shown.did, shown.lines]
        step = max(22.0, min(32.0, (h - 50 - foot) / max(1, len(rows))))
        fit = int((h - 48 - foot) // step)
        kept = [*rows[: fit - 1], rows[-1]] if len(rows) > fit else rows
        for number, row in enumerate(kept):
            place = (left, y + 48 + number * step, inner, step)
            last = row == shown.lines
            words = _label(f"puzzle.did{number}", place, row, "text", 19, SAND if last else CREAM)
            items.append(replace(words, face="italic") if last else words)
        return items


def _label(key: str, place: Rect, text: str, face: Face, size: float, ink: Colour) -> Label:
    """Words that begin at the left."""
    return Label(key, 112, place, text, face, size, ink, "left")


def _hints(shown: PanelContent, room: Rect) -> list[Item]:
    """The hints that are open; the next one says that it is there."""
    x, y, w, h = room
    head = _label(
        "puzzle.hint", (x, y, w * 0.6, 28), trc("a puzzle", "Hints"), "title", 21, TITLE_INK
    )
    step = min(_STEP, (h - 30) / HINTS)
    items: list[Item] = [head]
    for number in range(HINTS):
        told = shown.hints[number] if number < len(shown.hints) else ""
        items += _hint(number, told, (x, y + 30 + number * step, w, step - 4))
    return items


def _hint(number: int, told: str, row: Rect) -> list[Item]:
    """One hint, or what it will be about."""
    x, top, w, h = row
    disc, place = (x + 5, top + h / 2 - 11, 22.0, 22.0), (x + 34, top + 1, w - 40, h - 2)
    fill: Colour = (255, 246, 220, 215 if told else 90)
    dot: Colour = (90, 16, 24) if told else (160, 140, 110)
    words = _label(
        f"puzzle.words{number}",
        place,
        told or tr(_CLOSED[number]),
        "text" if told else "italic",
        18,
        INK if told else SEPIA,
    )
    return [
        Box(f"puzzle.hint{number}", 110, row, fill, (201, 152, 47), 1.2, 4),
        Box(f"puzzle.disc{number}", 111, disc, dot, None, 0, 11),
        Label(f"puzzle.number{number}", 112, disc, str(number + 1), "number", 15, CREAM),
        replace(words, wrap=True, max_lines=2 if h >= 36 else 1),
    ]


def _tries(shown: PanelContent, room: Rect) -> list[Item]:
    """The last tries that missed, with what they came to."""
    x, y, w, h = room
    step = max(34.0, min(42.0, (h - 30) / SHOWN))
    fit = max(1, int((h - 28) // step))
    items: list[Item] = [_label("puzzle.tries", (x, y, w, 28), tr("Tries"), "title", 21, TITLE_INK)]
    for number, one in enumerate(shown.tries[max(0, len(shown.tries) - fit) :]):
        row = (x, y + 30 + number * step, w, step - 4)
        ground = Box(f"puzzle.try{number}", 110, row, (255, 246, 220, 215), (201, 152, 47), 1.2, 4)
        items += [ground, *_missed(number, one, row)]
    told = min(fit, len(shown.tries))
    below = (x, y + 30 + told * step, w, step - 4)
    if shown.now and told < fit:
        ground = Box("puzzle.now", 110, below, (255, 246, 220, 90), SEPIA, 1.2, 4, dash=5)
        items += [ground, *_standing(shown.now, below)]
    elif not told:
        items.append(_label("puzzle.none", below, tr("No tries yet"), "italic", 18, SEPIA))
    return items


def _standing(score: str, row: Rect) -> list[Item]:
    """What it would come to if nothing more were done."""
    told, came = _columns(row)
    return [
        _label("puzzle.now.words", told, tr("As it stands"), "italic", 17, SEPIA),
        Label("puzzle.now.score", 112, came, score, "bold", 17, INK, "right"),
    ]


def _columns(row: Rect) -> tuple[Rect, Rect]:
    """Where a row has words, and what it came to."""
    x, y, w, h = row
    return (x + 30, y, w - 36 - _CAME, h), (x + w - _CAME, y, _CAME - 8, h)


def _missed(number: int, one: MissedTry, row: Rect) -> list[Item]:
    """A try: a cross, what was done, and what it came to."""
    x, y, _, h = row
    cross = x + 5, y + h / 2 - 10, 20.0, 20.0
    told, came = _columns(row)
    return [
        Picture(f"puzzle.missed{number}", 112, cross, "check/no"),
        _label(f"puzzle.told{number}", told, one.told, "text", 17, INK),
        Label(f"puzzle.came{number}", 112, came, one.score, "bold", 17, (138, 31, 44), "right"),
    ]


def _latest(shown: PanelContent, room: Rect) -> list[Item]:
    """The hints where there is little room: all that have room, else the latest alone."""
    x, y, w, h = room
    if h >= ROOMY:
        return _hints(shown, room)
    count = len(shown.hints)
    said = (
        tr("Hint {number} of {count}", number=count, count=HINTS)
        if count
        else trc("a puzzle", "Hints")
    )
    told = shown.hints[-1] if count else tr(_CLOSED[0])
    fill: Colour = (255, 246, 220, 215 if count else 90)
    place = (x + 8, y + 30, w - 16, h - 34)
    words = _label("puzzle.words0", place, told, "text" if count else "italic", 18, INK)
    return [
        _label("puzzle.hint", (x, y, w, 26), said, "title", 19, TITLE_INK),
        Box("puzzle.hint0", 110, (x, y + 28, w, h - 30), fill, (201, 152, 47), 1.2, 4),
        replace(words, wrap=True, max_lines=3),
    ]


def _last(shown: PanelContent, room: Rect) -> list[Item]:
    """The tries where there is little room: all that have room, else the last one in a line."""
    if room[3] >= 60.0:
        return _tries(shown, room)
    if not shown.tries:
        none = _label("puzzle.none", room, tr("No tries yet"), "italic", 18, SEPIA)
        return _standing(shown.now, room) if shown.now else [none]
    return _missed(0, shown.tries[-1], room)


_CLOSED: Final = (mark("What to look at"), mark("The idea"), mark("The first step"))


def _raised(item: Item) -> Item:
    return replace(item, z=ABOVE + 1 + item.z // 10) if item.z < ABOVE else item
