"""A whole turn in one sentence: its chief deed and what it was good for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.engine.events import COUNTER, Event, change
from stupor.games.stupor_mundi.expansions import words as expansion_words
from stupor.games.stupor_mundi.log_lines import BRIEFLY, LINES
from stupor.games.stupor_mundi.wording import (
    ROMAN,
    goods_text,
    side_name,
)
from stupor.language import joined, mark, tr

Args = tuple[str | int, ...]
#: A turn and its sentence end here; what follows is nobody's deed.
LAST: Final = frozenset({"turn", "round"})
#: So many letters are read in passing.
ROOM: Final = 64
#: What a chief deed may have been done with or for, by what happened along with it.
_ALONG: Final = {
    "crusade": ("banned", mark("and triggers the ban")),
    "purchased": ("sold", mark("with the Market income")),
}
_KEEPS: Final = {
    "hand": mark("for a larger hand"),
    "spears": mark("to do both actions of a slot"),
    "slot": mark("for a sixth card slot"),
}


def turns(events: Sequence[Event]) -> list[list[Event]]:
    """The events of each turn, oldest first; what nobody's turn brought is left out."""
    found: list[list[Event]] = [[]]
    for event in events:
        if event.kind in LAST or (event.kind == COUNTER and event.args[0] in ("turn", "phase")):
            found.append([])
        else:
            found[-1].append(event)
    return [turn for turn in found if turn]


def told(turn: Sequence[Event], seat: int) -> str:
    """What a seat did in its turn, without its name; empty when it is not worth a sentence.

    The events may be redacted: only what is in them is told.
    """
    deeds = [event for event in turn if event.who == seat and event.kind in _DEEDS]
    deeds.sort(key=lambda event: _WEIGHTS[event.kind])
    if not deeds:
        return ""
    text = f"{_DEEDS[deeds[0].kind](deeds[0].args)} {_purpose(deeds[0], turn, seat)}".strip()
    for deed in deeds[1:]:
        if deed.kind in _SECOND and deed.kind != deeds[0].kind:
            more = tr("{deed} and {another}", deed=text, another=_DEEDS[deed.kind](deed.args))
            return more if len(more) <= ROOM else text
    return text


def _purpose(chief: Event, turn: Sequence[Event], seat: int) -> str:
    """What the chief deed was good for."""
    mine = [event for event in turn if event.who == seat]
    if chief.kind == "played":
        return _fruits(mine, seat)
    along, purpose = _ALONG.get(chief.kind, ("", ""))
    if any(event.kind == along for event in mine):
        return tr(purpose)
    said = _of_a_site(chief, mine) if chief.kind == "built" else ""
    points = change(mine, f"vp.{seat}")
    return tr("(+{vp} VP)", vp=points) if points > 0 and not said else said


def _of_a_site(built: Event, mine: Sequence[Event]) -> str:
    """What a Structure was built for: a closed side, or the benefit of a Keep."""
    closed = next((event for event in mine if event.kind == "closed"), None)
    if closed is not None:
        return tr("to close the {side}", side=side_name(int(closed.args[0])))
    keep = _KEEPS.get(str(built.args[0]))
    return tr(keep) if keep else ""


def _fruits(mine: Sequence[Event], seat: int) -> str:
    """What a card brought at once."""
    goods = ("coins", "grain", "stone", "vp")
    gains = {name: change(mine, f"{name}.{seat}") for name in goods}
    words = [goods_text(name, count) for name, count in gains.items() if count > 0]
    return tr("for {gains}", gains=joined(words[:2])) if words else ""


#: What is told in other words than in the log.
_OWN: Final[dict[str, Callable[[Args], str]]] = {
    **expansion_words.DEEDS,
    "rewarded": lambda a: tr("takes the reward of row {row}", row=ROMAN[int(a[0])]),
    "promoted": BRIEFLY["promoted"],
    "sailed": BRIEFLY["sailed"],
}
#: From the weightiest deed to the lightest.
_KINDS: Final = (
    *("built", "summoned", "purchased", *expansion_words.DEEDS, "bonus", "issued", "rewarded"),
    *("promoted", "sold", "bought", "played", "sailed", "drafted", "passed"),
)
_DEEDS: Final = {kind: _OWN.get(kind) or LINES[kind] for kind in _KINDS}
_WEIGHTS: Final = {kind: weight for weight, kind in enumerate(_DEEDS)}
#: Deeds worth telling after the chief one.
_SECOND: Final = frozenset(
    {"built", "summoned", "purchased", "bonus", "issued", "promoted", *expansion_words.DEEDS}
)
