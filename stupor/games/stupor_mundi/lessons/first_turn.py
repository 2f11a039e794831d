"""Lesson 1: a first turn: sail, play a card face up, play one face down, seal."""

from __future__ import annotations

from typing import Any, Final

from stupor.games.stupor_mundi.lessons.position import OTHER, PUPIL, arranged, hand, market_in_city
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    hand(s, PUPIL, 2, 0, 4, 6, 8)
    hand(s, OTHER, 0, 2, 4, 6, 8)
    market_in_city(s, 1, 3)


def _position() -> dict[str, Any]:
    return arranged(_change)


LESSON: Final = Lesson(
    "first-turn",
    mark("Your first turn"),
    mark("Sail, play a card, press the seal."),
    "portrait/hermann",
    mark("Hermann von Salza"),
    _position,
    (
        Step(
            mark(
                "Welcome to court. I am Hermann, master of the Teutonic Knights, and I shall see "
                "you through your first turns. You lead House Savoy, in red. Whoever has the most "
                "Victory Points when the game ends has won; they are counted up here."
            ),
            ("rail.vp",),
        ),
        Step(
            mark(
                "Every turn has two parts. First you may sail. Then you play one card of your "
                "hand. These five are yours for now."
            ),
            ("hand.fan",),
        ),
        Step(
            mark(
                "Let us sail. Drag your red Ship to Constantinople, the next city clockwise: the "
                "first step is free. Or click the Ship, then the harbour."
            ),
            ("ship.0", "city.1"),
            ("sail:1",),
            refusal=mark("Later you may sail wherever you can pay for. Go to Constantinople now."),
        ),
        Step(
            mark(
                "Well sailed. From now on only this city serves you: its Allies, its Advanced "
                "cards and its Market. Rest the pointer on anything, and it explains itself."
            ),
            ("voyage.constantinople",),
        ),
        Step(
            mark(
                "Now a card. Face up, it does what is printed on it. Drag Augustales into slot I: "
                "it brings you three coins."
            ),
            ("card.2", "slot.0.1"),
            ("play:2:1:up",),
            refusal=mark("A fine card as well. But play Augustales, face up, into slot I."),
        ),
        Step(
            mark(
                "Three coins richer. Until you press the seal you may take everything back with "
                "Undo, unless a secret came to light. Satisfied? Press the wax seal to end your "
                "turn."
            ),
            ("seal", "undo"),
            ("end",),
        ),
        Step(
            mark(
                "Now House Wittelsbach moves. What the others own stands in their panel, and all "
                "that happens is written into the chronicle below."
            ),
            ("rival2p.1", "log"),
        ),
        Step(
            mark(
                "Your turn again. Face down, a card is worth one of the five actions: one of those "
                "whose signs stand beside its slot. Play any card face down into slot II: turn it "
                "with a right click, the wheel or F while you hold it."
            ),
            ("hand.fan", "slot.0.2", "action.1", "action.2"),
            ("play:*:2:down",),
            refusal=mark(
                "Into slot II, please, and face down: right click, wheel or F turns the card."
            ),
        ),
        Step(
            mark("Slot II stands between Promote and Market. Choose Market, the scales."),
            ("action.2",),
            ("market",),
            refusal=mark("Specialists have a lesson of their own. Choose the Market, the scales."),
        ),
        Step(
            mark(
                "The Market of Constantinople buys one Grain for four Augustales. Sell yours: "
                "click the left half of the Market."
            ),
            ("market.sell",),
            ("sell",),
            refusal=mark("Sell first, on the left side of the Market."),
        ),
        Step(
            mark("And with that money buy two Stone on the right half."),
            ("market.buy",),
            ("buy",),
            refusal=mark("Buy the Stone first; you will need it to build."),
        ),
        Step(
            mark(
                "The cubes lie in your warehouse, the coins beside it. End your turn with the seal."
            ),
            ("store.0", "coins.0", "seal"),
            ("end",),
        ),
        Step(
            mark(
                "That is how it goes, in turn, until all have passed. Then the round ends, and you "
                "draw new cards."
            ),
        ),
    ),
    (
        mark("A turn: sail if you like, then play one card."),
        mark("Face up it does what it says, face down one action of its slot."),
        mark("Only the city of your Ship serves you."),
        mark("The seal ends your turn; before that, Undo forgives."),
    ),
    ("sail:1", "play:22:1:up", "play:20:2:up"),
    "cards",
    dock=(0.0, 0.275),
)
