"""The plain desk of the hand: every option is a button, and nothing has to be dragged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

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
from stupor.stage.view import Facts, View

KEYS: Final = Keymap()
#: Options that the seal and the pass plate say, too.
_SEALED: Final = ("done", "end", "pass")
_CHOOSE: Final = mark("Choose one of the options on the right.")
_NO_PASS: Final = mark("You cannot pass yet.")
#: Options get more columns where these rows are not enough, and lower rows at last.
_ROWS: Final = 13
_MOST_COLUMNS: Final = 5
_ROW: Final = 54.0
_GAP: Final = 6.0


def gestures(decision: Decision, table: Table, facts: Facts) -> list[Gesture]:
    """A button for each option, which may also be dragged onto the seal."""
    found = []
    for option in decision.options:
        name = CHOICE + key_of(option)
        found += [Gesture(option, button=name), Gesture(option, pick=name, drop=SEAL)]
    sealed = [option for option in decision.options if option in {(word,) for word in _SEALED}]
    return [*found, *(Gesture(option, button=str(option[0])) for option in sealed)]


def grid(decision: Decision, count: int, anchors: Mapping[str, Area]) -> Grid | None:
    """Rows in the room for options, as low as they must be."""
    x, y, w, h = anchors["options"]
    columns = min(_MOST_COLUMNS, -(-count // _ROWS))
    rows = -(-count // columns)
    high = min(_ROW, (h - _GAP * (rows - 1)) / rows)
    wide = (w - _GAP * (columns - 1)) / columns
    return Grid((x, y), columns, (wide, high), _GAP)


def attempt(decision: Decision, table: Table, pick: str, drop: str, mode: str) -> Option | None:
    """Nothing is dropped anywhere."""
    return None


def sentence_of(view: View) -> str:
    """What to do."""
    return tr(_CHOOSE)


def put_down(view: View, kind: str, pick: str = "", device: str = "") -> str:
    """Nothing is held."""
    return tr(_CHOOSE)


def brief(view: View, option: Option) -> str:
    """Nothing is dropped."""
    return ""


def no_pass() -> str:
    """Why one cannot pass now."""
    return tr(_NO_PASS)


def given_up(asked: Decision) -> str:
    """Nothing more is said."""
    return ""


def unspent(view: View) -> str:
    """Nothing is asked twice."""
    return ""


def banners(
    decision: Decision, found: Sequence[Gesture], anchors: Mapping[str, Area]
) -> list[Plaque]:
    """No option lies on the table."""
    return []


def wording(decision: Decision, option: Option) -> Wording:
    """The rules' own words."""
    return Wording()


def of_hand(decision: Decision) -> bool:
    """No hand has to stay in sight."""
    return True


def doubtful(option: Option) -> bool:
    """Nothing is asked twice."""
    return False


def vain(foresight: Foresight | None) -> bool:
    """Nothing is taken to be in vain."""
    return False


def question_of(option: Option) -> str:
    """Nothing is asked twice."""
    return ""


def object_to(course: Course, view: View, name: str) -> str:
    """Nothing can be reached for that is no button."""
    return ""


def object_to_option(course: Course, view: View, option: Option) -> str:
    """The rules' own words are enough."""
    return ""


def numbered(view: View, names: Iterable[str], digit: str, held: str = "") -> list[str]:
    """The things in their order."""
    return list(names)[int(digit) - 1 : int(digit)]
