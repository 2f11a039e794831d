"""What the game tells of itself: events with their arguments, zones, pieces, counters, facts.

In a pattern stands for: N a depot (1 to 6), K a space from 1, S a seat, D a duchy (a seat's own, or
a team's: 0 and 1).
"""

from __future__ import annotations

from typing import Final, NamedTuple

WHOLE: Final = "a whole number"
TEXT: Final = "a text"
EITHER: Final = "a whole number or a text"


class Argument(NamedTuple):
    """An argument of an event: its name, its type and what it means."""

    name: str
    type: str
    words: str


class Telling(NamedTuple):
    """A kind of event: what it tells, and its arguments in their order."""

    words: str
    arguments: tuple[Argument, ...] = ()


def _n(name: str, words: str) -> Argument:
    return Argument(name, WHOLE, words)


def _t(name: str, words: str) -> Argument:
    return Argument(name, TEXT, words)


_TILE: Final = _n("tile", "its id; 200 more where it lies face down")
_SPACE: Final = _n("space", "the space of the duchy, from 1")
_DEPOT: Final = _n("depot", "1 to 6")
_VP: Final = _n("vp", "victory points")
_COLOUR: Final = _n("colour", "0 building, 1 livestock, 2 ship, 3 monastery, 4 castle, 5 mine")
_SILVER: Final = _n("silver", "coins")
_WORKERS: Final = _n("workers", "worker chips")

TELLINGS: Final = {
    "phase": Telling("A phase begins.", (_n("phase", "0 to 4"),)),
    "round": Telling("A round begins.", (_n("round", "1 to 25"),)),
    "turn": Telling("The turn of a seat begins."),
    "rolled": Telling("A seat has rolled its dice.", (_n("one", "1 to 6"), _n("other", "1 to 6"))),
    "white": Telling(
        "The white die brings goods to a depot.", (_DEPOT, _n("goods", "the goods tile"))
    ),
    "changed": Telling(
        "Workers change a number.", (_n("die", "the die, or the depot of a pair"), _WORKERS)
    ),
    "took": Telling("A die takes a tile.", (_TILE, _DEPOT)),
    "placed": Telling(
        "A tile is placed.",
        (_TILE, _SPACE, _COLOUR, _n("size", "the printed size of its region")),
    ),
    "sold": Telling(
        "All goods of a colour are sold.",
        (_n("colour", "1 to 6"), _n("tiles", "how many"), _SILVER, _VP),
    ),
    "workers": Telling("The action that brings workers.", (_WORKERS,)),
    "hired": Telling("Workers are bought for a silver (monastery 28).", (_WORKERS,)),
    "bought": Telling("A tile is bought.", (_TILE, _SILVER, _WORKERS)),
    "discarded": Telling("A stored tile leaves the game.", (_TILE,)),
    "fetched": Telling(
        "A building or a trade route brings a tile to storage.",
        (_TILE, _t("what", "market, carpenter, church, any")),
    ),
    "copied": Telling("The crane has the effect of a building.", (_t("type", "its type"),)),
    "region": Telling(
        "A region is whole.",
        (_COLOUR, _n("size", "what it counts as"), _VP, _n("more", "VP of the phase")),
    ),
    "bonus": Telling(
        "A colour is covered: a bonus tile is won.",
        (_COLOUR, _n("place", "0 large, 1 small"), _VP),
    ),
    "filled": Telling("Alone, a colour is covered.", (_COLOUR,)),
    "herd": Telling(
        "Livestock scores.",
        (
            _n("beast", "0 cow, 1 pig, 2 sheep, 3 goat, 4 geese"),
            _n("with", "the kind that scored with it; -1 none"),
            _VP,
        ),
    ),
    "shipped": Telling("A ship takes goods.", (_DEPOT, _n("tiles", "how many"))),
    "crossed": Telling(
        "A piece moves on along the bridge.",
        (_n("space", "1 to 7"), _n("place", "its place in the next round, from 1")),
    ),
    "linked": Telling("Border posts are linked.", (_n("links", "how many so far"), _VP)),
    "all_linked": Telling("All border posts are linked.", (_n("place", "0 first, 1 second"), _VP)),
    "reward": Telling("A space of the trade route pays.", (_t("reward", "what it gives"),)),
    "shield": Telling("A shield is raised.", (_n("shield", "1 to 18"), _SPACE)),
    "lost": Telling("A shield leaves the game.", (_n("shield", "1 to 18"),)),
    "wild": Telling("A die becomes any number.", (_n("die", "what it was"),)),
    "guest": Telling("Another seat's monasteries count, too.", (_n("seat", "whose monasteries"),)),
    "tribute": Telling("Tribute is paid.", (_SILVER, _WORKERS)),
    "mines": Telling("Mines pay.", (_SILVER, _WORKERS)),
    "chose": Telling("A duchy is chosen.", (Argument("name", EITHER, "the name of its board"),)),
    "castle": Telling("The first castle stands.", (_SPACE,)),
    "planned": Telling("A secret choice is made."),
    "revealed": Telling("All secret choices are shown."),
    "removed": Telling("Alone, the white die removes a tile.", (_TILE, _DEPOT)),
    "reached": Telling("Alone, the counter reaches its target.", (_n("target", "it was"),)),
    "points": Telling("Alone, points are bought.", (_n("count", "how many"),)),
    "traded": Telling("Alone, five goods are given for a black tile.", (_TILE,)),
    "founded": Telling("Alone, a monastery pays at once.", (_n("monastery", "its number"), _VP)),
    "scored": Telling("Points of the final count.", (_t("source", "a row of the sheet"), _VP)),
    "ended": Telling(
        "The game is over.",
        (_t("why", "points, empty-spaces, bridge; alone filled or rounds"),),
    ),
}

