"""Where things lie on the table of a lesson that have no fixed place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from stupor.games.stupor_mundi.face.cards.fan import card_box, seen_place
from stupor.games.stupor_mundi.face.palace.edict_question import stage_open
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.geometry import around_all
from stupor.stage.items import Rect

#: All cards of the hand.
FAN: Final = "hand.fan"
#: The own warehouse, and how far above its spaces the heading begins.
STORE: Final = "store.0"
HEADED: Final = 26.0


def region(view: object, name: str) -> Rect | None:
    """The fan is the frame of all cards of the hand; the warehouse has its heading with it."""
    shown = cast(TableView, view)
    if name == STORE:
        first, last = shown.anchors["player.store1"], shown.anchors["player.store7"]
        x, y, w, h = around_all([first, last])
        return x, y - HEADED, w, h + HEADED
    cards = _cards(shown) if name == FAN else []
    return around_all([card_box(shown, card)[0] for card in cards]) if cards else None


def leaning(view: object, name: str) -> tuple[Rect, float] | None:
    """The cards of the hand lean."""
    shown = cast(TableView, view)
    return seen_place(shown, name) if name in _cards(shown) else None


def covering(view: object) -> Sequence[str]:
    """The stage of an Edict lies over the common boards."""
    return ("stage.panel",) if stage_open(cast(TableView, view)) else ()


def _cards(view: TableView) -> list[str]:
    return view.table.pieces(f"hand.{view.viewer}")
