"""What letters and figures mean at this table: where each of them leads, by what is asked now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from stupor.games.burgundy.face.gestures.asked import Asked, tile_number
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import EXTRA, number_in
from stupor.language import mark
from stupor.stage.affordance import CHOICE
from stupor.stage.bindings import NO_ACTION, PAD, Action
from stupor.stage.keymap import Keymap
from stupor.stage.name import parsed
from stupor.stage.view import View

_DIE: Final[Mapping[str, tuple[str, str]]] = {
    "t": ("", "supply.workers"),
    "s": ("", "stack."),
    "p": ("", "own.d"),
}


def numbered(view: View, names: Iterable[str], digit: str, held: str = "") -> list[str]:
    """What a figure means: with a die in the hand what asks for that number, else that die."""
    order, number = list(names), int(digit)
    if held:
        return [name for name in order if _asks_for(view, name, number)]
    plaques = [name for name in order if name.startswith(CHOICE)]
    if plaques:
        return plaques[number - 1 : number]
    return [f"die.{number}"] if number <= 3 else []


def _asks_for(view: View, name: str, number: int) -> bool:
    """Whether a die must show that number to do something there."""
    asked = view.decision
    if asked is None:
        return False
    here = Asked(asked, view.table, view.facts)
    if name.startswith("own.d"):
        return here.board is not None and here.board.numbers[number_in(name) - 1] == number
    if parsed(name).kind == "stack":
        return number_in(name) == number
    if name in here.stored:
        return False
    return here.depot(here.tile(tile_number(name))) == number if "." in name[:5] else False


KEYS: Final = Keymap[TableView](
    actions={
        "turn_card": Action(mark("Turn the held die"), "f", "x"),
        "pass": NO_ACTION,
        "storage": Action(mark("Storage spaces"), "q"),
        "goods": Action(mark("Goods"), "g"),
        "buy": Action(mark("Buy; black depot"), "b"),
        "extra": Action(mark("Third die"), "c"),
        "duchy": Action(mark("Your duchy"), "d"),
        "rest": Action(mark("All dice for workers"), "r"),
        "silver": Action(mark("Silver"), "k"),
        "discard": Action(mark("Discard a stored tile"), "x"),
        "more": Action(mark("Change the die: +1"), "+"),
        "less": Action(mark("Change the die: \u22121"), "-"),
    },
    jumps={
        "storage": (("storage", ""),),
        "goods": (("goods", "stack."), ("goods", "")),
        "buy": (("dice", "buy"), ("black", "hex.")),
        "extra": (("dice", EXTRA),),
        "duchy": (("duchy", "own.d"), ("duchy", "")),
        "rest": (("seal", "actions.rest"), ("dice", "actions.rest")),
        "silver": (("dice", "silver"), ("household", "silver"), ("goods", "silver")),
    },
    letters={"turn": _DIE, "action": _DIE, "white": _DIE},
    puts={"discard": ("log", "hand")},
    turns={"more": 1, "less": -1},
    handles={".more": 1, ".less": -1},
    told={
        "1 2 3": mark("Dice"),
        "1 \u2013 6": mark("With a die in hand: places for that number"),
        "t": mark("With a die in focus: take workers"),
        "s": mark("With a die in focus: sell goods"),
        "p": mark("With a die in focus: place a tile"),
        f"{PAD}lb rb": mark("With a die in hand: change it"),
    },
    numbered=numbered,
)
