"""What the ribbon asks, question by question, in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.games.burgundy import names
from stupor.games.burgundy.data.buildings import SPACE_NAMES
from stupor.games.burgundy.data.shields import SETTLER
from stupor.games.burgundy.face.gestures.asked import Asked, board_of
from stupor.games.burgundy.face.vocabulary import DICE, die_shows, own_duchy
from stupor.language import mark, tr, trn
from stupor.stage.name import parsed
from stupor.stage.view import View

#: What a drop does with a tile: for nothing, and for workers.
_BRIEFLY: Final[Mapping[object, tuple[str, str]]] = {
    "take": (mark("Take {tile}."), mark("Take {tile} for {price}.")),
    "place": (mark("Place {tile}."), mark("Place {tile} for {price}.")),
}
_ANOTHER: Final = mark("For another tile, drag that tile.")
Sentence = Callable[[View, Decision], str]

#: What is said where the question alone tells it all.
_PLAIN: Final[Mapping[str, str]] = {
    "action": mark("Extra action: use a die of any number, or skip."),
    "townhall": mark("Town Hall: place one more tile on any number, or skip."),
    "warehouse": mark("Click the goods you want to sell, or skip."),
    "copy": mark("Crane: choose a building to copy, or skip."),
    "colour": mark("Staple right: choose a colour to take from all depots."),
    "beast": mark("Geese: choose the animals that score with them."),
    "side": mark("Choose your castle: click a lit space on either duchy."),
    "castle": mark("Click the space for your first castle."),
    "hidden": mark("Choose in secret: click a lit castle space on either duchy."),
    "sequel": mark("Your tile brings several gains: which comes first?"),
    "trade": mark("Trade 5 goods for a lit black tile, or skip."),
}
FETCHED: Final[Mapping[str, str]] = {
    "market": mark("Take a lit ship or livestock, or skip."),
    "carpenter": mark("Take a lit building, or skip."),
    "church": mark("Take a lit mine, monastery or castle, or skip."),
    "any": mark("Take a lit tile, or skip."),
}


def prompt_of(view: View) -> str:
    """What the one who looks is asked; nothing while another is."""
    asked = view.mine()
    if asked is None:
        return ""
    if asked.kind in _TOLD:
        return _TOLD[asked.kind](view, asked)
    return tr(_PLAIN.get(asked.kind, ""))


def brief_of(view: View, option: Option, over_space: str = "") -> str:
    """A drop of a tile in a few words, with its price; nothing for other choices."""
    asked = view.decision
    if option[0] not in _BRIEFLY or asked is None:
        return ""
    workers = Asked(asked, view.table, view.facts).price(option)
    tile, price = names.one(int(option[2])), names.workers_text(workers)
    said = tr(_BRIEFLY[option[0]][workers > 0], tile=tile, price=price)
    return f"{said} {tr(_ANOTHER)}" if _of_several(asked, option, over_space) else said


def _of_several(asked: Decision, option: Option, pick: str) -> bool:
    """Whether a die in the hand could as well place a tile of another kind on that space."""
    fit = (other for other in asked.options if (other[0], other[3:]) == ("place", option[3:]))
    return parsed(pick).kind == "die" and len({names.one(int(other[2])) for other in fit}) > 1


def waiting(asked: Decision) -> int:
    """The tile that a question is about, 0 for none."""
    tile = asked.context.get("tile", 0)
    return names.face_up(tile) if isinstance(tile, int) else 0


def unused_dice(view: View) -> list[int]:
    """What the dice show that are left to the one who looks; 0 is any number."""
    return [n for die in DICE if (n := die_shows(view.table, view.viewer, die)) >= 0]


def _turn(view: View, asked: Decision) -> str:
    left = unused_dice(view)
    if len(left) == len(DICE):
        if any(option[0] == "shield" for option in asked.options):
            return tr("Drag a die or a stored tile. A shield takes both dice.")
        if not any(option[0] == "place" for option in asked.options):
            return tr("Drag a die to a depot, goods or the workers.")
        return tr("Drag a die to a depot, goods or the workers, or a stored tile to your duchy.")
    buys = any(option[0] == "buy" for option in asked.options)
    if left:
        if not left[0]:
            return tr("One die left (any number): use it, or end your turn.")
        return tr("One die left ({die}): use it, or end your turn.", die=left[0])
    if buys:
        return tr("Both dice are used: buy a tile, or end your turn.")
    return tr("Both dice are used: press the seal to end your turn.")


def _ship(view: View, asked: Decision) -> str:
    if "depot" in asked.context:
        return tr("Also load a depot next to depot {depot}, or skip.", depot=_told(asked, "depot"))
    return tr("Ship: click the lit goods of a depot.")


def _room(view: View, asked: Decision) -> str:
    tile = waiting(asked)
    if not tile:
        return tr("Too many stored tiles: click one to discard.")
    return tr("Storage full: click a tile to discard for {tile}.", tile=names.one(tile))


def _settle(view: View, asked: Decision) -> str:
    if asked.context.get("shield") == SETTLER:
        return tr("Settlers: place a tile from a depot, or skip.")
    return tr("Settlers: place a tile from the black depot, or skip.")


def _tribute(view: View, asked: Decision) -> str:
    due = int(str(asked.context.get("due", 0)))
    return trn(
        "Tribute: pay {count} silver, or give up the shield.",
        "Tribute: pay {count} silver, or give up shields.",
        due,
    )


def _filled(view: View) -> str:
    """A colour of which every space is covered; the last one that the board has."""
    board = board_of(view.facts, view.table, own_duchy(view))
    left = view.numbers(f"left.{own_duchy(view)}")
    full = [colour for colour, count in enumerate(left) if not count and board is not None]
    return SPACE_NAMES[full[-1]] if full else mark("spaces")


def _points(view: View, asked: Decision) -> str:
    have = names.silver_text(view.count(f"silver.{own_duchy(view)}"))
    return tr("You have {have}: buy VP for 1 silver each, or skip.", have=have)


def _told(asked: Decision, name: str) -> int:
    return int(str(asked.context.get(name, 0)))


_TOLD: Final[Mapping[str, Sentence]] = {
    "turn": _turn,
    "white": lambda _, asked: tr("White Castle: use the {die}, or skip.", die=_told(asked, "die")),
    "fetch": lambda _, asked: tr(FETCHED[str(asked.context.get("what", "any"))]),
    "ship": _ship,
    "colours": lambda _, asked: tr(
        "Depot {depot}: choose which goods to load.", depot=_told(asked, "depot")
    ),
    "room": _room,
    "keep": lambda _, asked: tr(
        "{tile}: click your own storage or the shared one.", tile=names.name_of(waiting(asked))
    ),
    "pay": lambda _, asked: tr(
        "{tile}: pay with silver or workers?", tile=names.name_of(waiting(asked))
    ),
    "settle": _settle,
    "tribute": _tribute,
    "bounty": lambda view, _: tr(
        "All {what} covered: place a black tile, or skip.", what=tr(_filled(view))
    ),
    "give": lambda _, asked: tr(
        "Click the goods to give: {count} left.", count=_told(asked, "left")
    ),
    "points": _points,
}
