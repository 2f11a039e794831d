"""The newcomer: from the first start over the first lesson to the end of the first game."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from stupor.app import App
from stupor.games.registry import get
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.program.first_page import first_scene
from stupor.scenes.lessons.lesson import LessonScene
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.shelf.scene import ShelfScene
from stupor.scenes.winner.scene import WinnerScene
from stupor.table.first_game import FirstGameTable
from tests.scenes.kit import click, press
from tests.scenes.lesson_walk import walk
from tests.support.windows import window


@pytest.fixture
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    app.change(speed=0.0)
    yield app
    app.stack.clear()


def top(app: App, kind: type) -> Any:
    found = app.stack.top
    assert isinstance(found, kind), found
    return found


def ribbons(shelf: ShelfScene) -> Iterator[str]:
    """The ribbons of the chosen box, from the uppermost."""
    return (one.id for one in shelf.controls.widgets if one.id.startswith("ribbon."))


def test_from_the_first_start_to_the_end_of_the_first_game(app: App) -> None:
    """Given a fresh machine, Enter alone leads into the lesson, and then to a first game."""
    app.stack.reset(first_scene(app, None, None, {}, "", None))
    shelf = top(app, ShelfScene)
    while not shelf.looked:
        app.step()
    assert next(ribbons(shelf)) == "ribbon.learn"
    press(shelf, "return")
    lesson = top(app, LessonScene)
    walk(app, lesson)
    app.stack.reset(ShelfScene())
    shelf = top(app, ShelfScene)
    while not shelf.looked:
        app.step()
    assert next(ribbons(shelf)) == "ribbon.first"
    press(shelf, "return")
    lobby = top(app, LobbyScene)
    assert lobby.first_game and len(lobby.setup.taken) == 2
    click(lobby, "begin")
    table = top(app, FirstGameTable)
    session = table.flow.session
    assert [seat.kind.partition(":")[0] for seat in session.seats] == [HUMAN, "page"]
    _until(app, lambda: table.teacher is not None)
    assert table.teacher is not None, "a teacher stands behind the chair"
    _play_on(app, session)
    assert session.over and not app.settings.new_to(session.spec.id)
    assert app.settings.new_to("burgundy"), "whoever knows one game is new to the next"
    top(app, WinnerScene)
    app.stack.reset(ShelfScene())
    app.step()
    assert not {"ribbon.first", "ribbon.learn"} & {top(app, ShelfScene).controls.widgets[2].id}


def _until(app: App, there: Callable[[], bool]) -> None:
    """Let the window go on until something has happened, or for quite a while."""
    for _ in range(2000):
        app.step()
        if there():
            return
        time.sleep(0.005)


def _play_on(app: App, session: Session) -> None:
    """Somebody decides for the newcomer, choice by choice at the table, until the game is over."""
    helper = make_seat("page", session.spec, 3)
    for _ in range(20000):
        app.step()
        asked = session.decision
        if session.over and isinstance(app.stack.top, WinnerScene):
            return
        if asked is not None and session.seats[asked.seat].human:
            session.reseat(asked.seat, helper)


def test_an_untouched_table_goes_to_the_trash_and_touched_ones_wait(app: App) -> None:
    """Given three tables left, only those where somebody decided are offered, taken back or not."""
    spec = get("stupor_mundi")
    for kept, deed in enumerate(("nothing", "a choice", "a choice taken back")):
        seats = [make_seat(kind, spec, 1) for kind in (HUMAN, "page")]
        session = Session.new(spec, seats, 3, {})
        writer = app.archive.keep(session)
        while session.decision is not None and not session.seats[session.decision.seat].human:
            session.play(session.state.options[0])
        if deed != "nothing":
            session.play(session.state.options[0])
        if deed == "a choice taken back":
            session.undo()
        writer.close()
        app.archive.tidy()
        assert len(app.archive.games()) == kept
    assert len(app.archive.trashed()) == 1


def test_a_kept_game_is_called_by_who_plays_whom(app: App) -> None:
    from stupor.scenes.title.last import last_game

    spec = get("stupor_mundi")
    kinds = (HUMAN, "baron", "baron:merchant")
    session = Session.new(spec, [make_seat(kind, spec, 1) for kind in kinds], 3, {})
    writer = app.archive.keep(session)
    while session.state.round < 2:
        session.play(session.state.options[0])
    writer.close()
    found = last_game(app)
    assert found is not None
    badge = found.players[0].badge
    assert badge is not None and found.title == f"human ({badge.name}) against two Barons, round II"


def test_what_a_sudden_end_left_is_cleared_away_at_the_first_rest(app: App) -> None:
    app.archive.folder.mkdir(parents=True, exist_ok=True)
    draft = app.archive.folder / "0123456789abcdef.new"
    draft.write_bytes(b"half a game")
    os.utime(draft, (0, 0))
    app.tidying.rest(app.now() + 60, [])
    assert not draft.exists()
