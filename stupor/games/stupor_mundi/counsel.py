"""Words for advice: where to look, what kind of choice, and what one of them brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.events import COUNTER, Event
from stupor.engine.notation import Option
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.expansions import words as expansion_words
from stupor.games.stupor_mundi.params import SPEARS
from stupor.games.stupor_mundi.reasons import side_name
from stupor.games.stupor_mundi.wording import coins_text

#: Where on the table the choices of a word are made, and what kind of choice it is.
_PLACES: Final = {
    "sail": ("your Ship, and the harbours it can reach", "Sail on before you play a card."),
    "sail_to": ("your Ship, and the harbours it can reach", "Sail to another harbour."),
    "play": ("the cards in your hand", "Play a card."),
    "promote": ("your Specialists and their paths", "Promote a Specialist."),
    "market": ("the Market beside your Ship", "Visit the Market."),
    "sell": ("the Market beside your Ship", "Sell there."),
    "buy": ("the Market beside your Ship", "Buy there."),
    "build": ("your Castle and what it still lacks", "Build a Structure."),
    "pay": ("your warehouse", "Mind what you pay with."),
    "summon": ("the Allies in the Cities", "Summon an Ally."),
    "purchase": ("the Advanced cards in the Cities", "Purchase a card."),
    "give": ("the cards in your hand", "Give up a card."),
    "issue": ("Frederick\u2019s Active Edicts", "Issue an Edict."),
    "next": ("Frederick\u2019s Next Edicts", "Choose which Edict comes next."),
    "reward": ("the rewards beside the Edicts", "Take a reward."),
    "add": ("Frederick\u2019s Palace, Court and Reserve", "Let Frederick gain something."),
    "remove": ("Frederick\u2019s Palace, Court and Reserve", "Let Frederick lose something."),
    "bonus": ("the City Bonus tiles", "Take a Bonus tile."),
    "take": ("your warehouse", "Take a cube."),
    "lose": ("your warehouse, which is full", "Do without the new cube."),
    "replace": ("your warehouse, which is full", "Make room for the new cube."),
    "circle": ("your Allies", "Count one circle of your Allies."),
    "income": ("the closed sides of your Castle", "Receive the income of a side."),
    "house": ("the banners of the Houses", "Choose a House."),
    "discard": ("the cards in your hand", "Discard a card."),
    "done": ("the wax seal", "It is enough: go on without more."),
    "end": ("the wax seal", "End your turn."),
    "pass": ("the plate beside the wax seal", "Pass the round."),
    "spend": ("your warehouse and your purse", "Pay, and gain for it."),
    **expansion_words.PLACES,
}  # fmt: skip
_ELSEWHERE: Final = ("the choices that are lit", "Choose one of them.")
_FACES: Final = {
    "up": "Play a card as it is.",
    "down": "Play a card face down, for one of its two actions.",
}
_GOODS: Final = {"grain": "Grain", "stone": "Stone", "vp": "VP"}


def where_to_look(option: Option) -> str:
    """The part of the table where a choice is made."""
    return f"Look at {_PLACES.get(str(option[0]), _ELSEWHERE)[0]}."


def kind_of(option: Option) -> str:
    """What kind of choice it is, without saying which."""
    if option[0] == "play":
        return _FACES[str(option[-1])]
    return _PLACES.get(str(option[0]), _ELSEWHERE)[1]


def alike(option: Option) -> Option:
    """Choices that differ in nothing worth two lines: a card in any slot, any card face down."""
    if option[0] != "play":
        return option
    card, slot, face = option[1:]
    return ("play", CARDS[int(card)].name, face) if face == "up" else ("play", slot, face)


def why(option: Option, events: Sequence[Event], seat: int) -> str:
    """What a choice brings a seat at once, in a few words; the events are a preview."""
    if option[0] == "play" and option[-1] == "down":
        return f"for {' or '.join(word.capitalize() for word in SPEARS[int(option[2]) - 1])}"
    for event in events:
        if event.kind == "closed" and event.who == seat:
            return f"closes the {side_name(int(event.args[0]))}"
    gains = {name: _change(events, f"{name}.{seat}") for name in ("vp", "coins", "grain", "stone")}
    better = [_amount(name, n) for name, n in gains.items() if n > 0]
    worse = [_amount(name, -n) for name, n in gains.items() if n < 0]
    if better:
        return f"brings {' and '.join(better[:2])}"
    if worse:
        return f"costs {' and '.join(worse[:2])}"
    return "for what it leads to"


def _change(events: Sequence[Event], counter: str) -> int:
    told = (e for e in events if e.kind == COUNTER and e.args[0] == counter)
    return sum(int(event.args[2]) for event in told)


def _amount(name: str, count: int) -> str:
    return coins_text(count) if name == "coins" else f"{count} {_GOODS[name]}"
