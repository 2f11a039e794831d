"""The red ribbon: which step this is, and one sentence about what can be done."""

from typing import Final

from stupor.games.stupor_mundi.presentation.boxes import grown
from stupor.games.stupor_mundi.presentation.easel import Easel
from stupor.games.stupor_mundi.presentation.palette import GILT, IVORY, TILE, clear
from stupor.games.stupor_mundi.presentation.view import HOUSE_NAMES, TableView
from stupor.render.items import Area, Item

#: Steps of the End Phase, shown instead of the three steps of a turn.
END_STEPS: Final = ("Refill hand", "Castle income", "Ally income", "Reorganization")
SENTENCES: Final[dict[str, str]] = {
    "house": "Choose the House you will lead.",
    "turn": "Travel: drag your Ship clockwise (first step free), or go straight to playing a card.",
    "play": "Play a card: face up for its text, face down for one of the actions its spears touch.",
    "action": "Choose one of the actions the spears point to.",
    "promote": "Promote: move one of your Specialists along its path.",
    "market": "Visit the Market: sell once and buy once, in either order.",
    "build": "Build: drag a Tower, Wall or Keep from your board to a lit site.",
    "pay": "Choose how to pay for the Structure.",
    "summon": "Summon: drag an Ally of this city to a free space of yours.",
    "purchase": "Purchase: drag a card of this city to your hand.",
    "give": "Choose the card you give away for it, from your hand or your discard.",
    "spend": "You may spend as printed on the card, or leave it.",
    "edict": "Issue an Edict: drag one of the three Active Edicts to your castle.",
    "reward": "No Edict is left: take one of the three rewards.",
    "resource": "Choose: Grain or Stone.",
    "icon": "Drop the icon on what it removes or where it adds. Twins move together.",
    "refill": "Choose the Next Edict that fills the empty space.",
    "bonus": "Your Specialist reached the City: take one of its Bonus tiles.",
    "circle": "Choose a circle: Independents or Loyalists.",
    "harbour": "Move your Ship to any harbour, free of charge.",
    "store": "Your warehouse is full: replace a cube of the other kind, or lose the new one.",
    "discard": "Refill: discard any cards from your hand, then press the seal to draw.",
    "end": "Press the seal to end your turn.",
}


def step_of(view: TableView) -> int:
    """Which of the three steps of a turn is open: 0 travel, 1 card, 2 end."""
    asked = view.decision
    kind = asked.kind if asked else "end"
    if kind == "turn" and asked and any(option[0] == "sail" for option in asked.options):
        return 0
    return 2 if kind == "end" else 1


def sentence_of(view: TableView) -> str:
    """The one sentence of the ribbon."""
    if view.sentence:
        return view.sentence
    asked = view.decision
    if asked is None:
        return "The game is over."
    if asked.seat != view.viewer:
        return f"{HOUSE_NAMES[view.house(asked.seat)]} is to move."
    kind = asked.kind
    if kind == "turn" and not any(option[0] == "sail" for option in asked.options):
        kind = "play" if any(option[0] == "play" for option in asked.options) else "turn"
    return SENTENCES.get(kind, "")


def paint_prompt(view: TableView) -> list[Item]:
    """Stepper and sentence."""
    easel = Easel("prompt", TILE)
    at = view.anchors
    ending = view.count("phase", 1) == 2
    if ending:
        plate = at["prompt.step1"]
        wide = at["prompt.step3"][0] + at["prompt.step3"][2] - plate[0]
        _paint_step(
            easel, 0, (plate[0], plate[1], wide, plate[3]), "End Phase: " + END_STEPS[0], True
        )
    else:
        now = step_of(view)
        for k, words in enumerate(view.steps):
            _paint_step(easel, k, at[f"prompt.step{k + 1}"], f"{k + 1}  {words}", k == now)
    easel.label(
        "sentence", at["prompt.text"], sentence_of(view), 19.5,
        face="bold", colour=IVORY, align="left",
    )  # fmt: skip
    return easel.items


def _paint_step(easel: Easel, k: int, box: Area, words: str, lit: bool) -> None:
    radius = box[3] / 2
    if lit:
        easel.box(
            f"step{k}.light", grown(box, 3), fill=clear((255, 210, 74), 70), radius=radius + 3
        )
        easel.box(f"step{k}", box, fill=GILT, border=(58, 26, 0), width=1.4, radius=radius)
    else:
        easel.box(f"step{k}", box, fill=(0, 0, 0, 96), border=clear(GILT, 130), radius=radius)
    colour = (43, 20, 0) if lit else (232, 210, 160)
    easel.label(f"step{k}.words", grown(box, -3), words, 15.5, face="title", colour=colour)
