"""Any game, played to its end, has a score sheet, even one that is rules alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.game_parts import sheet_of
from stupor.scenes.looks import SeatLook
from stupor.scenes.score.data import PlayedGame
from stupor.scenes.score.scene import ScoreScene
from tests.scenes.kit import keys_are_unique, words
from tests.support.windows import window
from tests.toys import TOY, game_of


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


@pytest.mark.parametrize("game", [TOY, "burgundy"])
def test_any_game_ends_with_its_score_sheet(
    app: App, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.MADE_UP, TOY)
    spec = game_of(game)
    seats = [make_seat("random", spec, number) for number in range(2)]
    session = Session.new(spec, seats, 5, {})
    chance = random.Random(5)
    while session.decision is not None:
        session.play(chance.choice(session.decision.options))
    sheet = sheet_of(spec)
    looks = [SeatLook(badge, f"Player {n}") for n, badge in enumerate(sheet.badges({}, 2), 1)]
    history = [event for ply in range(session.ply) for event in session.happened(ply)]
    names = [look.badge.name for look in looks]
    played = PlayedGame(
        sheet,
        session.rules.result(session.state),
        looks,
        history,
        lambda event: session.rules.tell(event, names),
        level=sheet.level(session.rules.facts(session.state, None), 2),
    )
    scene = ScoreScene(played)
    app.stack.reset(scene)
    assert scene.sheet.totals == session.rules.scores(session.state)
    for seat in range(2):
        assert sum(values[seat] for _, values in scene.sheet.rows) == scene.sheet.totals[seat]
        shown = sum(sum(column.values()) for column in scene.sheet.columns[seat])
        assert shown == scene.sheet.totals[seat]
    assert keys_are_unique(scene)
    won = sheet.reign([looks[seat].name for seat in scene.sheet.winners])
    assert won in words(scene)
    told = [text for text in words(scene) if text.startswith("Round ")]
    assert game != TOY or any(" keeps " in text for text in told), told
    app.step()
