"""Lesson 1: a first turn: sail, play a card face up, play one face down, seal."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.games.stupor_mundi.lessons.position import OTHER, PLAYER, arranged, hand, market_in_city
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    hand(s, PLAYER, 2, 0, 4, 6, 8)
    hand(s, OTHER, 0, 2, 4, 6, 8)
    market_in_city(s, 1, 3)


LESSON: Final = Lesson(
    "first-turn",
    mark("Your first turn"),
    mark("Travel, play a card, press the seal."),
    "portrait/hermann",
    mark("Hermann von Salza"),
    partial(arranged, _change),
    (
        Step(
            mark(
                "Welcome to court. I am Hermann, master of the Teutonic Knights, and I will guide "
                "you through your first turns. You lead House Savoy, in red. Whoever has the most "
                "Victory Points wins; they are counted up here."
            ),
            ("rail.vp",),
        ),
        Step(
            mark(
                "A turn has two parts. First you may travel. Then you play one card from your "
                "hand. These are your five cards."
            ),
            ("hand.fan",),
        ),
        Step(
            mark(
                "Travel first. Drag your red Ship to Constantinople, the next city clockwise: the "
                "first step is free. Or just click the harbour."
            ),
            ("ship.0", "city.1"),
            ("sail:1",),
            refusal=mark(
                "Later you can travel as far as you can pay. For now, go to Constantinople."
            ),
        ),
        Step(
            mark(
                "Well done. You can now use this city, and only this one: its Allies, its "
                "Advanced cards and its Market. Point at anything to see what it does."
            ),
            ("voyage.constantinople",),
        ),
        Step(
            mark(
                "Now a card. Face up, it does what it says. Drag Augustales into slot I to gain "
                "three coins."
            ),
            ("card.2", "slot.0.1"),
            ("play:2:1:up",),
            refusal=mark("Not there yet: play Augustales, face up, into slot I."),
        ),
        Step(
            mark(
                "You have three more coins. You can undo until you press the seal, unless you "
                "have seen something new. Ready? Press the wax seal to end your turn."
            ),
            ("seal", "undo"),
            ("end",),
        ),
        Step(
            mark(
                "House Wittelsbach has moved. Its panel shows what it owns; the Game log below "
                "records every move."
            ),
            ("rival2p.1", "log"),
        ),
        Step(
            mark(
                "Your turn again. Face down, a card gives you one of the actions beside its slot. "
                "Play any card face down into slot II: flip it with a right click, the wheel or F "
                "while you hold it."
            ),
            ("hand.fan", "slot.0.2", "action.1", "action.2"),
            ("play:*:2:down",),
            refusal=mark(
                "Into slot II, please, and face down: right click, wheel or F flips the card."
            ),
        ),
        Step(
            mark("Slot II is between Promote and Market. Choose Market, the scales."),
            ("action.2",),
            ("market",),
            refusal=mark("Specialists have their own lesson. Choose Market, the scales."),
        ),
        Step(
            mark(
                "The Market of Constantinople buys one Grain for four Augustales. Choose its left "
                "half to sell yours."
            ),
            ("market.sell",),
            ("sell",),
            refusal=mark("Sell first: choose the left half of the Market."),
        ),
        Step(
            mark("Now buy two Stone: choose the right half."),
            ("market.buy",),
            ("buy",),
            refusal=mark("Buy the Stone first: you need it to build."),
        ),
        Step(
            mark(
                "Your cubes are in the warehouse, your coins beside it. Press the seal to end "
                "your turn."
            ),
            ("store.0", "coins.0", "seal"),
            ("end",),
        ),
        Step(
            mark(
                "Players take turns like this until everyone has passed. Then the round ends, and "
                "you draw new cards."
            ),
        ),
    ),
    (
        mark("A turn: travel if you like, then play one card."),
        mark("Face up: its effect. Face down: one action of its slot."),
        mark("You can use only the city where your Ship is."),
        mark("The seal ends your turn; until then you can undo."),
    ),
    ("sail:1", "play:22:1:up", "play:20:2:up"),
    "cards",
    dock=(0.0, 0.275),
)
