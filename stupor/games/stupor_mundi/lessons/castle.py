"""Lesson 2: the castle and the warehouse."""

from __future__ import annotations

from typing import Any, Final

from stupor.games.stupor_mundi.lessons.position import (
    OTHER,
    PUPIL,
    arranged,
    goods,
    hand,
    market_in_city,
)
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    hand(s, PUPIL, 0, 2, 4, 6, 8)
    hand(s, OTHER, 0, 2, 4, 6, 8)
    goods(s, 6, 1, 2)
    market_in_city(s, 0, 6)


def _position() -> dict[str, Any]:
    return arranged(_change)


LESSON: Final = Lesson(
    "castle",
    mark("Castle and storage"),
    mark("Fill the warehouse, build a Tower and a Wall, close a side."),
    "portrait/constance",
    mark("Constance of Aragon"),
    _position,
    (
        Step(
            mark(
                "This is your castle: five Towers, five Walls, three Keeps. One Tower and one Wall "
                "stand already. On every free site you read what it costs in Stone and Grain."
            ),
            ("castle",),
        ),
        Step(
            mark(
                "The pieces wait on your board, and what they cover opens when they are built: "
                "below a Tower a place for an Ally, below a Wall a place in the warehouse."
            ),
            ("structure.0.0", "structure.0.4"),
        ),
        Step(
            mark(
                "Your warehouse holds three cubes, and it is full: one Stone, two Grain. Play the "
                "card Stone face up into slot I and see what happens."
            ),
            ("card.0", "slot.0.1", "store.0"),
            ("play:0:1:up",),
            refusal=mark("First the card Stone, face up, into slot I."),
        ),
        Step(
            mark(
                "No room! The new Stone is lost, unless you let it take the place of a Grain. You "
                "will need Stone: choose to store it."
            ),
            ("store.0", "choice.replace"),
            ("replace",),
            refusal=mark("It would be a pity to lose good Stone. Store it instead."),
        ),
        Step(
            mark("Two Stone and one Grain: just what Tower T2 costs. End your turn."),
            ("seal",),
            ("end",),
        ),
        Step(
            mark("Now build. Play any card face down into slot III, between Market and Build."),
            ("hand.fan", "slot.0.3"),
            ("play:*:3:down",),
            refusal=mark("Face down into slot III, please."),
        ),
        Step(
            mark("Choose Build, the trowel."),
            ("action.3",),
            ("build",),
            refusal=mark("The Market must wait. Choose Build."),
        ),
        Step(
            mark(
                "Drag the first Tower to site T2, on the right. A Tower must touch a Wall that "
                "stands, and your Wall ends just there."
            ),
            ("structure.0.0", "castle.0.t2"),
            ("build:t2:0",),
            refusal=mark(
                "Take the first, plain Tower and bring it to T2. Great ones also cost coins."
            ),
        ),
        Step(
            mark(
                "Two Towers and the Wall between them: a side is closed! It pays three Augustales "
                "at once, and again at the end of every round. And a second Ally space is open."
            ),
            ("castle.income1", "ally.0.2"),
        ),
        Step(mark("End your turn."), ("seal",), ("end",)),
        Step(
            mark(
                "The warehouse is empty, so to market. Roma sells one Grain and one Stone "
                "together. Play a card face down into slot II."
            ),
            ("hand.fan", "slot.0.2", "market.0"),
            ("play:*:2:down",),
            refusal=mark("Face down into slot II, please."),
        ),
        Step(
            mark("Visit the Market."),
            ("action.2",),
            ("market",),
            refusal=mark("The Market, please."),
        ),
        Step(
            mark("Buy on the right half. You have nothing to sell, and that is no harm."),
            ("market.buy",),
            ("buy",),
            refusal=mark("Buy first: you need both cubes."),
        ),
        Step(
            mark(
                "One Stone, one Grain: the price of Wall W5. Press the seal to leave the Market, "
                "and once more to end your turn."
            ),
            ("store.0", "seal"),
            ("end", "done"),
            ("end",),
            refusal=mark("Keep your cubes, you will build with them. Press the seal."),
        ),
        Step(
            mark(
                "Slot IV stands beside Build, too, and beside Summon, for which you lack the "
                "Grain. Play a card there, face down."
            ),
            ("hand.fan", "slot.0.4", "action.3", "action.4"),
            ("play:*:4:down",),
            refusal=mark("Face down into slot IV, please."),
        ),
        Step(
            mark(
                "Drag the first Wall to W5, on the upper left. A Wall must touch a Tower that "
                "stands."
            ),
            ("structure.0.4", "castle.0.w5"),
            ("build:w5:4",),
            refusal=mark("The first, plain Wall, please, and to W5."),
        ),
        Step(
            mark(
                "The Wall has left its place on your board, and a fourth cube finds room there. "
                "Keeps help your hand of cards; Great Structures cost coins and bring a bonus. "
                "Rest the pointer on them when you are curious."
            ),
            ("store.0", "structure.0.10"),
        ),
    ),
    (
        mark("The price is on the site, the room it opens below the piece."),
        mark("Walls join Towers and Towers join Walls; Keeps stand alone."),
        mark("A closed side pays at once and in every End Phase."),
        mark("A full warehouse: replace a cube of the other kind, or lose the new one."),
    ),
    ("play:22:1:up", "play:20:2:up", "play:24:3:up"),
    "build",
    dock=(0.0, 0.325),
)
