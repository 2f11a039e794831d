"""The desk of the hand: what its movements mean, what is asked, and what stands against it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option
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
from stupor.stage.course import Course
from stupor.stage.items import Area
from stupor.stage.plaque import Grid

__all__ = [
    "KEYS", "attempt", "banners", "gestures", "given_up", "numbered", "of_hand", "question_of",
    "sentence_of", "wording",
]  # fmt: skip

_NO_PASS: Final = mark("You can only pass instead of playing a card.")
#: What is said while something is held over no place for it.
_PUT_DOWN_CARD: Final = mark("Drop it on a lit slot. F flips it, Esc puts it back.")
_PUT_DOWN: Final = mark("Drop it on a lit place; Esc puts it back.")


def grid(decision: Decision, count: int, anchors: Mapping[str, Area]) -> Grid | None:
    """Plaques stand beside the hand."""
    return None


def unspent(view: TableView) -> str:
    """Nothing is asked before a turn is ended."""
    return ""


def no_pass() -> str:
    """Why one cannot pass now."""
    return tr(_NO_PASS)


def put_down(view: TableView, kind: str, pick: str = "", device: str = "") -> str:
    """Where to drop what is held, by what is asked."""
    if kind == "icon":
        return sentence_of(view)
    return tr(_PUT_DOWN_CARD if kind in ("turn", "play") else _PUT_DOWN)


def brief(view: TableView, option: Option) -> str:
    """The rules' own words have room."""
    return ""


def doubtful(option: Option) -> bool:
    """Whether a choice is asked about once, should nothing come of it."""
    return option[0] == "play"


def vain(foresight: Foresight | None) -> bool:
    """Whether nothing comes of it."""
    return in_vain.in_vain(foresight)


def object_to(course: Course, view: TableView, name: str) -> str:
    """Why a thing cannot be used now; nothing where there is no use for it at all."""
    return Objections(course).to_thing(view, name)


def object_to_option(course: Course, view: TableView, option: Option) -> str:
    """The rule against an option in figures; nothing where it names none."""
    return Objections(course).to_option(view, option)
