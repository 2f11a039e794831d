"""The page of the day: a calendar leaf, the set-up in words, and the days before."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from stupor.games.stupor_mundi.params import TITLES
from stupor.games.stupor_mundi.rooms.solo.days import BLUE_TILES, Day
from stupor.language import mark, tr
from stupor.scenes.drawing import PANEL_CORNER, heading, note, paragraph
from stupor.scenes.games.words import MONTHS, day_of
from stupor.scenes.looks import CREAM, GILT, GOLD, INK, SAND, SEPIA, TITLE_INK
from stupor.scenes.widgets import inset
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike
from stupor.table.curtain.scene import laurel

if TYPE_CHECKING:
    from stupor.archive.results import FinishedGame

PAPER: Final[Rect] = (64.0, 150.0, 1136.0, 850.0)
SHELF: Final[Rect] = (1224.0, 150.0, 632.0, 850.0)
_LEFT: Final = PAPER[0] + 400.0
_WIDE: Final = PAPER[2] - 440.0
_ROW: Final = 92.0
_ROWS: Final = PAPER[1] + 186.0
_DAY: Final = 104.0
_DAYS: Final = SHELF[1] + 100.0
_IVORY: Final = (255, 250, 232)
_RIM: Final = (122, 79, 18)
_BLUE: Final = (31, 79, 154)
_RED: Final = (163, 38, 46)
_CHOSEN: Final = mark("The same for everyone today.")
_MARKETS: Final = {
    "easy": (mark("Easy Markets"), mark("Five blue Market tiles: generous prices")),
    "medium": (mark("Medium Markets"), mark("Three blue Market tiles, two red ones")),
    "difficult": (mark("Difficult Markets"), mark("Five red Market tiles: hard prices")),
}


def day_row(number: int) -> Rect:
    """The place of one of the days before today."""
    x, _, w, _ = SHELF
    return x + 22, _DAYS + number * _DAY, w - 44, _DAY - 12


def leaf_items(key: str, rect: Rect, day: Day) -> list[Item]:
    """A leaf of a calendar."""
    x, y, w, h = rect
    band = (x, y, w, h * 0.2)
    number = (x, y + h * 0.2, w, h * 0.56)
    return [
        Box(f"{key}.shadow", 101, (x + 3, y + 6, w, h), (40, 22, 6, 110), radius=10),
        Box(f"{key}.leaf", 102, rect, _IVORY, _RIM, 2, radius=10),
        Box(f"{key}.band", 103, band, TITLE_INK, _RIM, 2, radius=10),
        Label(
            f"{key}.month",
            112,
            inset(band, 10, 0),
            tr(MONTHS[day.date.month - 1]),
            "title",
            h * 0.095,
            CREAM,
        ),
        Label(f"{key}.number", 112, number, str(day.date.day), "number", h * 0.42, INK),
        Label(
            f"{key}.weekday",
            112,
            (x + 6, y + h * 0.76, w - 12, h * 0.16),
            day.weekday,
            "italic",
            h * 0.09,
            SEPIA,
        ),
    ]


def tile_items(key: str, rect: Rect, market: str) -> list[Item]:
    """Five market tiles side by side, blue ones first; the red ones bear a bar."""
    x, y, w, h = rect
    gap = w * 0.03
    wide = (w - 4 * gap) / 5
    items: list[Item] = []
    for number in range(5):
        blue = number < BLUE_TILES[market]
        tile = (x + number * (wide + gap), y, wide, h)
        fill = _BLUE if blue else _RED
        items.append(Box(f"{key}.tile{number}", 112, tile, fill, (246, 220, 138), 1.6, 4))
        if not blue:
            bar = (tile[0] + 7, y + h / 2 - 1.5, wide - 14, 3.0)
            items.append(Box(f"{key}.bar{number}", 113, bar, (255, 236, 200, 220)))
    return items


def paper_items(day: Day) -> list[Item]:
    """The set-up of today in words."""
    x, y, _, _ = PAPER
    items: list[Item] = [
        NineSlice("paper", 100, PAPER, "ui/panel-paper", PANEL_CORNER),
        *leaf_items("leaf", (x + 44, y + 44, 310.0, 380.0), day),
        heading("setup", (_LEFT, y + 40, _WIDE, 52), tr("Set-up"), 38),
        paragraph(
            "line",
            112,
            (_LEFT, y + 96, _WIDE, 68),
            tr(
                "One set-up per day, the same for everyone. Play it as often as you like; "
                "your best game counts."
            ),
            "text",
            23,
            INK,
        ),
    ]
    house = day.house
    market, prices = map(tr, _MARKETS[day.market])
    crest = (_LEFT + 6, _ROWS + _ROW + 3, 52.0 * house.aspect * 1.1, 52.0 * 1.1)
    rows = _row(0, market, prices, "icon/market")
    items += tile_items("market", (_LEFT + _WIDE - 196, _ROWS + 3, 190.0, 28.0), day.market)
    rows += _row(1, tr("House {house}", house=house.name), f"{house.talent}. {tr(_CHOSEN)}")
    items.append(Picture("house", 112, crest, house.crest))
    rows += _row(
        2,
        tr("Frederick\u2019s Edicts"),
        tr("As printed: the Edicts of a two-player game"),
        "icon/edict",
    )
    rows += _row(3, tr("Titles"), f"{_ladder()}.", "icon/crown")
    return items + alike(rows, ".title", ".words")


def _ladder() -> str:
    """The titles, from the lowest up."""
    rungs = [(least, tr(title)) for least, title in reversed(TITLES) if least]
    return ", ".join(tr("{title} from {least} VP", title=t, least=least) for least, t in rungs)


def _row(number: int, title: str, words: str, sign: str = "") -> list[Item]:
    top = _ROWS + number * _ROW
    key = f"row{number}"
    items: list[Item] = [
        heading(f"{key}.title", (_LEFT + 78, top, _WIDE - 280, 34), title, 26),
        note(f"{key}.words", (_LEFT + 78, top + 35, _WIDE - 78, 30), words, 22),
        Box(f"{key}.rule", 109, (_LEFT, top + _ROW - 14, _WIDE, 1.4), (*GOLD, 150)),
    ]
    if sign:
        items.append(Picture(f"{key}.sign", 112, (_LEFT + 4, top + 4, 58.0, 58.0), sign))
    return items


def best_items(deed: FinishedGame | None) -> list[Item]:
    """What has been made of today's set-up so far."""
    x, y, _, _ = PAPER
    top = y + 590
    place = (x + 44, top, 660.0, 216.0)
    items: list[Item] = [
        Box("best.ground", 101, place, (255, 246, 220, 150), (*_RIM, 200), 1.6, radius=10),
        heading("best", (x + 74, top + 18, 600, 36), tr("Your best today"), 26),
    ]
    if deed is None:
        said = tr("Not played yet.")
        line = (x + 74, top + 60, 600.0, 130.0)
        return [
            *items,
            Label("best.none", 112, line, said, "italic", 26, SEPIA, "left", "middle", wrap=True),
        ]
    items += laurel("best", (x + 74, top + 68, 120.0, 120.0), deed.scores[0], 44)
    words = (x + 220, top + 70, 460.0, 50.0)
    items.append(
        Label("best.title", 112, words, tr(deed.title or ""), "title", 38, TITLE_INK, "left")
    )
    return items


