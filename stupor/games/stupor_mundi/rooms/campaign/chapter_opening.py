"""The opening of a chapter: its text on parchment, what is particular, and the House to choose."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.campaign.terms import FREE
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import OWN, chapter_named, read_of
from stupor.games.stupor_mundi.rooms.campaign.chapter_table import chapter_table
from stupor.games.stupor_mundi.rooms.campaign.map import ring
from stupor.games.stupor_mundi.rooms.campaign.paragraph import opening_items
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


class ChapterOpeningScene(PageScene):
    """Read, choose a House, break the seal."""

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
