"""Lesson 2: the castle and the warehouse."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.games.stupor_mundi.lessons import position
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    position.hand(s, position.PLAYER, 0, 2, 4, 6, 8)
    position.hand(s, position.OTHER, 0, 2, 4, 6, 8)
    position.goods(s, 6, 1, 2)
    position.market_in_city(s, 0, 6)


LESSON: Final = Lesson(
    "castle",
    mark("Castle and warehouse"),
    mark("Fill the warehouse, build a Tower and a Wall, close a side."),
    "portrait/constance",
    mark("Constance of Aragon"),
    partial(position.arranged, _change),
    (
        Step(
            mark(
                "This is your Castle: five Towers, five Walls, three Keeps. One Tower and one "
                "Wall are already built. Point at a free site to see its price."
            ),
            ("castle",),
        ),
        Step(
            mark(
                "Your other Structures wait on your board and cover spaces there. Building opens "
                "these spaces: a Tower one for an Ally, a Wall one in the warehouse."
            ),
            ("structure.0.0", "structure.0.4"),
        ),
        Step(
            mark(
                "Your warehouse is full: one Stone and two Grain. Play the card Stone face up "
                "into slot I and see what happens."
            ),
            ("card.0", "slot.0.1", "store.0"),
            ("play:0:1:up",),
            refusal=mark("First the card Stone, face up, into slot I."),
        ),
        Step(
            mark(
                "No room for the new Stone! Replace a Grain with it, or lose it. You need Stone, "
                "so store it."
            ),
            ("store.0", "choice.replace"),
            ("replace",),
            refusal=mark("Do not lose good Stone. Store it."),
        ),
        Step(
            mark("Two Stone and one Grain: exactly the price of Tower T2. End your turn."),
            ("seal",),
            ("end",),
        ),
        Step(
            mark("Now build. Play any card face down into slot III, between Market and Build."),
            ("hand.fan", "slot.0.3"),
            ("play:*:3:down",),
            refusal=position.FACE_DOWN,
        ),
        Step(
            mark("Choose Build, the trowel."),
            ("action.3",),
            ("build",),
            refusal=mark("The Market can wait. Choose Build."),
        ),
        Step(
            mark(
                "Drag the first Tower to site T2, on the right. A Tower must touch a built Wall, "
                "and T2 touches yours."
            ),
            ("structure.0.0", "castle.0.t2"),
            ("build:t2:0",),
            refusal=mark("Drag the first, plain Tower to T2. Great ones also cost coins."),
        ),
        Step(
            mark(
                "Two Towers and the Wall between them: you have closed a side! It pays three "
                "Augustales now and at the end of every round. The Tower also opened a second "
                "Ally space."
            ),
            ("castle.income1", "ally.0.2"),
        ),
        Step(mark("End your turn."), ("seal",), ("end",)),
        Step(
            mark(
                "Your warehouse is empty. The Market of Roma sells one Grain and one Stone "
                "together. Play a card face down into slot II."
            ),
            ("hand.fan", "slot.0.2", "market.0"),
            ("play:*:2:down",),
            refusal=position.FACE_DOWN,
        ),
        Step(
            mark("Visit the Market."),
            ("action.2",),
            ("market",),
            refusal=mark("The Market, please."),
        ),
        Step(
            mark("Choose the right half to buy. You have nothing to sell, and that is fine."),
            ("market.buy",),
            ("buy",),
            refusal=mark("Buy first: you need both cubes."),
        ),
        Step(
            mark(
                "One Stone and one Grain: the price of Wall W5. Press the seal to leave the "
                "Market, then again to end your turn."
            ),
            ("store.0", "seal"),
            ("end", "done"),
            ("end",),
            refusal=mark("Keep your cubes: you need them to build. Press the seal."),
        ),
        Step(
            mark(
                "Slot IV is beside Build and Summon; you lack the Grain to summon. Play a card "
                "face down there."
            ),
            ("hand.fan", "slot.0.4", "action.3", "action.4"),
            ("play:*:4:down",),
            refusal=position.FACE_DOWN,
        ),
        Step(
            mark("Drag the first Wall to W5, at the upper left. A Wall must touch a built Tower."),
            ("structure.0.4", "castle.0.w5"),
            ("build:w5:4",),
            refusal=mark("Drag the first, plain Wall to W5."),
        ),
        Step(
            mark(
                "The Wall has left your board and opened a fourth warehouse space. Keeps help "
                "your hand of cards; Great Structures cost coins and give a bonus. Point at one "
                "to see what it does."
            ),
            ("store.0", "structure.0.10"),
        ),
    ),
    (
        mark("The site shows the price; below a piece is the space it opens."),
        mark("A Wall must touch a Tower, a Tower must touch a Wall; Keeps stand alone."),
        mark("A closed side pays at once and in every End Phase."),
        mark("Warehouse full: replace a cube of the other kind, or lose the new one."),
    ),
    ("play:22:1:up", "play:20:2:up", "play:24:3:up"),
    "build",
    dock=(0.0, 0.325),
)
