"""What movements of the hand mean, what is asked, and what stands against it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.games.stupor_mundi.face.gestures import in_vain
from stupor.games.stupor_mundi.face.gestures.attempts import attempt
from stupor.games.stupor_mundi.face.gestures.in_vain import question_of
from stupor.games.stupor_mundi.face.gestures.objections import Objections
from stupor.games.stupor_mundi.face.gestures.offered import gestures
from stupor.games.stupor_mundi.face.gestures.plaque_words import banners, of_hand, wording
from stupor.games.stupor_mundi.face.gestures.prompt import sentence_of
from stupor.games.stupor_mundi.face.gestures.table_keys import KEYS, numbered
from stupor.games.stupor_mundi.face.margin.seal import given_up
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import mark, tr
from stupor.stage.affordance import Gesture
from stupor.stage.course import Course
from stupor.stage.game_ui.input import Input
from stupor.stage.game_ui.override import override
from stupor.stage.items import Area
from stupor.stage.plaque import Grid, Plaque, Wording
from stupor.stage.view import Facts

_NO_PASS: Final = mark("You can only pass instead of playing a card.")
#: What is said while something is held over no place for it.
_PUT_DOWN_CARD: Final = mark("Drop it on a lit slot. F flips it, Esc puts it back.")
_PUT_DOWN: Final = mark("Drop it on a lit place; Esc puts it back.")


class StuporMundiInput(Input[TableView]):
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
        """Where to drop what is held, by what is asked."""
        if kind == "icon":
            return sentence_of(view)
        return tr(_PUT_DOWN_CARD if kind in ("turn", "play") else _PUT_DOWN)

    @override
    def brief(self, view: TableView, option: Option) -> str:
        """The rules' own words have room."""
        return ""

    @override
    def no_pass(self) -> str:
        """Why one cannot pass now."""
        return tr(_NO_PASS)

    @override
    def given_up(self, asked: Decision) -> str:
        """What is said once somebody is done with a question."""
        return given_up(asked)

    @override
    def unspent(self, view: TableView) -> str:
        """Nothing is asked before a turn is ended."""
        return ""

    @override
    def banners(
        self, decision: Decision, found: Sequence[Gesture], anchors: Mapping[str, Area]
    ) -> list[Plaque]:
        """Plaques that lie on the table already, in the place of a panel."""
        return banners(decision, found, anchors)

    @override
    def grid(self, decision: Decision, count: int, anchors: Mapping[str, Area]) -> Grid | None:
        """Plaques stand beside the hand."""
        return None

    @override
    def wording(self, decision: Decision, option: Option) -> Wording:
        """What a plaque says that is not in the rules' own words."""
        return wording(decision, option)

    @override
    def of_hand(self, decision: Decision) -> bool:
        """Whether cards of the hand are asked for, so that it must stay in sight."""
        return of_hand(decision)

    @override
    def vain(self, foresight: Foresight | None) -> bool:
        """Whether nothing comes of it."""
        return in_vain.in_vain(foresight)

    @override
    def question_of(self, option: Option) -> str:
        """What is asked before a card is played for nothing."""
        return question_of(option) if option[0] == "play" else ""

    @override
    def object_to(self, course: Course, view: TableView, name: str) -> str:
        """Why a thing cannot be used now; nothing where there is no use for it at all."""
        return Objections(course).to_thing(view, name)

    @override
    def object_to_option(self, course: Course, view: TableView, option: Option) -> str:
        """The rule against an option in figures; nothing where it names none."""
        return Objections(course).to_option(view, option)

    @override
    def numbered(
        self, view: TableView, names: Iterable[str], digit: str, held: str = ""
    ) -> list[str]:
        """The things that a figure means; something may be held."""
        return numbered(view, names, digit, held)
