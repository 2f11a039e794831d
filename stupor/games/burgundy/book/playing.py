"""The rules of a game from its goal to the end of a turn."""

from __future__ import annotations

from typing import Final

from stupor.engine.errors import NOT_OFFERED
from stupor.games.burgundy import params
from stupor.language import mark
from stupor.stage.book_blocks import Page, head, item, note, words

PART: Final = mark("Playing")

GOAL: Final = Page(
    "goal",
    "The goal",
    PART,
    (
        words(
            "You rule a duchy on the Sa\u00f4ne, around 1450. Dice decide which tiles you can "
            "take and where you can place them; space by space your duchy fills with buildings, "
            "livestock, ships, monasteries, castles and mines. After five phases of five rounds "
            "the player with the most victory points {vp} wins.",
            "goal",
        ),
        head("Where points come from"),
        item(
            "Completed *regions*: larger ones score more, and earlier phases add more. "
            "[scoring|Regions and colours]"
        ),
        item("*Colours* of which you cover every space before the others. [scoring|Bonus tiles]"),
        item(
            "*Livestock* as it is placed, *goods* as they are sold, *watchtowers*. "
            "[livestock|Livestock] [goods|Goods]"
        ),
        item("*Monasteries*, and what is left over, at the end. [ending|The end of the game]"),
        note(
            "Short on time? Read [turn|A turn] and [place|Placing a tile], then play. Point "
            "at anything on the table to see what it does."
        ),
    ),
)

SETUP: Final = Page(
    "setup",
    "Setting up",
    PART,
    (
        words(
            "The game sets itself up. With two, three or four players each numbered depot "
            "gets 2, 3 or 4 tiles per phase, and the black depot 4, 6 or 8.",
            "setup.depots",
        ),
        item(
            "With three players one space of depot 6 takes a castle in phases A, C and E and a "
            "mine in B and D.",
            "setup.three",
        ),
        item(
            "Each player has a duchy of 37 spaces with one castle, 1 silver {silver}, three "
            "random goods and two dice. This castle gives no action."
        ),
        item("The first in turn order has 1 worker {worker}, each later player one more."),
        item("Of the 42 goods, 25 lie in five stacks, one for each phase."),
        head("Duchies", "setup.side", "setup.castle"),
        item("*1 and 2* are the same for all players and good for a first game."),
        item(
            "*Dealt*: each player gets a board with two duchies and chooses one and its "
            "starting castle space, in turn order or in secret."
        ),
        item("*By name*: any of the duchies 1 to 10, and the other versions of 4 and 8."),
    ),
)

ROUND: Final = Page(
    "round",
    "Phases and rounds",
    PART,
    (
        words(
            "A game has five phases, A to E. A phase begins with new tiles: what nobody took "
            "leaves the game, all depots are filled from the supplies, and five goods are laid "
            "out, one for each round. Goods at the depots stay there.",
            "phase.tiles",
        ),
        head("A round", "round.dice"),
        item(
            "All players roll their two dice at once. The white die shows which depot gets "
            "the next goods."
        ),
        item(
            "Then each player takes a turn. The *bridge* gives the turn order: whoever is "
            "farther ahead plays earlier; in a stack, the top piece does.",
            "round.order",
        ),
        item("Moving on the bridge changes the order of the next round, not this one."),
        head("The end of a phase"),
        item("With shields: settlers, then tribute. [shields|The shields]"),
        item("Every mine brings 1 silver {silver}, after phase E too."),
    ),
)

