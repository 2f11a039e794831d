"""Words of the preview: what a choice is called, what comes next, what stands against it."""

from collections.abc import Callable
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.rules import Rule
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES
from stupor.games.stupor_mundi.data.castle import SITES
from stupor.games.stupor_mundi.ids import ACTIONS, GREAT, SITE
from stupor.games.stupor_mundi.presentation.view import TableView, roman
from stupor.games.stupor_mundi.wording import ACTIONS as ACTION_NAMES
from stupor.games.stupor_mundi.wording import coins_text

#: The icon in front of a row, by the word of the choice.
SIGNS: Final[dict[str, str]] = {
    "sail": "ship", "sail_to": "ship", "play": "card", "pass": "hourglass", "end": "hourglass",
    "sell": "market", "buy": "market", "pay": "build", "give": "card", "spend": "coin",
    "issue": "issue-edict", "reward": "reward", "next": "next-edict", "bonus": "city-bonus",
    "circle": "ally", "lose": "remove", "replace": "warehouse", "discard": "card",
    "house": "crown", "done": "hourglass", "income": "income",
}  # fmt: skip
#: What comes next, by the kind of the question.
NEXT: Final[dict[str, str]] = {
    "turn": "play a card",
    "action": "choose the action",
    "promote": "choose a Specialist",
    "market": "sell or buy",
    "build": "choose a site",
    "pay": "choose how to pay",
    "summon": "choose an Ally",
    "purchase": "choose a card",
    "give": "give a card",
    "spend": "pay to gain, or stop",
    "edict": "choose an Edict",
    "reward": "choose a reward",
    "resource": "Grain or Stone",
    "icon": "add or remove its icons",
    "refill": "choose a Next Edict",
    "bonus": "take a City Bonus",
    "circle": "choose a circle",
    "income": "choose a closed side",
    "store": "warehouse full: replace or lose",
    "discard": "discard, or stop",
    "harbour": "choose a city",
    "house": "the next House chooses",
}
#: Stocks that a rule asks for, so that one reads how much is there.
ASKED: Final[dict[str, tuple[str, ...]]] = {
    "build.cost": ("stone", "grain"),
    "build.great": ("coins",),
    "summon.cost": ("grain",),
    "purchase.cost": ("coins",),
    "promote.grain": ("grain",),
    "market.lot": ("stone", "grain", "coins"),
    "travel.price": ("coins",),
    "travel.each": ("coins",),
    "build.stone": ("stone",),
}


def sign_of(option: Option) -> str:
    """The icon of a choice."""
    word = str(option[0])
    if word in ("take", "add", "remove"):
        return {"treasury": "frederick-treasury"}.get(str(option[1]), str(option[1]))
    return word if word in ACTIONS else SIGNS.get(word, "reward")


def title_of(options: tuple[Option, ...], words: Callable[[Option], str]) -> str:
    """What a choice, or several in a row, is called in a few words."""
    option = options[-1]
    match option:
        case ("build", str(site), int(piece)):
            great = "Great " if piece in GREAT else ""
            return f"Build: {great}{SITES[SITE[site]].title}"
        case ("play", int(card), int(slot), str(face)):
            return f"{CARDS[card].name}, face {face} in {roman(slot)}"
        case ("summon", int(ally), int(space)):
            return f"Summon: {ALLIES[ally].name} on {space}"
        case ("promote", int(), str(path)):
            return f"Promote: path {path.upper()}"
        case ("purchase", int(card)):
            return f"Purchase: {CARDS[card].name}"
        case ("issue", int(row)):
            return f"Issue Edict {roman(row)}"
        case ("next", int(row)):
            return f"Next Edict {roman(row)} becomes Active"
        case ("bonus", int(tile)):
            return f"City Bonus {BONUSES[tile].letter.upper()}"
        case (str(action),) if action in ACTIONS:
            return ACTION_NAMES[action]
        case ("sell",) | ("buy",):
            return str(option[0]).capitalize()
    return words(option)


def next_words(view: TableView, then: Decision) -> str:
    """The question that would follow; with few answers, which they are."""
    real = [option for option in then.options if option != ("done",)]
    names: list[str] = []
    if then.kind == "build" and real:
        sites = {str(option[1]) for option in real}
        if len(sites) == 1:
            return f"then: a piece for {SITES[SITE[sites.pop()]].title}"
        return f"then: choose 1 of {len(sites)} sites"
    if then.kind == "summon":
        names = [ALLIES[int(o[1])].name for o in real if o[0] == "summon"]
    elif then.kind in ("purchase", "give"):
        names = [CARDS[int(o[1])].name for o in real if o[0] in ("purchase", "give")]
    elif then.kind == "market":
        names = [str(option[0]) for option in real]
    found = list(dict.fromkeys(names))
    if 0 < len(found) < 3:
        return f"then: {' or '.join(found)}"
    return f"then: {NEXT.get(then.kind, 'go on')}"


def refusal_words(view: TableView, rule: Rule) -> str:
    """The rule against something, what is there of what it asks for, and where it stands."""
    held = [_held(view, stock) for stock in ASKED.get(rule.id, ())]
    have = f" You have {' and '.join(held)}." if held else ""
    return f"{rule.text}{have} Rulebook: {rule.section}."


def _held(view: TableView, stock: str) -> str:
    count = view.count(f"{stock}.{view.viewer}")
    return coins_text(count) if stock == "coins" else f"{count} {stock.capitalize()}"
