"""What the page of the schema says of this game; see stupor.engine.schema.

A duchy is a seat's own, by the number of the seat, or a team's, 0 or 1.
"""

from __future__ import annotations

from typing import Final

from stupor.engine.schema import EITHER, Argument, EventKind, text, whole
from stupor.games.burgundy.boards import BOARD_NAMES
from stupor.games.burgundy.data.buildings import BEAST_NAMES, OTHERS, TYPES
from stupor.games.burgundy.data.goods import GOODS_NAMES, GOODS_TILES, colour_of
from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.routes import ROUTES
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.data.tiles import HEXES, Hex
from stupor.games.burgundy.ids import (
    BUILDING,
    COLUMNS,
    KIND_MONASTERY,
    LIVESTOCK,
    MONASTERY,
    SOURCE,
)
from stupor.games.burgundy.saved import CLAUSES, RECORDS

__all__ = ["CLAUSES", "COUNTERS", "EVENT_KINDS", "NUMBERS", "PIECES", "RECORDS", "ZONES"]

PIECES: Final = {
    "hex.<id>": "a hex tile",
    "back.<id>": "a hex tile that lies face down (alone)",
    "goods.<id>": "a goods tile; its colour is (id - 1) // 7 + 1",
    "shield.<id>": "a shield",
    "route.<id>": "a tile of a trade route",
    "bonus.<colour>.<size>": "a bonus tile, large or small",
    "pawn.<seat>": "a piece on the bridge",
    "plan.<board>.<space>": "a secret choice of duchy and castle",
}

ZONES: Final = {
    "box": "the game box: out of the game",
    "depot.<depot>.<space>": "a space of a numbered depot",
    "depot.<depot>.goods": "goods at a depot",
    "depot.<depot>.shields": "shields at a depot",
    "black.<space>": "a space of the black depot",
    "inns": "the inns beside it",
    "pile.inns": "the inns of the phases to come",
    "pile.<back>": "a supply, face down: building, livestock, ship, monastery, castle, mine, black",
    "phase.<letter>": "the goods of a phase to come, face down",
    "round.<round>": "the open goods of the phase, one for each round",
    "bonus.<colour>": "the bonus tiles of a colour that are left",
    "storage.<seat>.<space>": "a space of a player's own storage",
    "shared.<duchy>.<space>": "a space of the storage that a team shares",
    "duchy.<duchy>.<space>": "a space of a duchy",
    "shields.<duchy>.<space>": "the shield on the castle of that space",
    "goods.<duchy>": "goods stored",
    "sold.<duchy>": "the pile of sold goods, open to all",
    "route.<duchy>.<space>": "goods laid on a space of the trade route",
    "routes.<duchy>.<place>": "the tiles of the trade route from left to right",
    "bonuses.<duchy>": "bonus tiles won",
    "bridge.<space>": "a space of the bridge; the counters order.<seat> tell who lies on whom",
    "plan.<seat>": "a secret choice, open to its own seat alone",
}

COUNTERS: Final = {
    "vp.<seat>": "victory points; alone all that were ever gained",
    "silver.<duchy>": "coins",
    "workers.<duchy>": "worker chips",
    "board.<duchy>": "the place of its board in BOARD_NAMES; -1 not chosen yet",
    "die.<seat>.<die>": "a die as it was rolled",
    "used.<seat>.<die>": "0 unused, 1 used up, 2 made any number",
    "order.<seat>": "the place in the next round by the bridge, from 1",
    "links.<duchy>": "links of border posts that have scored",
    "guest.<duchy>": "the seat that shield 6 has named; -1 none",
    "white": "the white die; 0 before the first roll",
    "phase": "0 to 4; -1 while duchies are chosen",
    "round": "1 to 25; 0 before",
    "turn": "the seat whose turn it is; -1 nobody's",
    "bought": "whether the purchase of this turn is made",
    "over": "whether all is counted",
    "players": "how many play",
    "counter": "alone, how far the counter has come",
    "target": "alone, where it is put back",
}

