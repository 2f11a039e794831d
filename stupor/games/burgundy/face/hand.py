"""The desk of the hand: what its movements mean, what is asked, and what stands against it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option
from stupor.games.burgundy.face.gestures import objections, plaque_words
from stupor.games.burgundy.face.gestures.attempts import attempt
from stupor.games.burgundy.face.gestures.movements import gestures
from stupor.games.burgundy.face.gestures.plaque_words import wording
from stupor.games.burgundy.face.gestures.sentences import sentence_of
from stupor.games.burgundy.face.gestures.table_keys import KEYS, numbered
from stupor.language import mark, tr
from stupor.stage.affordance import Gesture
from stupor.stage.course import Course
from stupor.stage.items import Area
from stupor.stage.plaque import Grid, Plaque
from stupor.stage.view import View

__all__ = ["KEYS", "attempt", "gestures", "numbered", "sentence_of", "wording"]

_NO_PASS: Final = mark("Nobody passes here: the seal ends your turn.")
_PUT_DOWN: Final = mark("Drop it on a lit place; Esc puts it back.")
_PUT_DOWN_DIE: Final = mark("Drop it on a lit place; the wheel turns it; Esc puts it back.")
_DICED: Final = ("turn", "action", "white")


def grid(decision: Decision, count: int, anchors: Mapping[str, Area]) -> Grid | None:
    """Plaques stand over the dice."""
    return plaque_words.grid(count, anchors)


def no_pass() -> str:
    """Why one cannot pass now."""
    return tr(_NO_PASS)


def given_up(asked: Decision) -> str:
    """Nothing more is said."""
    return ""


def put_down(view: View, kind: str) -> str:
    """Where to drop what is held, by what is asked."""
    return tr(_PUT_DOWN_DIE if kind in _DICED else _PUT_DOWN)


def banners(
    decision: Decision, found: Sequence[Gesture], anchors: Mapping[str, Area]
) -> list[Plaque]:
    """No plaque lies on the table."""
    return []


def of_hand(decision: Decision) -> bool:
    """No card is held here."""
    return False


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
    """Why a thing cannot be used now; nothing where there is no use for it at all."""
    return objections.to_thing(course, view, name)


def object_to_option(course: Course, view: View, option: Option) -> str:
    """The rule against an option in figures; nothing where it names none."""
    return objections.to_option(course, view, option)
