"""The expansions in words: options, lines of the log, deeds of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.engine.notation import Option
from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES, BOARDS, HARBOUR, KNIGHT_COINS, SHIPS
from stupor.games.stupor_mundi.crusade.standing import lies_on
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.data.castle import SITES
from stupor.games.stupor_mundi.ids import SITE
from stupor.games.stupor_mundi.projects.data import CONDITIONS, PROJECTS
from stupor.games.stupor_mundi.state import State
from stupor.games.stupor_mundi.wording import coins_text, lot_text, piece_name

Args = tuple[str | int, ...]


def option_text(s: State, option: Option) -> str | None:
    """An option of the expansions in words, or None for any other."""
    match option:
        case ("book",):
            return "Take a Papal Book"
        case ("supply",):
            return f"Buy the Supply Ship for {ship_price(lies_on(s, HARBOUR)[-1])}"
        case ("mantle", int(space)):
            name = ALLIES[s.players[s.agenda[-1][0]].allies[space - 1]].name
            return f"Lay a Papal Mantle over {name} on Ally space {space}"
        case ("knight",):
            return f"Purchase Crusade Knights for {coins_text(KNIGHT_COINS)}"
        case ("papal", str(site), int(piece)):
            return f"Build {SITES[SITE[site]].title} as a Papal Structure: {piece_name(piece)}"
        case ("imperial", str(site), int(piece), int(project)):
            name = PROJECTS[project].name
            return f"Build {SITES[SITE[site]].title} as {name}: {piece_name(piece)}"
        case ("project", int(project)):
            return f"Acquire {PROJECTS[project].name}: {PROJECTS[project].text}"
    return None


def ship_price(ship: int) -> str:
    """What a Supply Ship costs, in words."""
    price = SHIPS[ship]
    goods = lot_text(price.grain, price.stone) if price.grain or price.stone else ""
    coins = coins_text(price.coins) if price.coins else ""
    return " and ".join(filter(None, (coins, goods)))


_TAKEN: Final = {
    "library": "takes a Papal Book",
    "harbour": "buys a Supply Ship",
    "structures": "uses a Papal Structure",
    "allies": "lays a Mantle over an Ally",
    "knights": "purchases Crusade Knights",
}


def _banned(a: Args) -> str:
    board = BOARDS[BOARD_NAMES.index(str(a[0]))]
    return f"brings the excommunication on the {board.title} board"


def _acquired(a: Args) -> str:
    return f"acquires {PROJECTS[int(a[0])].name} ({CONDITIONS[int(a[1])].text[:-1]})"


def _project_scored(a: Args) -> str:
    name, vp = PROJECTS[int(a[0])].name, int(a[1])
    return f"scores {vp} VP for {name}" if vp >= 0 else f"loses {-vp} VP: {name} was not built"


#: Events of the expansions as lines of the log.
LINES: Final[dict[str, Callable[[Args], str]]] = {
    "crusade": lambda a: _TAKEN[str(a[0])],
    "banned": _banned,
    "exchanged": lambda a: "sees the Crusade Knights ride home lonely",
    "acquired": _acquired,
    "completed": lambda a: f"completes {PROJECTS[int(a[0])].name}",
    "project_scored": _project_scored,
    "supplied": lambda a: f"scores {a[1]} VP for Supply Ships",
}
#: What is worth a sentence about a turn, from the weightiest deed to the lightest.
DEEDS: Final[dict[str, Callable[[Args], str]]] = {
    "completed": LINES["completed"],
    "crusade": LINES["crusade"],
    "acquired": lambda a: f"acquires {PROJECTS[int(a[0])].name}",
}
#: Where on the table the choices of a word are made, and what kind of choice it is.
PLACES: Final[dict[str, tuple[str, str]]] = {
    "book": ("the Vatican Library", "Take a Papal Book instead of a promotion."),
    "supply": ("the Harbour board", "Buy the Supply Ship instead of a visit to the Market."),
    "papal": ("your Castle and the Papal Structures", "Build a Papal Structure."),
    "mantle": ("your Allies and the Papal Mantles", "Lay a Mantle over one of your Allies."),
    "knight": ("the board of the Crusade Knights", "Purchase Crusade Knights."),
    "imperial": ("your Castle and your Imperial Projects", "Build an Imperial Structure."),
    "project": ("the Imperial Projects", "Acquire one of the Imperial Projects."),
}
#: Rules of the expansions by id: where each stands, and its gist.
RULES: Final[dict[str, tuple[str, str]]] = {
    "crusade.board": (
        "The Postponed Crusade",
        "Nothing of that kind lies on the Crusade boards of this game.",
    ),
    "crusade.book": ("Vatican Library", "A Papal Book replaces a promotion."),
    "crusade.supply": ("Harbour", "You cannot pay the price of the Supply Ship on top."),
    "crusade.papal": ("Papal Structures", "No Papal Structure of this kind is left."),
    "crusade.mantle": (
        "Papal Allies",
        "A Mantle needs an Ally whom you host and who wears none yet.",
    ),
    "crusade.knight": (
        "Crusade Knights",
        f"Crusade Knights cost {KNIGHT_COINS} Augustales, and no discount helps.",
    ),
    "project.condition": (
        "The Imperial Projects",
        "At the end of your turn you may take one Project whose Condition you fulfil.",
    ),
    "project.gone": ("The Imperial Projects", "That Project is not on offer any more."),
    "project.own": (
        "The Imperial Projects",
        "You hold no such Project with an unbuilt Structure of this kind.",
    ),
}
