"""Every kind of event that tells something and changes nothing, with its arguments."""

from __future__ import annotations

from typing import Final

from stupor.engine.schema import EITHER, Argument, Telling, text, whole

_TILE: Final = whole("tile", "its id; 200 more where it lies face down")
_SPACE: Final = whole("space", "the space of the duchy, from 1")
_DEPOT: Final = whole("depot", "1 to 6")
_VP: Final = whole("vp", "victory points")
_COLOUR: Final = whole("colour", "0 building, 1 livestock, 2 ship, 3 monastery, 4 castle, 5 mine")
_SILVER: Final = whole("silver", "coins")
_WORKERS: Final = whole("workers", "worker chips")

TELLINGS: Final = {
    "phase": Telling("A phase begins.", (whole("phase", "0 to 4"),)),
    "round": Telling("A round begins.", (whole("round", "1 to 25"),)),
    "turn": Telling("The turn of a seat begins."),
    "unused": Telling("A turn ends with unused dice.", (whole("dice", "1 or 2"),)),
    "rolled": Telling(
        "A seat has rolled its dice.", (whole("one", "1 to 6"), whole("other", "1 to 6"))
    ),
    "white": Telling(
        "The white die brings goods to a depot.", (_DEPOT, whole("goods", "the goods tile"))
    ),
    "changed": Telling(
        "Workers change a number.", (whole("die", "the die, or the depot of a pair"), _WORKERS)
    ),
    "took": Telling("A die takes a tile.", (_TILE, _DEPOT)),
    "placed": Telling(
        "A tile is placed.",
        (_TILE, _SPACE, _COLOUR, whole("size", "the printed size of its region")),
    ),
    "sold": Telling(
        "All goods of a colour are sold.",
        (whole("colour", "1 to 6"), whole("tiles", "how many"), _SILVER, _VP),
    ),
    "workers": Telling("The action that brings workers.", (_WORKERS,)),
    "hired": Telling("Workers are bought for a silver (monastery 28).", (_WORKERS,)),
    "bought": Telling("A tile is bought.", (_TILE, _SILVER, _WORKERS)),
    "discarded": Telling("A stored tile leaves the game.", (_TILE,)),
    "fetched": Telling(
        "A building or a trade route brings a tile to storage.",
        (_TILE, text("what", "market, carpenter, church, any")),
    ),
    "copied": Telling("The crane has the effect of a building.", (text("type", "its type"),)),
    "region": Telling(
        "A region is whole.",
        (_COLOUR, whole("size", "what it counts as"), _VP, whole("more", "VP of the phase")),
    ),
    "bonus": Telling(
        "A colour is covered: a bonus tile is won.",
        (_COLOUR, whole("place", "0 large, 1 small"), _VP),
    ),
    "filled": Telling("Alone, a colour is covered.", (_COLOUR,)),
    "herd": Telling(
        "Livestock scores.",
        (
            whole("beast", "0 cow, 1 pig, 2 sheep, 3 goat, 4 geese"),
            whole("with", "the kind that scored with it; -1 none"),
            _VP,
        ),
    ),
    "shipped": Telling("A ship takes goods.", (_DEPOT, whole("tiles", "how many"))),
    "crossed": Telling(
        "A piece moves on along the bridge.",
        (whole("space", "1 to 7"), whole("place", "its place in the next round, from 1")),
    ),
    "linked": Telling("Border posts are linked.", (whole("links", "how many so far"), _VP)),
    "all_linked": Telling(
        "All border posts are linked.", (whole("place", "0 first, 1 second"), _VP)
    ),
    "reward": Telling("A space of the trade route pays.", (text("reward", "what it gives"),)),
    "shield": Telling("A shield is raised.", (whole("shield", "1 to 18"), _SPACE)),
    "lost": Telling("A shield leaves the game.", (whole("shield", "1 to 18"),)),
    "envied": Telling("Others gained workers: shield 2 gives some, too.", (_WORKERS,)),
    "wild": Telling("A die becomes any number.", (whole("die", "what it was"),)),
    "guest": Telling(
        "Another seat's monasteries count, too.", (whole("seat", "whose monasteries"),)
    ),
    "tribute": Telling("Tribute is paid.", (_SILVER, _WORKERS)),
    "mines": Telling("Mines pay.", (_SILVER, _WORKERS)),
    "chose": Telling("A duchy is chosen.", (Argument("name", EITHER, "the name of its board"),)),
    "castle": Telling("The first castle stands.", (_SPACE,)),
    "planned": Telling("A secret choice is made."),
    "revealed": Telling("All secret choices are shown."),
    "removed": Telling("Alone, the white die removes a tile.", (_TILE, _DEPOT)),
    "reached": Telling("Alone, the counter reaches its target.", (whole("target", "it was"),)),
    "points": Telling("Alone, points are bought.", (whole("count", "how many"),)),
    "traded": Telling("Alone, five goods are given for a black tile.", (_TILE,)),
    "founded": Telling("Alone, a monastery pays at once.", (whole("monastery", "its number"), _VP)),
    "scored": Telling("Points of the final count.", (text("source", "a row of the sheet"), _VP)),
    "ended": Telling(
        "The game is over.",
        (text("why", "points, empty-spaces, bridge; alone filled or rounds"),),
    ),
}
