"""What is asked after a choice, in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.games.burgundy.face.view import TableView
from stupor.language import mark, tr

_THEN: Final[Mapping[str, str]] = {
    "action": mark("then an action with any number"),
    "white": mark("then an action with the white die"),
    "townhall": mark("then place one more tile on any number"),
    "warehouse": mark("then sell one colour"),
    "copy": mark("then choose a building’s effect"),
    "ship": mark("then choose a depot to load"),
    "colours": mark("then choose which goods to load"),
    "colour": mark("then take one colour from all depots"),
    "beast": mark("then choose what scores with the geese"),
    "room": mark("then discard a stored tile"),
    "keep": mark("then choose a storage"),
    "pay": mark("then choose how to pay"),
    "sequel": mark("then choose which gain comes first"),
    "bounty": mark("then place a black tile"),
    "points": mark("then you may buy VP"),
    "trade": mark("then you may trade 5 goods for a face-down tile"),
    "castle": mark("then choose the space of your castle"),
}
_FETCHED: Final[Mapping[str, str]] = {
    "market": mark("then take a ship or livestock for free"),
    "carpenter": mark("then take a building for free"),
    "church": mark("then take a mine, monastery or castle for free"),
    "any": mark("then take any tile for free"),
}


def then_text(asked: Decision | None) -> str:
    """What comes next of a choice; nothing where the turn only goes on."""
    if asked is None:
        return ""
    if asked.kind == "fetch":
        return tr(_FETCHED.get(str(asked.context.get("what", "any")), ""))
    return tr(_THEN.get(asked.kind, ""))


def unloaded(view: TableView) -> str:
    """Why a ship loads nothing."""
    lie = any(view.table.pieces(f"depot.{n}.goods") for n in range(1, 7))
    return tr("no room for these goods") if lie else tr("no goods at the depots")
