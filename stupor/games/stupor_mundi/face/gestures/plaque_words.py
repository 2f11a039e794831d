"""The words of plaques, where the table can say more exactly than the rules what is in question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.games.stupor_mundi.face.components.texts import reward_text
from stupor.games.stupor_mundi.face.draft.house_draft import BANNERS, banner_rects
from stupor.games.stupor_mundi.face.gestures.offered import choices
from stupor.games.stupor_mundi.face.gestures.questions import spent
from stupor.games.stupor_mundi.face.view import HOUSE_NAMES, HOUSES
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.language import roman, tr
from stupor.stage.affordance import Gesture
from stupor.stage.items import Rect
from stupor.stage.plaque import Plaque, PlaqueText

GIVE: Final = "give"


def banners(
    decision: Decision, found: Sequence[Gesture], anchors: Mapping[str, Rect]
) -> list[Plaque]:
    """The Houses to choose; their banners hang on the table already."""
    if decision.kind != "house":
        return []
    return [_banner(gesture, anchors) for gesture in choices(list(found))]


def plaque_text(decision: Decision, option: Option) -> PlaqueText:
    """The goods in question, the row of a reward, and a sign."""
    return PlaqueText(_words(decision, option), _sign(option, decision), _note(option))


def of_hand(decision: Decision) -> bool:
    """Whether cards of the hand are asked for, so that it must stay in sight."""
    return decision.kind == GIVE


def _banner(gesture: Gesture, anchors: Mapping[str, Rect]) -> Plaque:
    house = HOUSES.index(str(gesture.option[1]))
    place, name = banner_rects(anchors)[house], tr(HOUSE_NAMES[house])
    return Plaque(gesture.button, place, name, own=BANNERS[house])


def _words(decision: Decision, option: Option) -> str:
    new = str(decision.context.get("resource", ""))
    if option == ("spend",):
        return _spending(decision)
    if option[0] == "reward":
        # imported late: the table is there sooner
        return reward_text(int(option[1]))
    if new not in ("grain", "stone") or option not in (("lose",), ("replace",)):
        return ""
    other = GOOD_OF["stone" if new == "grain" else "grain"].name
    if option == ("lose",):
        return tr("Lose the new {good}", good=tr(GOOD_OF[new].name))
    return tr("Replace 1 {other}", other=tr(other))


def _note(option: Option) -> str:
    """The row of a reward."""
    return tr("Reward of row {row}", row=roman(int(option[1]))) if option[0] == "reward" else ""


def _spending(decision: Decision) -> str:
    price, gain = spent(decision)
    return tr("Pay {price} for {gain}", price=price, gain=gain)


def _sign(option: Option, decision: Decision) -> str:
    word, *rest = map(str, option)
    if word == "take" and rest[0] in ("grain", "stone"):
        return f"icon/{rest[0]}"
    if word == "circle" and rest:
        return f"icon/{rest[0]}"
    if word == "replace":
        return f"icon/{decision.context.get('resource', 'resource')}"
    if word == "spend":
        return _gain_sign(str(decision.context.get("gain", "")))
    return {"lose": "ui/close"}.get(word, "")


def _gain_sign(what: str) -> str:
    return {"grain": "icon/grain", "stone": "icon/stone", "vp": "icon/vp"}.get(what, "icon/coin")
