"""What a drop that is not offered seems to have meant, so that the rules can say no to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.games.burgundy.board import distance
from stupor.games.burgundy.boards import BOARDS
from stupor.games.burgundy.data.tiles import COLOUR
from stupor.games.burgundy.face.gestures.scene import Asked
from stupor.games.burgundy.face.gestures.stores import number_of
from stupor.games.burgundy.face.places import DICE, number_in
from stupor.games.burgundy.face.places import number_of as shown_by
from stupor.games.burgundy.ids import ANY

#: Places whose tile is meant by a drop on them.
BOARD: Final = ("depot.", "black.", "inns")
TILES: Final = ("hex.", "back.")
WITH_A_NUMBER: Final = ("turn", "white")


def attempt(decision: Decision, table: Table, pick: str, drop: str, mode: str) -> Option | None:
    """The option that a movement stands for, legal or not; None where it means nothing."""
    asked = Asked(decision, table, {f"seats.{n}": [n] for n in range(4)})
    if drop.startswith(BOARD):
        drop = next(iter(table.pieces(drop)), drop)
    head = pick.split(".")[0]
    if head in ("hex", "back"):
        return _tile(asked, pick, drop)
    maker = _HELD.get(head)
    return maker(asked, pick, drop) if maker is not None else None


def dice_of(asked: Asked) -> list[int]:
    """The numbers that may be used now; 0 stands for any."""
    given = asked.decision.context.get("dice", asked.decision.context.get("die"))
    if isinstance(given, int):
        return [given]
    if isinstance(given, list):
        return [int(number) for number in given]
    return [ANY]


def nearest(asked: Asked, wanted: int) -> int:
    """The die that needs the fewest steps to a number."""
    free = dice_of(asked) or [wanted]
    return min(free, key=lambda die: distance(die, wanted) if die and wanted else 0)


def _die(asked: Asked, pick: str, drop: str) -> Option | None:
    """A die over a tile, a space, goods or workers."""
    die = _number(asked, pick)
    if drop.startswith(TILES):
        stored = drop in asked.stored()
        return None if stored else ("take", die, number_of(drop))
    if drop.startswith("own.d"):
        tile = meant(asked, number_in(drop))
        return ("place", die, tile, number_in(drop)) if tile else None
    if drop.startswith("stack."):
        return ("sell", die, number_in(drop))
    return ("workers", die) if drop in ("workers", "supply.workers") else None


def _number(asked: Asked, pick: str) -> int:
    place = int(pick.split(".")[1])
    if place in DICE and asked.decision.kind == "turn":
        return max(0, shown_by(asked.table, asked.seat, place))
    return (dice_of(asked) or [ANY])[0]


def meant(asked: Asked, space: int) -> int:
    """The stored tile that was meant for a space: one of its colour, or else the first."""
    stored = [number_of(piece) for piece in asked.stored()]
    index = asked.table.counters.get(f"board.{asked.duchy}", -1)
    colours = BOARDS[index].colours if index >= 0 else ()
    alike = [tile for tile in stored if 0 < space <= len(colours)
             and COLOUR[tile] == colours[space - 1]]  # fmt: skip
    return next(iter(alike or stored), 0)


def _tile(asked: Asked, pick: str, drop: str) -> Option | None:
    """A tile over a space of the duchy, or over the storage."""
    tile, kind = number_of(pick), asked.decision.kind
    if drop.startswith("own.d"):
        space = number_in(drop)
        index = asked.table.counters.get(f"board.{asked.duchy}", -1)
        wanted = BOARDS[index].numbers[space - 1] if index >= 0 else ANY
        die = nearest(asked, wanted) if kind in WITH_A_NUMBER else ANY
        return ("place", die, tile, space)
    if not drop.startswith(("storage.", "shared.", "household")):
        return None
    return wish_for(asked, pick)


def wish_for(asked: Asked, pick: str) -> Option | None:
    """How a tile of the board would be brought to storage."""
    tile, depot = number_of(pick), asked.depot(pick)
    kind = asked.decision.kind
    if kind in ("fetch", "trade"):
        return (kind, tile)
    if not depot:
        return ("buy", tile)
    return ("take", nearest(asked, depot) if kind in WITH_A_NUMBER else ANY, tile)


def _coin(asked: Asked, pick: str, drop: str) -> Option | None:
    """Silver, or the purchase itself, over a tile."""
    if drop.startswith(TILES):
        return ("buy", number_of(drop))
    return ("hire",) if drop in ("workers", "supply.workers") else None


def _stack(asked: Asked, pick: str, drop: str) -> Option | None:
    """Goods over the pile of what is sold."""
    colour = number_in(pick)
    die = nearest(asked, colour) if asked.decision.kind in WITH_A_NUMBER else ANY
    return ("sell", die, colour) if drop == "sold" else None


def _shield(asked: Asked, pick: str, drop: str) -> Option | None:
    """A shield of a depot over a castle."""
    zone = asked.zones.get(pick, "").split(".")
    if zone[0] != "depot" or not drop.startswith("own.d"):
        return None
    return ("shield", int(zone[1]), number_in(pick), number_in(drop))


_HELD: Final[Mapping[str, Callable[[Asked, str, str], Option | None]]] = {
    "die": _die,
    "silver": _coin,
    "buy": _coin,
    "stack": _stack,
    "shield": _shield,
}
