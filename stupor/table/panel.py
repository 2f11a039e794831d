"""The choice panel: plaques with the words of every option that has no natural place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.games.stupor_mundi.face.draft import banner_rects, paint_held_banner
from stupor.games.stupor_mundi.face.gestures import choices
from stupor.games.stupor_mundi.face.sentences import spent
from stupor.games.stupor_mundi.ids import HOUSE_NAMES
from stupor.language import mark, roman, tr
from stupor.scenes.looks import HOUSES
from stupor.stage.affordance import Gesture
from stupor.stage.items import Area, Item, Label, Picture, Slice

#: The hand stays free: the panel stands over the Keeps, which are not asked about then. Only
#: many rows, which would hide the slots, stand over the hand, unless one of its cards is asked for.
HIGH_ROWS: Final = 2
GIVE: Final = "give"
ROW: Final = 58.0
WIDTH: Final = 264.0
GAP: Final = 8.0
EDGE: Final = 16.0
Z: Final = 810
GOODS: Final = {
    "coins": mark("Augustales"),
    "grain": mark("Grain"),
    "stone": mark("Stone"),
    "vp": mark("VP"),
}


class Plaque(NamedTuple):
    """One option in words."""

    name: str
    rect: Area
    text: str
    sign: str = ""
    note: str = ""
    house: int = -1


def plaques(
    decision: Decision,
    found: Sequence[Gesture],
    words: Callable[[Option], str],
    anchors: Mapping[str, Area],
) -> list[Plaque]:
    """The plaques of a decision, from left to right in rows above each other."""
    offered = choices(list(found))
    if not offered:
        return []
    if decision.kind == "house":
        return [_banner(gesture, anchors) for gesture in offered]
    columns = 5 if len(offered) > 6 else 2 if len(offered) == 4 else min(3, len(offered))
    width = WIDTH if columns <= 3 else 206.0
    rows = -(-len(offered) // columns)
    x, y, w, h = anchors["hand"]
    high = rows > HIGH_ROWS and decision.kind != GIVE
    bottom = y + h - 10 if high else y + 8
    left = x + w - 8 - EDGE - columns * width - (columns - 1) * GAP
    top = bottom - EDGE - rows * ROW - (rows - 1) * GAP
    made = []
    for number, gesture in enumerate(offered):
        row, column = divmod(number, columns)
        rect = (left + column * (width + GAP), top + row * (ROW + GAP), width, ROW)
        sign = _sign(gesture.option, decision)
        text = _own_words(decision, gesture.option) or words(gesture.option)
        made.append(Plaque(gesture.button, rect, text, sign, _note(gesture.option)))
    return made


def _banner(gesture: Gesture, anchors: Mapping[str, Area]) -> Plaque:
    """A House to choose; its banner hangs on the table already."""
    house = HOUSE_NAMES.index(str(gesture.option[1]))
    return Plaque(gesture.button, banner_rects(anchors)[house], HOUSES[house].name, house=house)


def ground(made: Sequence[Plaque]) -> Area:
    """The paper under all plaques."""
    left = min(plaque.rect[0] for plaque in made) - EDGE
    top = min(plaque.rect[1] for plaque in made) - EDGE
    right = max(plaque.rect[0] + plaque.rect[2] for plaque in made) + EDGE
    bottom = max(plaque.rect[1] + plaque.rect[3] for plaque in made) + EDGE
    return (left, top, right - left, bottom - top)


def panel_items(made: Sequence[Plaque], held: str = "") -> list[Item]:
    """The paper and its plaques; the one in the hand is missing."""
    if not made or made[0].house >= 0:
        return []
    items: list[Item] = [Slice("panel", Z, ground(made), "ui/panel-paper", 24)]
    for plaque in made:
        if plaque.name != held:
            items += plaque_items(plaque, plaque.rect)
    return items


def plaque_items(plaque: Plaque, rect: Area, z: int = Z + 2) -> list[Item]:
    """One plaque anywhere."""
    if plaque.house >= 0:
        return paint_held_banner(plaque.house, rect, z)
    x, y, w, h = rect
    items: list[Item] = [Slice(f"{plaque.name}.plate", z, rect, "ui/button-gold", 16)]
    room = 46.0 if plaque.sign else 12.0
    if plaque.sign:
        spot = (x + 10, y + h / 2 - 16, 32.0, 32.0)
        items.append(Picture(f"{plaque.name}.sign", z + 1, spot, plaque.sign))
    high = h / 2 - 4 if plaque.note else h - 8
    words = (x + room, y + 5 if plaque.note else y + 4, w - room - 10, high)
    items.append(Label(f"{plaque.name}.words", z + 1, words, plaque.text, "bold", 18,
                       wrap=not plaque.note))  # fmt: skip
    if plaque.note:
        below = (x + room, y + h / 2 - 1, w - room - 10, h / 2 - 4)
        items.append(Label(f"{plaque.name}.note", z + 1, below, plaque.note, "text", 16))
    return items


def _own_words(decision: Decision, option: Option) -> str:
    """What the table can say more exactly than the rules: the goods in question."""
    new = str(decision.context.get("resource", ""))
    if option == ("spend",):
        return _spending(decision)
    if option[0] == "reward":
        # imported late: the table is there sooner
        from stupor.games.stupor_mundi.face.explain.telling import reward_text

        return reward_text(int(option[1]))
    if new not in ("grain", "stone") or option not in (("lose",), ("replace",)):
        return ""
    other = GOODS["stone" if new == "grain" else "grain"]
    if option == ("lose",):
        return tr("Lose the new {good}", good=tr(GOODS[new]))
    return tr("Store the {good}, return 1 {other}", good=tr(GOODS[new]), other=tr(other))


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