PIECES: Final = {
    "hex.<id>": "a hex tile",
    "back.<id>": "a hex tile that lies face down (alone)",
    "goods.<id>": "a goods tile; its colour is (id - 1) // 7 + 1",
    "shield.<id>": "a shield",
    "route.<id>": "a tile of a trade route",
    "bonus.<colour>.<size>": "a bonus tile, large or small",
    "pawn.<S>": "a piece on the bridge",
    "plan.<board>.<K>": "a secret choice of duchy and castle",
}

ZONES: Final = {
    "depot.<N>.<K>": "a space of a numbered depot",
    "depot.<N>.goods": "goods at a depot",
    "depot.<N>.shields": "shields at a depot",
    "black.<K>": "a space of the black depot",
    "inns": "the inns beside it",
    "pile.inns": "the inns of the phases to come",
    "pile.<back>": "a supply, face down: building, livestock, ship, monastery, castle, mine, black",
    "phase.<letter>": "the goods of a phase to come, face down",
    "round.<K>": "the open goods of the phase, one for each round",
    "bonus.<colour>": "the bonus tiles of a colour that are left",
    "storage.<S>.<K>": "a space of a player's own storage",
    "shared.<D>.<K>": "a space of the storage that a team shares",
    "duchy.<D>.<K>": "a space of a duchy",
    "shields.<D>.<K>": "the shield on the castle of that space",
    "goods.<D>": "goods stored",
    "sold.<D>": "the pile of sold goods, open to all",
    "route.<D>.<K>": "goods laid on a space of the trade route",
    "routes.<D>.<K>": "the tiles of the trade route from left to right",
    "bonuses.<D>": "bonus tiles won",
    "bridge.<K>": "a space of the bridge; the counters order.<S> tell who lies on whom",
    "plan.<S>": "a secret choice, open to its own seat alone",
}

COUNTERS: Final = {
    "vp.<S>": "victory points; alone all that were ever gained",
    "silver.<D>": "coins",
    "workers.<D>": "worker chips",
    "board.<D>": "the place of its board in BOARD_NAMES; -1 not chosen yet",
    "die.<S>.<K>": "a die as it was rolled",
    "used.<S>.<K>": "0 unused, 1 used up, 2 made any number",
    "order.<S>": "the place in the next round by the bridge, from 1",
    "links.<D>": "links of border posts that have scored",
    "guest.<D>": "the seat that shield 6 has named; -1 none",
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
    "regions.<D>": "each region: colour, spaces, size it counts as, filled, inn, VP if whole now",
    "left.<D>": "free spaces by colour",
    "filled.<D>": "covered spaces",
    "whole.<D>": "whole regions",
    "herds.<D>": "by pasture the animals of each kind",
    "powers.<D>": "the monasteries that count",
    "monasteries.<D>": "by number what scoring monasteries would pay now",
    "final.<D>": "by source what the final count would bring now",
    "sales.<D>": "by colour stored: tiles, and silver and VP of a sale",
    "sold.<D>": "tiles sold by colour",
    "steps.<D>": "how many steps its workers move a die",
    "mines.<D>": "silver and workers at the end of the phase",
    "tribute.<D>": "silver due for its shields",
    "lanes.<D>": "by lane both posts and how many of five spaces are covered",
    "route.<D>": "by space of the trade route colour, reward, and whether it is filled",
    "seats.<D>": "the seats it belongs to",
    "sources.<S>": "points by source, in phases A to E and in the final count",
    "total.<S>": "points with the final count as it would be now",
    "plan": "a viewer's own secret choice",
    "places": "alone, what the spaces are called: cluster and number",
    "rivers": "alone, the pairs of spaces that rivers join",
    "won": "alone, whether every space is covered",
}
