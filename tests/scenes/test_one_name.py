"""One player, one name: every page of a game calls each of them by the name at the table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from stupor.app import App
from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.begin import begin
from stupor.scenes.game_parts import sheet_named
from stupor.scenes.games.scene import GamesScene
from stupor.scenes.page import PageScene
from stupor.scenes.panel import PanelScene
from stupor.scenes.scene import Scene
from stupor.scenes.timeline.scene import TimelineScene
from stupor.scenes.winner.scene import WinnerScene
from stupor.selftest.games import play
from stupor.stage.items import Group, Item, Label
from stupor.table.panels.chairs import ChairsScene
from stupor.table.session.leave import curtain_for, looks, score_for, standing_for, won_for
from tests.support.windows import window

NAMES = ("Anna", "Berthold", "Cecily")
#: Pages that speak of every player, not only of the one who wins, or is to move.
OF_ALL = ("table", "chairs", "standing", "winner", "score", "games")


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.change(first_game=False, language="en")
    yield made
    made.stack.clear()
    made.close()


def game(name: str, plies: int = 100_000) -> Session:
    """A game of three with names, after so many choices or at its end."""
    spec = registry.get(name)
    seats = [make_seat("page", spec, number) for number in range(len(NAMES))]
    for seat, called in zip(seats, NAMES, strict=True):
        seat.name = called
    return play(Session.new(spec, seats, 3, {}), plies)


def pages(app: App, name: str) -> Iterator[tuple[str, Scene]]:
    """The pages that speak of players, on top of the stack one after the other."""
    table = begin(app, game(name, 60), tips=False)
    yield from shown(app, "table", table)
    table.flush()
    yield from shown(app, "chairs", ChairsScene(table.flow))
    yield from shown(app, "standing", standing_for(app, table.flow))
    yield from shown(app, "curtain", curtain_for(table.flow, 1, lambda: None, lambda: True))
    yield from shown(app, "timeline", TimelineScene(table.flow.session))
    over = begin(app, game(name), tips=False)
    yield from shown(app, "winner", won_for(app, over.flow))
    yield from shown(app, "score", score_for(app, over.flow))
    yield from shown(app, "games", GamesScene())


def shown(app: App, name: str, scene: Scene) -> Iterator[tuple[str, Scene]]:
    app.stack.reset(scene)
    for _ in range(8):
        app.step()
    if isinstance(scene, WinnerScene):
        scene.finish()
    yield name, scene


def labels(items: Iterable[Item]) -> Iterator[str]:
    for item in items:
        if isinstance(item, Label):
            yield item.text
        elif isinstance(item, Group):
            yield from labels(item.parts)


def said(scene: Scene) -> str:
    """All words of a page, with those that answer the pointer."""
    found = [*labels(scene.items()), *labels(scene.overlay(0.0))]
    if isinstance(scene, PageScene | PanelScene):
        found += [widget.tip for widget in scene.controls.widgets]
    return "\n".join(found).lower()


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_page_calls_a_player_by_the_same_name(app: App, name: str) -> None:
    """Given named players, then each page names them; arms alone never stand for anybody.

    A House is told beside the name of its player.
    """
    for page, scene in pages(app, name):
        words = said(scene)
        missing = [who for who in NAMES if who.lower() not in words]
        assert page not in OF_ALL or not missing, (page, missing)
        assert len(missing) < len(NAMES), page
        for badge in sheet_named(name).BADGES:
            told = re.search(rf"\b{re.escape(badge.name.lower())}\b", words)
            assert badge.names_player or not told, (page, badge.name)


@pytest.mark.parametrize("name", registry.GAMES)
def test_whoever_gave_no_name_has_one_name_too(app: App, name: str) -> None:
    """Given Player 2 of a game whose badges name players, then that badge is the name."""
    session = game(name, 60)
    session.seats[1].name = "Player 2"
    table = begin(app, session, tips=False)
    app.stack.reset(table)
    table.flush()
    seat = looks(table.flow)[1]
    house = seat.badge.names_player
    assert table.flow.names[1] == seat.name == (seat.badge.name if house else "Player 2")
    scenes: dict[str, Scene] = {
        "table": table,
        "timeline": TimelineScene(session),
        "standing": standing_for(app, table.flow),
    }
    for page, scene in scenes.items():
        next(shown(app, page, scene))
        assert not house or "player 2" not in said(scene), page


def test_whoever_chose_a_house_is_told_by_the_name_of_before(app: App) -> None:
    """Given a draft of Houses that is over, then the curtain says which player chose it."""
    spec = registry.get("stupor_mundi")
    seats = [make_seat("human", spec, number) for number in (0, 1)]
    for number, seat in enumerate(seats, 1):
        seat.name = f"Player {number}"
    table = begin(app, Session.new(spec, seats, 7, {"houses": "draft"}), tips=False)
    app.stack.reset(table)
    for _ in seats:
        table.flow.choose(table.flow.session.decision.options[0])
        table.flow.flush()
    first = 1 - table.flow.session.decision.seat
    curtain = curtain_for(table.flow, first, lambda: None, lambda: True)
    assert [line.who for line in curtain.lines] == [f"Player {2 - first}"]
