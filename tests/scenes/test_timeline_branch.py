"""Play on from here: another game begins at a moment, and the first one stays as it was."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.engine.codec import digest
from stupor.match.session import Session
from stupor.scenes.timeline.branch import NOT_ALL, BranchScene
from stupor.scenes.timeline.scene import TimelineScene
from stupor.table.scene import TableScene
from tests.scenes.past_games import click, key, played
from tests.support.windows import window


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


def asked(app: App, game: Session, ply: int) -> BranchScene:
    """The dialog at a moment of a game."""
    scene = TimelineScene(game)
    app.stack.reset(scene)
    app.step()
    scene.go(ply)
    key(scene, "return")
    dialog = app.stack.top
    assert isinstance(dialog, BranchScene)
    app.step()
    return dialog


def press(dialog: BranchScene, name: str) -> None:
    widget = dialog.controls.get(name)
    assert widget is not None, name
    click(dialog, widget.rect)


def test_the_new_game_begins_at_the_moment_and_the_first_stays(app: App) -> None:
    game = played("human,random")
    before, end = game.journal(), digest(game.state)
    dialog = asked(app, game, 50)
    press(dialog, "go")
    table = app.stack.top
    assert isinstance(table, TableScene)
    session = table.flow.session
    assert session.ply == 50
    assert digest(session.state) == digest(game.before(50))
    assert session.header["branch"]["at"] == 50
    assert session.decision is not None
    session.play(session.decision.options[0])
    assert (game.journal(), digest(game.state)) == (before, end)


def test_the_new_game_is_kept_from_its_first_decision_on(app: App) -> None:
    press(asked(app, played("human,random"), 50), "go")
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert table.flow.session.recorder is not None


def test_any_chair_may_be_taken_by_anybody(app: App) -> None:
    dialog = asked(app, played("human,random,random"), 30)
    press(dialog, "0.squire")
    press(dialog, "2.human")
    session = dialog.branch()
    assert [chair.kind for chair in session.seats] == ["squire", "random", "human"]
    assert [chair.kind for chair in dialog.flow.whole.seats] == ["human", "random", "random"]
    assert len(set(session.names)) == 3


def test_computers_keep_their_persona(app: App) -> None:
    dialog = asked(app, played("human,page:builder,page:merchant", 40), 30)
    press(dialog, "2.squire")
    press(dialog, "1.persona")
    dialog.flow.whole.seats[1].name = "Page Enzo"
    session = dialog.branch()
    assert [chair.kind for chair in session.seats] == ["human", "page:diplomat", "squire:merchant"]
    assert session.header["kinds"] == [chair.kind for chair in session.seats]
    assert session.names[1] == "Page Enzo"
    assert [chair.kind for chair in dialog.flow.whole.seats][1:] == [
        "page:builder",
        "page:merchant",
    ]


def test_a_game_of_computers_gets_a_person_who_is_to_decide(app: App) -> None:
    dialog = asked(app, played("random,random"), 21)
    mover = dialog.flow.session.decision
    assert mover is not None
    assert dialog.kind_of(mover.seat) == "human"


def test_while_several_people_play_all_must_agree(app: App) -> None:
    dialog = asked(app, played("human,human,random", 40), 20)
    key(dialog, "return")
    press(dialog, "go")
    assert app.stack.top is dialog
    go = dialog.controls.get("go")
    assert go is not None
    assert go.asleep == NOT_ALL
    press(dialog, "arms0")
    press(dialog, "go")
    assert app.stack.top is dialog
    press(dialog, "arms1")
    press(dialog, "go")
    assert isinstance(app.stack.top, TableScene)


@pytest.mark.parametrize(
    ("kinds", "plies", "undo"),
    [
        ("human,random", 40, "strict"),
        ("human,human", None, "strict"),
        ("human,human", 40, "sandbox"),
    ],
)
def test_otherwise_nobody_is_asked(app: App, kinds: str, plies: int | None, undo: str) -> None:
    dialog = asked(app, played(kinds, plies, table={"undo": undo}), 20)
    assert dialog.controls.get("arms0") is None
    key(dialog, "return")
    assert isinstance(app.stack.top, TableScene)


def test_esc_goes_back_to_the_moment(app: App) -> None:
    dialog = asked(app, played("human,random"), 50)
    key(dialog, "escape")
    top = app.stack.top
    assert isinstance(top, TimelineScene)
    assert top.flow.ply == 50
