"""Options in words, for people, logs and bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stupor.engine.notation import Option
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES, CITIES, EDICTS
from stupor.games.stupor_mundi.data.castle import SITES
from stupor.games.stupor_mundi.data.voyage import City
from stupor.games.stupor_mundi.effects.market import market_at
from stupor.games.stupor_mundi.ids import SITE
from stupor.games.stupor_mundi.state import State

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
PIECES: Final = (
    "Tower",
    "Great Tower A",
    "Tower",
    "Great Tower B",
    "Wall",
    "Great Wall A",
    "Wall",
    "Great Wall B",
    "Keep",
    "Keep",
    "Great Keep",
    "Tower",
    "Wall",
)
SPACE_BELOW: Final = (
    "Ally space 2",
    "Ally space 3",
    "Ally space 4",
    "Ally space 5",
    "store 4",
    "store 5",
    "store 6",
    "store 7",
)
ACTIONS: Final = {
    "promote": "Promote a Specialist",
    "market": "Visit the Market",
    "build": "Build a Structure",
    "summon": "Summon an Ally",
    "purchase": "Purchase an Action card",
}
ICONS: Final = {
    "grain": "Grain",
    "stone": "Stone",
    "treasury": "Treasury",
    "tower": "Tower",
    "wall": "Wall",
    "keep": "Keep",
    "ally": "Ally",
    "specialist": "Specialist",
}
_MANY: Final = {"tower": "Towers", "wall": "Walls", "keep": "Keeps", "ally": "Allies"}
PLAIN: Final = {
    "pass": "Pass the round",
    "done": "Enough",
    "end": "End the turn",
    "spend": "Pay and gain",
    "lose": "Lose the new resource",
    "replace": "Replace a stored one",
}
HOUSES: Final = {
    "savoy": "Savoy",
    "hohenstaufen": "Hohenstaufen",
    "wittelsbach": "Wittelsbach",
    "di-romano": "Di Romano",
}


def city_of(name: str) -> City:
    """The city behind an option's word."""
    return next(city for city in CITIES if city.name.lower() == name)


def piece_name(piece: int) -> str:
    """A Structure piece and the space that it uncovers."""
    below = f", opens {SPACE_BELOW[piece]}" if piece < len(SPACE_BELOW) else ""
    return f"{PIECES[piece]}{below}"


def lot_text(grain: int, stone: int) -> str:
    """Resources in words."""
    parts = [f"{n} {name}" for n, name in ((grain, "Grain"), (stone, "Stone")) if n]
    return " and ".join(parts) or "nothing"


def joined(words: Iterable[str], last: str = "and") -> str:
    """A list as it is spoken."""
    found = list(words)
    if len(found) < 2:
        return "".join(found)
    return f"{', '.join(found[:-1])} {last} {found[-1]}"


def icons(name: str, count: int) -> str:
    """An icon of the palace for so many of it.

    >>> icons("ally", 1), icons("ally", 2), icons("grain", 2)
    ('Ally', 'Allies', 'Grain')
    """
    return ICONS[name] if count == 1 else _MANY.get(name, ICONS[name])


def coins_text(coins: int) -> str:
    """Augustales in words."""
    return f"{coins} Augustalis" if coins == 1 else f"{coins} Augustales"


def option_text(s: State, option: Option) -> str:
    """An option of the present decision in words."""
    match option:
        case ("sail", int(steps)):
            city = (s.players[s.turn].ship + steps) % 5
            return f"Sail to {CITIES[city].name}"
        case ("sail_to", str(name)):
            return f"Sail to {city_of(name).name}"
        case ("play", int(card), int(slot), str(face)):
            return f"Play {CARDS[card].name} face {face} in slot {ROMAN[slot]}"
        case ("promote", int(index), str(path)):
            return f"Promote Specialist {index + 1} on path {path.upper()}"
        case ("build", str(site), int(piece)):
            return f"Build {SITES[SITE[site]].title}: {piece_name(piece)}"
        case ("pay", int(grain), int(stone)):
            return f"Pay {lot_text(grain, stone)}"
        case ("summon", int(ally), int(space)):
            return f"Summon {ALLIES[ally].name} to Ally space {space}"
        case ("purchase" | "give" | "discard" as verb, int(card)):
            return f"{verb.capitalize()} {CARDS[card].name}"
        case _:
            return _short_text(s, option)


def _short_text(s: State, option: Option) -> str:
    match option:
        case ("sell",):
            lot = market_at(s, s.players[s.agenda[-1][0]].ship).sell
            return f"Sell {lot_text(lot.grain, lot.stone)} for {coins_text(lot.coins)}"
        case ("buy",):
            lot = market_at(s, s.players[s.agenda[-1][0]].ship).buy
            return f"Buy {lot_text(lot.grain, lot.stone)} for {coins_text(lot.coins)}"
        case ("issue", int(row)):
            return f"Issue Edict {ROMAN[row]} ({icons_text(s.active[row - 1])})"
        case ("next", int(row)):
            return f"Next Edict {ROMAN[row]} ({icons_text(s.next[row - 1])}) becomes Active"
        case ("reward", int(row)):
            return f"Take the reward of row {ROMAN[row]}"
        case ("add" | "remove" as verb, str(icon)):
            return f"{verb.capitalize()} {ICONS[icon]}"
        case ("bonus", int(tile)):
            return f"Take City Bonus {BONUSES[tile].letter.upper()}: {BONUSES[tile].text}"
        case ("take", str(resource)):
            return f"Take {ICONS[resource]}"
        case ("income", int(side)):
            return f"Receive the income of side {side}"
        case ("circle", str(circle)):
            return f"{circle.capitalize()}s"
        case ("house", str(name)):
            return f"House {HOUSES[name]}"
        case (str(word),):
            return PLAIN.get(word) or ACTIONS[word]
    return " ".join(map(str, option))


def icons_text(edict: int) -> str:
    """An Edict tile in words, such as Tower, Tower, Wall."""
    names = list(ICONS.values())
    return ", ".join(names[icon] for icon, count in EDICTS[edict].groups for _ in range(count))
