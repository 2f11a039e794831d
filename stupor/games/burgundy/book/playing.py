"""The rules of a game from its goal to the end of a turn."""

from __future__ import annotations

from typing import Final

from stupor.engine.errors import NOT_OFFERED
from stupor.games.burgundy import params
from stupor.language import mark
from stupor.stage.written import Page, head, item, note, words

PART: Final = mark("Playing")

GOAL: Final = Page(
    "goal",
    "The goal",
    PART,
    (
        words("You are a duke on the Saône, about 1450. Dice tell what you may take and where you "
              "may place it; hex by hex your duchy fills with towns, pastures, rivers, abbeys, "
              "castles and mines. After five phases of five rounds the most victory points "
              "{vp} win.", "goal"),
        head("Where points come from"),
        item("*Regions* that become whole: the more spaces the more points, and more on top the "
             "earlier it happens. [scoring|Regions and colours]"),
        item("*Colours* that you cover everywhere before the others. [scoring|Bonus tiles]"),
        item("*Livestock* as it is placed, *goods* as they are sold, *watchtowers*. "
             "[livestock|Livestock] [goods|Goods]"),
        item("*Monasteries*, and what is left over, at the end. [ending|The end of the game]"),
        note("With little time: read [turn|A turn] and [place|Placing a tile], then play. "
             "Everything on the table explains itself."),
    ),
)  # fmt: skip

SETUP: Final = Page(
    "setup",
    "Setting up",
    PART,
    (
        words("The table is laid for you. With two, three or four players each numbered depot "
              "gets 2, 3 or 4 tiles a phase, and the black depot 4, 6 or 8.", "setup.depots"),
        item("With three players one space of depot 6 takes a castle in phases A, C and E and a "
             "mine in B and D.", "setup.three"),
        item("Everybody has a duchy of 37 spaces with a castle on it, 1 silver {silver}, three "
             "goods by lot and two dice. The castle brings nothing by itself."),
        item("The first in turn order has 1 worker {worker}, each further player one more."),
        item("Of the 42 goods 25 lie in five stacks, one for each phase."),
        head("Duchies", "setup.side", "setup.castle"),
        item("*1 and 2* are the same for all and good for a first game."),
        item("*Dealt*: everybody draws a board with two sides and chooses a side and the castle "
             "space to begin with, in turn order or, if the table likes, in secret."),
        item("*By name*: any of the duchies 1 to 10, and the other prints of 4 and 8."),
    ),
)  # fmt: skip

ROUND: Final = Page(
    "round",
    "Phases and rounds",
    PART,
    (
        words("A game has five phases, A to E. A phase begins with new tiles: what nobody took "
              "leaves the game, all depots are filled from the supplies, and five goods are laid "
              "out, one for each round. Goods at the depots stay there.", "phase.tiles"),
        head("A round", "round.dice"),
        item("All roll their two dice at once. The white die tells to which depot the next goods "
             "go."),
        item("Then one after the other has a turn. The *bridge* tells the order: who is farther "
             "on is earlier, and in a stack who is higher.", "round.order"),
        item("Ships that move on the bridge change the next round, not this one."),
        head("The end of a phase"),
        item("With shields: settlers, then tribute. [shields|The shields]"),
        item("Every mine brings 1 silver {silver}, after phase E too."),
    ),
)  # fmt: skip

TURN: Final = Page(
    "turn",
    "A turn",
    PART,
    (
        words("You have two dice, and each is good for one action. The same action twice is fine, "
              "and a die may be left unused.", "turn.die", "turn.number", "turn.dice",
              NOT_OFFERED),
        item("{act-take} *Take* a tile from the depot with the number of the die. [take|More]"),
        item("{act-place} *Place* a tile of your storage on a space with that number. "
             "[place|More]"),
        item("{act-sell} *Sell* all goods with that number. [goods|More]"),
        item("{act-workers} *Workers*: any number brings 2 of them. [dice|More]"),
        words("{act-buy} Besides, once in your turn and at any moment of it, you may *buy* a tile "
              "of the black depot for 2 silver. [black|The black depot]"),
        head("An action more", "action.extra"),
        words("A castle gives an action with any number, a White Castle one with the number of "
              "the white die. It appears in your tray as a die of its own; you may do without."),
    ),
)  # fmt: skip

DICE: Final = Page(
    "dice",
    "Workers and dice",
    PART,
    (
        words("A worker {worker} moves the number of a die by one, up or down, and 1 and 6 are "
              "neighbours. You may spend several on one die. What is spent goes back to the "
              "supply.", "dice.workers.1", "dice.workers.2", "dice.workers.3"),
        item("The table always asks for the fewest workers that will do and shows them at the "
             "place. You may also turn a die first, with the handles below it or the wheel."),
        item("No number is more than three steps away."),
        item("Only your own unused dice can be changed, in your own turn. The white die stays as "
             "it fell."),
        head("New workers"),
        item("A die of any number is worth {count} workers.", count=params.WORKERS_TAKEN),
        item("A Boarding House brings {count}.", count=params.BOARDING_WORKERS),
        note("Monasteries make steps longer or give one step free: Foremen, Stonemasons, "
             "Ferrymen, Wardens, Couriers. A free step is one for each use of a die, and workers "
             "may be added. [list-monasteries|All monasteries]"),
    ),
)  # fmt: skip

TAKE: Final = Page(
    "take",
    "Taking a tile",
    PART,
    (
        words("Take a tile from the depot whose number your die shows and put it into your "
              "storage. It never goes straight to the duchy.", "take.gone", "take.black"),
        item("Your storage has three spaces. When it is full, one of the three must leave the "
             "game before another comes in; you choose which.", "storage.full"),
        item("This is the only way to be rid of a tile."),
        note("Each kind of tile lies on spaces of its own colour and sign, so one look tells "
             "what a depot can hold."),
    ),
)  # fmt: skip

PLACE: Final = Page(
    "place",
    "Placing a tile",
    PART,
    (
        words("Place a tile of your storage in your duchy. The space must", "place.stored",
              "place.space"),
        item("have the *colour* of the tile,", "place.colour"),
        item("show the *number* of the die,"),
        item("*touch* a space that is covered already, at first your castle,", "place.neighbour"),
        item("and be free: tiles stay for ever.", "place.covered"),
        words("In a *town* (beige spaces that hang together) each type of building may stand only "
              "once.", "place.type"),
        head("What follows"),
        item("First points: for the region if it is whole now, for the colour if it is covered, "
             "for border posts. [scoring|Points]"),
        item("Then the tile does what it does, before anything else goes on. [tiles|What tiles "
             "do]"),
    ),
)  # fmt: skip

BLACK: Final = Page(
    "black",
    "Black depot",
    PART,
    (
        words("Once in your turn you may buy one tile of the black depot: 2 silver {silver}, "
              "without a die. It goes to your storage.", "buy.once", "buy.silver", "buy.depot",
              "buy.gone"),
        item("Before, between or after your actions, even while a castle's action is open."),
        item("An action more does not bring a second purchase."),
        item("With the monastery *Exchange* you pay in silver and workers as you like, and buy "
             "from any depot.", "buy.price"),
        note("The back of some tiles is black: two of every building, some livestock, ships and "
             "others. Six of the monasteries only come here."),
    ),
)  # fmt: skip

PAGES: Final = (GOAL, SETUP, ROUND, TURN, DICE, TAKE, PLACE, BLACK)
