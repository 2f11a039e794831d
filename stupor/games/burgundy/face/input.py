"""What movements of the hand mean, what is asked, and what stands against it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.games.burgundy.face.gestures import objections, plaque_words
from stupor.games.burgundy.face.gestures.attempts import attempt
from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.gestures.plaque_words import wording
from stupor.games.burgundy.face.gestures.questions import brief_of, sentence_of, unused_dice
from stupor.games.burgundy.face.gestures.table_keys import KEYS, numbered
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import own_duchy
from stupor.language import mark, tr, trn
from stupor.stage.affordance import Gesture
from stupor.stage.course import Course
from stupor.stage.game_ui.input import Input
from stupor.stage.game_ui.override import override
from stupor.stage.items import Area
from stupor.stage.name import parsed
from stupor.stage.plaque import Grid, Wording
from stupor.stage.view import Facts

_NO_PASS: Final = mark("You cannot pass: press the seal to end your turn.")
#: Where to drop what is held, then the same of a die, by what leads: the pointer, keys, a gamepad.
_PUT_DOWN: Final = {
    "": mark("Drop it on a lit place. Esc: put back."),
    "keys": mark("Arrows: choose a lit place. Enter: drop. Esc: put back."),
    "pad": mark("Choose a lit place. A: drop. B: put back."),
}
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
    def attempt(
        self, decision: Decision, table: Table, pick: str, drop: str, mode: str
    ) -> Option | None:
        """What a drop that is not offered seems to have meant."""
        return attempt(decision, table, pick, drop, mode)

    @override
    def sentence_of(self, view: TableView) -> str:
        """What the ribbon asks."""
        return sentence_of(view)

    @override
    def put_down(self, view: TableView, kind: str, pick: str = "", device: str = "") -> str:
        """Where to drop what is held; a die can be turned, too, where a worker can pay for it."""
        turns = parsed(pick).kind == "die" and view.facts.get(f"steps.{own_duchy(view)}")
        return tr((_PUT_DOWN_DIE if turns else _PUT_DOWN)[device])

    @override
    def brief(self, view: TableView, option: Option) -> str:
        """What a drop would do with a tile, and for how many workers; the preview says the rest."""
        return brief_of(view, option)

    @override
    def no_pass(self) -> str:
        """Why one cannot pass now."""
        return tr(_NO_PASS)

    @override
    def unspent(self, view: TableView) -> str:
        """What is asked before dice are given away."""
        left = len(unused_dice(view))
        return trn("You still have {count} die. Press the seal again to end your turn anyway.",
                   "You still have {count} dice. Press the seal again to end your turn anyway.",
                   left) if left else ""  # fmt: skip

    @override
    def grid(self, decision: Decision, count: int, anchors: Mapping[str, Area]) -> Grid | None:
        """Plaques stand over the dice."""
        return plaque_words.grid(count, anchors)

    @override
    def wording(self, decision: Decision, option: Option) -> Wording:
        """What a plaque says that is not in the rules' own words."""
        return wording(decision, option)

    @override
    def of_hand(self, decision: Decision) -> bool:
        """No card is held here."""
        return False

    @override
    def object_to(self, course: Course, view: TableView, name: str) -> str:
        """Why a thing cannot be used now; nothing where there is no use for it at all."""
        return objections.to_thing(course, view, name)

    @override
    def object_to_option(self, course: Course, view: TableView, option: Option) -> str:
        """The rule against an option in figures; nothing where it names none."""
        return objections.to_option(course, view, option)

    @override
    def numbered(
        self, view: TableView, names: Iterable[str], digit: str, held: str = ""
    ) -> list[str]:
        """The things that a figure means; something may be held."""
        return numbered(view, names, digit, held)
