"""Reading the game: the opened Game log, a rival seen close, a page of another form."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.app import App
from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.game_log.log_scroll import LOG
from stupor.games.stupor_mundi.log_lines import briefly, tell
from stupor.match.session import Session
from stupor.selftest.games import new_game, play
from stupor.stage.pointer import Key, Pointer
from stupor.stage.view import LogLine
from stupor.table.log import shown_lines
from stupor.table.scene import TableScene
from stupor.table.session.flow import TurnFlow
from tests.games.stupor_mundi.face.moments import SPEC, asked_for, open_table, play_until
from tests.scenes.table_setup import click, key, move
from tests.support.windows import window

BESIDE = (60.0, 20.0)


@pytest.fixture(name="app")
def made_app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


def late(app: App, seats: int = 4) -> TableScene:
    scene = open_table(app, seats, 7)
    assert play_until(scene, asked_for("turn", from_round=3))
    app.step()
    return scene


def keys_of(scene: TableScene) -> set[str]:
    return {item.key.split("/")[0].split(".")[0] for item in scene.overlay(0.0)}


def test_every_line_of_a_game_of_burgundy_takes_one_row_in_a_small_window(app: App) -> None:
    """Given whole games with everything added, then no line is broken: sizes are left out first."""
    every = {"expansions": ["inns", "shields", "trade-routes", "white-castles", "extra-tiles"]}
    app.use_game("burgundy")
    for agreed in ({}, every):
        scene = TableScene(play(new_game("page,page,page", agreed, game="burgundy")))
        app.stack.reset(scene)
        app.step()
        seen, log = scene.view(), scene.ui.log
        told = shown_lines(scene.flow.log_lines(len(scene.flow.history)))
        assert len(told) > 200
        for line in told:
            (entry,) = log.laid_out(replace(seen, log=(line,)))
            assert entry.box[3] == entry.pitch, line.text


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_closed_side_takes_one_row_with_what_it_brings(app: App, language: str) -> None:
    """Given a small window, then no figure of a side's income stands alone on a second row."""
    app.change(language=language)
    seen = late(app).view()
    for side, good, by in ((1, "coins", 3), (2, "vp", 1), (3, "stone", 1), (5, "grain", 1)):
        event = Event("closed", 0, (side,))
        told = tell(briefly(event), seen.names)
        assert told is not None
        line = LogLine(0, told, event, ((good, by),))
        (entry,) = LOG.laid_out(replace(seen, log=(line,)))
        assert entry.box[3] == entry.pitch, line.text


def test_l_opens_the_chronicle_and_escape_closes_it(app: App) -> None:
    scene = late(app)
    key(scene, "l")
    assert scene.log_scroll.opened and "chronicle" in keys_of(scene)
    key(scene, "escape")
    assert not scene.log_scroll.opened and app.stack.top is scene


def test_arrows_turn_the_opened_chronicle_and_a_click_beside_closes_it(app: App) -> None:
    scene = late(app)
    key(scene, "l")
    key(scene, "down")
    assert scene.log_scroll.back > 0
    key(scene, "up")
    assert scene.log_scroll.back == 0
    scene.handle(Pointer("down", 100, 100, 1))
    assert not scene.log_scroll.opened


@pytest.mark.parametrize(("button", "kept"), [("", True), ("log", True), ("seal", False)])
def test_a_click_beside_the_opened_chronicle_still_presses_a_button(
    app: App, button: str, kept: bool
) -> None:
    """Given the large log, the seal beside it ends the turn at once; what opens it only closes."""
    scene = late(app)
    key(scene, "l")
    assert scene.log_scroll.pointer(Pointer("down", 100, 100, 1), lambda _: button) is kept
    assert not scene.log_scroll.opened


def test_a_line_under_the_pointer_shows_its_place(app: App) -> None:
    scene = late(app)
    x, y, _, _ = LOG.text_box(scene.hit_test.view)
    move(scene, (x + BESIDE[0], y + 12))
    assert "log" in keys_of(scene)
    move(scene, (400, 400))
    assert "log" not in keys_of(scene)


