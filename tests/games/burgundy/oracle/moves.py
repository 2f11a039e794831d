"""All that a seat may choose, decision by decision, as keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any

from stupor.games.burgundy.boards import BOARD_NAMES
from tests.games.burgundy.oracle.board import land
from tests.games.burgundy.oracle.placing import fits, places, workers
from tests.games.burgundy.oracle.position import Position, colour
from tests.games.burgundy.oracle.tiles import what

Keys = Iterator[str]
FETCHED = {"market": "SA", "carpenter": "B", "church": "MYC", "any": "BASYCM"}
TYPES = ("warehouse", "watchtower", "carpenter", "church", "market", "boarding", "bank", "townhall")


def legal(p: Position, kind: str) -> set[str] | None:
    """The keys of all that may be chosen, twins of tiles told apart by their type alone."""
    seat, clause = p.asked()
    ask = ASKED.get(kind)
    return None if ask is None else set(ask(p, seat, clause))


def same(key: str) -> str:
    """A key in which equal tiles are told alike, where it does not matter which one it is."""
    head, *rest = key.split(":")
    if head in ("place", "discard", "buy", "trade"):
        at = 1 if head == "place" else 0
        tile = int(rest[at])
        rest[at] = f"{what(tile)}" if head != "buy" or what(tile).colour == "I" else rest[at]
    return ":".join([head, *rest])


def actions(p: Position, seat: int, die: int, told: int | None = None) -> Keys:
    """The four actions with a die; 0 is any number."""
    duchy = p.duchy(seat)
    pay, name = duchy["workers"], die if told is None else told
    for depot in range(1, 7):
        if workers(p, duchy, die, depot, 12) <= pay:
            yield from (f"take:{name}:{tile}" for tile in p.depot(depot))
    for tile in p.stored(seat):
        yield from (f"place:{name}:{tile}:{k}" for k in places(p, duchy, tile, die, pay))
    for sold in p.colours(duchy):
        if workers(p, duchy, die, sold) <= pay:
            yield f"sell:{name}:{sold}"
    yield f"workers:{name}"


def asides(p: Position, seat: int) -> Keys:
    """What may be done at any point of one's own turn (B20 to B23, B89, B97)."""
    duchy, powers = p.duchy(seat), p.powers(p.duchy(seat))
    yield from guests(p, seat)
    if p.s["turn"] != seat:
        return
    if not p.s["bought"]:
        if 6 in powers and duchy["silver"] + duchy["workers"] >= 2:
            everywhere = [tile for depot in range(1, 7) for tile in p.depot(depot)]
            yield from (f"buy:{tile}" for tile in [*everywhere, *p.black(), *p.s["inns"]])
        elif duchy["silver"] >= 2:
            yield from (f"buy:{tile}" for tile in [*p.black(), *p.s["inns"]])
    if 28 in powers and duchy["silver"]:
        yield "hire"


def guests(p: Position, seat: int) -> Keys:
    """Shield 6 is named at any own moment, also when it is nobody's turn (B89)."""
    duchy = p.duchy(seat)
    if 6 in duchy["shields"] and duchy["guest"] == -1:
        yield from (f"guest:{other}" for other in range(p.seats) if other != seat)


def purchase_ahead(p: Position, seat: int) -> bool:
    """Whether a purchase can be made, perhaps after naming a guest or hiring (B97)."""
    if any(key.startswith("buy") for key in asides(p, seat)):
        return True
    for key in asides(p, seat):
        then = Position(deepcopy(p.s))
        duchy = then.duchy(seat)
        if key == "hire":
            duchy["silver"] -= 1
            duchy["workers"] += 2
        else:
            duchy["guest"] = int(key.split(":")[1])
        if purchase_ahead(then, seat):
            return True
    return False


def shields(p: Position, seat: int, depots: list[int]) -> Keys:
    """A shield of one of these depots onto any castle of one's own."""
    castles = [
        k for k, t in enumerate(p.duchy(seat)["spaces"]) if t != -1 and what(t).type == "castle"
    ]
    for depot in depots:
        for shield in p.s["depot_shields"][depot - 1] if p.s["depot_shields"] else ():
            yield from (f"shield:{depot}:{shield}:{space + 1}" for space in castles)


