"""What the rules have against an option, with the figures of the moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.games.burgundy import names
from stupor.games.burgundy.board import DISTANCE
from stupor.games.burgundy.data.buildings import COLOUR_NAMES, SPACE_NAMES
from stupor.games.burgundy.data.goods import GOODS_NAMES
from stupor.games.burgundy.data.monasteries import LONG_STEPS
from stupor.games.burgundy.data.tiles import COLOUR, KIND
from stupor.games.burgundy.face.gestures.asked import Asked, tile_number
from stupor.games.burgundy.face.gestures.questions import FETCHED
from stupor.games.burgundy.face.vocabulary import DICE, die_shows
from stupor.games.burgundy.ids import ANY
from stupor.games.burgundy.params import PRICE
from stupor.language import tr
from stupor.stage.view import View

Teller = Callable[[Asked, Option], str]


def shortfall(view: View, rule: str, option: Option, asked: Decision) -> str:
    """What is asked for and what is there, as a sentence; nothing where the rule says it all."""
    here = Asked(asked, view.table, view.facts)
    teller = _TELLERS.get(rule)
    return teller(here, option) if teller is not None else ""


def tile_shortfall(view: View, rule: str, option: Option, asked: Decision) -> str:
    """The same of a tile that is reached for while no space is spoken of."""
    if option[0] == "place" and rule == "place.neighbour":
        tile = names.name_of(int(option[2]))
        return tr("{tile}: none of its spaces is next to a tile yet.", tile=tile)
    if option[0] != "place" or _TELLERS.get(rule) is not _steps:
        return shortfall(view, rule, option, asked)
    here = Asked(asked, view.table, view.facts)
    return _too_far(here, option, tr("It goes on a {number}.", number=here.needs(option)))


def _steps(asked: Asked, option: Option) -> str:
    """A die is too far away for the workers that are there."""
    wanted = asked.needs(option)
    what = {
        "take": tr("Depot {number} needs a {number}.", number=wanted),
        "place": tr("This space needs a {number}.", number=wanted),
    }.get(str(option[0]), tr("These goods need a {number}.", number=wanted))
    return _too_far(asked, option, what)


def _too_far(asked: Asked, option: Option, what: str) -> str:
    """How many workers bring the die to what is needed, and how many are there."""
    die = int(option[1])
    apart = DISTANCE[die][asked.needs(option)]
    needed = (apart + 1) // 2 if asked.owns(LONG_STEPS) else apart
    return tr(
        "{what} Your {die} needs {needed}; you have {have}.",
        what=what,
        die=die,
        needed=names.workers_text(needed),
        have=names.workers_text(asked.count("workers")),
    )


def _silver(asked: Asked, option: Option) -> str:
    return tr(
        "A tile costs {price}; you have {have}.",
        price=names.silver_text(PRICE),
        have=names.silver_text(asked.count("silver")),
    )


def _hire(asked: Asked, option: Option) -> str:
    return tr("2 workers cost 1 silver; you have {have}.", have=names.silver_text(0))


def _colour(asked: Asked, option: Option) -> str:
    tile, space = int(option[2]), int(option[3])
    if asked.board is None:
        return ""
    what = tr(COLOUR_NAMES[COLOUR[tile]])
    return tr(
        "{what} go on {own}; this is a {other}.",
        what=what[:1].upper() + what[1:],
        own=tr(SPACE_NAMES[COLOUR[tile]]),
        other=names.space_kind(asked.board.colours[space - 1]),
    )


def _covered(asked: Asked, option: Option) -> str:
    here = asked.table.pieces(f"duchy.{asked.duchy}.{option[3]}")
    if not here:
        return ""
    lies = names.name_of(tile_number(here[0]))
    return tr("This space is taken ({tile}); choose an empty one.", tile=lies)


def _stored(asked: Asked, option: Option) -> str:
    """No stored tile is of the colour of this space: what it takes, and which number brings it."""
    space, board = int(option[3]), asked.board
    if board is None or int(option[2]) or space > board.size:
        return ""
    covered = _covered(asked, option)
    if covered:
        return covered
    what = tr(COLOUR_NAMES[board.colours[space - 1]])
    number = board.numbers[space - 1]
    if not option[1]:
        return tr("This space takes {what}; you have none in storage.", what=what)
    if asked.stored:
        return tr(
            "This space takes {what} with a {number}; you have none in storage.",
            what=what,
            number=number,
        )
    return tr(
        "Your storage is empty. This space takes {what} with a {number}.",
        what=what,
        number=number,
    )


def _neighbour(asked: Asked, option: Option) -> str:
    """The colour fits, and no tile lies next to the space; its number, where the die has not it."""
    tile, number = names.name_of(int(option[2])), asked.needs(option)
    if option[1] in (ANY, number):
        return tr("{tile}: choose a space next to a tile.", tile=tile)
    return tr(
        "{tile}: choose a space next to a tile; this one also needs a {number}.",
        tile=tile,
        number=number,
    )


def _type(asked: Asked, option: Option) -> str:
    board, kind = asked.board, KIND[int(option[2])]
    if board is None:
        return ""
    region = board.region[int(option[3]) - 1]
    for space in range(board.size):
        for piece in asked.table.pieces(f"duchy.{asked.duchy}.{space + 1}"):
            if region >> space & 1 and KIND[tile_number(piece)] == kind:
                name = names.one(int(option[2]))
                return tr("This building region already has {building}.", building=name)
    return ""


def _goods(asked: Asked, option: Option) -> str:
    colour = tr(GOODS_NAMES[int(option[2]) - 1])
    return tr("You have no {colour} goods; a {number} sells them.", colour=colour, number=option[2])


def _fetched(asked: Asked, option: Option) -> str:
    """What the building that was placed takes."""
    return tr(FETCHED[str(asked.decision.context.get("what", "any"))])


def _doubles(asked: Asked, option: Option) -> str:
    """Both dice must come to the number of the depot, by workers alone."""
    wanted = int(option[1])
    dice = [die_shows(asked.table, asked.seat, die) for die in DICE]
    apart = [DISTANCE[die][wanted] for die in dice if die >= 0]
    needed = sum((n + 1) // 2 if asked.owns(LONG_STEPS) else n for n in apart)
    return tr(
        "Both dice must show {number}: that takes {needed}; you have {have}.",
        number=wanted,
        needed=names.workers_text(needed),
        have=names.workers_text(asked.count("workers")),
    )


_TELLERS: Final[Mapping[str, Teller]] = {
    "buy.silver": _silver,
    "dice.workers.1": _steps,
    "dice.workers.2": _steps,
    "dice.workers.3": _steps,
    "fetch.colour": _fetched,
    "hire.silver": _hire,
    "place.colour": _colour,
    "place.covered": _covered,
    "place.neighbour": _neighbour,
    "place.stored": _stored,
    "place.type": _type,
    "sell.none": _goods,
    "shield.doubles": _doubles,
}
