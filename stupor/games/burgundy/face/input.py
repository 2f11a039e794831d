"""What the hand's movements and letters mean, what is asked, and what stands against it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import ENDS, PASSES, Option
from stupor.engine.table import Table
from stupor.games.burgundy.face.gestures import objections, plaque_words
from stupor.games.burgundy.face.gestures.asked import Asked, tile_number
from stupor.games.burgundy.face.gestures.attempts import KNOWN_PLACES, attempt, instead_of
from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.gestures.plaque_words import plaque_text
from stupor.games.burgundy.face.gestures.questions import brief_of, prompt_of, unused_dice
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import EXTRA, number_in, own_duchy
from stupor.language import mark, tr, trn
from stupor.stage.affordance import CHOICE, Attempt, Gesture, Held, Under
from stupor.stage.bindings import NO_ACTION, PAD, Action
from stupor.stage.course import GameCourse
from stupor.stage.game_ui.input import PUT_DOWN, Input
from stupor.stage.game_ui.override import override
from stupor.stage.items import Rect
from stupor.stage.keymap import Keymap
from stupor.stage.name import parsed
from stupor.stage.plaque import PlaqueGrid, PlaqueText
from stupor.stage.view import Facts, View

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
    puts={"discard": ("log", "storage")},
    turns={"more": 1, "less": -1},
    handles={".more": 1, ".less": -1},
    told={
        "1 2 3": mark("Dice"),
        "1 \u2013 6": mark("Holding a die: places of that number"),
        "t": mark("On a die: take workers"),
        "s": mark("On a die: sell goods"),
        "p": mark("On a die: place a tile"),
        f"{PAD}lb rb": mark("Holding a die: change it"),
    },
    numbered=numbered,
)


_NO_DIE: Final = mark("No die can be turned into workers now.")
#: Where to drop a die, by what leads: the pointer, keys, a gamepad.
_PUT_DOWN_DIE: Final = {
    "": mark("Drop it on a lit place. Wheel: change it. Esc: put back."),
    "keys": mark("Arrows: choose a lit place. + and \u2212: change it. Esc: put back."),
    "pad": mark("Choose a lit place. A: drop. LB, RB: change it. B: put back."),
}


class BurgundyInput(Input[TableView]):
    """What the hand's movements mean, what is asked of it, and what stands against it."""

    keys = KEYS

    @override
    def gestures(self, decision: Decision, table: Table, facts: Facts) -> list[Gesture]:
        """All the ways to answer a question."""
        return gestures(decision, table, facts)

    @override
    def attempt(self, decision: Decision, table: Table, held: Held, under: Under) -> Attempt:
        """What a drop that is not offered seems to have meant, and the place it was for."""
        place = under(KNOWN_PLACES)
        if not place:
            return Attempt()
        option = attempt(decision, table, held.pick, place)
        return Attempt(place, option, "" if option else instead_of(table, held.pick, place))

    @override
    def prompt_text(self, view: TableView) -> str:
        """What the ribbon asks."""
        return prompt_of(view)

    @override
    def drop_prompt(
        self, view: TableView, pick: str, option: Option | None, device: str = ""
    ) -> str:
        """What a drop would do with a tile, and for how many workers; the preview says the rest.

        Else where to drop what is held; a die can be turned, too, where a worker can pay for it.
        """
        if option is not None:
            return brief_of(view, option, pick if parsed(view.target).kind == "own" else "")
        turns = parsed(pick).kind == "die" and view.facts.get(f"steps.{own_duchy(view)}")
        return tr((_PUT_DOWN_DIE if turns else PUT_DOWN)[device])

    @override
    def confirmation(
        self, course: GameCourse, view: TableView, option: Option, follow: Sequence[Option] = ()
    ) -> str:
        """What is asked before dice are given away."""
        left = len(unused_dice(view)) if option == ENDS else 0
        if not left:
            return ""
        return trn(
            "You still have {count} die. Press the seal again to end your turn anyway.",
            "You still have {count} dice. Press the seal again to end your turn anyway.",
            left,
        )

    @override
    def grid(self, decision: Decision, count: int, anchors: Mapping[str, Rect]) -> PlaqueGrid:
        """Plaques stand over the dice."""
        return plaque_words.grid(count, anchors)

    @override
    def plaque_text(self, decision: Decision, option: Option) -> PlaqueText:
        """What a plaque says that is not in the rules' own words."""
        return plaque_text(decision, option)

    @override
    def objection(self, course: GameCourse, view: TableView, about: str | Option) -> str:
        """Why a thing cannot be used now, or the rule against an option, in figures."""
        if about == PASSES:
            return tr(_NO_DIE)
        if isinstance(about, str):
            return objections.to_thing(course, view, about)
        return objections.to_option(course, view, about)
