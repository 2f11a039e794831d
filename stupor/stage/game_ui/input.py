"""What movements mean, what is asked, what stands against it; here every option is a button."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Generic

from stupor.engine.decision import Decision
from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option, key_of
from stupor.engine.table import Table
from stupor.language import mark, tr
from stupor.stage.affordance import CHOICE, SEAL, Gesture
from stupor.stage.course import Course
from stupor.stage.items import Area
from stupor.stage.keymap import Keymap
from stupor.stage.plaque import Grid, Plaque, Wording
from stupor.stage.view import Facts, V

#: Options that the seal and the pass plate say, too.
_SEALED: Final = ("done", "end", "pass")
_CHOOSE: Final = mark("Choose one of the options on the right.")
_NO_PASS: Final = mark("You cannot pass yet.")
#: Options get more columns where these rows are not enough, and lower rows at last.
_ROWS: Final = 13
_MOST_COLUMNS: Final = 5
_ROW: Final = 54.0
_GAP: Final = 6.0


class Input(Generic[V]):
    """What the hand's movements mean, what is asked of it, and what stands against it."""

    #: The keys of the game.
    keys: Keymap = Keymap()

    def gestures(self, decision: Decision, table: Table, facts: Facts) -> list[Gesture]:
        """All the ways to answer a question."""
        found = []
        for option in decision.options:
            name = CHOICE + key_of(option)
            found += [Gesture(option, button=name), Gesture(option, pick=name, drop=SEAL)]
        sealed = [option for option in decision.options if option in {(word,) for word in _SEALED}]
        return [*found, *(Gesture(option, button=str(option[0])) for option in sealed)]

    def attempt(
        self, decision: Decision, table: Table, pick: str, drop: str, mode: str
    ) -> Option | None:
        """What a drop that is not offered seems to have meant."""
        return None

    def sentence_of(self, view: V) -> str:
        """What the ribbon asks."""
        return tr(_CHOOSE)

    def put_down(self, view: V, kind: str, pick: str = "", device: str = "") -> str:
        """Where to drop what is held, by what is asked, what that is, and what leads the hand."""
        return tr(_CHOOSE)

    def brief(self, view: V, option: Option) -> str:
        """What a drop would do, in a line of the ribbon; else nothing."""
        return ""

    def no_pass(self) -> str:
        """Why one cannot pass now."""
        return tr(_NO_PASS)

    def given_up(self, asked: Decision) -> str:
        """What is said once somebody is done with a question."""
        return ""

    def unspent(self, view: V) -> str:
        """What is asked, once, before a turn is ended that could still bring something."""
        return ""

    def banners(
        self, decision: Decision, found: Sequence[Gesture], anchors: Mapping[str, Area]
    ) -> list[Plaque]:
        """Plaques that lie on the table already, in the place of a panel."""
        return []

    def grid(self, decision: Decision, count: int, anchors: Mapping[str, Area]) -> Grid | None:
        """Where so many plaques stand; None: beside the hand."""
        x, y, w, h = anchors["options"]
        columns = min(_MOST_COLUMNS, -(-count // _ROWS))
        rows = -(-count // columns)
        high = min(_ROW, (h - _GAP * (rows - 1)) / rows)
        wide = (w - _GAP * (columns - 1)) / columns
        return Grid((x, y), columns, (wide, high), _GAP)

    def wording(self, decision: Decision, option: Option) -> Wording:
        """What a plaque says that is not in the rules' own words."""
        return Wording()

    def of_hand(self, decision: Decision) -> bool:
        """Whether cards of the hand are asked for, so that it must stay in sight."""
        return True

    def vain(self, foresight: Foresight | None) -> bool:
        """Whether nothing comes of a choice."""
        return False

    def question_of(self, option: Option) -> str:
        """What is asked once about a choice, should nothing come of it; nothing: never."""
        return ""

    def object_to(self, course: Course, view: V, name: str) -> str:
        """Why a thing cannot be used now, and what would let it be."""
        return ""

    def object_to_option(self, course: Course, view: V, option: Option) -> str:
        """What stands against an option, in figures."""
        return ""

    def numbered(self, view: V, names: Iterable[str], digit: str, held: str = "") -> list[str]:
        """The things that a figure means; something may be held."""
        return list(names)[int(digit) - 1 : int(digit)]
