"""The opening of a chapter: its text on parchment, what is particular, and the House to choose."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.campaign.terms import FREE
from stupor.games.stupor_mundi.game import GAME
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import OWN, chapter_named, read_of
from stupor.games.stupor_mundi.rooms.campaign.chapter_table import chapter_table
from stupor.games.stupor_mundi.rooms.campaign.map import ring
from stupor.games.stupor_mundi.rooms.campaign.words import ladder_items, term_items
from stupor.games.stupor_mundi.sheet.badges import BADGES as HOUSES
from stupor.language import mark, tr
from stupor.scenes.drawing import heading, plates
from stupor.scenes.looks import GILT, INK, IVORY, SEPIA, TITLE_INK, WALNUT
from stupor.scenes.page import PageScene
from stupor.scenes.ruler import Ruler
from stupor.scenes.widgets import Widget, inset
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.measure import alike
from stupor.stage.sheet import Badge

LOT: Final = ""
HINTS: Final = mark("Hermann von Salza gives you tips on the way.")
SHUT: Final = mark("This chapter cannot be played yet. Go back to the map to see why.")
_LOT_TIP: Final = mark("Drawn at random when the game starts")
_UNKNOWN: Final = "crest/frederick"
_ARMS: Final = (76.0, 90.0)
#: Sizes to try, the largest first; the last one is taken whether or not the words fit.
SIZES: Final = (36.0, 34.0, 32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0, 18.0, 16.0)
#: So many lines stand beside the initial.
BESIDE: Final = 2
_GAP: Final = 13.0


class ChapterOpeningScene(PageScene):
    """Read, choose a House, break the seal."""

    of_game = GAME.id
    board = ground = "chapter"
    music_share = 1.0

    def __init__(self, name: str) -> None:
        """The chapter of that name."""
        super().__init__()
        self.name = name
        self.house = LOT
        self.chapter: Chapter | None = None
        self.playable = False

    def enter(self) -> None:
        """Read the chapter's file once more; it may have changed."""
        found = chapter_named(self.app, self.name)
        self.chapter = read_of(found)
        self.playable = found is not None and not found.reason
        super().enter()

    @property
    def free(self) -> bool:
        """Whether a House may be chosen."""
        return self.chapter is not None and self.chapter.terms.house == FREE

    def widgets(self) -> list[Widget]:
        """The seal, the Houses, the way back."""
        at = self.anchors
        back = Widget("back", at["chapter.back"], self.escape)
        if self.chapter is None:
            return [back]
        asleep = "" if self.playable else tr(SHUT)
        seal = Widget("begin", at["chapter.begin"], self.begin, asleep, glow=False)
        return [seal, *self._houses(), back]

    def drawn(self) -> list[Item]:
        """Everything on the parchment."""
        items = self._words() if self.chapter is not None else self._gone()
        return items + plates(self.controls, [("back", tr("Back"))], 20)

    def choose(self, house: str) -> None:
        """Take a House, or leave it to the lot."""
        self.house = house
        self.app.audio.play("card_place")
        self.refresh()

    def begin(self) -> None:
        """Sit down at the table."""
        if self.playable:
            self.app.stack.reset(chapter_table(self.app, self.name, self.house))

    def confirm(self) -> None:
        """Enter breaks the seal."""
        self.begin()

    def overlay(self, now: float) -> list[Item]:
        """Glow and focus; the seal to break has a round light."""
        items = super().overlay(now)
        widget = self.controls.pointed()
        if widget is not None and widget.id == "begin" and not self.controls.by_key:
            items.append(ring("hover.ring", widget.rect, 118, 230))
        return items

    def _words(self) -> list[Item]:
        at, chapter = self.anchors, self.chapter
        assert chapter is not None
        measure = Ruler(self.app).width
        own = self.name.startswith(OWN)
        number = (
            tr("Custom chapter") if own else tr("Chapter {number} of 10", number=chapter.number)
        )
        told = f"{chapter.year}  \u00b7  {tr(chapter.title)}"
        place = at["chapter.place"]
        items: list[Item] = [
            Label("number", 110, at["chapter.number"], number, "italic", 25, SEPIA),
            Label(
                "place.light",
                109,
                (place[0] + 1.4, place[1] + 1.8, *place[2:]),
                tr(chapter.place),
                "title",
                66,
                (255, 248, 226),
            ),
            heading("place", place, tr(chapter.place), 66, "center"),
            Label("line", 110, at["chapter.line"], told, "italic", 28, INK),
            *opening_items("opening", at["chapter.text"], tr(chapter.opening), Ruler(self.app)),
            *term_items("term", at["chapter.terms"], chapter, 22.5),
            *alike(self._house_items(chapter), ".name"),
            *ladder_items("ladder", inset(at["chapter.ladder"], 0, 6), "", 21, measure, 12),
            heading("begin.word", at["chapter.word"], tr("Start"), 42, "right"),
            Picture(
                "begin.seal",
                120,
                at["chapter.begin"],
                "seal/red" if self.playable else "seal/locked",
            ),
        ]
        if chapter.hints:
            items += self._hint()
        return items

    def _hint(self) -> list[Item]:
        x, y, w, h = self.anchors["chapter.note"]
        face, words = (x, y, h * 118 / 153, h), (x + 56, y, w - 56, h)
        return [
            Box("hint.rim", 110, inset(face, -2), (58, 30, 14), (201, 152, 47), 2, radius=4),
            Picture("hint.face", 111, face, "portrait/hermann"),
            Label("hint.words", 110, words, tr(HINTS), "italic", 20, SEPIA, "left", wrap=True),
        ]

    def _houses(self) -> list[Widget]:
        if not self.free:
            return []
        spots = self._spots(len(HOUSES) + 1)
        tips = [tr("{house}: {talent}", house=house.name, talent=house.talent) for house in HOUSES]
        found = [
            Widget(f"house.{house.key}", spot, partial(self.choose, house.key), tip=tip)
            for house, spot, tip in zip(HOUSES, spots, tips, strict=False)
        ]
        lot = Widget("house.lot", spots[-1], partial(self.choose, LOT), tip=tr(_LOT_TIP))
        return [*found, lot]

    def _spots(self, count: int) -> list[Rect]:
        x, y, w, h = self.anchors["chapter.houses"]
        wide = w / 5
        wide = max(wide, 168.0) if count == 1 else wide
        left = x + (w - count * wide) / 2
        return [(left + n * wide + 2, y, wide - 4, h - 12) for n in range(count)]

    def _house_items(self, chapter: Chapter) -> list[Item]:
        title = self.anchors["chapter.house"]
        if not self.free:
            fixed = next(one for one in HOUSES if one.key == chapter.terms.house)
            [spot] = self._spots(1)
            return [
                heading("house", title, tr("You play the House"), 23, "center"),
                *_arms("house.fixed", spot, fixed, True),
            ]
        items: list[Item] = [heading("house", title, tr("Choose your House"), 23, "center")]
        for house in (*HOUSES, None):
            widget = self.controls.get(f"house.{house.key if house else 'lot'}")
            if widget is not None:
                on = self.house == (house.key if house else LOT)
                items += _arms(widget.id, widget.rect, house, on)
        return items

    def _gone(self) -> list[Item]:
        return [
            Label("gone", 110, self.anchors["chapter.text"], tr(SHUT), "text", 30, INK, wrap=True)
        ]


