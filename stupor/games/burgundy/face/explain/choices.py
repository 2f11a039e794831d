"""Plaques: what a choice in words is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.notation import Option, option_of
from stupor.games.burgundy import names, params
from stupor.games.burgundy.data.buildings import TYPES
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.face.duchy.dealt import dealt
from stupor.games.burgundy.face.explain.shared_words import Explanation, Parts, now, number
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import BUILDING_TYPE
from stupor.language import tr
from stupor.stage.affordance import CHOICE


def choice_text(view: TableView, parts: Parts) -> Explanation | None:
    """What is to be known before a plaque is pressed."""
    option = option_of(".".join(parts).removeprefix(CHOICE))
    teller = _TELLERS.get(str(option[0]))
    return teller(view, option) if teller is not None else None


def _copy(view: TableView, option: Option) -> Explanation:
    building = TYPES[BUILDING_TYPE[str(option[1])]]
    return Explanation(tr(building.name), tr(building.text), "", "crane.type")


def _drop(view: TableView, option: Option) -> Explanation:
    shield = SHIELD_LIST[int(option[1])]
    return Explanation(
        tr(shield.name), tr(shield.text), "", "shield.tribute", f"shield.{shield.id}"
    )


def _tribute(view: TableView, option: Option) -> Explanation:
    have = view.count(f"silver.{view.duchy(view.viewer)}")
    text = tr(
        "Each of your shields costs 1 silver at the end of each phase; unpaid ones leave the game."
    )
    return Explanation(tr("Tribute"), tr(text), _have(have), "shield.tribute")


def _pay(view: TableView, option: Option) -> Explanation:
    have = view.count(f"silver.{view.duchy(view.viewer)}")
    text = tr("With the Exchange you pay {count} in silver, workers or a mix.", count=params.PRICE)
    return Explanation(tr("Payment"), text, _have(have), "buy.price")


def _points(view: TableView, option: Option) -> Explanation:
    text = tr("Each VP costs 1 silver and moves the counter towards the target.")
    return Explanation(tr("Buy VP"), text, _have(view.count("silver.0")), "solo.points")


def _have(silver: int) -> str:
    return now(tr("you have {have}", have=names.silver_text(silver)))


_TELLERS: Final[Mapping[str, Callable[[TableView, Option], Explanation]]] = {
    "copy": _copy,
    "drop": _drop,
    "tribute": _tribute,
    "pay": _pay,
    "points": _points,
}


def dealt_text(view: TableView, parts: Parts) -> Explanation | None:
    """What a click there chooses."""
    told, place = dealt(view), number(parts, 1) - 1
    if not 0 <= place < len(told):
        return None
    title = tr("Duchy {name}: castle space", name=names.printed(told[place]))
    text = tr("Click to play this duchy. Your first castle stands here; tiles go next to it.")
    return Explanation(title, text, "", "setup.castle")
