"""What a choice must lead to: the effect of a placed tile, the further goods of a ship."""

from __future__ import annotations

from tests.games.burgundy.oracle import moves
from tests.games.burgundy.oracle.position import Position
from tests.games.burgundy.oracle.tiles import what

#: By type of tile the clause of its effect, and what is asked there.
EFFECTS = {
    "market": ("Fetch", moves.fetch),
    "carpenter": ("Fetch", moves.fetch),
    "church": ("Fetch", moves.fetch),
    "warehouse": ("Warehouse", moves.warehouse),
    "townhall": ("TownHall", moves.townhall),
    "white": ("WhiteAction", moves.white),
    "crane": ("Copy", moves.copy),
    "castle": ("FreeAction", moves.action),
    "ship": ("Ship", moves.ship),
}
WORTH = ("fetch", "sell", "place", "take", "workers", "copy", "ship", "colour")


def sequel(before: Position, after: Position, key: str) -> str | None:
    """The clause that must be asked next, where a choice leads to one; alone the order is free."""
    seat, clause = before.asked()
    head, *rest = key.split(":")
    if before.alone or before.s["round"] != after.s["round"]:
        return None  # with a new round there lie other tiles
    if head == "place":
        building = what(int(rest[1])).type
        name, ask = EFFECTS.get(building, ("", None))
        asked = {"@": name, "what": building, "castle": False, "space": 0}
        if building == "townhall" and moves.purchase_ahead(after, seat):
            return name
        if ask is not None and any(k.startswith(WORTH) for k in ask(after, seat, asked)):
            return name
    if head == "ship" and after.asked()[1]["@"] != "LoadColours":
        return further_goods(after, seat, clause["@"], int(rest[0]))
    return None


def further_goods(after: Position, seat: int, clause: str, depot: int) -> str | None:
    """Monastery 5 goes on to a neighbour, then shield 5 to a colour (B33, B88, B98)."""
    duchy = after.duchy(seat)
    asked = {"@": "NextDepot", "depot": depot - 1}
    beside = any(key.startswith("ship") for key in moves.ship(after, seat, asked))
    if clause == "Ship" and 5 in after.powers(duchy) and beside:
        return "NextDepot"
    staple = moves.staple(after, seat, asked)
    if 5 in duchy["shields"] and any(key.startswith("colour") for key in staple):
        return "Staple"
    return None
