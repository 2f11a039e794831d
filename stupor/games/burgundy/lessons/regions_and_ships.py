"""Lesson 2: a region becomes whole, a ship loads goods and moves on the bridge, a sale."""

from __future__ import annotations

from typing import Any, Final

from stupor.games.burgundy.lessons.position import OTHER, arranged, at_depot, dice, lying, stored
from stupor.games.burgundy.lessons.teacher import FACE, NAME
from stupor.games.burgundy.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    dice(s, 6, 1)
    dice(s, 6, 5, OTHER)
    stored(s, 165)
    lying(s, d17=172, d18=166)
    at_depot(s, 4, 22)


def _position() -> dict[str, Any]:
    return arranged(_change)


LESSON: Final = Lesson(
    "regions-and-ships",
    mark("Regions and ships"),
    mark("Complete a river, load goods, sell them."),
    FACE,
    NAME,
    _position,
    (
        Step(
            mark(
                "Spaces of one colour that hang together are a region. This river has three "
                "spaces, and two bear ships already: one more, and it is whole."
            ),
            ("own.d16", "own.d17", "own.d18"),
        ),
        Step(
            mark(
                "Hold your ship over the last space, and the table shows what it would bring. "
                "Then let it go there: your 6 fits."
            ),
            ("hex.165", "own.d16"),
            ("place:6:165:16",),
            refusal=mark("Finish the river first: place the ship on its last space with the 6."),
        ),
        Step(
            mark(
                "6 points for three spaces and 10 for the phase. Larger regions bring far more: "
                "five spaces 15, eight 36. But a ship does something, too: it takes all goods of "
                "one depot. Choose depot 4, where two lie."
            ),
            ("depot.4.goods",),
            ("ship:4",),
            refusal=mark("Send the ship to depot 4: there are goods."),
        ),
        Step(
            mark(
                "Goods of three colours have room, each colour in a stack. And every ship moves "
                "your piece one space on along the bridge: whoever is in front plays first, from "
                "the next round on."
            ),
            ("goods.1", "goods.2", "goods.3", "bridge"),
        ),
        Step(
            mark(
                "Now sell. Your 1 sells the goods with a 1, the whole stack: drag the die onto "
                "it. One silver for the sale, and 2 points for each of them in a game of two."
            ),
            ("die.2", "stack.1"),
            ("sell:1:1",),
            refusal=mark("Sell the stack with the number of your die, the 1."),
        ),
        Step(
            mark("6 points more. What you have sold counts for some monasteries later."),
            ("sold",),
        ),
        Step(
            mark(
                "One more thing about colours: who is first to cover all spaces of a colour, "
                "everywhere in the duchy, takes its large bonus tile, the second the small one. "
                "End your turn."
            ),
            ("bonuses", "end"),
            ("end",),
        ),
    ),
    (
        mark("A whole region scores its size, and more the earlier it is."),
        mark("A ship takes the goods of any depot and moves you on along the bridge."),
        mark("A sale is the whole stack: 1 silver, and points for each tile."),
    ),
    (),
    "goods",
)
