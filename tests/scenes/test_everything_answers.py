"""A click on anything on the table is answered: a choice, its words, or why it cannot be used."""

from collections.abc import Iterator, Mapping

import pytest

from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.geometry import centre
from stupor.stage.node import Node
from stupor.table.input.hand import ALWAYS
from stupor.table.scene import TableScene
from tests.scenes.table_setup import click

from stupor.app import App  # isort: skip
from tests.support.windows import window

BOTH = {"edition": "special", "expansions": ["postponed-crusade", "imperial-projects"]}
GAMES: Mapping[str, tuple[str, str, Mapping[str, object]]] = {
    "plain": ("stupor_mundi", "human,random", {}),
    "expansions": ("stupor_mundi", "human,random,random,random", BOTH),
    "burgundy": ("burgundy", "human,random", {}),
    "burgundy alone": ("burgundy", "human", {}),
}


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


def table(
    app: App, game: str, kinds: str, options: Mapping[str, object], choices: int
) -> TableScene:
    """A game in which some first choices are made, and the person is to decide."""
    spec = get(game)
    seats = [make_seat(kind, spec, 5 + n) for n, kind in enumerate(kinds.split(","))]
    session = Session.new(spec, seats, 5, dict(options))
    while session.ply < choices or (session.decision and session.decision.seat):
        asked = session.decision
        assert asked is not None
        session.play(asked.options[0])
    scene = TableScene(session)
    app.use_game(game)
    app.stack.reset(scene)
    app.step()
    scene.flush()
    return scene


def is_choice(scene: TableScene, node: Node) -> bool:
    """Whether a click there takes something up or presses it."""
    point, hit_test = centre(node.rect), scene.hit_test
    return bool(hit_test.source_at(point) or hit_test.button_at(point, ALWAYS))


def answered(scene: TableScene) -> bool:
    """Whether a click was met by words, by a picture seen close, or by an open leaf."""
    return bool(
        scene.commands.message
        or scene.hovering.pinned
        or scene.closeup.seat >= 0
        or scene.expanded_panel.open
        or scene.log_scroll.opened
        or scene.app.stack.top is not scene
    )


def put_away(scene: TableScene) -> None:
    """Close what a click has opened."""
    if scene.app.stack.top is not scene:
        scene.app.stack.pop()
    scene.hide_tooltip()
    scene.commands.clear()
    scene.closeup.close()
    scene.expanded_panel.close()
    if scene.log_scroll.opened:
        scene.log_scroll.toggle()


def unanswered(scene: TableScene) -> list[str]:
    """Things that a click gets nothing from."""
    silent = []
    for node in scene.ui.layout.nodes(scene.hit_test.view):
        if is_choice(scene, node):
            continue
        put_away(scene)
        click(scene, centre(node.rect))
        if not answered(scene):
            silent.append(node.name)
    put_away(scene)
    return silent


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("choices", [0, 1, 12])
def test_everything_on_the_table_answers_a_click(app: App, game: str, choices: int) -> None:
    """Given some positions, a click on each thing is a choice, its words, or a refusal."""
    scene = table(app, *GAMES[game], choices)
    assert unanswered(scene) == []
