"""Every kind of event that tells something and changes nothing, with its arguments."""

from __future__ import annotations

from typing import Final

from stupor.engine.schema import EITHER, Argument, EventKind, text, whole

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