FACTS: Final = {
    "duchies": "the name of each duchy's board",
    "closed": "the depot spaces that nobody fills at this table",
    "order": "the bridge as it is read now",
    "turns": "the order of this round",
    "phase_vp": "VP for a whole region in this phase",
    "bonus_next": "by colour the VP of the next bonus tile",
    "leaders": "the seats that would win if all were counted now",
    "tie": "at the end, who was level on points, what decided, and how much each had of it",
    "prices": "workers by key, for the choices of the seat that asks; those for nothing left out",
    "supply": "tiles left by back",
    "expansions": "those in play",
    "team": "the board of a team game",
    "figures": "the corrections that the game is played with",
    "rounds_left": "rounds still to come",
    "regions.<duchy>": "each region: colour, spaces, size, filled, inn, VP if whole now",
    "left.<duchy>": "free spaces by colour",
    "filled.<duchy>": "covered spaces",
    "whole.<duchy>": "whole regions",
    "herds.<duchy>": "by pasture the animals of each kind",
    "powers.<duchy>": "the monasteries that count",
    "monasteries.<duchy>": "by number what scoring monasteries would pay now",
    "final.<duchy>": "by source what the final count would bring now",
    "sales.<duchy>": "by colour stored: tiles, and silver and VP of a sale",
    "sold.<duchy>": "tiles sold by colour",
    "steps.<duchy>": "how many steps its workers move a die",
    "mines.<duchy>": "silver and workers at the end of the phase",
    "tribute.<duchy>": "silver due for its shields",
    "lanes.<duchy>": "by lane both posts and how many of five spaces are covered",
    "route.<duchy>": "by space of the trade route colour, reward, and whether it is filled",
    "seats.<duchy>": "the seats it belongs to",
    "sources.<seat>": "points by source, in phases A to E and in the final count",
    "total.<seat>": "points with the final count as it would be now",
    "plan": "a viewer's own secret choice",
    "places": "alone, what the spaces are called: cluster and number",
    "rivers": "alone, the pairs of spaces that rivers join",
    "won": "alone, whether every space is covered",
}
_TILE: Final = whole("tile", "its id; 200 more where it lies face down")
_SPACE: Final = whole("space", "the space of the duchy, from 1")
_DEPOT: Final = whole("depot", "1 to 6")
_VP: Final = whole("vp", "victory points")
_COLOUR: Final = whole("colour", "0 building, 1 livestock, 2 ship, 3 monastery, 4 castle, 5 mine")
_SILVER: Final = whole("silver", "coins")
_WORKERS: Final = whole("workers", "worker chips")

