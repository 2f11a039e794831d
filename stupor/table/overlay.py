"""What glows and moves above the resting table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from stupor.engine.notation import DONE
from stupor.engine.table import Table
from stupor.language import tr
from stupor.stage.affordance import PASS, SEAL
from stupor.stage.drag import Phase
from stupor.stage.geometry import around, around_all, centre, grown
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import ASIDE
from stupor.stage.name import parsed
from stupor.stage.plaque import EDGE, Plaque
from stupor.stage.view import View
from stupor.table.input.hand import Hand
from stupor.table.input.hit_test import HitTest

LIFT: Final = 18.0
RIBBON_INK: Final = (255, 236, 190)
REFUSAL_INK: Final = (255, 196, 150)
#: The smallest letters on the ribbon.
SMALL: Final = 17.0
SIGN: Final = 32.0
Z: Final = 810


def ribbon(view: View, text: str, refusal: bool) -> list[Item]:
    """The sentence on the red ribbon."""
    colour = REFUSAL_INK if refusal else RIBBON_INK
    place = view.anchors["prompt.text"]
    short = ASIDE.sub("", text)
    if short != text and view.measure(text, "bold", SMALL) > place[2]:
        text = short
    return [Label("ribbon", 420, place, text, "bold", 20, colour, "left")]


def is_dealt(shown: Table, hit_test: HitTest) -> bool:
    """Whether the cards that may be taken lie on the shown table as they will lie in the end.

    There they are also seen.
    """
    view, place = hit_test.view, hit_test.ui.layout
    cards = [name for name in hit_test.affordances.sources() if hit_test.in_hand(name)]
    zones = {zone for zone, here in view.table.zones.items() if not {*here}.isdisjoint(cards)}
    seen = replace(view, table=shown)
    return all(shown.pieces(zone) == view.table.pieces(zone) for zone in zones) and all(
        place.node(seen, card) is not None for card in cards
    )


def early_sources(shown: Table, hit_test: HitTest) -> tuple[str, ...]:
    """What may be taken and is not yet shown as it will be."""
    seen, place = replace(hit_test.view, table=shown), hit_test.ui.layout
    nodes = (place.node(seen, name) for name in hit_test.affordances.sources())
    return tuple(node.name for node in nodes if node is not None and node.unsettled)


def lights(
    hand: Hand, hit_test: HitTest, dealt: bool = True, early: Collection[str] = ()
) -> list[Item]:
    """Sources glow softly at rest, the only one strongly.

    Handles stay as quiet as they are painted, and are lit with what they turn. Plaques of the
    table's own light their rims themselves, so that their words stay clear. Cards are lit once they
    are `dealt`: until then they lie elsewhere. What would be lit too `early` is not lit.
    """
    names = _lit_names(hit_test)
    shown = [name for name in names if name != hand.drag.pick and name not in early]
    cards = [name for name in shown if hit_test.in_hand(name)] if dealt else []
    others = [name for name in shown if not hit_test.in_hand(name)]
    places, mood = rects(hit_test, others), _mood(names, hit_test)
    return hit_test.ui.board.glow_items(hit_test.view, places, mood, cards=cards)


def hot_light(hand: Hand, hit_test: HitTest) -> list[Item]:
    """The strong light about what the pointer is over, but for plaques and cards."""
    name = hand.hover
    hot = rects(hit_test, [name])
    if not hot or hit_test.own_plaque(name) or hit_test.in_hand(name):
        return []
    mood = _mood(_lit_names(hit_test), hit_test)
    return hit_test.ui.board.glow_items(hit_test.view, [], mood, hot)


def _mood(names: Sequence[str], hit_test: HitTest) -> str:
    """The only thing is next, and so are answers: of one kind, or to what may be skipped."""
    asked = hit_test.view.decision
    skipped = asked is not None and DONE in asked.options
    answers = skipped or len({parsed(name).kind for name in names}) == 1
    laid = not any(map(hit_test.in_hand, names))
    return "next" if len(names) == 1 or (answers and laid) else "rest"


def _lit_names(hit_test: HitTest) -> list[str]:
    """What can be taken or pressed; places that alone say every choice are the answer."""
    buttons = _lit_buttons(hit_test)
    found = buttons if _say_all(hit_test, buttons) else (*hit_test.affordances.sources(), *buttons)
    quiet = tuple(hit_test.ui.input.keys.handles)
    return [n for n in found if n not in (PASS, SEAL) and not n.endswith(quiet)]


def _say_all(hit_test: HitTest, buttons: Sequence[str]) -> bool:
    asked, affordances = hit_test.view.decision, hit_test.affordances
    said = {gesture.option for name in buttons if (gesture := affordances.press(name)) is not None}
    return asked is not None and said.issuperset(asked.options)


def held_items(hit_test: HitTest, hand: Hand, made: tuple[Plaque, ...], now: float) -> list[Item]:
    """The thing in the hand, or on its way back."""
    drag = hand.drag
    pick = drag.away
    if not pick:
        return []
    rect = held_rect(hit_test, hand, made, now)
    for plaque in made:
        if plaque.name == pick and plaque.own is not None:
            return plaque.own.items(rect, 640)
        if plaque.name == pick:
            return plaque_items(plaque, rect, 640)
    if pick == SEAL:
        return [Picture("held.seal", 640, rect, "seal/red", drag.tilt)]
    if pick == PASS:
        return plaque_items(Plaque(PASS, rect, tr("Pass the round")), rect, 640)
    shown = pick if drag.mode in ("", "up") else f"{pick}.{drag.mode}"
    return hit_test.ui.animation.held_piece(hit_test.view, shown, rect, drag.height(now), drag.tilt)


def held_rect(hit_test: HitTest, hand: Hand, made: tuple[Plaque, ...], now: float) -> Rect:
    """Where the thing in the hand is drawn."""
    drag, over = hand.drag, hit_test.node(hand.target)
    rect: Rect = drag.rect(now)
    if drag.phase is Phase.LIFTED:
        rect = (rect[0], rect[1] - LIFT, rect[2], rect[3])
    elif over is not None and over.held_size is not None:
        rect = around(drag.at, *over.held_size)
    own = next((plaque.own for plaque in made if plaque.name == drag.pick), None)
    return rect if own is None else around(drag.at if drag.up else centre(rect), *own.size)


def panel(made: tuple[Plaque, ...], hand: Hand) -> list[Item]:
    """The choice panel, without the plaque in the hand or on its way back."""
    return panel_items(made, hand.drag.away)


def armed_items(view: View) -> list[Item]:
    """The pass plate after its first stroke; the seal that now confirms it says so itself."""
    return [Box("armed", 404, view.anchors["actions.pass"], None, (255, 217, 122), 3, radius=8)]


def _lit_buttons(hit_test: HitTest) -> tuple[str, ...]:
    return tuple(name for name in hit_test.affordances.buttons() if name.startswith("action."))


def rects(hit_test: HitTest, names: Sequence[str]) -> list[Rect]:
    """Where things lie, those that are on the table."""
    found = (hit_test.rect(name) for name in names if name)
    return [rect for rect in found if rect is not None]


def ground(made: Sequence[Plaque]) -> Rect:
    """The paper under all plaques."""
    return grown(around_all([plaque.rect for plaque in made]), EDGE)


def panel_items(made: Sequence[Plaque], held: str = "") -> list[Item]:
    """The paper and its plaques; the one in the hand is missing."""
    if not made or made[0].own is not None:
        return []
    items: list[Item] = [NineSlice("panel", Z, ground(made), "ui/panel-paper", 24)]
    for plaque in made:
        if plaque.name != held:
            items += plaque_items(plaque, plaque.rect)
    return items


def plaque_items(plaque: Plaque, rect: Rect, z: int = Z + 2) -> list[Item]:
    """One plaque anywhere."""
    x, y, w, h = rect
    items: list[Item] = [NineSlice(f"{plaque.name}.plate", z, rect, "ui/button-gold", 16)]
    signs = [sign for sign in (plaque.sign, *plaque.more) if sign]
    room = 12.0 + (SIGN + 2) * len(signs)
    for number, sign in enumerate(signs):
        spot = (x + 10 + (SIGN + 2) * number, y + (h - SIGN) / 2, SIGN, SIGN)
        items.append(Picture(f"{plaque.name}.sign{number or ''}", z + 1, spot, sign))
    high = h / 2 - 4 if plaque.note else h - 8
    words = (x + room, y + 5 if plaque.note else y + 4, w - room - 10, high)
    items.append(
        Label(f"{plaque.name}.words", z + 1, words, plaque.text, "bold", 18, wrap=not plaque.note)
    )
    if plaque.note:
        below = (x + room, y + h / 2 - 1, w - room - 10, h / 2 - 4)
        items.append(Label(f"{plaque.name}.note", z + 1, below, plaque.note, "text", 16))
    return items
