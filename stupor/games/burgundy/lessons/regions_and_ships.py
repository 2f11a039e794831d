"""Lesson 2: a region becomes whole, a ship loads goods and moves on the bridge, a sale."""

from __future__ import annotations

from functools import partial
from typing import Final

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


LESSON: Final = Lesson(
    "regions-and-ships",
    mark("Regions and ships"),
    mark("Complete a river, load goods, sell them."),
    FACE,
    NAME,
    partial(arranged, _change),
    (
        Step(
            mark(
                "Connected spaces of one colour are a region. This river has three spaces, and "
                "two have ships already: one more completes it."
            ),
            ("own.d16", "own.d17", "own.d18"),
        ),
        Step(
            mark(
                "Hold your ship over the last space to see what it would bring. Then drop it "
                "there: your die shows a 6, which fits."
            ),
            ("hex.165", "own.d16"),
            ("place:6:165:16",),
            refusal=mark("Complete the river first: place the ship on its last space with the 6."),
        ),
        Step(
            mark(
                "6 points for three spaces and 10 for the phase. Larger regions score far "
                "more: 15 for five spaces, 36 for eight. A ship also takes all goods of one "
                "depot. Choose depot 4, which has two."
            ),
            ("depot.4.goods",),
            ("ship:4",),
            refusal=mark("Choose depot 4: it has goods."),
        ),
        Step(
            mark(
                "You can store three colours of goods. Every ship also moves your piece one "
                "space forward on the bridge: whoever is in front plays first from the next "
                "round on."
            ),
            ("goods.1", "goods.2", "goods.3", "bridge"),
        ),
        Step(
            mark(
                "Now sell. Your 1 sells all goods with a 1: drag the die onto them. You get 1 "
                "silver for the sale, and 2 points per tile in a two-player game."
            ),
            ("die.2", "stack.1"),
            ("sell:1:1",),
            refusal=mark("Sell the goods with the number of your die, the 1."),
        ),
        Step(
            mark("6 points more. What you have sold counts for some monasteries later."),
            ("sold",),
        ),
        Step(
            mark(
                "One more thing: the first to cover all spaces of a colour in the duchy gets "
                "its large bonus tile, the second the small one. End your turn."
            ),
            ("bonuses", "end"),
            ("end",),
        ),
    ),
    (
        mark("A completed region scores for its size, and more in early phases."),
        mark("A ship takes the goods of any depot and moves you forward on the bridge."),
        mark("You always sell all goods of a colour: 1 silver, and points for each tile."),
    ),
    (),
    "goods",
    dock=(0.0, 0.325),
    sign=("hex/ship", 92 / 106),
)
