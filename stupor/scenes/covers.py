"""The cover of a game's box: its picture, or its title in gold on leather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stupor.scenes.game_boxes import box_of, title_of
from stupor.scenes.looks import CREAM, GILT, GOLD
from stupor.scenes.widgets import inset
from stupor.stage.items import Box, Item, Label, NineSlice, Photo, Rect

if TYPE_CHECKING:
    from stupor.engine.game import Game
    from stupor.scenes.host import Host


def cover_items(key: str, rect: Rect, app: Host, game: Game) -> list[Item]:
    """The picture of a cover, cut to fill the place; a plain one for a game that ships none."""
    file = app.cover(game.id)
    if file is not None:
        return [Photo(f"{key}.cover", 30, rect, str(file))]
    return plain_cover(key, rect, game)


def plain_cover(key: str, rect: Rect, game: Game) -> list[Item]:
    """Leather of the game's colour with its title in gold between two rules."""
    x, y, w, h = rect
    leather = box_of(game.id).leather
    size = min(44.0, w / 7)
    words = (x + 22, y + h * 0.3, w - 44, h * 0.4)
    rules = [
        Box(f"{key}.rule{number}", 33, (x + w * 0.22, at, w * 0.56, 2.0), GOLD)
        for number, at in enumerate((words[1] - 8, words[1] + words[3] + 6))
    ]
    return [
        NineSlice(f"{key}.leather", 30, rect, "ui/panel-leather", 24),
        Box(f"{key}.dye", 31, rect, (*leather, 190)),
        Box(f"{key}.tooled", 32, inset(rect, 14), None, GOLD, 2.0, 4),
        Box(f"{key}.fillet", 32, inset(rect, 19), None, (*GILT, 150), 1.0, 3),
        *rules,
        Label(f"{key}.title", 34, words, title_of(game.id), "title", size, CREAM, wrap=True),
    ]
