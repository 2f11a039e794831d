"""A small picture of a position: the board of the seat that moves, painted as at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from stupor.engine.game import Game
from stupor.puzzles.puzzle import Puzzle
from stupor.stage.game_ui import game_ui
from stupor.stage.geometry import centre, holds, overlap
from stupor.stage.items import Board, Box, Group, Item, Label, NineSlice, Parts, Picture, Rect
from stupor.stage.view import View
from stupor.table.form import usual_places, view_settings

if TYPE_CHECKING:
    from stupor.scenes.host import Host

#: Words that would be smaller than that are left out, and those of which so much has no room.
SMALLEST: Final = 7.0
NARROWEST: Final = 0.58
#: The frame of a board, in units of the table's page: no words lie on it.
RIM: Final = 16.0


class PuzzlePicture:
    """The picture of one puzzle, in units of the table's page; it is fitted into any frame."""

    def __init__(self, app: Host, spec: Game, puzzle: Puzzle) -> None:
        """Look at a position."""
        ui, rules = game_ui(spec.part), spec.rules
        state: Any = rules.load(puzzle.state)
        anchors: Mapping[str, Rect] = usual_places(app, ui)
        seats = len(rules.scores(state))
        view = ui.board.view_of(
            View(
                table=rules.table(state, puzzle.seat),
                facts=rules.facts(state, puzzle.seat),
                decision=None,
                viewer=puzzle.seat,
                names=("",) * seats,
                anchors=anchors,
                **view_settings(app),
            )
        )
        self._area, self._measure = anchors["portrait"], view.measure
        self._items = [
            item
            for region in ui.board.regions
            for item in region.paint(view)
            if _belongs(item, self._area)
        ]

    def items(self, key: str, frame: Rect) -> list[Item]:
        """The picture, whole, as large as the frame allows."""
        x, y, w, h = frame
        _, _, wide, high = self._area
        by = min(w / wide, h / high)
        size = (wide * by, high * by)
        place = (x + (w - size[0]) / 2, y + (h - size[1]) / 2, *size)
        small = (_fitted(item, by, self._area) for item in self._items)
        parts = [one for one in small if one is not None and self._is_read(one)]
        parts.sort(key=lambda part: part.z)
        return [Group(key, 112, place, Parts(parts), size, cropped=True)]

    def _is_read(self, item: Item) -> bool:
        """Whether it has no words, or has room for them."""
        if not isinstance(item, Label):
            return True
        wide = self._measure(item.text, item.face, item.size)
        return item.size >= SMALLEST and wide * NARROWEST <= item.rect[2]


def _belongs(item: Item, area: Rect) -> bool:
    """Whether an item lies on the board, or the board below it."""
    board = isinstance(item, Board)
    return overlap(item.rect, area) if board else holds(area, centre(item.rect))


def _fitted(item: Item, by: float, area: Rect) -> Item | None:
    """An item as much smaller, seen from the corner of the picture."""
    x, y, w, h = item.rect
    rect = ((x - area[0]) * by, (y - area[1]) * by, w * by, h * by)
    if isinstance(item, Label):
        # a small figure may leave its box, but not the picture
        more = 0.3 * rect[2] if item.align == "center" else 0.0
        if more:
            near = max(rect[0] - more, RIM * by)
            far = max(near, min(rect[0] + rect[2] + more, (area[2] - RIM) * by))
            rect = (near, rect[1], far - near, rect[3])
        return replace(item, rect=rect, size=item.size * by)
    if isinstance(item, NineSlice):
        return replace(item, rect=rect, corner=item.corner * by)
    if isinstance(item, Box):
        return replace(item, rect=rect, width=max(0.6, item.width * by), radius=item.radius * by)
    if isinstance(item, Picture | Board):
        return replace(item, rect=rect)
    return None