def test_a_rival_opens_while_the_pointer_rests_on_the_panel(app: App) -> None:
    scene = late(app)
    x, y, _, _ = scene.view().anchors["rival.2"]
    move(scene, (x + BESIDE[0], y + BESIDE[1]))
    assert scene.closeup.seat == -1
    scene.closeup.tick(app.now() + 1)
    assert scene.closeup.seat == scene.view().rivals()[1] and "closeup" in keys_of(scene)
    move(scene, (400, 400))
    assert scene.closeup.seat == -1


def panel_spot(scene: TableScene, number: int) -> tuple[float, float]:
    """A place on a rival's panel, beside its Allies."""
    x, y, _, _ = scene.view().anchors[f"rival.{number}"]
    return x + BESIDE[0], y + BESIDE[1]


def test_a_pointer_in_passing_opens_no_rival(app: App) -> None:
    """Given a pointer that crosses a panel in half a second, then nothing opens."""
    scene = late(app)
    move(scene, panel_spot(scene, 2))
    left = scene.closeup.tick(app.now() + 0.5)
    assert scene.closeup.seat == -1 and left is not None and left > 0


def test_a_rival_seen_close_needs_no_words_beside_it(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = late(app)
    scene.flush()
    x, y, w, h = scene.view().anchors["rival.2.coins"]
    move(scene, (x + w / 2, y + h / 2))
    now = app.now()
    monkeypatch.setattr(app, "now", lambda: now + 0.3)
    scene.hovering.tick(scene.hit_test, app.now())
    assert "tooltip" in keys_of(scene)
    monkeypatch.setattr(app, "now", lambda: now + 2)
    scene.closeup.tick(app.now())
    assert "closeup" in keys_of(scene) and "tooltip" not in keys_of(scene)


def test_a_click_keeps_a_rival_open_and_escape_closes_it(app: App) -> None:
    """Given a click on a panel, then the pointer may enter the large boards, which explain."""
    scene = late(app)
    rival = scene.view().rivals()[1]
    click(scene, panel_spot(scene, 2))
    castle = {node.name: node.rect for node in scene.closeup.nodes()}[f"castle.{rival}.t3"]
    at = castle[0] + castle[2] / 2, castle[1] + castle[3] / 2
    click(scene, at)
    assert scene.closeup.seat == rival
    move(scene, (at[0] + 9, at[1]))
    scene.hovering.tick(scene.hit_test, app.now() + 1)
    assert scene.hovering.name == f"castle.{rival}.t3"
    key(scene, "escape")
    assert scene.closeup.seat == -1 and app.stack.top is scene


def test_a_click_beside_or_on_the_panel_closes_the_rival(app: App) -> None:
    scene = late(app)
    for closing in (panel_spot(scene, 1), (1000.0, 1070.0)):
        click(scene, panel_spot(scene, 1))
        assert scene.closeup.seat == scene.view().rivals()[0]
        click(scene, closing)
        assert scene.closeup.seat == -1


def test_what_a_large_rival_covers_is_not_pressed(app: App) -> None:
    """Given large boards over the lit Ship, when it is clicked, then it stays where it is."""
    scene = late(app)
    ship = scene.hit_test.grip(f"ship.{scene.flow.viewer}")
    assert ship is not None
    click(scene, panel_spot(scene, 1))
    click(scene, ship)
    assert not scene.hand.drag.pick and not scene.hand.hover


def test_shift_and_a_figure_hold_a_rival_open(app: App) -> None:
    scene = late(app)
    scene.handle(Key("down", "1", frozenset({"shift"})))
    assert scene.closeup.seat == scene.view().rivals()[0]
    scene.handle(Key("up", "1"))
    assert scene.closeup.seat == -1


def test_a_wide_page_keeps_the_rival_that_was_pointed_at() -> None:
    app = window((1720, 720), painted=False)
    scene = late(app)
    x, y, _, _ = scene.view().anchors["rival.3"]
    move(scene, (x + BESIDE[0], y + BESIDE[1]))
    scene.closeup.tick(app.now() + 1)
    move(scene, (400, 400))
    assert scene.view().kept_rival == scene.view().rivals()[2] and scene.closeup.seat == -1
    app.close()


def test_the_chronicle_of_a_loaded_game_begins_at_its_beginning(app: App) -> None:
    scene = late(app)
    session = scene.flow.session
    again = Session.replay(SPEC, session.seats, session.journal())
    assert TurnFlow(again).log_lines(9999) == scene.flow.log_lines(9999)
