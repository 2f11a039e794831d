"""Why nothing can be done with a thing that a hand reaches for, and what would let it be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.games.burgundy.face.gestures.asked import Asked, dealt_names
from stupor.games.burgundy.face.gestures.attempts import BOARD, meant, nearest, wish_for
from stupor.games.burgundy.face.gestures.questions import prompt_of
from stupor.games.burgundy.face.gestures.shortfall import shortfall, tile_shortfall
from stupor.games.burgundy.face.vocabulary import EXTRA, die_shows, number_in, rival_of, zone_of
from stupor.games.burgundy.ids import ANY
from stupor.language import mark, tr
from stupor.stage.course import GameCourse
from stupor.stage.explanation import NOT_YET
from stupor.stage.name import parsed
from stupor.stage.view import View

#: What says a rule against an option in figures.
Teller = Callable[[View, str, Option, Decision], str]
#: Questions of a turn, in which things are reached for.
OPEN: Final = frozenset({"turn", "action", "white", "townhall"})
#: Rules that may stand against one of several wishes, the one that lacks least first.
NEAREST: Final = ("dice.workers", "place.type", "place.inn", "place.neighbour", "place.colour")
USED_DIE: Final = mark("This die is used. All dice are rolled again next round.")
NO_WORKER: Final = mark("A worker changes a die by 1; you have no workers.")
NO_GOAL: Final = mark("Your workers cannot turn this die into a useful number.")
NO_EXTRA: Final = mark("Place a castle to get a die of any number here.")
STORED_FIRST: Final = mark("It goes to your storage first; a die places it from there.")
ON_A_CASTLE: Final = mark("Your first castle goes on a lit castle space.")
WITH_A_SHIP: Final = mark("Place a ship to load the goods of a depot.")
BUY_LATER: Final = mark("Right after you gain VP, you may buy more here for 1 silver each.")
THEIRS: Final = mark("This belongs to {who}.")


def to_thing(course: GameCourse, view: View, name: str) -> str:
    """Why a thing cannot be used now; nothing where there is no use for it at all."""
    asked = course.decision
    if asked is None or not name:
        return ""
    here = Asked(asked, view.table, view.facts)
    still = _still(view, here, name)
    if still:
        return still
    wishes = list(_wishes(here, name))
    if not wishes:
        return ""
    if any(wish in asked.options for wish in wishes):
        return _first(name)
    if asked.kind not in OPEN and not _asked_for(asked, wishes):
        return f"{tr(NOT_YET)} {prompt_of(view)}".rstrip()
    # only a space of the duchy speaks of this space
    tell = shortfall if name.startswith("own.d") else tile_shortfall
    return _closest(course, view, asked, wishes, tell)


def _asked_for(asked: Decision, wishes: Iterable[Option]) -> bool:
    """Whether something of the kind is asked for now."""
    return not {wish[0] for wish in wishes}.isdisjoint(option[0] for option in asked.options)


def to_option(course: GameCourse, view: View, option: Option) -> str:
    """The rule against an option, in figures; nothing where it names none."""
    asked, against = course.decision, course.refusal(option)
    if asked is None or against is None:
        return ""
    if option[0] == "place" and _on_the_board(Asked(asked, view.table, view.facts), option):
        return tr(STORED_FIRST)
    return shortfall(view, against.rule, option, asked)


def _on_the_board(asked: Asked, option: Option) -> bool:
    """Whether what was to be placed is a tile of the board that goes to storage before."""
    piece = asked.tile(option[2]) if option[2] else ""
    straight = any(o[0] == "place" and o[2] == option[2] for o in asked.decision.options)
    return asked.zones.get(piece, "").startswith(BOARD) and not straight


def theirs(view: View, name: str) -> str:
    """That a thing belongs to somebody else, in words; nothing where it does not."""
    shelf = parsed(zone_of(view.table, name) or name).words
    if len(shelf) < 3 or shelf[0] not in ("rival", "storage"):
        return ""
    seat = rival_of(view, int(shelf[1])) if shelf[0] == "rival" else int(shelf[1])
    return tr(THEIRS, who=view.names[seat]) if seat != view.viewer else ""


def _still(view: View, asked: Asked, name: str) -> str:
    """What is said of things that never follow a hand."""
    return theirs(view, name) or _of_a_question(view, asked, name)


def _of_a_question(view: View, asked: Asked, name: str) -> str:
    """The same of what is only there for another question."""
    if name == EXTRA and asked.decision.kind not in OPEN - {"turn"}:
        return tr(NO_EXTRA)
    if name == "own" and dealt_names(asked.decision):
        return tr(ON_A_CASTLE)
    if name == "points" and asked.decision.kind != "points":
        return tr(BUY_LATER)
    return _in_a_turn(view, asked, name) if asked.decision.kind == "turn" else ""


def _in_a_turn(view: View, asked: Asked, name: str) -> str:
    """The same of what is only there for a turn."""
    head = parsed(name).kind
    if head == "depot" and name.endswith((".goods", ".die")):
        return tr(WITH_A_SHIP)
    if name == "actions.rest":
        return tr("Both dice are used.")
    return _still_die(view, asked, name) if head == "die" and name != EXTRA else ""


def _still_die(view: View, asked: Asked, name: str) -> str:
    if die_shows(view.table, view.viewer, int(parsed(name).parts[0])) < 0:
        return tr(USED_DIE)
    if name.endswith((".more", ".less")):
        return tr(NO_GOAL if asked.count("workers") else NO_WORKER)
    return ""


def _first(name: str) -> str:
    """What to take up first where a thing is only the target of something else."""
    if name.startswith("own.d"):
        return tr("Pick up a lit tile or die first, then click the space.")
    return tr("Pick up a lit die first, then click this.")


def _closest(
    course: GameCourse, view: View, asked: Decision, wishes: list[Option], tell: Teller
) -> str:
    """What stands against the wish that comes nearest to being possible."""
    refused = [(wish, against.rule) for wish in wishes if (against := course.refusal(wish))]
    if not refused:
        return ""
    wish, rule = min(refused, key=lambda pair: _distance(pair[1]))
    return tell(view, rule, wish, asked) or tr(course.rules.rule(rule).text)


def _distance(rule: str) -> tuple[int, str]:
    """How far a refused wish is from being possible; of dice, the one that lacks fewest workers."""
    place = next((n for n, start in enumerate(NEAREST) if rule.startswith(start)), len(NEAREST))
    return place, rule if rule.startswith(NEAREST[0]) else ""


def _wishes(asked: Asked, name: str) -> Iterator[Option]:
    """What a hand may want of a thing, the likeliest first."""
    head = parsed(name).kind
    maker = _WANTED.get(name) or _WANTED.get(head)
    if maker is not None:
        yield from maker(asked, name)


def _tile(asked: Asked, name: str) -> Iterator[Option]:
    """A tile in the storage is to be placed, one on the board to be taken."""
    if name in asked.stored:
        tile = number_in(name) + 200 * name.startswith("back")
        board = asked.board
        spaces = range(board.size if board is not None else 0)
        for space in spaces:
            yield ("place", _die(asked, board.numbers[space] if board else ANY), tile, space + 1)
        return
    wish = wish_for(asked, name)
    if wish is not None and asked.zones.get(name, "").startswith(BOARD):
        yield wish


def _space(asked: Asked, name: str) -> Iterator[Option]:
    """A space of the own duchy; what else stands on its board is not for use."""
    if not name.startswith("own.d"):
        return
    if asked.decision.kind == "castle":
        yield ("castle", number_in(name))
        return
    board = asked.board
    if board is not None:
        number = board.numbers[number_in(name) - 1]
        yield ("place", _die(asked, number), meant(asked, number_in(name)), number_in(name))


def _stack(asked: Asked, name: str) -> Iterator[Option]:
    yield ("sell", _die(asked, number_in(name)), number_in(name))


def _workers(asked: Asked, name: str) -> Iterator[Option]:
    yield ("workers", _die(asked, ANY))


def _purchase(asked: Asked, name: str) -> Iterator[Option]:
    for space in range(1, 9):
        for piece in asked.table.pieces(f"black.{space}"):
            yield ("buy", number_in(piece))


def _depot(asked: Asked, name: str) -> Iterator[Option]:
    if name.endswith((".goods", ".die")):
        yield ("ship", int(parsed(name).parts[0]))


def _shield(asked: Asked, name: str) -> Iterator[Option]:
    zone = parsed(asked.zones.get(name, "")).words
    castles = [z for z in asked.table.zones if z.startswith(f"duchy.{asked.duchy}.")]
    if zone[0] == "depot" and castles:
        yield ("shield", int(zone[1]), number_in(name), number_in(castles[0]))


def _die(asked: Asked, wanted: int) -> int:
    return ANY if asked.decision.kind in ("action", "townhall") else nearest(asked, wanted)


_WANTED: Final[Mapping[str, Callable[[Asked, str], Iterator[Option]]]] = {
    "hex": _tile,
    "back": _tile,
    "own": _space,
    "stack": _stack,
    "workers": _workers,
    "supply.workers": _workers,
    "silver": _purchase,
    "buy": _purchase,
    "depot": _depot,
    "shield": _shield,
}
