"""Header, log, ribbon and buttons."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    Spot,
    now,
    owned,
    plain,
    who,
)
from stupor.games.stupor_mundi.face.game_log.log_scroll import LOG
from stupor.games.stupor_mundi.face.gestures.prompt import prompt_of, step_of, whole_step
from stupor.games.stupor_mundi.face.margin.header import PHASES
from stupor.games.stupor_mundi.face.margin.seal import no_pass, seal_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.face.voyage.voyage_price import price_of_sailing
from stupor.games.stupor_mundi.log_lines import ENDINGS
from stupor.games.stupor_mundi.sheet.counting import round_words
from stupor.language import joined, mark, tr
from stupor.stage.explanation import undo_text
from stupor.stage.geometry import grown

ORDER_PLACES: Final = 4
STEP_TEXTS: Final = (
    mark("First you may travel: {} Then play a card or pass."),
    mark("Play one card, face up for its text or face down for an action, or pass the round."),
    mark("Press the wax seal to end your turn. Until then you can undo."),
)
STEP_RULES: Final = ("travel.once", "turn.card", "turn.end")
PHASE_TEXTS: Final = (
    mark("Houses are chosen in reverse turn order."),
    mark("Players take turns: travel, then play a card, until everyone has passed."),
    mark("Refill hands, take Castle and Ally income, refill the cities."),
    mark("Final scoring."),
)
PHASE_RULES: Final = ("draft.taken", "round.turns", "round.cleanup", "game.score")


def spots(view: TableView) -> Iterator[Spot]:
    """Header, ribbon, log and buttons."""
    at = view.anchors
    yield "menu", at["header.menu"]
    yield "rules", at["header.rules"]
    if not view.solo:
        first = max(0, view.count("first"))
        for k in range(view.seats):
            box = at[f"header.order{k + ORDER_PLACES + 1 - view.seats}"]
            if not k:
                yield "leader", (box[0] - 8, box[1] - 7, 22, 20)
            yield f"order.{(first + k) % view.seats}", grown(box, 2)
    yield "round", at["header.title"]
    yield "phase", at["header.phase"]
    yield "pile.edicts", at["header.count"]
    yield "ground.round", at["meta.header"]
    if whole_step(view):
        x, y, _, h = at["prompt.step1"]
        yield "phase", (x, y, at["prompt.text"][0] - x - 8, h)
    else:
        yield from ((f"step.{k}", at[f"prompt.step{k}"]) for k in (1, 2, 3))
    yield "prompt.text", at["prompt"]
    yield "log", LOG.box(view)
    yield from ((name, at[f"actions.{name}"]) for name in ("undo", "redo", "pass", "seal"))
    yield "seal", at["actions.label"]
    yield "buttons", at["actions.keys"]
    yield "ground.buttons", at["actions"]


def round_(view: TableView, parts: Parts) -> Explanation:
    """The round, and whether it is the last."""
    number = view.count("round", 1)
    text = tr(
        "A round ends when everyone has passed. The game ends after a round in which a Castle is "
        "complete, an Active Edict cannot be replaced, or the cards run out."
    )
    ending = ENDINGS.get(view.words("ending"), "")
    last = tr("last round: {ending}", ending=tr(ending)) if ending else tr("not the last round")
    passed = [who(view, s) for s in range(view.seats) if view.count(f"passed.{s}")]
    out = tr("passed: {houses}", houses=joined(passed)) if passed else ""
    title = round_words(number)
    return Explanation(title, text, now(last, out), "game.end")


def phase(view: TableView, parts: Parts) -> Explanation:
    """The phase of the round."""
    number = max(0, min(view.count("phase", 1), len(PHASES) - 1))
    said = now(whose_turn(view, view.mover())) if number == 1 else ""
    return Explanation(tr(PHASES[number]), tr(PHASE_TEXTS[number]), said, PHASE_RULES[number])


def whose_turn(view: TableView, seat: int) -> str:
    """Whose turn it is, in words."""
    return owned(view, seat, mark("your turn"), mark("{house}\u2019s turn"))


def order(view: TableView, parts: Parts) -> Explanation:
    """A House in the turn order."""
    seat = int(parts[1])
    place = (seat - max(0, view.count("first"))) % view.seats + 1
    state = tr("has passed") if view.count(f"passed.{seat}") else ""
    turn = whose_turn(view, seat) if view.mover() == seat else ""
    text = tr("Place {place} in turn order, clockwise from the first player.", place=place)
    points = tr("{count} VP", count=view.count(f"vp.{seat}"))
    return Explanation(view.names[seat], text, now(points, turn, state), "round.turns")


def leader(view: TableView, parts: Parts) -> Explanation:
    """The first player marker."""
    text = tr("The first player begins the round. The crown passes clockwise each round.")
    said = now(who(view, max(0, view.count("first"))))
    return Explanation(tr("First player"), text, said, "round.cleanup")


def step(view: TableView, parts: Parts) -> Explanation:
    """One of the three steps of a turn."""
    number = int(parts[1]) - 1
    said = now(tr("this step")) if view.decision and step_of(view) == number else ""
    text = tr(STEP_TEXTS[number]).format(price_of_sailing(view))
    return Explanation(tr(view.steps[number]), text, said, STEP_RULES[number])


def prompt(view: TableView, parts: Parts) -> Explanation:
    """The ribbon."""
    text = tr("What you can do now, and why something is not possible.")
    said = now(prompt_of(view).strip().removesuffix("."))
    return Explanation(tr("What can I do?"), text, said, "turn.card")


def log(view: TableView, parts: Parts) -> Explanation:
    """The Game log."""
    text = tr(
        "Newest first. The golden bar marks what others did since your last turn. Scroll to see "
        "more."
    )
    return Explanation(tr("Game log"), text, "", "round.turns")


def pass_(view: TableView, parts: Parts) -> Explanation:
    """The pass plate."""
    text = tr("After passing you take no more turns this round. Press here, then the seal.")
    asked = view.mine()
    can = asked is not None and ("pass",) in asked.options
    why = no_pass(view).rstrip(".") if asked is not None else ""
    said = now(tr("possible") if can else why)
    return Explanation(
        tr("Pass the round"), text, said, "solo.pass" if view.solo else "round.turns"
    )


def seal(view: TableView, parts: Parts) -> Explanation:
    """The wax seal."""
    title, why, _ = seal_of(view)
    text = tr(
        "Red: ends your turn or passes the round. Hollow: skips what you could still do; your "
        "turn goes on. Grey: you must do something first."
    )
    return Explanation(tr("Wax seal"), text, now(why or title), "turn.end")


TELLERS: Final = {
    "round": round_,
    "phase": phase,
    "order": order,
    "leader": leader,
    "step": step,
    "prompt": prompt,
    "log": log,
    "undo": undo_text,
    "redo": undo_text,
    "pass": pass_,
    "seal": seal,
    "end": seal,
    "menu": plain(mark("Menu"), mark("Game, settings, timeline and advice. The game pauses.")),
    "rules": plain(
        mark("Rulebook"),
        mark("All the rules, with a search."),
        "round.turns",
    ),
    "buttons": plain(
        mark("Keys"),
        mark("Keys of the buttons above. Change them in the settings."),
        "turn.end",
    ),
}
