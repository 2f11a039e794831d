"""The parchment of the chosen chapter: its text, twist, seal and set-up, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.rooms.campaign.chapter_list import short_reason
from stupor.games.stupor_mundi.rooms.campaign.progress import LOCKED, Entry
from stupor.games.stupor_mundi.rooms.campaign.words import (
    Measure,
    ladder_items,
    lines_of,
    term_items,
    term_lines,
)
from stupor.language import mark, said, tr, trc, trn
from stupor.scenes.drawing import heading, paragraph, plates
from stupor.scenes.looks import BEST_RED, INK, SEPIA
from stupor.scenes.ruler import Ruler
from stupor.scenes.widgets import Controls
from stupor.stage.items import Item, Label, Picture, Rect

PLATES: Final = (
    ("history", mark("History"), 132.0),
    ("replay", mark("Replay the best"), 192.0),
    ("anew", mark("Start over"), 158.0),
    ("folder", mark("Show the folder"), 200.0),
    ("example", mark("Create an example"), 214.0),
)
_GAP: Final = 12.0
_MARGIN: Final = 32.0
_SEAL: Final = 112.0
#: Where the smaller deeds begin above the lower edge; without them the last line sinks so far.
_FOOT: Final = 54.0
_SUNK: Final = 8.0
#: How high text and rows are together in large letters.
_LARGE: Final = 284.0
#: The letters that are tried then, as they are drawn.
_SIZES: Final = tuple(size / 2 for size in range(39, 19, -1))
_DONE: Final = "seal/red"


class _Rows(NamedTuple):
    """Lines below each other: how high they are together, and their letters."""

    high: float
    size: float


def begin_rect(card: Rect) -> Rect:
    """Where the wax seal lies that begins the chapter."""
    x, y, w, h = card
    return x + w - _SEAL - 26, y + h - _SEAL - 22, _SEAL, _SEAL


def plate_rects(card: Rect, names: list[str]) -> dict[str, Rect]:
    """The smaller deeds, side by side at the foot."""
    x, y, _, h = card
    left, found = x + _MARGIN - 4, {}
    for name, _, wide in PLATES:
        if name in names:
            found[name] = (left, y + h - _FOOT, wide, 40.0)
            left += wide + _GAP
    return found


def card_items(
    card: Rect, entry: Entry, controls: Controls, ruler: Ruler, large: bool
) -> list[Item]:
    """All of the parchment; in large letters the titles are left to the chapter's own page."""
    items = _head(card, entry, ruler.width)
    if entry.chapter is None:
        items += _mistake(card, entry)
    else:
        low = 0.0 if any(controls.get(name) for name, _, _ in PLATES) else _SUNK
        items += _body(card, entry, low, ruler if large else None)
        if not large:
            items += _ladder(card, entry, low, ruler.width)
    items += _seal(card, entry)
    return items + plates(controls, ((name, tr(words)) for name, words, _ in PLATES), 17, "card.")


def _head(card: Rect, entry: Entry, measure: Measure) -> list[Item]:
    x, y, w, _ = card
    left, room = x + _MARGIN, w - 2 * _MARGIN
    words = f"{entry.mark}  {entry.place}"
    wide = min(measure(words, "title", 30) + 4, room - 90)
    items: list[Item] = [heading("card.place", (left, y + 12, wide, 44), words, 30)]
    if entry.chapter is None:
        return items
    rest = room - wide - 110
    year = (left + room - 90, y + 12, 90.0, 44.0)
    items.append(heading("card.year", year, str(entry.chapter.year), 26, "right"))
    if rest > 100:
        place = (left + wide + 16, y + 16, rest, 40)
        words = tr(entry.chapter.title)
        title = Label("card.title", 110, place, words, "italic", 23, SEPIA, "left", max_lines=1)
        items.append(title)
    return items


def _body(card: Rect, entry: Entry, low: float, ruler: Ruler | None) -> list[Item]:
    """The opening in full, what is particular, and what was reached so much lower.

    Large letters are measured, so that all lines are as large; they take the room of the titles.
    """
    assert entry.chapter is not None
    x, y, w, _ = card
    left, room = x + _MARGIN, w - 2 * _MARGIN
    told = tr(entry.chapter.opening)
    text, terms = _Rows(110.0, 19.5), _Rows(130.0, 18.5)
    rows: Sequence[int] = (1, 1, 1)
    if ruler:
        text, terms, rows = _measured(entry.chapter, room, ruler)
    return [
        paragraph("card.text", 110, (left, y + 50, room, text.high), told, "text", text.size, INK),
        *term_items(
            "card.term",
            (left, y + 50 + text.high, room, terms.high),
            entry.chapter,
            terms.size,
            rows,
        ),
        *_standing((left, y + 340 + low, 530, 26), entry),
    ]


