"""Positions of the middle of a game, for pictures and for tests of the face."""

from __future__ import annotations

from functools import cache
from typing import Any

from stupor.engine.decision import Decision
from stupor.games.burgundy.face.ui import UI
from stupor.games.burgundy.face.view import TableView, view_of
from stupor.games.burgundy.game import GAME
from stupor.games.burgundy.ids import EXPANSIONS
from stupor.games.burgundy.state import State
from stupor.platform import paths
from stupor.stage.items import Rect
from stupor.stage.layout import anchors_of
from stupor.stage.view import LogLine, View
from tests.games.burgundy.busy import busy

#: The form of each window, and its page.
FORMS = {
    "": (1920.0, 1080.0), "16x10": (1920.0, 1200.0), "4x3": (1920.0, 1440.0),
    "21x9": (2520.0, 1080.0),
}  # fmt: skip
NAMES = ("Philippe", "Jehanne", "Marguerite", "Nicolas")
#: Tables of every kind: seats and what was agreed on.
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {"duchies": "dealt"}),
    "three": (3, {"duchies": "dealt"}),
    "four": (4, {"duchies": "dealt"}),
    "everything": (4, {"duchies": ["11a", "11b", "11c", "11d"], "expansions": [*EXPANSIONS]}),
    "everything two": (2, {"duchies": ["11a", "11b"], "expansions": [*EXPANSIONS]}),
    "13a": (1, {"board": "13a"}),
    "13b": (1, {"board": "13b"}),
    "12a": (4, {"team": "12a"}),
    "12b": (4, {"team": "12b", "expansions": ["inns", "extra-tiles", "white-castles"]}),
}
#: Of these the tests that look at everything take some in every run.
USUAL = ("two", "everything", "13b", "12a")


@cache
def moment(kind: str, rounds: int = 18, seed: int = 5) -> State:
    """A table in the middle of a turn of that round; the same position every time."""
    seats, options = TABLES[kind]
    for state, _ in busy(GAME, seats, seed, options):
        asked = GAME.rules.decision(state)
        if state.round >= rounds and asked is not None and asked.kind == "turn":
            return state
    raise LookupError(f"{kind} ended before round {rounds}")


@cache
def anchors(form: str = "") -> dict[str, Rect]:
    """All places of a page."""
    folders = tuple(paths.pages_of("burgundy"))
    wide, high = FORMS[form]
    return dict(UI.layout.anchors(lambda name: anchors_of(folders, name, form), (0, 0, wide, high)))


def view(kind: str = "four", form: str = "", rounds: int = 18, **more: object) -> TableView:
    """What the painters see of such a table; the one who is asked looks."""
    state = moment(kind, rounds)
    asked = GAME.rules.decision(state)
    assert isinstance(asked, Decision)
    viewer = asked.seat
    others = frozenset(range(TABLES[kind][0])) - {viewer}
    log = tuple(LogLine(seat, f"{NAMES[seat]} takes a Ship from depot 6.") for seat in others)
    found: dict[str, Any] = {
        "table": GAME.rules.table(state, viewer), "facts": GAME.rules.facts(state, viewer),
        "decision": asked, "viewer": viewer, "names": NAMES[: TABLES[kind][0]],
        "anchors": anchors(form), "log": log, "computers": others, **more,
    }  # fmt: skip
    return view_of(View(**found))
