"""What each kind of tile does, and how points are made on the way and at the end."""

from __future__ import annotations

from typing import Final

from stupor.engine.errors import GAME_OVER
from stupor.games.burgundy import params
from stupor.language import mark
from stupor.stage.book_blocks import Page, head, item, note, words

PART: Final = mark("Tiles and points")
_SIZES: Final = " ".join(map(str, params.REGION_VP[1:]))
_PHASES: Final = " ".join(map(str, params.PHASE_VP))

TILES: Final = Page(
    "tiles",
    "What tiles do",
    PART,
    (
        words(
            "Most tiles have an effect once, when placed, without a die. You may skip it, but "
            "not use it later."
        ),
        item("*Building*: by its type. [buildings|Buildings]"),
        item("*Livestock*: points at once. [livestock|Livestock]"),
        item("*Ship*: goods, and one space forward on the bridge. [goods|Ships and goods]"),
        item(
            "*Monastery*: a new rule for you for the rest of the game, or points at its end. "
            "[list-monasteries|All monasteries]",
            "score.monastery",
        ),
        item("*Castle*: an action with any number."),
        item("*Mine*: nothing now, but 1 silver {silver} at the end of every phase."),
    ),
)

BUILDINGS: Final = Page(
    "buildings",
    "Buildings",
    PART,
    (
        words(
            "There are eight types, seven of each. Each building region may hold each type "
            "only once.",
            "warehouse.sell",
            "townhall.place",
        ),
        item(
            "*Market, Carpenter’s Workshop and Church* let you take a tile of certain kinds from "
            "any numbered depot; the building itself has just made room in your storage.",
            "fetch.colour",
            "fetch.black",
        ),
        item("*Warehouse*: sell all goods of one colour of your choice."),
        item(
            "*Town Hall*: place one more tile from your storage, on a space with any number. If "
            "that is a Town Hall in another building region, its effect works, too."
        ),
        item(
            "*Boarding House*: {count} workers. *Bank*: {silver} silver. *Watchtower*: {vp} VP.",
            count=params.BOARDING_WORKERS,
            silver=params.BANK_SILVER,
            vp=params.WATCHTOWER_VP,
        ),
        words("[list-buildings|All buildings with their pictures]"),
        note("A building may be placed even if its effect is of no use."),
    ),
)

LIVESTOCK: Final = Page(
    "livestock",
    "Livestock",
    PART,
    (
        words(
            "A tile shows two to four animals of one kind and scores 1 VP per animal when "
            "placed. All tiles of the *same kind* in the *same livestock region* score again.",
            "score.herd",
        ),
        note(
            "Example: four cows join three cows: 4 + 3 = 7 VP. Later four more: 4 + 4 + 3 = "
            "11 VP. Two sheep there score only 2 VP."
        ),
        item("Animals of other regions or other kinds score nothing."),
        item("The *Herdsmen* add 1 VP for each tile that scores."),
    ),
)

GOODS: Final = Page(
    "goods",
    "Ships and goods",
    PART,
    (
        head("A ship is placed", "ship.depot", "ship.empty"),
        item("Choose any depot, with any die, and take all its goods that you can store."),
        item(
            "You can store three colours of goods, any number of each. You take all goods of "
            "a colour; those you cannot store stay there. You may not discard goods.",
            "goods.room",
        ),
        item(
            "Then your piece moves one space forward on the bridge, on top of any pieces "
            "there. On the last space it goes to the top of its stack."
        ),
        item(
            "With the *Toll Quay* you may empty a neighbouring depot as well; 6 and 1 are "
            "neighbours.",
            "ship.next",
        ),
        head("Selling", "sell.none"),
        item(
            "A die sells all your goods with its number: 1 silver {silver} for the sale, and "
            "2, 3 or 4 VP per tile with two, three or four players."
        ),
        item(
            "You always sell all goods of a colour. Sold goods are visible to all and count "
            "for some monasteries."
        ),
    ),
)

SCORING: Final = Page(
    "scoring",
    "Regions and colours",
    PART,
    (
        words(
            "A *region* is a group of connected spaces of one colour. When you cover its "
            "last space, you score twice:",
            "score.region",
        ),
        item("for its size, from one space to eight: {sizes} VP,", sizes=_SIZES),
        item("for the phase, A to E: {phases} VP for any size.", phases=_PHASES),
        head("Bonus tiles", "score.colour"),
        words(
            "The first to cover *all* spaces of a colour takes its large bonus tile: 5, 6 or "
            "7 VP with two, three or four players. The second takes the small one: 2, 3 or "
            "4. You get only one of each colour."
        ),
        note(
            "A 5-space region completed in phase B scores 15 + 8 = 23 VP; in phase E 15 + 2 = "
            "17 VP."
        ),
    ),
)

ENDING: Final = Page(
    "ending",
    "The end of the game",
    PART,
    (
        words(
            "After phase E, once the mines have paid, the final scoring follows:",
            "score.end",
            GAME_OVER,
        ),
        item("1 VP per unsold goods tile, 1 VP per silver, 1 VP per two workers;"),
        item(
            "the monasteries that score at the end (wine red), for what is in your duchy; "
            "tiles in storage do not count."
        ),
        words(
            "The player with the most points wins. If there is a tie, the one with more empty "
            "spaces in the duchy wins; then the one farthest behind on the bridge.",
            "game.winner",
        ),
    ),
)

PAGES: Final = (TILES, BUILDINGS, LIVESTOCK, GOODS, SCORING, ENDING)
