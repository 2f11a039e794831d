"""The head of the statistics: against whom, with which badge, in which chapter."""

from __future__ import annotations

from typing import Final

from stupor.language import mark, tr
from stupor.scenes.drawing import gilded, turning_plate
from stupor.scenes.games.picture_cards import tab_items
from stupor.scenes.looks import GILT, GOLD, SAND
from stupor.scenes.statistics.game_filter import ALL, ANY, RIVALS, SOLO, GameFilter
from stupor.scenes.widgets import Controls, Widget, inset
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.sheet import Sheet

KINDS: Final = (
    (ALL, mark("All games"), 190.0),
    (SOLO, mark("Solo"), 140.0),
    (RIVALS, mark("Against computers"), 284.0),
)
_TOP: Final = 70.0
_HIGH: Final = 52.0
_GAP: Final = 12.0
_TABS: Final = 548.0
_BADGES: Final = 1212.0
_BADGE: Final = (56.0, 64.0)
CHAPTER: Final[Rect] = (1502.0, _TOP, 354.0, _HIGH)


def tab_rect(number: int) -> Rect:
    """The place of a kind of games."""
    before = sum(wide + _GAP for _, _, wide in KINDS[:number])
    return _TABS + before, _TOP, KINDS[number][2], _HIGH


def badge_rect(number: int, count: int) -> Rect:
    """The place of a badge of so many."""
    wide, high = _BADGE
    step = min(wide + _GAP, (CHAPTER[0] - _GAP - _BADGES) / count)
    wide = min(wide, step - 2)
    return _BADGES + number * step, _TOP + _HIGH / 2 - high / 2, wide, high


def badge_tip(name: str, chosen: bool) -> str:
    """What a badge says when it is pointed at."""
    return tr("Show all games") if chosen else tr("Only games with {badge}", badge=name)


def head_items(
    sheet: Sheet, said: str, game_filter: GameFilter, chapter: str, controls: Controls
) -> list[Item]:
    """Name, line and filters."""
    items = gilded("name", (64, 34, 470, 66), tr("Statistics"), 50, "left")
    items.append(Label("line", 110, (66, 104, 470, 34), said, "text", 21, SAND, "left"))
    for kind, words, _ in KINDS:
        widget = controls.get(f"kind.{kind}")
        if widget is not None:
            items += tab_items(widget, tr(words), game_filter.kind == kind)
    for badge in sheet.BADGES:
        widget = controls.get(f"badge.{badge.key}")
        if widget is not None:
            items += _crest(widget, badge.crest, game_filter.badge, game_filter.badge == badge.key)
    widget = controls.get("chapter")
    if widget is not None:
        items += turning_plate("chapter", widget, chapter)
        if game_filter.chapter != ANY:
            items.append(Box("chapter.on", 113, inset(widget.rect, 1), None, GILT, 2.6, radius=8))
    return items


def _crest(widget: Widget, crest: str, wanted: str, chosen: bool) -> list[Item]:
    """The arms of a badge; those that are not looked for lie in the shade."""
    x, y, w, h = widget.rect
    high = h - 8
    spot = (x + (w - high * 160 / 190) / 2, y + 4, high * 160 / 190, high)
    shade = bool(wanted) and not chosen
    items: list[Item] = [Picture(f"{widget.id}.arms", 112, spot, crest, shade=shade)]
    if chosen:
        items.append(Box(f"{widget.id}.on", 111, widget.rect, (*GOLD, 90), GILT, 2.6, radius=8))
    return items