def turn(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """A turn: each die left, a shield for both, what is done at any time, or the end."""
    duchy, dice = p.duchy(seat), p.players[seat]["dice"]
    for die in dice:
        if die:
            yield from actions(p, seat, die, 0 if die == 7 else None)
            if die != 7 and 16 in duchy["shields"] and not p.s["wild"]:
                yield f"wild:{die}"
    if all(dice):
        paid = [sum(workers(p, duchy, die, depot) for die in dice) for depot in range(1, 7)]
        near = [depot for depot in range(1, 7) if paid[depot - 1] <= duchy["workers"]]
        yield from shields(p, seat, near)
    yield from asides(p, seat)
    yield "end"


def action(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """An action with any number, with shield 11 of a castle a shield instead."""
    yield from actions(p, seat, 0)
    if clause["castle"] and 11 in p.duchy(seat)["shields"]:
        yield from shields(p, seat, list(range(1, 7)))
    yield from asides(p, seat)
    yield "skip"


def white(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """A White Castle: an action with the number of the white die."""
    yield from actions(p, seat, p.s["white"])
    yield from asides(p, seat)
    yield "skip"


def townhall(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """One more tile from storage on any number."""
    for tile in p.stored(seat):
        yield from (f"place:0:{tile}:{k}" for k in places(p, p.duchy(seat), tile, 0, 0))
    yield from asides(p, seat)
    yield "skip"


def fetch(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """A tile of some colours from any numbered depot."""
    wanted = FETCHED[clause["what"]]
    tiles = [tile for depot in range(1, 7) for tile in p.depot(depot)]
    yield from (f"fetch:{tile}" for tile in tiles if what(tile).colour in wanted)
    yield from asides(p, seat)
    yield "skip"


def room(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """One of the stored tiles leaves the game."""
    yield from (f"discard:{tile}" for tile in p.stored(seat))


def keep(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """A private or a shared space, where it is free (B66)."""
    if -1 in p.players[seat]["storage"]:
        yield "keep:own"
    if -1 in p.s["shared"][p.players[seat]["duchy"]]:
        yield "keep:shared"


def ship(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """A depot with goods that find room (B31); with monastery 5 a neighbour, or none."""
    depots = list(range(1, 7))
    if clause["@"] == "NextDepot":
        yield "skip"
        first = clause["depot"] + 1
        depots = [first % 6 + 1, (first - 2) % 6 + 1]
    for depot in depots:
        if any(p.room_for(p.duchy(seat), goods) for goods in p.s["depot_goods"][depot - 1]):
            yield f"ship:{depot}"
    yield from asides(p, seat)


def colours(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """Which new colours of a depot find room (B31); what is done at any time can wait."""
    have = p.colours(p.duchy(seat))
    new = sorted({colour(goods) for goods in p.s["depot_goods"][clause["depot"]]} - have)
    for chosen in combinations(new, 3 - len(have)):
        yield ":".join(["colours", *map(str, chosen)])


def staple(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """Shield 5: all goods of a colour (B88)."""
    for goods in [goods for depot in p.s["depot_goods"] for goods in depot]:
        if p.room_for(p.duchy(seat), goods):
            yield f"colour:{colour(goods)}"
    yield from asides(p, seat)
    yield "skip"


def warehouse(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """Goods of any one colour."""
    yield from (f"sell:0:{sold}" for sold in p.colours(p.duchy(seat)))
    yield from asides(p, seat)
    yield "skip"


def copy(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """The crane: any type of building that does something now (B52, B97)."""
    asked = {
        "warehouse": warehouse(p, seat, clause),
        "townhall": townhall(p, seat, clause),
        **{name: fetch(p, seat, {"what": name}) for name in FETCHED if name != "any"},
    }
    for name in TYPES:
        ways = asked.get(name, iter([name]))
        useful = (name, "sell", "fetch", "place")
        waits = name == "townhall" and purchase_ahead(p, seat)
        if waits or any(key.startswith(useful) for key in ways):
            yield f"copy:{name}"
    if "white-castles" in p.s["expansions"]:
        yield "copy:white"
    yield from asides(p, seat)
    yield "skip"


def beast(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """Geese: one of the other kinds there (B41, B101)."""
    duchy = p.duchy(seat)
    for tile in p.built(duchy) if 1 in duchy["shields"] else _around(p, duchy, clause["space"]):
        if what(tile).colour == "A" and what(tile).type != "geese":
            yield f"beast:{what(tile).type}"
    yield from asides(p, seat)


def _around(p: Position, duchy: dict[str, Any], space: int) -> list[int]:
    there = [duchy["spaces"][other] for other in p.land(duchy).region(space)]
    return [tile for tile in there if tile != -1]


def settle(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """Shields 14 and 15: a tile from the board straight into the duchy (B93)."""
    tiles = [tile for depot in range(1, 7) for tile in p.depot(depot)]
    if clause["shield"] == 15:
        tiles = [*p.black(), *p.s["inns"]]
    yield from straight(p, seat, tiles)
    yield from guests(p, seat)


def bounty(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """Alone: a tile of the black depot for a covered colour (B78)."""
    yield from straight(p, seat, p.black())
    yield from asides(p, seat)


def straight(p: Position, seat: int, tiles: list[int]) -> Keys:
    """One of these tiles on any number, or none."""
    duchy = p.duchy(seat)
    for tile in tiles:
        for space in range(len(duchy["spaces"])):
            if fits(p, duchy, tile, space):
                yield f"place:0:{tile}:{space + 1}"
    yield "skip"


def tribute(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """A silver for each shield, with shield 3 workers too; or a shield is given up (B83, B100)."""
    duchy = p.duchy(seat)
    due, workers_left = len(duchy["shields"]), duchy["workers"] if 3 in duchy["shields"] else 0
    for silver in range(due + 1):
        if silver <= duchy["silver"] and due - silver <= workers_left:
            yield f"tribute:{silver}"
    yield from (f"drop:{shield}" for shield in duchy["shields"])
    yield from guests(p, seat)


def points(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """Alone: VP at a silver each, until the target is reached, where the rest is lost (B77)."""
    left = p.s["solo"]["target"] - p.s["solo"]["counter"]
    yield from (f"points:{n}" for n in range(1, min(p.duchy(seat)["silver"], left) + 1))
    yield "skip"


def trade(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """Alone: a black tile for five goods."""
    if len(p.duchy(seat)["goods"]) >= 5:
        yield from (f"trade:{tile}" for tile in p.black())
    yield from asides(p, seat)
    yield "skip"


def give(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """Alone: each of the goods that are given."""
    yield from (f"give:{sort}" for sort in p.colours(p.duchy(seat)))


def first(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """Alone: the order of what a tile brings (B76)."""
    yield from (f"first:{todo}" for todo in clause["todo"])


def castle(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """Any castle hex, whatever its number (B4, B58, B72); teams on 12b those of 1 and 6."""
    board = p.land(p.duchy(seat))
    for space, letter in enumerate(board.colours):
        if letter == "C" and (not p.s["team"] or board.numbers[space] in (1, 6)):
            yield f"castle:{space + 1}"


def side(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """One of the duchies that were dealt."""
    yield from (f"side:{BOARD_NAMES[board]}" for board in p.players[seat]["faces"])


def hidden(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """A duchy and one of its castle hexes."""
    for board in p.players[seat]["faces"]:
        for space, letter in enumerate(land(board).colours, 1):
            if letter == "C":
                yield f"hidden:{BOARD_NAMES[board]}:{space}"


def pay(p: Position, seat: int, clause: dict[str, Any]) -> Keys:
    """Two of silver and workers in any mix."""
    duchy = p.duchy(seat)
    for silver in range(3):
        if silver <= duchy["silver"] and 2 - silver <= duchy["workers"]:
            yield f"pay:{silver}"


ASKED: dict[str, Callable[[Position, int, dict[str, Any]], Keys]] = {
    "turn": turn, "action": action, "white": white, "townhall": townhall, "fetch": fetch,
    "room": room, "keep": keep, "ship": ship, "colours": colours, "colour": staple,
    "warehouse": warehouse, "copy": copy, "beast": beast, "settle": settle, "bounty": bounty,
    "tribute": tribute, "points": points, "trade": trade, "give": give, "sequel": first,
    "castle": castle, "side": side, "hidden": hidden, "pay": pay,
}  # fmt: skip