def _arms(key: str, rect: Rect, house: Badge | None, on: bool) -> list[Item]:
    """Arms with the name below; those chosen lie on gold."""
    x, y, w, h = rect
    wide, high = _ARMS
    place = (x + (w - wide) / 2, y + 8, wide, high)
    items: list[Item] = []
    if on:
        items.append(Box(f"{key}.ground", 106, rect, (255, 226, 150, 170), GILT, 2.2, radius=8))
        items.append(Box(f"{key}.rim", 107, inset(rect, 1.5), None, (122, 79, 18), 1.2, radius=7))
    if house is None:
        items.append(Picture(f"{key}.arms", 112, place, _UNKNOWN, shade=True))
        items.append(Label(f"{key}.sign", 113, place, "?", "number", 44, IVORY, outline=WALNUT))
    else:
        items.append(Picture(f"{key}.arms", 112, place, house.crest))
    name = house.name if house is not None else tr("Random")
    words = (x, y + high + 8, w, h - high - 10)
    colour = TITLE_INK if on else SEPIA
    return [*items, Label(f"{key}.name", 113, words, name, "bold", 16.5, colour)]


def opening_items(key: str, rect: Rect, text: str, ruler: Ruler) -> list[Item]:
    """The paragraph in the middle of its place."""
    x, y, w, h = rect
    initial, rest = text[:1], text[1:]
    size, step, lines = _set(rest, w, h, ruler)
    side = BESIDE * step - 4
    top = y + max(0.0, (h - max(len(lines), BESIDE) * step) / 2)
    items = _initial(key, (x, top + 2, side, side), initial)
    for number, line in enumerate(lines):
        indent = side + _GAP if number < BESIDE else 0.0
        place = (x + indent, top + number * step, w - indent + 8, step)
        items.append(
            Label(f"{key}.{number}", 110, place, line, "text", size, INK, "left", shrink=False)
        )
    return items


def broken(text: str, width: float, indent: float, size: float, ruler: Ruler) -> list[str]:
    """The lines of a text, the first ones shorter by an indent."""
    lines: list[str] = []
    words = text.split()
    while words:
        room = width - (indent if len(lines) < BESIDE else 0.0)
        lines.append(" ".join(_taken(words, room, size, ruler)))
    return lines


def _set(text: str, width: float, high: float, ruler: Ruler) -> tuple[float, float, list[str]]:
    """The largest size at which a text fits, the distance of its lines, and the lines."""
    for size in SIZES:
        step = ruler.leading("text", size)
        lines = broken(text, width, BESIDE * step - 4 + _GAP, size, ruler)
        if len(lines) * step <= high:
            break
    return size, step, lines


def _taken(words: list[str], room: float, size: float, ruler: Ruler) -> Iterator[str]:
    """Take as many words as fit in a line, one at least."""
    line = words.pop(0)
    yield line
    while words and ruler.width(f"{line} {words[0]}", "text", size) <= room:
        word = words.pop(0)
        line = f"{line} {word}"
        yield word


def _initial(key: str, rect: Rect, letter: str) -> list[Item]:
    """A golden letter on wine red in a double frame."""
    return [
        Box(f"{key}.shade", 108, (rect[0] + 2, rect[1] + 3, rect[2], rect[3]), (30, 14, 4, 120),
            radius=5),
        Box(f"{key}.ground", 109, rect, TITLE_INK, (122, 79, 18), 2.4, radius=5),
        Box(f"{key}.frame", 110, inset(rect, 5), None, GILT, 1.2, radius=3),
        Label(f"{key}.depth", 111, (rect[0] + 1.6, rect[1] + 2, rect[2], rect[3]), letter, "title",
              rect[3] * 0.66, (30, 6, 8)),
        Label(f"{key}.letter", 112, rect, letter, "title", rect[3] * 0.66,
              GILT if letter.isalpha() else IVORY),
    ]  # fmt: skip
