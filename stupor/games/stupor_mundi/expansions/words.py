"""The expansions in words: options, lines of the log, deeds of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.engine.corrections import Corrections
from stupor.engine.notation import Option
from stupor.games.stupor_mundi.crusade.board_queries import lies_on
from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES, BOARDS, HARBOUR, KNIGHTS
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.effects.purchase import Purchase, coins_for
from stupor.games.stupor_mundi.figures.extras import PROJECT_TILES, SUPPLY
from stupor.games.stupor_mundi.projects.data import PROJECTS
from stupor.games.stupor_mundi.state import State
from stupor.games.stupor_mundi.wording import building_text, coins_text, lot_text, price_words
from stupor.language import joined, mark, tr, trc

Args = tuple[str | int, ...]


def option_text(s: State, option: Option) -> str | None:
    """An option of the expansions in words, or None for any other."""
    match option:
        case ("book",):
            return tr("Take a Papal Book")
        case ("supply",):
            price = ship_price(lies_on(s, HARBOUR)[-1], s.edition.figures)
            return tr("Buy the Supply Ship for {price}", price=price)
        case ("mantle", int(space)):
            name = tr(ALLIES[s.players[s.agenda[-1][0]].allies[space - 1]].name)
            return tr("Place a Papal Mantle on {ally}, Ally space {space}", ally=name, space=space)
        case ("knight",):
            return tr("Purchase Crusade Knights for {price}", price=_knights_price(s))
        case ("papal", str(site), int(piece)):
            return building_text(mark("Build {site} as a Papal Structure"), site, piece)
        case ("imperial", str(site), int(piece), int(project)):
            name = tr(PROJECTS[project].name)
            return building_text(mark("Build {site} as {project}"), site, piece, project=name)
        case ("project", int(project)):
            tile = PROJECT_TILES.shown(s.edition.figures, project)
            text = tr(tile.text).rstrip(".")
            return tr("Take {project}: {text}", project=tr(tile.name), text=text)
    return None


def _knights_price(s: State) -> str:
    """What Crusade Knights cost whoever is asked, in words."""
    who, (asked, *_) = s.agenda[-1]
    pay = asked.pay if isinstance(asked, Purchase) else "printed"
    return price_words(coins_for(s, s.players[who], lies_on(s, KNIGHTS)[-1], pay))


def ship_price(ship: int, figures: Corrections = ()) -> str:
    """What a Supply Ship costs, in words."""
    price = SUPPLY.laid(figures)[ship]
    goods = lot_text(price.grain, price.stone) if price.grain or price.stone else ""
    coins = coins_text(price.coins) if price.coins else ""
    return joined(filter(None, (coins, goods)))


_TAKEN: Final = {
    "library": mark("takes a Papal Book"),
    "harbour": mark("buys a Supply Ship"),
    "structures": mark("uses a Papal Structure"),
    "allies": mark("places a Mantle on an Ally"),
    "knights": mark("purchases Crusade Knights"),
}


def _banned(a: Args) -> str:
    board = BOARDS[BOARD_NAMES.index(str(a[0]))]
    return tr("triggers the {board} ban", board=tr(board.title))


def _acquired(a: Args) -> str:
    return tr("takes Project {project}", project=tr(PROJECTS[int(a[0])].name))


def _project_scored(a: Args) -> str:
    name, vp = tr(PROJECTS[int(a[0])].name), int(a[1])
    if vp >= 0:
        return tr("scores {vp} VP for {project}", vp=vp, project=name)
    return tr("loses {vp} VP: {project} was not built", vp=-vp, project=name)


#: Events of the expansions as lines of the log.
LINES: Final[dict[str, Callable[[Args], str]]] = {
    "crusade": lambda a: tr(_TAKEN[str(a[0])]),
    "banned": _banned,
    "exchanged": lambda a: tr("turns Crusade Knights into Lonely Knights"),
    "acquired": _acquired,
    "completed": lambda a: tr("completes {project}", project=tr(PROJECTS[int(a[0])].name)),
    "project_scored": _project_scored,
    "supplied": lambda a: tr("scores {vp} VP for Supply Ships", vp=a[1]),
}


def _taken_briefly(a: Args) -> str:
    return trc("in one row", "buys a Supply Ship") if a[0] == "harbour" else tr(_TAKEN[str(a[0])])


#: The same where the figures stand beside the line.
BRIEFLY: Final[dict[str, Callable[[Args], str]]] = {
    "crusade": _taken_briefly,
    "banned": lambda a: trc("in one row", "triggers the ban"),
    "acquired": lambda a: tr("takes {project}", project=tr(PROJECTS[int(a[0])].name)),
    "project_scored": lambda a: tr(
        "scores for {project}" if int(a[1]) >= 0 else "loses VP for {project}",
        project=tr(PROJECTS[int(a[0])].name),
    ),
    "supplied": lambda a: tr("scores for Supply Ships"),
}
#: What is worth a sentence about a turn, from the weightiest deed to the lightest.
DEEDS: Final[dict[str, Callable[[Args], str]]] = {
    "completed": LINES["completed"],
    "crusade": LINES["crusade"],
    "acquired": LINES["acquired"],
}
#: Where on the table the choices of a word are made, and what kind of choice it is.
PLACES: Final[dict[str, tuple[str, str]]] = {
    "book": (mark("the Vatican Library"), mark("Take a Papal Book instead of a promotion.")),
    "supply": (
        mark("the Harbour board"),
        mark("Buy the Supply Ship instead of visiting the Market."),
    ),
    "papal": (mark("your Castle and the Papal Structures"), mark("Build a Papal Structure.")),
    "mantle": (
        mark("your Allies and the Papal Mantles"),
        mark("Place a Mantle on one of your Allies."),
    ),
    "knight": (mark("the board of the Crusade Knights"), mark("Purchase Crusade Knights.")),
    "imperial": (
        mark("your Castle and your Imperial Projects"),
        mark("Build an Imperial Structure."),
    ),
    "project": (mark("the Imperial Projects"), mark("Take one of the Imperial Projects.")),
}
#: Rules of the expansions by id: where each stands, and its gist.
RULES: Final[dict[str, tuple[str, str]]] = {
    "crusade.board": (mark("The Postponed Crusade"), mark("This game has no such Crusade tile.")),
    "crusade.book": (mark("Vatican Library"), mark("A Papal Book replaces a promotion.")),
    "crusade.supply": (mark("Harbour"), mark("You cannot afford the top Supply Ship.")),
    "crusade.papal": (mark("Papal Structures"), mark("No Papal Structure of this type is left.")),
    "crusade.mantle": (mark("Papal Allies"), mark("A Mantle goes on a hosted Ally without one.")),
    "crusade.knight": (
        mark("Crusade Knights"),
        mark("Crusade Knights cost 2 Augustales, minus any Purchase discount."),
    ),
    "project.condition": (
        mark("The Imperial Projects"),
        mark("At the end of your turn you may take one Project whose Condition you meet."),
    ),
    "project.gone": (mark("The Imperial Projects"), mark("That Project is no longer available.")),
    "project.own": (
        mark("The Imperial Projects"),
        mark("You have no such Project with an unbuilt Structure of this type."),
    ),
}
