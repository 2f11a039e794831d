"""What each kind of tile does, and how points are made on the way and at the end."""

from __future__ import annotations

from typing import Final

from stupor.engine.errors import GAME_OVER
from stupor.games.burgundy import params
from stupor.language import mark
from stupor.stage.written import Page, head, item, note, words

PART: Final = mark("Tiles and points")
_SIZES: Final = " ".join(map(str, params.REGION_VP[1:]))
_PHASES: Final = " ".join(map(str, params.PHASE_VP))

TILES: Final = Page(
    "tiles",
    "What tiles do",
    PART,
    (
        words("Most tiles do something at the moment they are placed, once, and without a die. "
              "You may do without it; later is too late."),
        item("*Building*: by its type. [buildings|Buildings]"),
        item("*Livestock*: points at once. [livestock|Livestock]"),
        item("*Ship*: goods, and a step on the bridge. [goods|Ships and goods]"),
        item("*Monastery*: a rule of your own for the rest of the game, or points at its end. "
             "[list-monasteries|All monasteries]", "score.monastery"),
        item("*Castle*: an action with any number."),
        item("*Mine*: nothing now, but 1 silver {silver} at the end of every phase."),
    ),
)  # fmt: skip

BUILDINGS: Final = Page(
    "buildings",
    "Buildings",
    PART,
    (
        words("There are eight types, seven of each. A town may hold each type once.",
              "warehouse.sell", "townhall.place"),
        item("*Market, Carpenter's Workshop and Church* fetch a tile of their kinds from any "
             "numbered depot into your storage; the building itself has just made room there.",
             "fetch.colour", "fetch.black"),
        item("*Warehouse*: a sale of the colour you like."),
        item("*Town Hall*: place one more tile of your storage, on a space of any number. If "
             "that is a Town Hall in another town, it goes on."),
        item("*Boarding House*: {count} workers. *Bank*: {silver} silver. *Watchtower*: {vp} VP.",
             count=params.BOARDING_WORKERS, silver=params.BANK_SILVER, vp=params.WATCHTOWER_VP),
        words("[list-buildings|All buildings with their pictures]"),
        note("A building may be placed even if its effect finds nothing."),
    ),
)  # fmt: skip

LIVESTOCK: Final = Page(
    "livestock",
    "Livestock",
    PART,
    (
        words("A tile shows two to four animals of one kind, and they score as many points when "
              "they are placed. All tiles of the *same kind* in the *same pasture* score once "
              "more, wherever in it they lie.", "score.herd"),
        note("Example: four cows join three cows: 4 + 3 = 7 VP. Later another four: 4 + 4 + 3 = "
             "11 VP. Two sheep there bring 2 VP only: cows are no sheep."),
        item("Animals of other pastures and of other kinds bring nothing."),
        item("The *Herdsmen* add 1 VP for each tile that scores."),
    ),
)  # fmt: skip

GOODS: Final = Page(
    "goods",
    "Ships and goods",
    PART,
    (
        head("A ship is placed", "ship.depot", "ship.empty"),
        item("Choose any depot, whatever the die, and take all its goods that find room."),
        item("You store goods of three colours, any number of each. Of a colour you take, you "
             "take all; what finds no room stays. You may not throw goods away.", "goods.room"),
        item("Then your piece goes one space on along the bridge, on top of those that are "
             "there. On the last space it goes to the top of its stack."),
        item("With the *Toll Quay* you may empty a neighbouring depot as well; 6 and 1 are "
             "neighbours.", "ship.next"),
        head("Selling", "sell.none"),
        item("A die sells all your goods of its number: 1 silver {silver} for the sale, and 2, 3 "
             "or 4 VP for each tile with two, three or four players."),
        item("Always the whole pile. Sold goods lie open and count for some monasteries."),
    ),
)  # fmt: skip

SCORING: Final = Page(
    "scoring",
    "Regions and colours",
    PART,
    (
        words("A *region* is all spaces of one colour that hang together. When its last space is "
              "covered you score twice:", "score.region"),
        item("for its size, from one space to eight: {sizes} VP,", sizes=_SIZES),
        item("for the phase, A to E: {phases} VP, whatever the size.", phases=_PHASES),
        head("Bonus tiles", "score.colour"),
        words("Who first covers *all* spaces of a colour takes its large bonus tile: 5, 6 or 7 VP "
              "with two, three or four players. The second takes the small one: 2, 3 or 4. You "
              "get only one of each colour."),
        note("A region of five, whole in phase B: 15 + 8 = 23 VP. The same in phase E: 15 + 2."),
    ),
)  # fmt: skip

ENDING: Final = Page(
    "ending",
    "The end of the game",
    PART,
    (
        words("After phase E, when the mines have paid, all is counted:", "score.end",
              GAME_OVER),
        item("each unsold goods tile 1 VP, each silver 1 VP, every two workers 1 VP;"),
        item("the monasteries that pay at the end, for what lies in your duchy; tiles in storage "
             "count nothing. Those tiles are wine red."),
        words("The most points win. If there is a tie, more empty spaces in the duchy win; then "
              "who stands farthest behind on the bridge.", "game.winner"),
    ),
)  # fmt: skip

PAGES: Final = (TILES, BUILDINGS, LIVESTOCK, GOODS, SCORING, ENDING)
