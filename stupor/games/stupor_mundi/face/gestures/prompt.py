"""The red ribbon: which step this is, and one sentence about what can be done."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stupor.games.stupor_mundi.face.cards.card_light import card_lights
from stupor.games.stupor_mundi.face.gestures.questions import PROMPTS, prompt_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import mark, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import grown
from stupor.stage.items import Item, Rect
from stupor.stage.palette import CREAM, DUN, GILT, IVORY, TILE, Rgb, clear
from stupor.stage.turn_banner import TurnBanner, turn_banner

__all__ = ["PROMPTS", "paint_prompt", "prompt_of", "step_of", "whole_step"]

#: Phases in which one plate stands for the three steps of a turn.
WHOLE_STEPS: Final = {0: mark("Set-up: choose Houses"), 2: mark("End Phase: Castle income")}
#: The light about the step that is to be taken, its rim, and the dull gold of the others.
HALO: Final = (255, 233, 168)
INKY: Final = (58, 30, 6)
CORE: Final = (255, 251, 230)
DULL: Final = (168, 116, 32, 220)
REFILL: Final = mark("End Phase: refill hand")


def step_of(view: TableView) -> int:
    """Which of the three steps of a turn is open: 0 travel, 1 card, 2 end."""
    asked = view.decision
    kind = asked.kind if asked else "end"
    if kind == "turn" and asked and any(option[0] == "sail" for option in asked.options):
        return 0
    return 2 if kind == "end" else 1


def whole_step(view: TableView) -> str:
    """What stands in place of the three steps; nothing as soon as a turn is asked for."""
    if view.reading:
        return tr("Frederick’s turn")
    asked = view.decision
    if asked is not None and asked.kind in ("turn", "discard"):
        return tr(REFILL) if asked.kind == "discard" else ""
    return tr(WHOLE_STEPS.get(view.count("phase", 1), ""))


def paint_prompt(view: TableView) -> list[Item]:
    """Stepper and prompt."""
    draw = DrawList("prompt", TILE)
    at = view.anchors
    whole, mine = whole_step(view), view.asks() and not view.reading
    if whole:
        plate = at["prompt.step1"]
        wide = at["prompt.step3"][0] + at["prompt.step3"][2] - plate[0]
        _paint_step(draw, 0, (plate[0], plate[1], wide, plate[3]), whole, True, mine)
    else:
        now = step_of(view)
        for k, words in enumerate(view.steps):
            plate = at[f"prompt.step{k + 1}"]
            said = f"{k + 1}  {tr(words)}"
            _paint_step(draw, k, plate, said, k == now, mine)
    prompt = prompt_of(view)
    if prompt.strip():
        draw.text("prompt", at["prompt.text"], prompt, 19.5, "bold", IVORY)
    return draw.items


def _paint_step(draw: DrawList, k: int, box: Rect, words: str, lit: bool, mine: bool) -> None:
    """One step of a turn; it glows as the next one only where the one who looks has to act."""
    radius = box[3] / 2
    if lit and mine:
        draw.box(f"step{k}.light", grown(box, 4), fill=clear(HALO, 90), radius=radius + 4)
        draw.box(f"step{k}.ink", grown(box, 1.4), fill=INKY, radius=radius + 1.4)
        draw.box(f"step{k}", box, fill=GILT, border=CORE, width=1.6, radius=radius)
    elif lit:
        draw.box(f"step{k}", box, fill=DUN, border=INKY, width=1.4, radius=radius)
    else:
        draw.box(f"step{k}", box, fill=(0, 0, 0, 96), border=DULL, radius=radius)
    colour = (43, 20, 0) if lit else (232, 210, 160)
    draw.label(f"step{k}.words", grown(box, -3), words, 15.5, "title", colour)


LEATHER: Final[Rgb] = (92, 18, 30)
RADIUS: Final = 8.0


def make_banner(view: TableView) -> TurnBanner:
    """The own turn, said large."""
    hand = view.pieces(f"hand.{view.viewer}")
    pulses = [
        replace(item, key=f"banner.{item.key}") for item in card_lights(view, hand, strong=True)
    ]
    crest = view.crest(view.viewer)
    return turn_banner(view, _ground, crest, prompt_of(view), pulses=pulses)


def _ground(draw: DrawList, box: Rect) -> None:
    draw.box("ground", box, fill=LEATHER, border=GILT, width=2.4, radius=RADIUS)
    draw.box("rim", grown(box, -5), border=clear(CREAM, 90), width=1.2, radius=RADIUS - 3)
