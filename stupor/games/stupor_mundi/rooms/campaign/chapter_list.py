"""The list of chapters on dark wood: number, year, place, and what was made of each."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi.campaign.career import MOST, Career
from stupor.games.stupor_mundi.rooms.campaign.progress import GREY, Entry
from stupor.games.stupor_mundi.rooms.campaign.words import Measure
from stupor.language import said, tr, trc, trn
from stupor.scenes.looks import CREAM, GILT, SAND
from stupor.scenes.widgets import Widget, inset
from stupor.stage.items import Align, Box, Colour, Face, Item, Label, Picture, Rect

PAGE: Final = 10
ROW: Final = 49.0
BAND: Final = 45.0
_INK: Final = (43, 20, 0)
_SHUT: Final = (184, 166, 136)
_SEAL: Final = "seal/red"
#: A title that would shrink further than to this share is left to the card.
_LEAST: Final = 0.8


def row_rect(rows: Rect, place: int) -> Rect:
    """The place of a row on its page."""
    x, y, w, _ = rows
    return x, y + place * ROW, w, BAND


def tab_items(widget: Widget, words: str, on: bool) -> list[Item]:
    """The head of a list; the open one stands in gold."""
    x, y, w, h = widget.rect
    key = f"list.{widget.id}"
    items: list[Item] = [
        Label(
            f"{key}.words",
            112,
            (x + 4, y, w - 8, h - 4),
            words,
            "title",
            22 if on else 19,
            CREAM if on else _SHUT,
        ),
    ]
    if on:
        items.append(Box(f"{key}.line", 111, (x + 8, y + h - 4, w - 16, 2.4), GILT, radius=1))
    return items


def sum_words(career: Career) -> str:
    """The campaign in one line."""
    chapters = len(career.chapters)
    points = trn("{count} of {most} points", "{count} of {most} points", career.points, most=MOST)
    crowns = trn(
        "Duke in {count} of {chapters}",
        "Duke in {count} of {chapters}",
        career.crowns,
        chapters=chapters,
    )
    return f"{points}  \u00b7  {crowns}"


def sum_items(rect: Rect, words: str) -> list[Item]:
    """The line at the right of the heads."""
    return [Label("list.sum", 112, rect, words, "bold", 19, GILT, "right")]


def row_items(rect: Rect, entry: Entry, chosen: bool, measure: Measure) -> list[Item]:
    """One chapter; the chosen one lies on gold."""
    x, y, w, h = rect
    key = f"row.{entry.name}"
    awake = entry.open and not entry.reason
    ink: Colour = _INK if chosen else CREAM if awake else _SHUT
    fill: Colour = (*GILT, 242) if chosen else (0, 0, 0, 92)
    rim: Colour | None = GILT if entry.next and not chosen else None
    year = str(entry.chapter.year) if entry.chapter is not None else ""
    items: list[Item] = [
        Box(f"{key}.band", 104, rect, fill, rim, 1.3, radius=5),
        _words(key, "mark", (x + 6, y, 40, h), entry.mark, "number", 22, ink, "center"),
        _words(key, "year", (x + 54, y, 50, h), year, "bold", 19, ink),
    ]
    ended = _end_items(key, rect, entry, ink, chosen, measure)
    room = (ended[0].rect[0] if ended else x + w) - x - 118
    return [*items, *_title(key, (x + 110, y, room, h), entry, ink, measure), *ended]


def _title(key: str, rect: Rect, entry: Entry, ink: Colour, measure: Measure) -> list[Item]:
    x, y, w, h = rect
    wide = min(measure(entry.place, "title", 20) + 2, w)
    items: list[Item] = [_words(key, "place", (x, y, wide, h), entry.place, "title", 20, ink)]
    room = w - wide - 12
    if (
        entry.chapter is not None
        and measure(tr(entry.chapter.title), "italic", 19.5) * _LEAST < room
    ):
        place = (x + wide + 12, y, room, h)
        items.append(
            Label(
                f"{key}.title",
                112,
                place,
                tr(entry.chapter.title),
                "italic",
                19.5,
                ink,
                "left",
                max_lines=1,
            )
        )
    return items


def _end_items(
    key: str, rect: Rect, entry: Entry, ink: Colour, chosen: bool, measure: Measure
) -> list[Item]:
    """At the right: title, score and seal, or what can be done, or why it cannot."""
    x, y, w, h = rect
    if entry.best is not None:
        return _reached(key, rect, entry, ink, chosen)
    if entry.reason or not entry.open:
        return _shut(key, rect, entry, ink, measure)
    word = tr("Continue") if entry.left is not None else trc("a chapter", "Play")
    colour = ink if chosen or not entry.next else GILT
    return [_words(key, "word", (x + w - 114, y, 98, h), word, "title", 20, colour, "right")]


def _reached(key: str, rect: Rect, entry: Entry, ink: Colour, chosen: bool) -> list[Item]:
    assert entry.best is not None
    x, y, w, h = rect
    best = entry.best
    gold: Colour = ink if chosen else GILT
    wax, alpha = (_SEAL, 255) if best.seal else (GREY, 150)
    return [
        _words(key, "reached", (x + w - 256, y, 132, h), tr(best.title), "title", 19, ink, "right"),
        _words(
            key, "score", (x + w - 114, y, 54, h), str(best.score), "number", 21, gold, "center"
        ),
        Picture(f"{key}.wax", 114, (x + w - 52, y + 2, 42, 42), wax, alpha=alpha),
    ]


def _shut(key: str, rect: Rect, entry: Entry, ink: Colour, measure: Measure) -> list[Item]:
    x, y, w, h = rect
    lock = Picture(f"{key}.lock", 113, (x + w - 44, y + 9, 26, 26), "ui/lock", alpha=210)
    if not entry.reason:
        return [lock]
    words = short_reason(entry)
    wide = min(measure(words, "text", 17) + 4, 270)
    place = (x + w - 52 - wide, y, wide, h)
    return [_words(key, "reason", place, words, "text", 17, ink, "right"), lock]


def short_reason(entry: Entry) -> str:
    """Why a chapter is sealed, in the few words of a row."""
    return said(entry.reason) if entry.chapter is not None else tr("has an error")


def bare_items(rect: Rect, folder: str) -> list[Item]:
    """What is said where the player has added nothing yet."""
    x, y, w, _ = rect
    told = tr(
        "A custom chapter is a text file like the game’s own: copy one, change date, place, "
        "texts, set-up, twist and seal, and it appears here. Errors are shown with their "
        "line. Custom chapters give no campaign points."
    )
    return [
        Label(
            "bare.title",
            112,
            (x + 40, y + 34, w - 80, 40),
            tr("Write your own chapter"),
            "title",
            26,
            CREAM,
        ),
        Label("bare.words", 112, (x + 70, y + 88, w - 140, 150), told, "text", 21, SAND, wrap=True),
        Box(
            "bare.box",
            108,
            (x + 40, y + 262, w - 80, 66),
            (0, 0, 0, 120),
            (246, 220, 138, 130),
            1.2,
            6,
        ),
        Label(
            "bare.folder",
            112,
            inset((x + 40, y + 262, w - 80, 66), 14, 4),
            folder,
            "text",
            18,
            CREAM,
            wrap=True,
        ),
    ]


def folder_items(rect: Rect, folder: str) -> list[Item]:
    """Below a short list: where more chapters can be put."""
    words = tr("Add more chapters to {folder}", folder=folder)
    return [
        Label(
            "list.folder", 112, inset(rect, 12, 0), words, "italic", 18, SAND, "left", max_lines=1
        )
    ]


def _words(
    key: str,
    name: str,
    rect: Rect,
    text: str,
    face: Face,
    size: float,
    colour: Colour,
    align: Align = "left",
) -> Label:
    return Label(f"{key}.{name}", 112, rect, text, face, size, colour, align)
