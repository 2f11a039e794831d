"""The desk of the hand: what its movements mean, what is asked, and what stands against it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.games.burgundy.face.gestures import objections, plaque_words
from stupor.games.burgundy.face.gestures.attempts import attempt
from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.gestures.plaque_words import wording
from stupor.games.burgundy.face.gestures.questions import brief_of, sentence_of, unused_dice
from stupor.games.burgundy.face.gestures.table_keys import KEYS, numbered
from stupor.language import mark, tr, trn
from stupor.stage.course import Course
from stupor.stage.items import Area
from stupor.stage.plaque import Grid
from stupor.stage.view import View

__all__ = ["KEYS", "attempt", "gestures", "numbered", "sentence_of", "wording"]

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


def grid(decision: Decision, count: int, anchors: Mapping[str, Area]) -> Grid | None:
    """Plaques stand over the dice."""
    return plaque_words.grid(count, anchors)


def no_pass() -> str:
    """Why one cannot pass now."""
    return tr(_NO_PASS)


def put_down(view: View, kind: str, pick: str = "", device: str = "") -> str:
    """Where to drop what is held; a die can be turned, too."""
    return tr((_PUT_DOWN_DIE if pick.startswith("die.") else _PUT_DOWN)[device])


def brief(view: View, option: Option) -> str:
    """What a drop would do with a tile, and for how many workers; the preview says the rest."""
    return brief_of(view, option)


def unspent(view: View) -> str:
    """What is asked before dice are given away."""
    left = len(unused_dice(view))
    return trn("You still have {count} die. Press the seal again to end your turn anyway.",
               "You still have {count} dice. Press the seal again to end your turn anyway.",
               left) if left else ""  # fmt: skip


def of_hand(decision: Decision) -> bool:
    """No card is held here."""
    return False


def object_to(course: Course, view: View, name: str) -> str:
    """Why a thing cannot be used now; nothing where there is no use for it at all."""
    return objections.to_thing(course, view, name)


def object_to_option(course: Course, view: View, option: Option) -> str:
    """The rule against an option in figures; nothing where it names none."""
    return objections.to_option(course, view, option)
