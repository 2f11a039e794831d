"""The page for those who play alone: three ways, each with a line of what waits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from types import SimpleNamespace

import pytest

from stupor.app import App
from stupor.archive.results import FinishedGame
from stupor.games.stupor_mundi.rooms.campaign.scene import CampaignScene
from stupor.games.stupor_mundi.rooms.solo import waiting_games as solo_waiting
from stupor.games.stupor_mundi.rooms.solo.daily import DailyScene
from stupor.games.stupor_mundi.rooms.solo.menu import SoloScene
from stupor.games.stupor_mundi.rooms.solo.waiting_games import LOCKED, NEXT, WAX
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.page import LOOK
from stupor.scenes.statistics.game_filter import SOLO
from stupor.scenes.statistics.scene import StatisticsScene
from tests.scenes.annals_kit import archive_of, deed
from tests.scenes.kit import FakeApp, click, keys_are_unique, press, words
from tests.support.layout_check import problems
from tests.support.windows import window

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
CLEARED = [
    deed(scores=(84,), chapter="01-jesi", profile="p1", seal=True),
    deed(scores=(35,), chapter="02-palermo", profile="p1", seal=False),
    deed(scores=(90,), chapter="03-puer-apuliae", profile="somebody else"),
]


@pytest.fixture(autouse=True)
def on_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo_waiting, "today", lambda: date(2026, 11, 21))


def menu(deeds: Sequence[FinishedGame] = (), begun: Sequence[object] = ()) -> SoloScene:
    scene = SoloScene()
    scene.app = FakeApp()  # type: ignore[assignment]
    scene.app.archive = archive_of(deeds, begun)  # type: ignore[assignment]
    scene.enter()
    while scene.tick(0.0) is not None:
        pass
    return scene


@pytest.mark.parametrize(
    ("name", "page"),
    [
        ("single", LobbyScene),
        ("campaign", CampaignScene),
        ("daily", DailyScene),
        ("chronicle", StatisticsScene),
    ],
)
def test_every_paper_leads_on(name: str, page: type) -> None:
    scene = menu()
    click(scene, name)
    [(call, opened)] = scene.app.stack.calls  # type: ignore[attr-defined]
    assert call == "push" and isinstance(opened, page)
    if isinstance(opened, LobbyScene):
        assert opened.setup.solo
    if isinstance(opened, StatisticsScene):
        assert opened.game_filter.kind == SOLO


def test_back_from_the_statistics_of_another_game_it_has_its_own_pictures() -> None:
    app = window((1280, 720), painted=False)
    app.stack.reset(SoloScene())
    app.step()
    above = StatisticsScene(SOLO)
    app.stack.push(above)
    above.turn()
    assert app.game == "burgundy"
    app.stack.pop()
    app.step()
    assert app.game == "stupor_mundi" and isinstance(app.stack.top, SoloScene)
    app.stack.clear()


def test_keys_walk_from_paper_to_paper() -> None:
    scene = menu()
    press(scene, "tab", "right", "right", "return")
    assert isinstance(scene.app.stack.calls[0][1], DailyScene)  # type: ignore[attr-defined]
    press(scene, "escape")
    assert scene.app.stack.calls[-1] == ("pop", None)  # type: ignore[attr-defined]


def test_the_page_is_there_before_anything_was_read() -> None:
    scene = SoloScene()
    scene.app = FakeApp()  # type: ignore[assignment]
    scene.enter()
    assert "Single game" in words(scene)
    assert LOOK > 1


def test_a_beginner_is_told_what_waits() -> None:
    told = "\n".join(words(menu()))
    assert "Not played yet." in told
    assert "Chapter 1: Jesi, 1194.\n0 of 40 points." in told
    assert "Difficult Markets, House Savoy.\nNot played yet." in told


def test_what_was_reached_is_told() -> None:
    day = deed(scores=(31,), daily="2026-11-21")
    scene = menu([*CLEARED, deed(scores=(61,)), day])
    told = "\n".join(words(scene))
    assert "Your best with medium Markets:\n61 VP, Feudal Lord." in told
    assert "Chapter 3: Puer Apuliae, 1212.\n5 of 40 points." in told
    assert "Your best today: 31 VP, Knight." in told


def test_a_game_with_other_settings_is_not_called_unplayed() -> None:
    """Given only an easy game, then it is told as the best; one with the set-up goes before it."""
    easy = deed(scores=(70,), options={"market": "easy", "easier": True})
    assert any("other settings:\n70 VP, Feudal Lord." in text for text in words(menu([easy])))
    assert any("medium Markets:\n61 VP" in text for text in words(menu([easy, deed(scores=(61,))])))


def test_a_game_of_today_that_waits_is_told() -> None:
    left = SimpleNamespace(path=Path("x"), daily="2026-11-21", branch=False, own=True)
    assert any("Game of the day in progress." in text for text in words(menu((), [left])))


def test_the_seals_are_those_of_the_map() -> None:
    [campaign] = [choice for choice in menu(CLEARED).choices if choice.id == "campaign"]
    assert campaign.seals == (WAX["Duke"], WAX["Knight"], NEXT, *[LOCKED] * 7)


def test_no_double_keys() -> None:
    assert keys_are_unique(menu(CLEARED))


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[1]}p")
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    made = window(request.param, painted=False)
    yield made
    made.stack.clear()
    made.close()


@pytest.mark.parametrize("deeds", [[], CLEARED], ids=["none", "some"])
def test_words_are_whole_and_apart(app: App, deeds: list[FinishedGame]) -> None:
    app.__dict__["archive"] = archive_of(deeds)
    app.stack.reset(SoloScene())
    for _ in range(LOOK + 1):
        app.step()
    assert problems(app) == []
