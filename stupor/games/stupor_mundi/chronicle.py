"""Events as lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.engine.events import UNKNOWN, Event
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES, CITIES
from stupor.games.stupor_mundi.data.castle import SITES
from stupor.games.stupor_mundi.expansions import words as expansion_words
from stupor.games.stupor_mundi.ids import SITE
from stupor.games.stupor_mundi.params import TREASURY_STEP
from stupor.games.stupor_mundi.solo_words import card_text
from stupor.games.stupor_mundi.wording import (
    ACTIONS,
    HOUSES,
    ICONS,
    PIECES,
    ROMAN,
    coins_text,
    lot_text,
)

Args = tuple[str | int, ...]
ENDINGS: Final = {
    "castle": "a Castle is complete",
    "edicts": "an Active Edict could not be replaced",
    "cards": "the Advanced cards ran out",
}


def card_name(card: str | int) -> str:
    """A card's name, or a card that nobody may know."""
    return "a card" if card in (UNKNOWN, "") else CARDS[int(card)].name


def plural(count: int, word: str) -> str:
    """A number with its noun."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _sailed(a: Args) -> str:
    price = f" for {coins_text(int(a[2]))}" if a[2] else ""
    return f"sails to {CITIES[int(a[0])].name}{price}"


def _played(a: Args) -> str:
    if a[2] == "down":
        return f"plays a card face down in slot {ROMAN[int(a[1])]}"
    return f"plays {card_name(a[0])} in slot {ROMAN[int(a[1])]}"


def _promoted(a: Args) -> str:
    path, space = str(a[1]).split(".")
    price = f" for {a[2]} Grain" if a[2] else ""
    return f"Promotes a Specialist to {path.upper()}{space}{price}"


def _sold(a: Args) -> str:
    return f"sells {lot_text(int(a[0]), int(a[1]))} for {coins_text(int(a[2]))}"


def _bought(a: Args) -> str:
    return f"buys {lot_text(int(a[0]), int(a[1]))} for {coins_text(int(a[2]))}"


#: Where an Edict's icons act, and what one and several of them are called.
_PLACES: Final = {
    "grain": ("Reserve", "Grain", "Grain"),
    "stone": ("Reserve", "Stone", "Stone"),
    "tower": ("Castle", "Tower", "Towers"),
    "wall": ("Castle", "Wall", "Walls"),
    "keep": ("Castle", "Keep", "Keeps"),
    "ally": ("Court", "Ally", "Allies"),
}


def _icon(a: Args) -> str:
    icon, count, adds = str(a[1]), int(a[2]), a[0] == "add"
    if icon == "specialist":
        return f"moves Frederick's Specialist {count} {'forward' if adds else 'back'}"
    if icon == "treasury":
        place, things = "Treasury", coins_text(count * TREASURY_STEP)
    else:
        place, one, many = _PLACES[icon]
        things = f"{count} {one if count == 1 else many}"
    return (
        f"{'adds' if adds else 'removes'} {things} {'to' if adds else 'from'} Frederick's {place}"
    )


def _removed(a: Args) -> str:
    name = CARDS[int(a[1])].name if a[0] == "card" else ALLIES[int(a[1])].name
    return f"removes {name} from the Voyage Board"


def _goods(told: str | int) -> str:
    """What a note such as "1 coins" or "2 grain" means, in words."""
    count, _, what = str(told).partition(" ")
    if what == "coins":
        return coins_text(int(count))
    return f"{count} {'VP' if what == 'vp' else ICONS.get(what, what)}"


_LINES: Final[dict[str, Callable[[Args], str]]] = {
    "round": lambda a: f"Round {a[0]} begins",
    "sailed": _sailed,
    "played": _played,
    "action": lambda a: f"chooses {ACTIONS[str(a[0])]}",
    "promoted": _promoted,
    "sold": _sold,
    "bought": _bought,
    "built": lambda a: f"Builds {SITES[SITE[str(a[0])]].title} ({PIECES[int(a[1])]})",
    "closed": lambda a: f"closes side {a[0]} of the Castle",
    "issued": lambda a: f"Issues Edict {ROMAN[int(a[1])]}",
    "rewarded": lambda a: f"takes the reward of row {ROMAN[int(a[0])]}; no Edict is left",
    "icon": _icon,
    "summoned": lambda a: f"Summons {ALLIES[int(a[0])].name} from {CITIES[int(a[1])].name}",
    "purchased": lambda a: f"Purchases {card_name(a[0])}",
    "gave": lambda a: f"gives {card_name(a[0])} for it",
    "bonus": lambda a: f"takes City Bonus {BONUSES[int(a[0])].letter.upper()}",
    "spent": lambda a: f"pays {_goods(a[0])} for {_goods(a[1])}",
    "lost": lambda a: f"loses 1 {ICONS[str(a[0])]}: the warehouse is full",
    "replaced": lambda a: f"replaces 1 {ICONS[str(a[0])]}",
    "passed": lambda a: "passes the round",
    "drew": lambda a: f"draws {plural(int(a[0]), 'card')}",
    "discarded": lambda a: f"discards {card_name(a[0])}",
    "allies": lambda a: f"scores {a[0]} VP from Allies",
    "ended": lambda a: f"The game ends: {ENDINGS[str(a[0])]}",
    "scored": lambda a: f"scores {a[1]} VP for {a[0]}",
    "solo": lambda a: card_text(int(a[0])),
    "removed": _removed,
    "drafted": lambda a: f"plays for House {HOUSES[str(a[0])]}",
    **expansion_words.LINES,
}
#: Lines about the whole table that need no name in front.
_OF_THE_TABLE: Final = ("round", "ended")


def tell(event: Event, names: Sequence[str]) -> str | None:
    """An event as a line of the log, or None when it is not worth one."""
    line = _LINES.get(event.kind)
    if line is None:
        return None
    text = line(event.args)
    if event.kind in _OF_THE_TABLE:
        return f"{text}."
    if event.who < 0:
        his = text.replace("Frederick's", "his")
        return f"Frederick {his}."
    return f"{names[event.who]} {text}."
