"""The title page: menu, sleeping entries, credits."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest

from stupor.games.stupor_mundi.rooms.solo.menu import SoloScene
from stupor.scenes import begin
from stupor.scenes.games.words import Entry, game_entry
from stupor.scenes.lessons.learn import LearnScene
from stupor.scenes.library import LibraryScene
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.title import scene as title_page
from stupor.scenes.title.scene import TitleScene
from stupor.stage.pointer import Pointer
from tests.scenes.kit import FakeApp, click, keys_are_unique, middle, opened, press, words

GAME = game_entry(
    SimpleNamespace(  # type: ignore[arg-type]
        id="one", path=Path("one.stupor"), names=["Elena", "Vassal"], kinds=["human", "greedy"],
        began=datetime(2026, 11, 20, tzinfo=UTC), changed=datetime(2026, 11, 21, tzinfo=UTC),
        standing={"round": 3, "scores": [17, 9], "houses": ["savoy", None], "seat": 0},
        ply=41, over=None, marks=(), branch=None, problem=None, edition="retail",
        corrected=0, game="stupor_mundi",
    ),
    Path("nowhere.png"),
    datetime(2026, 11, 21, tzinfo=UTC),
)  # fmt: skip


def look(title: TitleScene) -> None:
    """Let the page look for the last game."""
    while title.tick(0.0) is not None:
        pass


def waiting(monkeypatch: pytest.MonkeyPatch, game: Entry | None) -> TitleScene:
    """The page where this game waits, or none."""
    monkeypatch.setattr(title_page, "last_game", lambda app: game)
    title = opened(TitleScene())
    look(title)
    return title


def test_new_game_opens_the_lobby() -> None:
    title = opened(TitleScene())
    click(title, "new")
    [(call, lobby)] = title.app.stack.calls
    assert call == "push"
    assert isinstance(lobby, LobbyScene)
    assert not lobby.setup.solo


def test_solo_learn_and_library_open_their_pages() -> None:
    pages = (("solo", SoloScene), ("learn", LearnScene), ("library", LibraryScene))
    for name, page in pages:
        title = opened(TitleScene())
        click(title, name)
        [(call, opened_page)] = title.app.stack.calls
        assert call == "push"
        assert isinstance(opened_page, page)


def test_without_a_game_that_waits_continue_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    title = waiting(monkeypatch, None)
    click(title, "continue")
    assert title.app.stack.calls == []
    title.handle(Pointer("move", *middle(title, "continue")))
    said = [item.text for item in title.overlay(0) if hasattr(item, "text")]
    assert any("No game is waiting" in text for text in said)


def test_the_last_game_shows_its_round_its_points_and_who_is_to_decide(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = words(waiting(monkeypatch, GAME))
    for text in ("Round 3", "17", "Elena of Savoy is to decide"):
        assert text in said


@pytest.mark.parametrize("way", ["continue", "last", "return"])
def test_continue_goes_on_with_the_last_game(monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    title = waiting(monkeypatch, GAME)
    monkeypatch.setattr(begin, "resume", lambda app, game: ("resumed", game.id))
    press(title, way) if way == "return" else click(title, way)
    assert title.app.stack.calls == [("reset", ("resumed", "one"))]


def test_a_deleted_game_is_offered_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    title = waiting(monkeypatch, GAME)
    monkeypatch.setattr(title_page, "last_game", lambda app: None)
    title.enter()
    look(title)
    assert title.controls.get("last") is None
    press(title, "return")
    assert isinstance(title.app.stack.calls[0][1], LobbyScene)


def test_keyboard_walks_the_menu() -> None:
    title = opened(TitleScene())
    press(title, "tab", "down", "return")
    assert isinstance(title.app.stack.calls[0][1], SoloScene)
    press(title, "up", "up", "return")
    assert len(title.app.stack.calls) == 2


def test_full_screen_and_quit() -> None:
    title = opened(TitleScene())
    click(title, "fullscreen")
    click(title, "quit")
    assert title.app.asked == ["fullscreen", "quit"]


def test_credits_and_no_double_keys() -> None:
    title = opened(TitleScene())
    said = " ".join(words(title))
    for name in ("Nestore Mangone", "Quined Games", "Pegasus Spiele", "Not affiliated", "Version"):
        assert name in said
    assert keys_are_unique(title)


def test_a_game_without_rooms_of_its_own_has_no_entry_for_them() -> None:
    """Given a game that is rules alone, then the menu closes up and everything else is there."""
    title = TitleScene()
    title.app = FakeApp()  # type: ignore[assignment]
    title.app.game = "burgundy"
    title.enter()
    names = [widget.id for widget in title.controls.widgets]
    assert names == ["new", "continue", "library", "settings", "fullscreen", "quit"]
    places = [widget.rect for widget in opened(TitleScene()).controls.widgets]
    assert [widget.rect for widget in title.controls.widgets] == places[: len(names)]
