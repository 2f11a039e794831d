"""Header, log, ribbon and buttons."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.chronicle import ENDINGS
from stupor.games.stupor_mundi.presentation.boxes import grown
from stupor.games.stupor_mundi.presentation.explain.telling import (
    Explanation,
    Parts,
    Spot,
    now,
    of,
    plain,
    who,
)
from stupor.games.stupor_mundi.presentation.log import log_box
from stupor.games.stupor_mundi.presentation.margin import PHASES, seal_words
from stupor.games.stupor_mundi.presentation.prompt import WHOLE_STEPS, sentence_of, step_of
from stupor.games.stupor_mundi.presentation.sailing import price_of_sailing
from stupor.games.stupor_mundi.presentation.view import TableView, roman
from stupor.games.stupor_mundi.wording import joined

ORDER_PLACES: Final = 4
STEP_TEXTS: Final = (
    "Sail first, if you like. Of the spaces {} Then a card is played.",
    "Play one card, face up for its text or face down for an action, or pass the round.",
    "Everything is done: the wax seal hands the turn on. Until then it can be undone.",
)
STEP_RULES: Final = ("travel.once", "turn.card", "turn.end")
PHASE_TEXTS: Final = (
    "Houses are chosen in reverse turn order.",
    "The Houses take turns: sail, play a card, until everybody has passed.",
    "Hands are refilled; castles and Allies pay; cities and Allies are renewed.",
    "The last points are counted.",
)
PHASE_RULES: Final = ("draft.taken", "round.turns", "round.cleanup", "game.score")
#: What the plate of undo does at a strict, a friendly and a sandbox table.
UNDO_TEXTS: Final = {
    "strict": "Takes your last decision back, with all the computers did since; again and again, "
    "up to the last secret that came to light or another person's decision.",
    "friendly": "Takes your last decision back. Past a secret or another person's decision it goes "
    "when everybody agrees.",
    "sandbox": "Takes your last decision back, whatever has come to light since. The game is "
    "marked as a sandbox then.",
}


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
    if view.count("phase", 1) in WHOLE_STEPS:
        x, y, _, h = at["prompt.step1"]
        yield "phase", (x, y, at["prompt.text"][0] - x - 8, h)
    else:
        yield from ((f"step.{k}", at[f"prompt.step{k}"]) for k in (1, 2, 3))
    yield "sentence", at["prompt"]
    yield "log", log_box(view)
    yield from ((name, at[f"actions.{name}"]) for name in ("undo", "redo", "pass", "seal"))
    yield "seal", at["actions.label"]
    yield "buttons", at["actions.keys"]
    yield "ground.buttons", at["actions"]


def round_(view: TableView, parts: Parts) -> Explanation:
    """The round, and whether it is the last."""
    number = view.count("round", 1)
    text = (
        "A round lasts until everybody has passed. The game ends after the round in which a "
        "castle is complete, an Active Edict cannot be replaced, or the cards run out."
    )
    ending = ENDINGS.get(view.words("ending"), "")
    last = f"the last round, for {ending}" if ending else "no sign of the end"
    passed = [who(view, s) for s in range(view.seats) if view.count(f"passed.{s}")]
    out = f"passed: {joined(passed)}" if passed else ""
    title = f"Round {roman(number)}" if number else "Set-up"
    return Explanation(title, text, now(last, out), "game.end")


def phase(view: TableView, parts: Parts) -> Explanation:
    """The phase of the round."""
    number = max(0, min(view.count("phase", 1), len(PHASES) - 1))
    said = now(f"{of(view, view.mover())} turn") if number == 1 else ""
    return Explanation(PHASES[number], PHASE_TEXTS[number], said, PHASE_RULES[number])


def order(view: TableView, parts: Parts) -> Explanation:
    """A House in the turn order."""
    seat = int(parts[1])
    place = (seat - max(0, view.count("first"))) % view.seats + 1
    state = "has passed" if view.count(f"passed.{seat}") else ""
    turn = f"{of(view, seat)} turn" if view.mover() == seat else ""
    text = f"Place {place} in the turn order, which runs clockwise from the first player."
    name = f"{view.called(seat)}, {view.names[seat]}"
    points = f"{view.count(f'vp.{seat}')} VP"
    return Explanation(name, text, now(points, turn, state), "round.turns")


def leader(view: TableView, parts: Parts) -> Explanation:
    """The first player marker."""
    text = "Who wears it begins the round; then it moves on clockwise."
    said = now(who(view, max(0, view.count("first"))))
    return Explanation("First player", text, said, "round.cleanup")


def step(view: TableView, parts: Parts) -> Explanation:
    """One of the three steps of a turn."""
    number = int(parts[1]) - 1
    said = now("this step") if view.decision and step_of(view) == number else ""
    text = STEP_TEXTS[number].format(price_of_sailing(view))
    return Explanation(view.steps[number], text, said, STEP_RULES[number])


def sentence(view: TableView, parts: Parts) -> Explanation:
    """The ribbon."""
    text = "The ribbon says what can be done now, and why something cannot be done."
    said = sentence_of(view).strip()
    return Explanation("What can I do?", text, f"Now: {said}" if said else "", "turn.card")


def log(view: TableView, parts: Parts) -> Explanation:
    """The chronicle."""
    text = "What has happened, the newest above. The wheel goes back."
    said = now(f"{len(view.log)} lines to read") if view.log else ""
    return Explanation("Chronicle", text, said, "round.turns")


def undo(view: TableView, parts: Parts) -> Explanation:
    """Undo and redo."""
    if parts[0] == "redo":
        text = "Takes once more what was taken back."
        said = "possible" if view.can_redo else "nothing was taken back"
        return Explanation("Redo", text, now(said))
    barred = f"no way back: {view.undo_why}" if view.undo_why else "no way back"
    said = now("possible" if view.can_undo else barred)
    return Explanation("Undo", UNDO_TEXTS.get(view.undo_mode, UNDO_TEXTS["strict"]), said)


def pass_(view: TableView, parts: Parts) -> Explanation:
    """The pass plate."""
    text = (
        "Who passes takes no more turns in this round, neither voyages nor cards. Press here, "
        "then the seal."
    )
    asked = view.mine()
    can = asked is not None and ("pass",) in asked.options
    said = now("possible" if can else "not at this moment")
    return Explanation("Pass the round", text, said, "solo.pass" if view.solo else "round.turns")


def seal(view: TableView, parts: Parts) -> Explanation:
    """The wax seal."""
    title, why = seal_words(view)
    text = (
        "The wax seal ends what you are doing: red when it may, grey when something is still to "
        "be done. Nothing is final before it."
    )
    return Explanation("Wax seal", text, now(why or title.lower()), "turn.end")


TELLERS: Final = {
    "round": round_,
    "phase": phase,
    "order": order,
    "leader": leader,
    "step": step,
    "sentence": sentence,
    "log": log,
    "undo": undo,
    "redo": undo,
    "pass": pass_,
    "seal": seal,
    "end": seal,
    "done": seal,
    "menu": plain("Menu", "Settings, speed, sound, full screen, and the way out."),
    "rules": plain(
        "Rulebook",
        "All rules in the words of this game, to read and to search.",
        "round.turns",
    ),
    "buttons": plain(
        "Keys", "The keys of the buttons above; the settings can change them.", "turn.end"
    ),
}