TURN: Final = Page(
    "turn",
    "A turn",
    PART,
    (
        words(
            "You have two dice, each for one action. You may take the same action twice, and "
            "may leave a die unused.",
            "turn.die",
            "turn.number",
            "turn.dice",
            NOT_OFFERED,
        ),
        item("{act-take} *Take* a tile from the depot with the number of the die. [take|More]"),
        item(
            "{act-place} *Place* a tile from your storage on a space with that number. [place|More]"
        ),
        item("{act-sell} *Sell* all goods with that number. [goods|More]"),
        item("{act-workers} *Workers*: any die takes 2 workers. [dice|More]"),
        words(
            "{act-buy} Also, once per turn at any time, you may *buy* a tile from the black "
            "depot for 2 silver. [black|The black depot]"
        ),
        head("One more action", "action.extra"),
        words(
            "A castle gives one more action with any number, a White Castle one with the "
            "number of the white die. It appears as an extra die in your tray; you may skip "
            "it."
        ),
    ),
)

DICE: Final = Page(
    "dice",
    "Workers and dice",
    PART,
    (
        words(
            "A worker {worker} changes a die by 1, up or down; 1 and 6 are neighbours. You "
            "may spend several on one die. Spent workers go back to the supply.",
            "dice.workers.1",
            "dice.workers.2",
            "dice.workers.3",
        ),
        item(
            "The game always asks for the fewest workers needed and shows the price at each "
            "place. You may also change a die first, with the handles below it or the wheel."
        ),
        item("Any number can be reached with three workers or fewer."),
        item(
            "You can change only your own unused dice, on your own turn. The white die never "
            "changes."
        ),
        head("New workers"),
        item("Any die can take {count} workers.", count=params.WORKERS_TAKEN),
        item("A Boarding House brings {count}.", count=params.BOARDING_WORKERS),
        note(
            "Some monasteries let a worker change a die by up to 2, or give one step free: "
            "Foremen, Stonemasons, Ferrymen, Wardens, Couriers. You get one free step for each "
            "use of a die, and may add workers. [list-monasteries|All monasteries]"
        ),
    ),
)

TAKE: Final = Page(
    "take",
    "Taking a tile",
    PART,
    (
        words(
            "Take a tile from the depot with the number of your die and put it in your "
            "storage. It never goes straight to the duchy.",
            "take.gone",
            "take.black",
        ),
        item(
            "Your storage has three spaces. When it is full, you must discard one of its "
            "tiles before you take another.",
            "storage.full",
        ),
        item("This is the only way to discard a tile."),
        note(
            "Each space shows the colour and sign of the tiles that go there, so you can see "
            "what a depot can hold."
        ),
    ),
)

PLACE: Final = Page(
    "place",
    "Placing a tile",
    PART,
    (
        words(
            "Place a tile from your storage in your duchy. The space must",
            "place.stored",
            "place.space",
        ),
        item("have the *colour* of the tile,", "place.colour"),
        item("show the *number* of the die,"),
        item("*touch* a space that is covered already, at first your castle,", "place.neighbour"),
        item("and be empty: tiles are never moved.", "place.covered"),
        words(
            "Each *building region* (connected beige spaces) may hold each type of building "
            "only once.",
            "place.type",
        ),
        head("What follows"),
        item(
            "First you score: for the region if it is completed, for the colour if it is "
            "covered, for border posts. [scoring|Points]"
        ),
        item("Then the tile has its effect, before anything else. [tiles|What tiles do]"),
    ),
)

BLACK: Final = Page(
    "black",
    "Black depot",
    PART,
    (
        words(
            "Once per turn you may buy one tile from the black depot for 2 silver {silver}, "
            "without a die. It goes to your storage.",
            "buy.once",
            "buy.silver",
            "buy.depot",
            "buy.gone",
        ),
        item("Before, between or after your actions, even during a castle’s action."),
        item("An extra action does not allow a second purchase."),
        item(
            "With the monastery *Exchange* you pay in any mix of silver and workers, and buy "
            "from any depot.",
            "buy.price",
        ),
        note(
            "Tiles with a black back: two of every building, some livestock, ships and "
            "others. Six of the monasteries come only here."
        ),
    ),
)

PAGES: Final = (GOAL, SETUP, ROUND, TURN, DICE, TAKE, PLACE, BLACK)
