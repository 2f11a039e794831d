"""The red ribbon: which step this is, and one sentence about what can be done."""

from typing import Final

from stupor.engine.decision import Decision
from stupor.games.stupor_mundi.presentation.boxes import grown
from stupor.games.stupor_mundi.presentation.easel import Easel
from stupor.games.stupor_mundi.presentation.palette import GILT, IVORY, TILE, clear
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.render.items import Area, Item

#: Phases in which one plate stands for the three steps of a turn.
WHOLE_STEPS: Final = {0: "Set-up: choose Houses", 2: "End Phase: refill hand"}
SENTENCES: Final[dict[str, str]] = {
    "house": "Click the plaque of the House you will lead.",
    "turn": "Drag your Ship to a lit harbour (first step free), or play a card at once.",
    "play": "Drag a card to a slot: as it is for its text, or turned over (F) for an action.",
    "stuck": "No slot is free: press \u201cPass the round\u201d, then the seal.",
    "action": "Click one of the lit actions that the spears of your card point to.",
    "promote": "Promote: drag a lit Specialist to the next space of its path",
    "start": "Promote: drag a lit Specialist to the first space of A, B or C",
    "market": "Click a lit lot of this market: sell once and buy once",
    "sell": "Sell: click the lit lot, or drag it to your coins",
    "buy": "Buy: click the lit lot, or drag it to your warehouse",
    "build": "Build: drag a lit piece of your board to a lit site of your castle",
    "pay": "Click how you pay for the Structure.",
    "summon": "Summon: drag a lit Ally of this city to a free space of yours",
    "purchase": "Purchase: drag a lit card of this city to your hand",
    "give": "Pay with a card: drag it from your hand onto the bought card",
    "spend": "Click the plaque to pay",
    "edict": "Issue an Edict: click one of the lit Active Edicts; its reward is on its right.",
    "reward": "No Edict is left: click one of the three rewards.",
    "resource": "You gain a resource: click Grain or Stone.",
    "icon": "Drag the lit icon to the red zone to remove or to the green zone to add.",
    "refill": "Click the Next Edict that becomes Active in the empty space.",
    "bonus": "Your Specialist reached the City: click the Bonus tile you take.",
    "circle": "Click the circle of Allies that counts: Independents or Loyalists.",
    "harbour": "Drag your Ship to any lit harbour; it costs nothing.",
    "store": "Your warehouse is full: click whether you lose the new cube or replace another.",
    "discard": "Drag cards you do not want to your discard pile; press the seal to refill.",
    "end": "All done: press the seal to end your turn.",
}
#: How a sentence without a full stop ends: with a way out, or without one.
WAY_OUT: Final = ", or press the seal."


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
        return f"{view.called(asked.seat)} is to move."
    said = SENTENCES.get(_asked_for(view, asked), "")
    if not said or said.endswith("."):
        return said
    return said + (WAY_OUT if ("done",) in asked.options else ".")


def _asked_for(view: TableView, asked: Decision) -> str:
    """The kind of a decision, told apart further where a newcomer would ask what to do."""
    words = {str(option[0]) for option in asked.options}
    if asked.kind == "turn":
        return "turn" if "sail" in words else "play" if "play" in words else "stuck"
    if asked.kind == "market":
        return "market" if {"sell", "buy"} <= words else "sell" if "sell" in words else "buy"
    if asked.kind == "promote":
        start = view.table.pieces("work.start")
        who = {f"specialist.{asked.seat}.{o[1]}" for o in asked.options if len(o) == 3}
        return "start" if who and who <= set(start) else "promote"
    return asked.kind


def paint_prompt(view: TableView) -> list[Item]:
    """Stepper and sentence."""
    easel = Easel("prompt", TILE)
    at = view.anchors
    whole = WHOLE_STEPS.get(view.count("phase", 1))
    if whole:
        plate = at["prompt.step1"]
        wide = at["prompt.step3"][0] + at["prompt.step3"][2] - plate[0]
        _paint_step(easel, 0, (plate[0], plate[1], wide, plate[3]), whole, True)
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
