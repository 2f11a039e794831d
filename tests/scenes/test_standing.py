"""If the game ended now: the score sheet of a running game, of any game that tells its points."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.games import registry
from stupor.games.stupor_mundi.face.margin.vp_rail import if_ended
from stupor.games.stupor_mundi.face.view import view_of
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.score.standing import StandingScene
from stupor.stage.items import Label
from stupor.table.panels.menu import TOO_EARLY, TableMenu
from stupor.table.scene import TableScene
from tests.scenes.kit import keys_are_unique, words
from tests.scenes.table_setup import open_table
from tests.support.windows import window
from tests.toys import TOY, game_of

BOTH = {"edition": "special", "expansions": ["postponed-crusade", "imperial-projects"]}


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


def running(app: App, game: str, seats: int, plies: int, options: dict[str, object]) -> TableScene:
    spec = game_of(game)
    kinds = ["human", *["random"] * (seats - 1)]
    chairs = [make_seat(kind, spec, number) for number, kind in enumerate(kinds)]
    session = Session.new(spec, chairs, 11, options)
    chance = random.Random(3)
    while session.decision is not None and session.ply < plies:
        session.play(chance.choice(session.decision.options))
    scene = TableScene(session)
    app.use_game(spec.id)
    app.stack.reset(scene)
    app.step()
    return scene


@pytest.mark.parametrize(
    ("game", "seats", "plies", "options"),
    [
        ("stupor_mundi", 1, 60, {}),
        ("stupor_mundi", 2, 150, {}),
        ("stupor_mundi", 4, 260, BOTH),
        ("burgundy", 1, 60, {}),
        ("burgundy", 2, 120, {}),
        ("burgundy", 4, 160, {"team": "12a"}),
        (TOY, 2, 6, {}),
    ],
)
def test_rows_and_charts_sum_to_what_it_would_be_now(
    app: App,
    game: str,
    seats: int,
    plies: int,
    options: dict[str, object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given a game that runs, then its sheet adds up and says what is scored already."""
    monkeypatch.setenv(registry.MADE_UP, TOY)
    table = running(app, game, seats, plies, options)
    table.commands.open_standing()
    scene = app.stack.top
    assert isinstance(scene, StandingScene) and not scene.closing
    app.step()
    scores = table.flow.rules.scores(table.flow.session.state)
    sheet = scene.sheet
    assert sheet.winners == () and keys_are_unique(scene)
    assert all(total >= score for total, score in zip(sheet.totals, scores, strict=True)) or (
        "projects" in {source.id for source in sheet.sources}
    )
    for seat in range(seats):
        assert sum(values[seat] for _, values in sheet.rows) == sheet.totals[seat]
        assert sum(sum(c.values()) for c in sheet.columns[seat]) == sheet.totals[seat]
    said = " ".join(words(scene))
    assert "If the game ended now" in said and "Scored so far" in said
    scene.escape()
    assert app.stack.top is table


@pytest.mark.parametrize("options", [{}, BOTH])
def test_the_sheet_says_what_the_rail_says(app: App, options: dict[str, object]) -> None:
    table = running(app, "stupor_mundi", 2, 220, options)
    table.commands.open_standing()
    scene = app.stack.top
    assert isinstance(scene, StandingScene)
    view = view_of(table.view())
    assert scene.sheet.totals == tuple(if_ended(view, seat) for seat in range(2))  # type: ignore[arg-type]
    assert scene.sheet.totals != table.flow.rules.scores(table.flow.session.state)
    stones = next(row for source, row in scene.sheet.rows if source.id == "structures")
    shown = {item.key: item.text for item in scene.items() if isinstance(item, Label)}
    assert shown["row.structures.0"] == (f"+{stones[0]}" if stones[0] else "0")
    assert any(stones)


def test_the_menu_opens_it_once_something_has_happened(app: App) -> None:
    table = open_table(app, "human,random", 5)
    table.commands.open_menu()
    menu = app.stack.top
    assert isinstance(menu, TableMenu)
    app.step()
    button = menu.controls.get("score")
    assert button is not None and button.asleep == TOO_EARLY
    app.stack.pop()
    table = running(app, "stupor_mundi", 2, 60, {})
    table.commands.open_menu()
    menu = app.stack.top
    assert isinstance(menu, TableMenu)
    app.step()
    button = menu.controls.get("score")
    assert button is not None and button.press is not None and not button.asleep
    button.press()
    assert isinstance(app.stack.top, StandingScene)
