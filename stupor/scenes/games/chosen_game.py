"""The sheet beside the shelf: the chosen game at large, and what can be done with it."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.language import tr
from stupor.scenes.drawing import BUTTON_CORNER, PANEL_CORNER, paragraph, plate
from stupor.scenes.games.game_titles import Player
from stupor.scenes.games.picture_cards import arms_items, photo_items
from stupor.scenes.games.words import Entry, noted, sentence
from stupor.scenes.looks import BEST_RED, CREAM, INK, SEPIA, TITLE_INK, share_of_row
from stupor.scenes.widgets import Controls, inset
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike

SHEET: Final[Rect] = (1224.0, 150.0, 632.0, 850.0)
_INSET: Final = 28.0
_LEFT: Final = SHEET[0] + _INSET
_WIDE: Final = SHEET[2] - 2 * _INSET
_PHOTO: Final[Rect] = (_LEFT, SHEET[1] + _INSET, _WIDE, 286.0)
_TITLE: Final = _PHOTO[1] + _PHOTO[3] + 14
_SEATS: Final = _TITLE + 84
_SEAT: Final = 48.0
_BUTTON: Final = 58.0
_GAP: Final = 14.0
_FOOT: Final = SHEET[1] + SHEET[3] - _INSET


@record
class GameAction:
    """Something to do with the chosen game: the first of them is the large button."""

    id: str
    words: str
    icon: str = ""


def action_rect(place: int, count: int) -> Rect:
    """The first button over the whole width, the others side by side below it."""
    if place == 0:
        high = _BUTTON + 6
        return _LEFT, _FOOT - high - (_BUTTON + _GAP if count > 1 else 0), _WIDE, high
    wide = (_WIDE - (count - 2) * _GAP) / (count - 1)
    return _LEFT + (place - 1) * (wide + _GAP), _FOOT - _BUTTON, wide, _BUTTON


def sheet_items(entry: Entry, actions: tuple[GameAction, ...], controls: Controls) -> list[Item]:
    """Picture, title, players, marks and buttons."""
    items: list[Item] = [
        NineSlice("sheet.paper", 100, SHEET, "ui/panel-paper", PANEL_CORNER),
        *photo_items("sheet", _PHOTO, entry),
        Label("sheet.title", 112, (_LEFT, _TITLE, _WIDE, 44), entry.title, "title", 31,
              BEST_RED if entry.problem else TITLE_INK, "left"),
        Label("sheet.facts", 112, (_LEFT, _TITLE + 46, _WIDE, 28), entry.facts, "text", 19, SEPIA,
              "left"),
    ]  # fmt: skip
    for seat, player in enumerate(entry.players):
        items += _seat(seat, player, bool(entry.game and entry.game.over), _high(entry))
    items += _told(entry)
    for number, action in enumerate(actions):
        widget = controls.get(action.id)
        if widget is None:
            continue
        if number:
            items += plate(action.id, widget, tr(action.words), 20, action.icon)
        else:
            items += _great(action, widget.rect)
    return alike(items, ".words")


def _high(entry: Entry) -> float:
    """How high the row of a seat is."""
    return _SEAT * share_of_row(len(entry.players))


def _seat(seat: int, player: Player, over: bool, high: float) -> list[Item]:
    x, y = _LEFT, _SEATS + seat * high
    key = f"sheet.seat{seat}"
    band = (x, y, _WIDE, high - 4)
    items: list[Item] = [
        Box(f"{key}.band", 105, band, (255, 246, 220, 165 if seat % 2 else 90), radius=4),
        *arms_items(key, (x + 8, y + 2, 40, high - 8), player),
        Label(f"{key}.name", 112, (x + 70, y, 186, high - 4), player.name, "bold", 22, INK,
              "left"),
        Label(f"{key}.badge", 112, (x + 260, y, 190, high - 4), _known_as(player), "italic", 20,
              SEPIA, "left"),
        Label(f"{key}.score", 112, (x + _WIDE - 84, y, 70, high - 4), str(player.score),
              "number", 24, BEST_RED if player.won else INK, "right"),
    ]  # fmt: skip
    sign = "ui/human" if player.human else "ui/ai"
    if player.turn and not over:
        items.append(Box(f"{key}.turn", 106, band, None, TITLE_INK, 2.4, radius=5))
    spot = (x + _WIDE - 122, y + high / 2 - 16, 28.0, 28.0)
    items.append(Picture(f"{key}.sign", 113, spot, sign))
    if player.won:
        items.append(Picture(f"{key}.wreath", 117, (x + 36, y - 3, 26, 26), "vp/laurel"))
        items.append(Picture(f"{key}.crown", 118, (x + 42, y + 3, 14, 14), "ui/crown"))
    return items


def _known_as(player: Player) -> str:
    badge = player.badge.beside if player.badge else tr("no moves yet")
    told = ("" if badge == player.name else badge, player.persona)
    return " \u00b7 ".join(filter(None, told))


def _told(entry: Entry) -> list[Item]:
    """Below the players: the reason when it is damaged, else whose turn it is and the marks."""
    top = _SEATS + len(entry.players) * _high(entry) + 6
    high = action_rect(0, 4)[1] - top - 10
    place = (_LEFT, top, _WIDE, high)
    if entry.problem:
        return [paragraph("sheet.problem", 112, place, entry.problem, "bold", 21, BEST_RED)]
    lines = (entry.line, entry.kind, sentence(noted(entry.marks)))
    words = ("\n" if len(entry.players) < 4 else " ").join(filter(None, lines))  # or they shrink
    return [paragraph("sheet.line", 112, place, words, "text", 21, INK)]


def _great(action: GameAction, rect: Rect) -> list[Item]:
    """The button that is meant most of all."""
    x, y, _, h = rect
    sign = (x + 22, y + (h - 30) / 2, 30.0, 30.0)
    return [
        NineSlice(f"{action.id}.plate", 110, rect, "ui/button-wine", BUTTON_CORNER),
        Picture(f"{action.id}.sign", 112, sign, action.icon),
        Label(f"{action.id}.words", 112, inset(rect, 60, 0), tr(action.words), "title", 26, CREAM),
    ]