EVENT_KINDS: Final = {
    "phase": EventKind("A phase begins.", (whole("phase", "0 to 4"),)),
    "round": EventKind("A round begins.", (whole("round", "1 to 25"),)),
    "turn": EventKind("The turn of a seat begins."),
    "unused": EventKind("A turn ends with unused dice.", (whole("dice", "1 or 2"),)),
    "rolled": EventKind(
        "A seat has rolled its dice.", (whole("one", "1 to 6"), whole("other", "1 to 6"))
    ),
    "white": EventKind(
        "The white die brings goods to a depot.", (_DEPOT, whole("goods", "the goods tile"))
    ),
    "changed": EventKind(
        "Workers change a number.", (whole("die", "the die, or the depot of a pair"), _WORKERS)
    ),
    "took": EventKind("A die takes a tile.", (_TILE, _DEPOT)),
    "placed": EventKind(
        "A tile is placed.",
        (_TILE, _SPACE, _COLOUR, whole("size", "the printed size of its region")),
    ),
    "sold": EventKind(
        "All goods of a colour are sold.",
        (whole("colour", "1 to 6"), whole("tiles", "how many"), _SILVER, _VP),
    ),
    "workers": EventKind("The action that brings workers.", (_WORKERS,)),
    "hired": EventKind("Workers are bought for a silver (monastery 28).", (_WORKERS,)),
    "bought": EventKind("A tile is bought.", (_TILE, _SILVER, _WORKERS)),
    "discarded": EventKind("A stored tile leaves the game.", (_TILE,)),
    "fetched": EventKind(
        "A building or a trade route brings a tile to storage.",
        (_TILE, text("what", "market, carpenter, church, any")),
    ),
    "copied": EventKind("The crane has the effect of a building.", (text("type", "its type"),)),
    "region": EventKind(
        "A region is whole.",
        (_COLOUR, whole("size", "what it counts as"), _VP, whole("more", "VP of the phase")),
    ),
    "bonus": EventKind(
        "A colour is covered: a bonus tile is won.",
        (_COLOUR, whole("place", "0 large, 1 small"), _VP),
    ),
    "filled": EventKind("Alone, a colour is covered.", (_COLOUR,)),
    "herd": EventKind(
        "Livestock scores.",
        (
            whole("beast", "0 cow, 1 pig, 2 sheep, 3 goat, 4 geese"),
            whole("with", "the kind that scored with it; -1 none"),
            _VP,
        ),
    ),
    "shipped": EventKind("A ship takes goods.", (_DEPOT, whole("tiles", "how many"))),
    "crossed": EventKind(
        "A piece moves on along the bridge.",
        (whole("space", "1 to 7"), whole("place", "its place in the next round, from 1")),
    ),
    "linked": EventKind("Border posts are linked.", (whole("links", "how many so far"), _VP)),
    "all_linked": EventKind(
        "All border posts are linked.", (whole("place", "0 first, 1 second"), _VP)
    ),
    "reward": EventKind("A space of the trade route pays.", (text("reward", "what it gives"),)),
    "shield": EventKind("A shield is raised.", (whole("shield", "1 to 18"), _SPACE)),
    "lost": EventKind("A shield leaves the game.", (whole("shield", "1 to 18"),)),
    "envied": EventKind("Others gained workers: shield 2 gives some, too.", (_WORKERS,)),
    "wild": EventKind("A die becomes any number.", (whole("die", "what it was"),)),
    "guest": EventKind(
        "Another seat's monasteries count, too.", (whole("seat", "whose monasteries"),)
    ),
    "tribute": EventKind("Tribute is paid.", (_SILVER, _WORKERS)),
    "mines": EventKind("Mines pay.", (_SILVER, _WORKERS)),
    "chose": EventKind("A duchy is chosen.", (Argument("name", EITHER, "the name of its board"),)),
    "castle": EventKind("The first castle stands.", (_SPACE,)),
    "planned": EventKind("A secret choice is made."),
    "revealed": EventKind("All secret choices are shown."),
    "removed": EventKind("Alone, the white die removes a tile.", (_TILE, _DEPOT)),
    "reached": EventKind("Alone, the counter reaches its target.", (whole("target", "it was"),)),
    "points": EventKind("Alone, points are bought.", (whole("count", "how many"),)),
    "traded": EventKind("Alone, five goods are given for a black tile.", (_TILE,)),
    "founded": EventKind(
        "Alone, a monastery pays at once.", (whole("monastery", "its number"), _VP)
    ),
    "scored": EventKind("Points of the final count.", (text("source", "a row of the sheet"), _VP)),
    "ended": EventKind(
        "The game is over.",
        (text("why", "points, empty-spaces, bridge; alone filled or rounds"),),
    ),
}


def _hex_words(tile: Hex) -> str:
    if tile.colour == BUILDING:
        return f"{TYPES[tile.kind].name}: {TYPES[tile.kind].text}"
    if tile.colour == MONASTERY:
        monastery = MONASTERIES[tile.kind - KIND_MONASTERY]
        return f"Monastery {monastery.id}, {monastery.name}: {monastery.text}"
    if tile.colour == LIVESTOCK:
        return f"Livestock: {tile.animals} {BEAST_NAMES[tile.beast]}"
    return f"{OTHERS[tile.kind].name}: {OTHERS[tile.kind].text}"


NUMBERS: Final = {
    "hex tiles": {tile.id: _hex_words(tile) for tile in HEXES},
    "goods": {goods: GOODS_NAMES[colour_of(goods) - 1] for goods in GOODS_TILES},
    "shields": {shield.id: f"{shield.name}: {shield.text}" for shield in SHIELD_LIST},
    "trade routes": {
        route.id: ", ".join(f"{GOODS_NAMES[stop.colour - 1]} {stop.reward}" for stop in route.stops)
        for route in ROUTES
    },
    "boards": dict(enumerate(BOARD_NAMES)),
    "sources of a ledger": {
        place * len(COLUMNS): f"{name}, in phase A; five more follow it"
        for name, place in SOURCE.items()
    },
}
