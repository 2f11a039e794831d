"""One line for each kind of decision, said once in somebody's first game."""

from __future__ import annotations

from typing import Final

from stupor.language import mark

#: By the kind of the decision.
HINTS: Final = {
    "turn": mark(
        "Lift a die and see what is lit: take a tile, place one, sell goods, or fetch workers. "
        "Each die once."
    ),
    "action": mark("A castle gives you an action more: the third die is any number you like."),
    "white": mark("The White Castle acts with the number of the white die."),
    "townhall": mark("The Town Hall places one more tile, on a space of any number."),
    "warehouse": mark("The Warehouse sells one stack of your goods, whatever its number."),
    "fetch": mark("Take one of the lit tiles into your storage, or decline with the seal."),
    "ship": mark("Choose the depot whose goods your ship takes. Goods of three colours have room."),
    "colours": mark("Not all colours have room: choose which goods you take."),
    "room": mark("Your storage is full: choose the tile that leaves the game."),
    "copy": mark("The Crane does what any building does: choose which."),
    "beast": mark("The geese score with one kind of livestock of this pasture: choose which."),
    "side": mark("Choose a side of your board. Look for colours that lie together."),
    "castle": mark("Choose the space of your first castle. The duchy grows from there."),
    "hidden": mark("Choose a side and the space of your first castle; all show them at once."),
    "pay": mark("The Exchange takes silver and workers: choose how many of the two are silver."),
    "keep": mark("Your own storage, or the team's? A tile stays where it is put."),
    "colour": mark("The Staple right takes all goods of one colour: choose which."),
    "settle": mark("Settlers place a tile straight from the depots, on a space of any number."),
    "sequel": mark("Choose what comes first of all that your tile has brought."),
    "bounty": mark(
        "You have covered a colour: place a tile straight from the black depot, on a space of any "
        "number."
    ),
    "points": mark("You may buy more points now, 1 silver each. That may reach the target."),
    "trade": mark("Five goods are worth a black tile, face down: it fits any colour."),
    "give": mark("Choose the goods that you give."),
    "tribute": mark("Each shield costs 1 silver now. Give up those you do not want to pay for."),
}
