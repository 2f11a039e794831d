"""A rival's sheet speaks of the rival: nothing there says you, whatever lies on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from stupor.app import App
from stupor.games import registry
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.data.castle import SITES
from stupor.games.stupor_mundi.face.components import printed
from stupor.games.stupor_mundi.face.explain.explanations import explanation
from stupor.games.stupor_mundi.face.explain.theirs import THEIRS, theirs
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.scenes.begin import begin
from stupor.selftest.games import new_game, play
from stupor.stage.explanation import Explanation
from stupor.stage.geometry import centre, holds
from stupor.stage.pointer import Key
from stupor.table.scene import TableScene
from tests.support.windows import window

YOU = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)
EVERYTHING = {"expansions": ["extra-tiles", "white-castles", "inns", "trade-routes", "shields"]}
#: Every run takes every other one.
GAMES: list[tuple[str, dict[str, Any], int]] = [
    *[("burgundy", {}, ply) for ply in (60, 170, 330)],
    *[("burgundy", EVERYTHING, ply) for ply in (120, 300)],
    ("burgundy", {"team": "12a"}, 200),
    *[("stupor_mundi", {}, ply) for ply in (150, 330)],
]


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.settings = replace(made.settings, speed=0.0)
    yield made
    made.close()


def table(app: App, game: str, options: dict[str, Any], ply: int) -> TableScene:
    """A table of four in mid-game with a person in the seat that is asked."""
    session: Session = play(new_game("squire,squire,squire,squire", options, game=game), ply)
    assert session.decision is not None
    session.reseat(session.decision.seat, make_seat(HUMAN, session.spec, 1))
    app.use_game(game)
    scene = begin(app, session, tips=False)
    app.stack.reset(scene)
    app.step()
    scene.flush()
    app.step()
    return scene


def sheets(scene: TableScene) -> Iterator[tuple[str, Explanation]]:
    """All that is explained on the panels of rivals and on their boards seen close."""
    view = scene.hit_test.view
    panels = [box for name, box in view.anchors.items() if re.fullmatch(r"rival\.?\d", name)]
    told = registry.part(scene.flow.session.spec.id, "face.explain.explanations")
    nodes = scene.ui.layout.nodes(view)
    names = {n.name for n in nodes if any(holds(panel, centre(n.rect)) for panel in panels)}
    assert panels and names
    for number in range(1, len(view.rivals()) + 1):
        scene.closeup.hold(number)
        names |= {node.name for node in scene.closeup.nodes()}
    for name in sorted(names):
        found = told.explanation(view, name)
        if found is not None:
            yield name, found


@pytest.mark.parametrize(
    ("game", "options", "ply"),
    [
        pytest.param(*each, marks=pytest.mark.exhaustive if place % 2 else ())
        for place, each in enumerate(GAMES)
    ],
)
def test_a_rivals_sheet_never_says_you(
    app: App, game: str, options: dict[str, Any], ply: int
) -> None:
    """Given a game of four, when a rival's things are pointed at, then nobody is called you."""
    said = [
        (name, part)
        for name, told in sheets(table(app, game, options, ply))
        for part in (told.title, told.text, told.numbers)
        if YOU.search(part)
    ]
    assert not said


def test_every_card_and_ally_can_be_told_of_a_rival() -> None:
    """Given all cards and Allies, when they are a rival's, then their texts call nobody you."""
    texts = [thing.text for thing in (*ALLIES, *printed.CARDS, *SITES)]
    assert {*THEIRS} <= {*texts}
    assert not [text for text in texts if YOU.search(theirs(text))]


def test_no_rival_of_a_team_game_is_seen_close(app: App) -> None:
    """Given a team game, whose duchies are too large for a sheet, then Shift and 1 does nothing."""
    scene = table(app, "burgundy", {"team": "12a"}, 60)
    scene.handle(Key("down", "1", frozenset({"shift"})))
    app.step()
    assert scene.closeup.seat < 0 and app.stack.top is scene


def test_what_a_rivals_specialist_gives_is_said_of_every_house(app: App) -> None:
    """Given Specialists at Workplaces, then those of rivals give it to every House there."""
    scene = table(app, "stupor_mundi", {}, 330)
    view, rivals = scene.hit_test.view, 0
    for seat, place in product(range(4), [(p, n) for p in "abc" for n in (1, 2)]):
        here = view.table.pieces("work.{}.{}".format(*place))
        for piece in [piece for piece in here if piece.startswith(f"specialist.{seat}.")]:
            told = explanation(view, piece)
            assert told is not None
            assert ("For every House" in told.text) == (seat != view.viewer), (piece, told.text)
            rivals += seat != view.viewer
    assert rivals
