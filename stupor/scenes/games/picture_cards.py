"""The shelf: a card with a picture of the boards for each game, nine on a page; arrows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.language import tr
from stupor.scenes.drawing import PANEL_CORNER
from stupor.scenes.game_switch import several
from stupor.scenes.games.game_titles import Player
from stupor.scenes.games.words import MARKS, Entry
from stupor.scenes.looks import (
    BEST_RED,
    CREAM,
    GILT,
    INK,
    IVORY,
    SAND,
    SEPIA,
    TITLE_INK,
    WALNUT,
    share_of_row,
)
from stupor.scenes.widgets import Widget, inset
from stupor.stage.items import Box, Item, Label, NineSlice, Photo, Picture, Rect
from stupor.stage.sheet import Badge

COLUMNS: Final = 3
ROWS: Final = 3
PAGE: Final = COLUMNS * ROWS
#: The keys that lead from card to card.
ARROWS: Final = frozenset({"left", "right", "up", "down"})
SHELF: Final[Rect] = (64.0, 150.0, 1136.0, 850.0)
#: Where nothing lies there is one sheet over the whole width.
WHOLE: Final[Rect] = (64.0, 150.0, 1792.0, 850.0)
_GAP: Final = 16.0
_WIDE: Final = (SHELF[2] - (COLUMNS - 1) * _GAP) / COLUMNS
_HIGH: Final = (SHELF[3] - (ROWS - 1) * _GAP) / ROWS
_RIM: Final = 10.0
_STRIP: Final = 66.0
_ARMS: Final = (38.0, 45.0)
_DARK: Final = (30, 17, 10)
#: Red enough to stand out, dark enough for small numbers.
_WON: Final = (138, 20, 30)


def card_rect(place: int) -> Rect:
    """The card at a place of the page."""
    row, column = divmod(place, COLUMNS)
    x, y, _, _ = SHELF
    return x + column * (_WIDE + _GAP), y + row * (_HIGH + _GAP), _WIDE, _HIGH


def pages(count: int) -> int:
    """How many pages so many cards take."""
    return max(1, -(-count // PAGE))


def card_items(place: int, entry: Entry, chosen: bool) -> list[Item]:
    """One game: the boards, what became of it, and the arms of the players."""
    rect = card_rect(place)
    key = f"card.{entry.id}"
    x, y, w, h = rect
    photo = (x + _RIM, y + _RIM, w - 2 * _RIM, h - 2 * _RIM - _STRIP)
    items: list[Item] = [NineSlice(f"{key}.paper", 100, rect, "ui/panel-paper", PANEL_CORNER)]
    if chosen:
        items.append(Box(f"{key}.chosen", 101, inset(rect, 2), (255, 236, 176, 120), radius=8))
        items.append(Box(f"{key}.rim", 130, inset(rect, -3), None, GILT, 5, radius=9))
    items += photo_items(key, photo, entry)
    if several() and entry.box:
        items += _box_items(key, photo, entry.box)
    return items + _strip(key, (x + 18, y + h - _STRIP - 8, w - 34, _STRIP), entry)


def photo_items(key: str, rect: Rect, entry: Entry) -> list[Item]:
    """The picture of the boards; without one the arms on leather."""
    items = _photo(key, rect, *entry.photo) if entry.photo else _emblem(key, rect, entry)
    if entry.problem:
        items += _damage(key, rect)
    return items + (_ribbon(key, rect, entry) if entry.marks else [])


def _photo(key: str, rect: Rect, file: str, version: int) -> list[Item]:
    """A picture in a thin frame; leather has a rim of its own."""
    return [
        Box(f"{key}.ground", 110, rect, _DARK),
        Photo(f"{key}.photo", 112, rect, file, version),
        Box(f"{key}.frame", 114, inset(rect, -2), None, (122, 79, 18), 2.5, radius=3),
    ]


def _box_items(key: str, photo: Rect, words: str) -> list[Item]:
    """Of which game it is, in the corner of the picture."""
    x, y, _, h = photo
    place = (x + 6, y + h - 32, min(photo[2] - 12, len(words) * 9.6 + 26), 26.0)
    return [
        Box(f"{key}.box", 116, place, (20, 11, 6, 215), (*GILT, 150), 1.2, 5),
        Label(f"{key}.box.words", 117, inset(place, 8, 0), words, "text", 17, CREAM),
    ]


def arms_items(key: str, rect: Rect, player: Player, z: int = 115) -> list[Item]:
    """The arms of a player as large as they fit; an empty shield for a badge to be chosen."""
    x, y, w, h = rect
    aspect = player.badge.aspect if player.badge else 160 / 190
    wide = min(w, h * aspect)
    spot = (x + (w - wide) / 2, y + (h - wide / aspect) / 2, wide, wide / aspect)
    if player.badge is not None:
        return [_crest(key, z, spot, player.badge)]
    shield: Item = Box(f"{key}.arms", z, spot, _DARK, GILT, 1.6, spot[2] * 0.3)
    if player.shield:
        shield = Picture(f"{key}.arms", z, spot, player.shield, alpha=150, shade=True)
    return [
        shield,
        Label(f"{key}.unknown", z + 1, spot, "?", "number", h * 0.42, IVORY, outline=WALNUT),
    ]


def _crest(key: str, z: int, spot: Rect, badge: Badge) -> Item:
    """Arms, or their colour where they have no picture."""
    if badge.crest:
        return Picture(f"{key}.arms", z, spot, badge.crest)
    return Box(f"{key}.arms", z, inset(spot, spot[2] * 0.08), badge.rgb, GILT, 1.6, spot[2] * 0.3)


def bare_items(title: str, words: str, court: Sequence[str]) -> list[Item]:
    """A sheet instead of the shelf, where there is nothing to show but some arms."""
    x, y, w, _ = WHOLE
    place = (x + 440, y + 450, w - 880, 130)
    return [
        NineSlice("bare.paper", 100, WHOLE, "ui/panel-paper", PANEL_CORNER),
        *_court((x + w / 2, y + 250), court),
        Label("bare.title", 110, (x + 80, y + 380, w - 160, 60), title, "title", 40, TITLE_INK),
        Label("bare.words", 110, place, words, "text", 26, INK, valign="top", wrap=True),
    ]


def _court(middle: tuple[float, float], court: Sequence[str]) -> list[Item]:
    """Arms in a row, the largest in their midst where one stands there."""
    x, y = middle
    centre = (len(court) - 1) / 2
    items: list[Item] = []
    for number, sprite in enumerate(court):
        high = 180.0 if number == centre else 124.0
        aside = ((number > centre) - (number < centre)) * (len(court) % 2)
        left = x + (number - centre) * 152 + aside * 24 - high * 160 / 380
        spot = (left, y - high / 2, high * 160 / 190, high)
        items.append(Picture(f"bare.{sprite}", 110, spot, sprite))
    return items


def bare_button() -> Rect:
    """The place of the button on that sheet."""
    x, y, w, _ = WHOLE
    return x + w / 2 - 170, y + 600, 340.0, 64.0


def _strip(key: str, rect: Rect, entry: Entry) -> list[Item]:
    """Below the picture: what and when on the left, the players on the right."""
    x, y, w, h = rect
    step = (_ARMS[0] + 6) * share_of_row(len(entry.players))
    arms = step * len(entry.players)
    words = w - arms - 10 if entry.players else w
    when = " \u00b7 ".join(filter(None, (entry.when, entry.part)))
    items: list[Item] = [
        Label(
            f"{key}.title",
            115,
            (x, y + 8, words, 30),
            entry.short,
            "title",
            22,
            BEST_RED if entry.problem else TITLE_INK,
            "left",
        ),
        Label(f"{key}.when", 115, (x, y + 37, words, 26), when, "text", 18, SEPIA, "left"),
    ]
    for seat, player in enumerate(entry.players):
        left = x + w - arms + seat * step
        items += _arms(f"{key}.{seat}", (left, y + 2, step - 6, h), player, entry)
    return items


def _arms(key: str, rect: Rect, player: Player, entry: Entry) -> list[Item]:
    """Arms with the points below; a wreath for the winner, a light for the player to decide."""
    x, y, w, h = rect
    items = arms_items(key, (x, y, w, _ARMS[1]), player)
    colour = _WON if player.won else CREAM if player.turn else INK
    score = (x - 3, y + _ARMS[1], w + 6, h - _ARMS[1] - 1)
    items.append(Label(f"{key}.score", 116, score, str(player.score), "number", 17, colour))
    if player.won:
        items.append(Picture(f"{key}.wreath", 117, (x + w - 15, y - 6, 24, 24), "vp/laurel"))
        items.append(Picture(f"{key}.crown", 118, (x + w - 9, y, 12, 12), "ui/crown"))
    elif player.turn:
        items.append(Box(f"{key}.turn", 113, score, TITLE_INK, radius=6))
    return items


def _emblem(key: str, rect: Rect, entry: Entry) -> list[Item]:
    x, y, w, h = rect
    items: list[Item] = [NineSlice(f"{key}.leather", 111, rect, "ui/panel-leather", PANEL_CORNER)]
    shown = [player for player in entry.players if player.badge is not None]
    if not shown:
        side = h * 0.5
        spot = (x + (w - side) / 2, y + (h - side) / 2, side, side)
        return [*items, Picture(f"{key}.sign", 112, spot, "ui/book")]
    wide = min(h * 0.5, (w - 60) / len(shown))
    left = x + (w - wide * len(shown)) / 2
    for seat, player in enumerate(shown):
        place = (left + seat * wide + wide * 0.08, y + h * 0.2, wide * 0.84, h * 0.6)
        items += arms_items(f"{key}.emblem{seat}", place, player, 112)
    return items


def _damage(key: str, rect: Rect) -> list[Item]:
    x, y, w, h = rect
    side = min(64.0, h * 0.34)
    spot = (x + (w - side) / 2, y + (h - side) / 2, side, side)
    return [
        Box(f"{key}.veil", 113, rect, (30, 14, 8, 150)),
        Picture(f"{key}.no", 115, spot, "check/no"),
    ]


def _ribbon(key: str, photo: Rect, entry: Entry) -> list[Item]:
    """A mark in the corner of the picture: this game is a branch, or was played freely."""
    x, y, w, _ = photo
    words = " \u00b7 ".join(tr(MARKS[name][0]) for name in entry.marks)
    wide = len(words) * 13.5 + 30
    place = (x + w - wide - 6, y + 6, wide, 30.0)
    return [
        NineSlice(f"{key}.ribbon", 116, place, "ui/button-wine", 14),
        Label(f"{key}.mark", 117, inset(place, 8, 0), words, "label", 16, CREAM),
    ]


def counted(words: str, count: int) -> str:
    """The name of a section with how much lies in it."""
    return f"{words} ({count})" if count else words


def tab_items(widget: Widget, words: str, chosen: bool) -> list[Item]:
    """One section in the head of the page."""
    sprite = "ui/button-gold" if chosen else "ui/button-dark"
    colour = WALNUT if chosen else SAND
    return [
        NineSlice(f"{widget.id}.plate", 110, widget.rect, sprite, 16),
        Label(f"{widget.id}.words", 112, inset(widget.rect, 14, 0), words, "title", 22, colour),
    ]


def neighbour(here: int, way: str, count: int) -> int | None:
    """The card to which an arrow leads from a card, or None where it leads off the shelf."""
    column = here % COLUMNS
    if way == "left":
        return here - 1 if column else None
    if way == "right":
        return here + 1 if column < COLUMNS - 1 and here + 1 < count else None
    if way == "up":
        return here - COLUMNS if here >= COLUMNS else None
    return _below(here, count)


def _below(here: int, count: int) -> int | None:
    """The card below, or the last one where the next row of the page is shorter."""
    there, last = here + COLUMNS, count - 1
    if there < count:
        return there
    return last if last // COLUMNS > here // COLUMNS and last // PAGE > here // PAGE else None