def _measured(chapter: Chapter, room: float, ruler: Ruler) -> tuple[_Rows, _Rows, Sequence[int]]:
    """Text and rows in the largest letters for which both have room, alike, and lines of rows."""
    for size in _SIZES:
        lines = lines_of(tr(chapter.opening), size, room, ruler.width)
        rows = term_lines(chapter, room, size, ruler.width)
        if (lines + sum(rows)) * ruler.leading("text", size) <= _LARGE:
            break
    text = _LARGE * lines / (lines + sum(rows))
    return _Rows(text, size), _Rows(_LARGE - text, size), rows


def _ladder(card: Rect, entry: Entry, low: float, measure: Measure) -> list[Item]:
    """The titles with what they take, so much lower."""
    x, y, _, _ = card
    reached = entry.best.title if entry.best is not None else ""
    place = (x + _MARGIN - 4, y + 297 + low, 606, 34)
    return ladder_items("card.ladder", place, reached, 16.5, measure)


def _standing(rect: Rect, entry: Entry) -> list[Item]:
    """What was reached so far, or why the chapter cannot be begun."""
    return [Label("card.standing", 110, rect, standing_words(entry), "italic", 18, SEPIA, "left")]


def standing_words(entry: Entry) -> str:
    """One line on what the chapter has come to."""
    if entry.reason and entry.best is None:
        return tr("Locked: it {why}.", why=short_reason(entry))
    if not entry.open:
        return tr("Reach Knight in chapter {before} to unlock it.", before=entry.before)
    waits = [tr("Game in progress.")] if entry.left is not None else []
    if entry.best is None:
        return waits[0] if waits else tr("Not played yet.")
    best = entry.best
    told = trn(
        "Best of one game: {score} VP, {title}; {seal}.",
        "Best of {count} games: {score} VP, {title}; {seal}.",
        best.tries,
        score=best.score,
        title=tr(best.title),
        seal=tr("seal won") if best.seal else tr("seal not won"),
    )
    return " ".join([*waits, told])


def _mistake(card: Rect, entry: Entry) -> list[Item]:
    """What is wrong with a chapter's file, where, and where the file lies."""
    x, y, w, _ = card
    left, room = x + _MARGIN, w - 2 * _MARGIN
    return [
        Label(
            "card.line",
            110,
            (left, y + 70, room, 30),
            tr("This file is not a valid chapter:"),
            "text",
            21,
            INK,
            "left",
        ),
        paragraph(
            "card.reason",
            110,
            (left, y + 106, room, 96),
            f"{said(entry.reason)}.",
            "bold",
            21,
            BEST_RED,
        ),
        paragraph(
            "card.path",
            110,
            (left, y + 216, room - 150, 60),
            _in_two_lines(entry.path),
            "text",
            17,
            SEPIA,
        ),
    ]


def _in_two_lines(path: str) -> str:
    """Folder and file below each other: a path has no words to break at."""
    file = Path(path)
    return f"{file.parent}\n{file.name}"


def _seal(card: Rect, entry: Entry) -> list[Item]:
    """The wax to break, or the one that stays whole."""
    x, y, _, h = place = begin_rect(card)
    if entry.reason or not entry.open:
        return [Picture("card.wax", 120, place, LOCKED)]
    words = tr("Continue") if entry.left is not None else trc("a chapter", "Open")
    word = (x - 148, y + h / 2 - 14, 138.0, 48.0)
    return [
        heading("card.begin", word, words, 27, "right"),
        Picture("card.wax", 120, place, _DONE),
    ]


def example_items(card: Rect) -> list[Item]:
    """The parchment where no chapter is chosen, for there is none."""
    x, y, w, _ = card
    told = tr(
        "The first chapter serves as an example. Saved to your folder, it can be played at "
        "once; open it in any editor and change it. The page “Make it yours” of the project lists "
        "what a chapter can contain."
    )
    return [
        heading(
            "card.place", (x + _MARGIN, y + 18, w - 2 * _MARGIN, 44), tr("Custom chapters"), 30
        ),
        paragraph(
            "card.text", 110, (x + _MARGIN, y + 74, w - 2 * _MARGIN, 150), told, "text", 21, INK
        ),
    ]
