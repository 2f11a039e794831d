"""The left sheet of the statistics: the figures, the titles, and the best games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from heapq import nsmallest
from typing import Final

from stupor.archive import tallies
from stupor.archive.results import FinishedGame
from stupor.archive.tallies import SeatResult
from stupor.files.times import here
from stupor.language import mark, tr, trn
from stupor.scenes.drawing import PANEL_CORNER, heading
from stupor.scenes.games.words import day_of
from stupor.scenes.looks import GOLD, INK, SEPIA, TITLE_INK
from stupor.scenes.numbers import percent, short
from stupor.scenes.patterns import LOST, WON, swatch
from stupor.scenes.statistics.axes import key_items
from stupor.scenes.widgets import Controls, inset
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.sheet import Sheet
from stupor.table.curtain.scene import laurel

SHEET: Final[Rect] = (64.0, 150.0, 520.0, 850.0)
_LEFT: Final = SHEET[0] + 30.0
_WIDE: Final = SHEET[2] - 60.0
_TOP: Final = SHEET[1] + 26.0
_SHARES: Final = _TOP + 132.0
_ROW: Final = 66.0
_FOOT: Final = SHEET[1] + SHEET[3] - 22.0
_TABLES: Final = (mark("2 players"), mark("3 players"), mark("4 players"))


def best_places(deeds: Sequence[FinishedGame]) -> list[tuple[SeatResult, Rect]]:
    """The best games, of equal ones the earlier first, and the places that there are for them."""
    top = _best_top(deeds) + 48
    oldest_first = reversed(tallies.parts(deeds))
    best = nsmallest(int((_FOOT - top) // _ROW), oldest_first, lambda part: -part.score)
    return [
        (part, (_LEFT - 8, top + place * _ROW, _WIDE + 16, _ROW - 8))
        for place, part in enumerate(best)
    ]


def _best_top(deeds: Sequence[FinishedGame]) -> float:
    """Where the best games begin: below what there is to say of titles and of games won."""
    alone = any(len(deed.scores) == 1 for deed in deeds)
    others = any(len(deed.scores) > 1 for deed in deeds)
    return _SHARES + (166 if alone and others else 122 if alone else 92)


def figures_items(
    sheet: Sheet, deeds: Sequence[FinishedGame], controls: Controls, now: datetime
) -> list[Item]:
    """Everything on the sheet."""
    return [
        NineSlice("figures.paper", 100, SHEET, "ui/panel-paper", PANEL_CORNER),
        *_figures(tallies.figures(deeds)),
        *_shares(sheet, deeds),
        heading("best", (_LEFT, _best_top(deeds), _WIDE, 40), tr("Best games"), 27),
        *(
            item
            for number, (part, place) in enumerate(best_places(deeds))
            for item in _best(sheet, number, place, part, controls, now)
        ),
    ]


def _figures(figures: tallies.ScoreFigures) -> list[Item]:
    """How many games, the best, the median."""
    third = _WIDE / 3
    items: list[Item] = []
    told = (
        ("Games", tr("Games"), str(figures.games)),
        ("Best", tr("Best"), ""),
        ("Median", tr("Median"), short(figures.median)),
    )
    for number, (name, words, value) in enumerate(told):
        x = _LEFT + third * number
        label = (x, _TOP + 82, third, 32.0)
        items.append(Label(f"figure.{name}", 110, label, words, "title", 22, TITLE_INK))
        if value:
            place = (x, _TOP, third, 82.0)
            items.append(Label(f"figure.{name}.value", 110, place, value, "number", 52, INK))
    best = (_LEFT + third * 1.5 - 43, _TOP - 4, 86.0, 86.0)
    return [*items, *laurel("figure.best", best, figures.best, 34)]


def _shares(sheet: Sheet, deeds: Sequence[FinishedGame]) -> list[Item]:
    """The titles of the games alone, and how many of the others were won."""
    known = {title.name for title in sheet.TITLES}
    # a title of a later version, or a stranger's, is shown with its game and counts nowhere
    alone = tallies.titles(deed for deed in deeds if deed.title in known)
    others = tallies.figures(deed for deed in deeds if len(deed.scores) > 1)
    items: list[Item] = [Box("shares.rule", 109, (_LEFT, _SHARES - 8, _WIDE, 2), (*GOLD, 200))]
    top = _SHARES + 6
    if alone:
        items += _titles(sheet, alone, top)
        top += 102
    if others.games:
        place = (_LEFT, top, _WIDE, 40.0)
        items += _won(others, place) if alone else _won_large(others, place)
    return items


def _titles(sheet: Sheet, shares: Mapping[str, float], top: float) -> list[Item]:
    """A bar with the share of each title, the lowest on the left, and what its parts mean."""
    items: list[Item] = []
    left = _LEFT
    looks = {title.name: title.swatch for title in sheet.TITLES}
    for title, share in shares.items():
        items += swatch(f"share.{title}", (left, top, _WIDE * share, 30.0), looks[title])
        left += _WIDE * share
    for number, (title, look) in enumerate(looks.items()):
        row, column = divmod(number, 2)
        place = (_LEFT + column * _WIDE / 2, top + 38 + row * 29, _WIDE / 2, 27.0)
        words = f"{tr(title)} {percent(shares.get(title, 0))}"
        items += key_items(f"share.key.{title}", place, look, words, 19.5)
    return items


def _won(figures: tallies.ScoreFigures, place: Rect) -> list[Item]:
    """One line about the games with others."""
    x, y, w, h = place
    words = trn(
        "With others: {count} of {games} won",
        "With others: {count} of {games} won",
        figures.wins,
        games=figures.games,
    )
    return [Label("won.words", 110, (x, y - 2, w, h), words, "bold", 20, INK, "left")]


def _won_large(figures: tallies.ScoreFigures, place: Rect) -> list[Item]:
    """A bar with the share of the games won."""
    x, y, w, _ = place
    share = figures.wins / figures.games
    bar = (x, y, w, 30.0)
    items: list[Item] = [*swatch("won.lost", bar, LOST)]
    if share:
        items += swatch("won.won", (x, y, w * share, 30.0), WON, 204)
    left = figures.games - figures.wins
    won = tr("won {count}, {share}", count=figures.wins, share=percent(share))
    lost = tr("not won {count}, {share}", count=left, share=percent(1 - share))
    return [
        *items,
        *key_items("won.key", (x, y + 40, w / 2, 27), WON, won, 19.5),
        *key_items("lost.key", (x + w / 2, y + 40, w / 2, 27), LOST, lost, 19.5),
    ]


def _best(
    sheet: Sheet, number: int, place: Rect, part: SeatResult, controls: Controls, now: datetime
) -> list[Item]:
    """One of the best games: its points, its badge, what it brought, and when."""
    x, y, w, h = place
    key, deed = f"best{number}", part.game
    known = {badge.key: badge for badge in sheet.BADGES}
    badge = known.get(deed.traits[part.seat])
    day = day_of(here(deed.began).date(), now.date())
    items: list[Item] = [
        Box(f"{key}.band", 103, (x, y, w, h), (255, 246, 220, 165 if number % 2 else 90), radius=5),
        *laurel(key, (x + 8, y + 3, h - 6, h - 6), part.score),
        Label(f"{key}.title", 112, (x + 128, y + 4, w - 186, 28), _ending(part), "title", 21,
              TITLE_INK, "left"),
        Label(f"{key}.when", 112, (x + 128, y + 31, w - 186, 24), f"{day} \u00b7 {_where(deed)}",
              "text", 18.5, SEPIA, "left"),
    ]  # fmt: skip
    if badge is not None:
        high = h - 12
        spot = (x + 72, y + 6, high * badge.aspect, high)
        items.append(Picture(f"{key}.arms", 112, spot, badge.crest))
    if controls.get(f"best.{number}") is not None:
        # a dark sign would drown on parchment: it has a ground of its own
        ground = (x + w - 46, y + h / 2 - 17, 34.0, 34.0)
        items += [
            Box(f"{key}.ground", 112, ground, (58, 30, 14), GOLD, 1.4, radius=17),
            Picture(f"{key}.play", 113, inset(ground, 8), "ui/play"),
        ]
    return items


def _ending(part: SeatResult) -> str:
    if part.game.title:
        return tr(part.game.title)
    return tr("Won") if part.won else tr("Not won")


def _where(deed: FinishedGame) -> str:
    """Which kind of game it was, in a word or two."""
    if deed.chapter:
        return chapter_word(deed.chapter)
    if len(deed.scores) > 1:
        return tr(_TABLES[min(len(deed.scores), 4) - 2])
    return tr("game of the day") if deed.daily else tr("solo")


def chapter_word(chapter: str) -> str:
    """A chapter by its number, or by the name of the player's file."""
    number, _, name = chapter.rpartition("/")[2].partition("-")
    if number.isdecimal() and "/" not in chapter:
        return tr("chapter {number}", number=int(number))
    return f"{number} {name}".strip().replace("-", " ")[:24]
