"""Words for advice: where to look, what kind of choice, and what one of them brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stupor.engine.events import Event, change
from stupor.engine.notation import Option
from stupor.games.stupor_mundi.actions import ACTION_OF, MAIN
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.expansions import words as expansion_words
from stupor.games.stupor_mundi.params import SPEARS
from stupor.games.stupor_mundi.wording import goods_text, side_name
from stupor.language import joined, mark, tr

#: Where on the table the choices of a word are made, and what kind of choice it is.
_PLACES: Final = {
    "sail": (
        mark("your Ship, and the harbours it can reach"),
        mark("Travel before you play a card."),
    ),
    "sail_to": (mark("your Ship, and the harbours it can reach"), mark("Travel to another city.")),
    "play": (mark("the cards in your hand"), mark("Play a card.")),
    "sell": (mark("the Market beside your Ship"), mark("Sell there.")),
    "buy": (mark("the Market beside your Ship"), mark("Buy there.")),
    "pay": (mark("your warehouse"), mark("Choose what to pay with.")),
    "give": (mark("the cards in your hand"), mark("Pay with a card.")),
    "issue": (mark("Frederick\u2019s Active Edicts"), mark("Issue an Edict.")),
    "next": (mark("Frederick\u2019s Next Edicts"), mark("Choose which Edict comes next.")),
    "reward": (mark("the rewards beside the Edicts"), mark("Take a reward.")),
    "add": (
        mark("Frederick\u2019s Castle, Court and Reserve"),
        mark("Let Frederick gain something."),
    ),
    "remove": (
        mark("Frederick\u2019s Castle, Court and Reserve"),
        mark("Let Frederick lose something."),
    ),
    "bonus": (mark("the City Bonus tiles"), mark("Take a Bonus tile.")),
    "take": (mark("your warehouse"), mark("Take a cube.")),
    "lose": (mark("your warehouse, which is full"), mark("Lose the new cube.")),
    "replace": (mark("your warehouse, which is full"), mark("Make room for the new cube.")),
    "circle": (mark("your Allies"), mark("Count one circle of your Allies.")),
    "income": (mark("the closed sides of your Castle"), mark("Receive the income of a side.")),
    "house": (mark("the banners of the Houses"), mark("Choose a House.")),
    "discard": (mark("the cards in your hand"), mark("Discard a card.")),
    "done": (mark("the seal"), mark("Stop here.")),
    "end": (mark("the seal"), mark("End your turn.")),
    "pass": (mark("the button beside the seal"), mark("Pass the round.")),
    "spend": (mark("your warehouse and your purse"), mark("Pay to gain.")),
    **{action.key: (action.place, action.advice) for action in MAIN},
    **expansion_words.PLACES,
}
#: What choices are good for that neither bring nor cost anything at once.
_AIMS: Final = {
    "sail": mark("opens its Allies, cards and Market"),
    "sail_to": mark("opens its Allies, cards and Market"),
    "play": mark("its effect comes next"),
    "promote": mark("leads to a better Workplace"),
    "build": mark("brings you nearer to closing a side"),
    "summon": mark("brings VP in every End Phase"),
    "purchase": mark("gives you a better card"),
    "market": mark("what you can sell and buy there"),
    "issue": mark("the reward beside the Edict"),
    "next": mark("the Edict you can use best"),
    "add": mark("helps your Allies’ conditions"),
    "remove": mark("helps your Allies’ conditions"),
    "house": mark("a good House for this set-up"),
    "discard": mark("a fresh card in its place"),
    "give": mark("the card you need least"),
    "lose": mark("the cube you need least"),
    "replace": mark("the cube you need least"),
    "done": mark("nothing more to gain here"),
    "end": mark("nothing more to do this turn"),
    "pass": mark("keeps what you have for later"),
}
#: Deeds that are good for the same as the action they belong to.
_DEEDS: Final = {
    "promoted": "promote",
    "built": "build",
    "summoned": "summon",
    "purchased": "purchase",
}
#: What a Keep gives, by its site.
_KEEPS: Final = {
    "hand": mark("a larger hand"),
    "spears": mark("both actions of a slot"),
    "slot": mark("a sixth card slot"),
}
_USUAL: Final = mark("prepares your next action")
_ELSEWHERE: Final = (mark("the lit choices"), mark("Choose one of them."))
_FACES: Final = {
    "up": mark("Play a card face up."),
    "down": mark("Play a card face down, for one of its two actions."),
}


def where_to_look(option: Option) -> str:
    """The part of the table where a choice is made."""
    return tr("Look at {place}.", place=tr(_PLACES.get(str(option[0]), _ELSEWHERE)[0]))


def kind_of(option: Option) -> str:
    """What kind of choice it is, without saying which."""
    if option[0] == "play":
        return tr(_FACES[str(option[-1])])
    return tr(_PLACES.get(str(option[0]), _ELSEWHERE)[1])


def alike(option: Option) -> Option:
    """Choices that differ in nothing worth two lines: a card in any slot, any card face down."""
    if option[0] != "play":
        return option
    card, slot, face = option[1:]
    return ("play", CARDS[int(card)].name, face) if face == "up" else ("play", slot, face)


#: What is told first of what a choice brings.
_GOODS: Final = ("vp", "coins", "grain", "stone")


def why(option: Option, events: Sequence[Event], seat: int) -> str:
    """What a choice brings a seat, in a few words; the events are a preview, or a whole plan's."""
    events = _before_scoring(events)
    mine = [event for event in events if event.who == seat]
    closed = next((event for event in mine if event.kind == "closed"), None)
    if closed is not None:
        return tr("closes the {side}", side=side_name(int(closed.args[0])))
    changes = {name: change(events, f"{name}.{seat}") for name in _GOODS}
    return _gained(changes, mine) or _aim(option, mine)


def _gained(changes: Mapping[str, int], mine: Sequence[Event]) -> str:
    """What a Keep opens and what there is more of, or else the deed that was done."""
    gains = [*_opened(mine), *(goods_text(name, by) for name, by in changes.items() if by > 0)]
    if gains:
        return tr("gives {gains}", gains=joined(gains[:2]))
    deed = next((_DEEDS[event.kind] for event in mine if event.kind in _DEEDS), "")
    return tr(_AIMS[deed]) if deed else ""


def _opened(mine: Sequence[Event]) -> list[str]:
    """What the Keeps give that were built."""
    sites = (str(event.args[0]) for event in mine if event.kind == "built")
    return [tr(_KEEPS[site]) for site in sites if site in _KEEPS]


def _aim(option: Option, mine: Sequence[Event]) -> str:
    """What a choice is good for that changes nothing at once; or the action that it is for."""
    chosen = next((str(event.args[0]) for event in mine if event.kind == "action"), "")
    if chosen:
        return tr(_AIMS[chosen])
    if option[0] == "play" and option[-1] == "down":
        words = (tr(ACTION_OF[word].name) for word in SPEARS[int(option[2]) - 1])
        return tr("next you can {actions}", actions=joined(words, "or"))
    return tr(_AIMS.get(str(option[0]), _USUAL))


def _before_scoring(events: Sequence[Event]) -> Sequence[Event]:
    """What a choice itself does: Allies score at the end of a round whatever is chosen."""
    ends = (number for number, event in enumerate(events) if event.kind == "allies")
    return events[: next(ends, len(events))]
