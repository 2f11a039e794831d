"""The lobby: chairs, Houses, options, typing, and the session that Begin starts."""

from __future__ import annotations

import pytest

from stupor.ai.levels import LADDER
from stupor.scenes import lobby, lobby_start
from stupor.scenes.games import GamesScene
from stupor.scenes.lobby import LobbyScene
from stupor.scenes.lobby_setup import LEVELS, LobbySetup
from stupor.scenes.looks import HOUSES
from tests.scenes.kit import click, keys_are_unique, opened, press, words, write


def room(setup: LobbySetup | None = None) -> LobbyScene:
    return opened(LobbyScene(setup or LobbySetup()))


def test_chairs_change_hands() -> None:
    scene = room()
    click(scene, "chair.2.human")
    click(scene, "chair.3.empty")
    click(scene, "chair.4.level1")
    assert [chair.kind for chair in scene.setup.chairs] == ["human", "human", "empty", "ai"]
    assert scene.setup.chairs[3].level == 1
    assert scene.setup.taken == [0, 1, 3]


def test_the_last_chair_cannot_be_emptied() -> None:
    scene = room(LobbySetup.alone())
    click(scene, "chair.1.empty")
    assert scene.setup.taken == [0]
    assert any("Alone against Frederick" in text for text in words(scene))


@pytest.mark.parametrize(("level", "rank"), [*enumerate(LEVELS, 1)])
def test_every_rank_can_be_asked_to_the_table(level: int, rank: str) -> None:
    scene = room()
    click(scene, f"chair.2.level{level}")
    assert scene.setup.chairs[1].title == f"{rank} Manfred"
    assert {rank, f"{rank} Manfred"} <= set(words(scene))
    session = lobby_start.new_session(scene.setup)
    assert session.seats[1].kind == LADDER[level - 1] == rank.lower()


def test_crests_cycle_and_never_double() -> None:
    scene = room()
    for step in range(9):
        click(scene, f"chair.{step % 4 + 1}.crest")
        assert sorted(chair.house for chair in scene.setup.chairs) == [0, 1, 2, 3]
    assert scene.setup.houses == "chosen"
    chosen = [HOUSES[chair.house].key for chair in scene.setup.chairs]
    assert scene.setup.rules_options()["houses"] == chosen


@pytest.mark.parametrize(
    ("widget", "field", "value"),
    [
        ("market.easy", "market", "easy"),
        ("market.difficult", "market", "difficult"),
        ("houses.random", "houses", "random"),
        ("hands.open", "hands", "open"),
        ("hints.off", "hints", "off"),
        ("hints.advice", "hints", "advice"),
    ],
)
def test_switches(widget: str, field: str, value: object) -> None:
    scene = room()
    click(scene, widget)
    assert getattr(scene.setup, field) == value


@pytest.mark.parametrize("widget", ["edition.special", "edition.prototype", "expansion.crusade"])
def test_what_sleeps_changes_nothing(widget: str) -> None:
    scene = room()
    before = LobbySetup()
    click(scene, widget)
    assert scene.setup == before
    assert scene.app.stack.calls == []


def test_easier_only_alone() -> None:
    scene = room(LobbySetup.alone())
    click(scene, "hands.open")
    assert scene.setup.rules_options()["easier"] is True
    click(scene, "chair.2.ai")
    assert "easier" not in scene.setup.rules_options()


def test_names_are_written() -> None:
    scene = room()
    click(scene, "chair.1.line")
    press(scene, *["backspace"] * 20)
    write(scene, "Lena II")
    press(scene, "return")
    assert scene.setup.chairs[0].name == "Lena II"
    assert scene.chairs.editing is None
    click(scene, "chair.1.line")
    press(scene, *["backspace"] * 20)
    click(scene, "market.easy")
    assert scene.setup.chairs[0].name == "Player 1"
    assert scene.setup.market == "easy"


def test_the_seed_takes_digits_only() -> None:
    scene = room()
    click(scene, "more")
    write(scene, "12a29")
    press(scene, "return")
    assert scene.setup.seed() == 1229
    assert "1229" in words(scene)


def test_load_a_table_leads_to_the_games_that_wait() -> None:
    scene = room()
    click(scene, "load")
    [(call, page)] = scene.app.stack.calls
    assert call == "replace"
    assert isinstance(page, GamesScene)


def test_begin_starts_a_session(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, object] = {}

    def new(
        spec: object, seats: list[object], seed: int, options: dict[str, object], table: object
    ) -> object:
        seen.update(names=[seat.name for seat in seats], seed=seed, options=options, table=table)
        return "session"

    monkeypatch.setattr(lobby_start.Session, "new", new)
    monkeypatch.setattr(lobby, "table_scene", lambda app, setup: lobby_start.new_session(setup))
    scene = room()
    click(scene, "chair.3.empty")
    click(scene, "market.difficult")
    click(scene, "undo.friendly")
    click(scene, "more")
    write(scene, "77")
    click(scene, "begin")
    assert seen["names"] == ["Player 1", "Squire Manfred", "Squire Enzo"]
    assert seen["seed"] == 77
    assert seen["options"] == {"edition": "retail", "market": "difficult", "houses": "draft"}
    assert seen["table"] == {"hands": "curtained", "hints": "forecast", "undo": "friendly"}
    assert scene.app.stack.calls == [("replace", "session")]


def test_table_options_carry_what_the_screen_needs() -> None:
    setup = LobbySetup(hands="open", hints="off")
    assert setup.table_options() == {"hands": "open", "hints": "off", "undo": "strict"}


def test_keyboard_reaches_everything() -> None:
    scene = room()
    seen = set()
    for _ in scene.controls.widgets:
        press(scene, "tab")
        seen.add(scene.controls.focused)
    assert seen == {widget.id for widget in scene.controls.widgets}
    press(scene, "escape")
    assert scene.app.stack.calls == [("pop", None)]


@pytest.mark.parametrize("setup", [LobbySetup(), LobbySetup.alone(), LobbySetup(houses="chosen")])
def test_items_have_keys_of_their_own(setup: LobbySetup) -> None:
    assert keys_are_unique(room(setup))
