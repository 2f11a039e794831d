"""The title page: menu, sleeping entries, credits."""

from __future__ import annotations

import pytest

from stupor.scenes.learn import LearnScene
from stupor.scenes.library import LibraryScene
from stupor.scenes.lobby import LobbyScene
from stupor.scenes.title import TitleScene
from stupor.stage.pointer import Pointer
from tests.scenes.kit import click, keys_are_unique, middle, opened, press, words


def test_new_game_and_solo_open_the_lobby() -> None:
    for name, alone in (("new", False), ("solo", True)):
        title = opened(TitleScene())
        click(title, name)
        [(call, lobby)] = title.app.stack.calls
        assert call == "push"
        assert isinstance(lobby, LobbyScene)
        assert lobby.setup.solo is alone


def test_learn_and_library_open_their_pages() -> None:
    for name, page in (("learn", LearnScene), ("library", LibraryScene)):
        title = opened(TitleScene())
        click(title, name)
        [(call, opened_page)] = title.app.stack.calls
        assert call == "push"
        assert isinstance(opened_page, page)


@pytest.mark.parametrize("name", ["continue"])
def test_sleeping_entries_say_why_and_do_nothing(name: str) -> None:
    title = opened(TitleScene())
    click(title, name)
    assert title.app.stack.calls == []
    title.handle(Pointer("move", *middle(title, name)))
    assert any("later version" in item.text for item in title.overlay(0) if hasattr(item, "text"))


def test_keyboard_walks_the_menu() -> None:
    title = opened(TitleScene())
    press(title, "tab", "down", "return")
    assert title.app.stack.calls[0][1].setup.solo
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
