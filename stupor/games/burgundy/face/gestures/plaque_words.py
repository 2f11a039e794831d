"""What plaques say: short words, and a line below them where it helps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.games.burgundy import names, params
from stupor.games.burgundy.data.buildings import BEAST_NAMES, TYPES
from stupor.games.burgundy.data.goods import GOODS_NAMES
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.face.components.tiles import building_face
from stupor.games.burgundy.ids import BEASTS, BUILDING_TYPE
from stupor.language import mark, tr
from stupor.stage.geometry import grown
from stupor.stage.items import Rect
from stupor.stage.plaque import PlaqueGrid, PlaqueText, beside

Words = Callable[[Decision, Option], PlaqueText]

EDGE: Final = 16.0
GAP: Final = 8.0
#: The frame about the own things, on which no paper lies.
FRAME: Final = 12.0
#: So many plaques stand in one column, in two, and else in three.
ONE_COLUMN: Final = 3
TWO_COLUMNS: Final = 6
ROW: Final = 58.0
NARROW_ROW: Final = 44.0
_FIRST: Final = {
    "size": mark("VP for the region"),
    "phase": mark("VP of the phase"),
    "effect": mark("Effect of the tile"),
    "bounty": mark("Tile for the covered colour"),
}


def grid(count: int, anchors: Mapping[str, Rect]) -> PlaqueGrid:
    """Plaques stand over the dice, which are not asked about then, and grow upwards.

    Few of them are as high as the dice's place, and no line of it looks out above or below them.
    """
    tray, household = anchors.get("tray"), anchors.get("household")
    if tray is None or household is None:
        return beside(count, anchors)
    columns = 1 if count <= ONE_COLUMN else 2 if count <= TWO_COLUMNS else 3
    rows = -(-count // columns)
    least = ROW if rows <= ONE_COLUMN else NARROW_ROW
    left, below, wide, deep = tray if columns == 1 else grown(household, -FRAME)
    foot, end = tray[1] + tray[3] - EDGE, below + deep - EDGE
    foot = end if end - foot < EDGE else foot
    high = max(least, (foot - tray[1] - EDGE - (rows - 1) * GAP) / rows)
    room = wide - 2 * EDGE - GAP * (columns - 1)
    top = foot - rows * high - (rows - 1) * GAP
    return PlaqueGrid((left + EDGE, top), columns, (room / columns, high), GAP)


def plaque_text(decision: Decision, option: Option) -> PlaqueText:
    """The words of an option; none where the rules' own are short enough."""
    words = _WORDS.get(str(option[0]))
    return words(decision, option) if words is not None else PlaqueText()


def _pay(decision: Decision, option: Option) -> PlaqueText:
    silver = int(option[1])
    return PlaqueText(names.price_text(silver, params.PRICE - silver))


def _tribute(decision: Decision, option: Option) -> PlaqueText:
    silver, due = int(option[1]), int(str(decision.context.get("due", 0)))
    price = names.price_text(silver, due - silver)
    return PlaqueText(tr("Pay {price}", price=price), note=_kept(decision))


def _kept(decision: Decision) -> str:
    """What the tribute is paid for: the shields that one would else give up, with their VP."""
    kept = [SHIELD_LIST[int(option[1])] for option in decision.options if option[0] == "drop"]
    vp = sum(shield.vp for shield in kept)
    if len(kept) == 1:
        return tr("Keep {shield} ({vp} VP)", shield=tr(kept[0].name), vp=vp)
    return tr("Keep all shields ({vp} VP)", vp=vp) if kept else ""


def _drop(decision: Decision, option: Option) -> PlaqueText:
    shield = SHIELD_LIST[int(option[1])]
    lost = tr("Lose its {vp} VP", vp=shield.vp)
    return PlaqueText(tr("Give up {shield}", shield=tr(shield.name)), note=lost)


def _copy(decision: Decision, option: Option) -> PlaqueText:
    kind = BUILDING_TYPE[str(option[1])]
    return PlaqueText(tr(TYPES[kind].name), f"mini/{building_face(kind)}")


def _colours(decision: Decision, option: Option) -> PlaqueText:
    colours = [int(colour) for colour in option[1:]]
    words = names.joined(tr(GOODS_NAMES[colour - 1]) for colour in colours)
    first, *more = [f"goods/{colour}-small" for colour in colours]
    return PlaqueText(words, first, more=tuple(more))


def _beast(decision: Decision, option: Option) -> PlaqueText:
    name = tr(BEAST_NAMES[BEASTS.index(str(option[1]))])
    return PlaqueText(name.capitalize(), f"beast/{option[1]}")


def _points(decision: Decision, option: Option) -> PlaqueText:
    price = names.silver_text(int(option[1]))
    return PlaqueText(tr("{vp} VP", vp=option[1]), "points/medal", tr("for {price}", price=price))


def _first(decision: Decision, option: Option) -> PlaqueText:
    what = str(option[1])
    if what not in decision.context:
        return PlaqueText(tr(_FIRST[what]))
    note = tr("+{points} VP", points=decision.context[what])
    return PlaqueText(tr(_FIRST[what]), "points/medal", note)


_WORDS: Final[Mapping[str, Words]] = {
    "pay": _pay,
    "tribute": _tribute,
    "drop": _drop,
    "copy": _copy,
    "colours": _colours,
    "colour": _colours,
    "beast": _beast,
    "first": _first,
    "points": _points,
}