def shelf_items(days: list[Day], now: date) -> list[Item]:
    """The days before today, and what came of them."""
    x, y, w, _ = SHELF
    items: list[Item] = [
        NineSlice("shelf", 100, SHELF, "ui/panel-leather", PANEL_CORNER),
        Label(
            "shelf.title",
            112,
            (x + 34, y + 26, w - 68, 52),
            tr("Last seven days"),
            "title",
            34,
            GILT,
            "left",
        ),
    ]
    for number, day in enumerate(days):
        items += _day(number, day, now)
    return items


def _day(number: int, day: Day, now: date) -> list[Item]:
    x, y, w, h = day_row(number)
    key, best = f"day{number}", day.best
    crest = (x + 16, y + 12, (h - 24) * day.house.aspect, h - 24)
    words = (x + 96, y + 12, 206.0, 36.0)
    items: list[Item] = [
        Box(f"{key}.ground", 103, (x, y, w, h), (0, 0, 0, 110 if best else 70), radius=8),
        Picture(f"{key}.crest", 112, crest, day.house.crest, shade=best is None),
        Label(
            f"{key}.date",
            112,
            words,
            day_of(day.date, now),
            "title",
            23,
            CREAM if best else SAND,
            "left",
        ),
        *tile_items(key, (x + 98, y + 58, 120.0, 18.0), day.market),
    ]
    if best is None:
        empty = (x + w - 230, y, 210.0, h)
        return [
            *items,
            Label(f"{key}.none", 112, empty, tr("not played"), "italic", 21, SAND, "right"),
        ]
    title = (x + 310, y, w - 410, h)
    return [
        *items,
        Label(f"{key}.title", 112, title, tr(best.title or ""), "title", 23, GILT, "right"),
        *laurel(f"{key}.vp", (x + w - 88, y + 10, h - 20, h - 20), best.scores[0]),
    ]
