"""The title page: menu, sleeping entries, credits."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest

from stupor.games import registry
from stupor.games.stupor_mundi.lessons import LESSONS
from stupor.games.stupor_mundi.rooms.solo.menu import SoloScene
from stupor.scenes import begin
from stupor.scenes.games.words import Entry, game_entry
from stupor.scenes.lessons.learn import LearnScene
from stupor.scenes.lessons.lesson import LessonScene
from stupor.scenes.library import LibraryScene
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.shelf.scene import ShelfScene
from stupor.scenes.title import scene as title_page
from stupor.scenes.title.last import last_line
from stupor.scenes.title.scene import TitleScene
from stupor.stage.geometry import overlap
from stupor.stage.items import NineSlice
from stupor.stage.pointer import Pointer
from tests.scenes.kit import FakeApp, click, keys_are_unique, middle, opened, press, words
from tests.toys import TOY

FIRST_LESSON = "first-turn"
GAME = game_entry(
    SimpleNamespace(  # type: ignore[arg-type]
        id="one", path=Path("one.stupor"), names=["Elena", "Vassal"], kinds=["human", "greedy"],
        began=datetime(2026, 11, 20, tzinfo=UTC), played=datetime(2026, 11, 21, tzinfo=UTC),
        standing={"round": 3, "scores": [17, 9], "houses": ["savoy", None], "seat": 0},
        ply=41, over=None, marks=(), branch=None, problem=None, header={"edition": "retail"},
        corrected=0, game="stupor_mundi",
    ),
    Path("nowhere.png"),
    datetime(2026, 11, 21, tzinfo=UTC),
)  # fmt: skip


@pytest.fixture(autouse=True)
def beside_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.MADE_UP, TOY)


def look(title: TitleScene) -> None:
    """Let the page look for the last game."""
    while title.tick(0.0) is not None:
        pass


def played(game: str = "stupor_mundi") -> TitleScene:
    """The page of somebody who is no beginner any more."""
    title, app = TitleScene(), FakeApp()
    app.change(first_game=False)
    app.game, app.stack.top, title.app = game, title, app  # type: ignore[assignment]
    title.enter()
    return title


def waiting(monkeypatch: pytest.MonkeyPatch, game: Entry | None) -> TitleScene:
    """The page where this game waits, or none."""
    monkeypatch.setattr(title_page, "last_game", lambda app, of: game)
    title = played()
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
        title = played()
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
    assert any("No game in progress" in text for text in said)


def test_the_last_game_shows_its_round_its_points_and_who_is_to_decide(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = words(waiting(monkeypatch, GAME))
    print("TOLD:", said)
    for text in ("Round III", "17", "Elena (Savoy) to move"):
        assert text in said


@pytest.mark.parametrize("way", ["continue", "last", "return"])
def test_continue_goes_on_with_the_last_game(monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    title = waiting(monkeypatch, GAME)
    monkeypatch.setattr(begin, "resume", lambda app, game: ("resumed", game.id))
    press(title, way) if way == "return" else click(title, way)
    assert title.app.stack.calls == [("reset", ("resumed", "one"))]


def test_the_last_game_of_another_game_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a game that waits, when another game is shown from the library on, then it is gone."""
    title = waiting(monkeypatch, GAME)
    assert title.last is not None
    title.app.game = "burgundy"  # type: ignore[misc]
    title.enter()
    assert title.last is None and title.controls.get("last") is None


def test_a_deleted_game_is_offered_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    title = waiting(monkeypatch, GAME)
    monkeypatch.setattr(title_page, "last_game", lambda app, of: None)
    title.enter()
    look(title)
    assert title.controls.get("last") is None
    press(title, "return")
    assert isinstance(title.app.stack.calls[0][1], LobbyScene)


def test_keyboard_walks_the_menu() -> None:
    title = played()
    press(title, "tab", "down", "down", "return")
    assert isinstance(title.app.stack.calls[0][1], SoloScene)
    press(title, "up", "return")
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
    names = [widget.id for widget in played("toy").controls.widgets]
    assert names == ["continue", "new", "library", "settings", "shelf", "fullscreen", "quit"]
    places = [widget.rect for widget in played("toy").controls.widgets]
    assert places[0][:2] == played().controls.widgets[0].rect[:2]
    assert len({round(below[1] - above[1]) for above, below in pairwise(places)}) == 1


def test_a_waiting_game_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    title = waiting(monkeypatch, GAME)
    assert title.controls.widgets[0].id == "continue"


@pytest.mark.parametrize("settings", [{"first_game": False}, {}, {"lessons": (FIRST_LESSON,)}])
def test_nothing_moves_when_a_game_is_found_late(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, object]
) -> None:
    """Given a page in its first frame, what is pressed then is what stands there a frame later."""
    monkeypatch.setattr(title_page, "last_game", lambda app, of: GAME)
    title = opened(TitleScene())
    title.app.change(**settings)
    title.refresh()
    before = {widget.id: widget.rect for widget in title.controls.widgets}
    press(title, "return")
    assert title.app.stack.calls == []  # whether to go on with a game is not known yet
    look(title)
    after = {widget.id: widget.rect for widget in title.controls.widgets}
    assert {name: after[name] for name in before} == before and set(after) - set(before) == {"last"}
    monkeypatch.setattr(begin, "resume", lambda app, game: ("resumed", game.id))
    press(title, "return")
    assert title.app.stack.calls == [("reset", ("resumed", "one"))]


def test_the_first_start_offers_one_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given nobody ever played, learning comes first; then a first game; then a new one."""
    monkeypatch.setattr(title_page, "last_game", lambda app, of: None)
    title = opened(TitleScene())
    look(title)
    lesson, *_ = title.controls.widgets
    promise = f"Learn by playing ({LESSONS[0].minutes} minutes)"
    assert lesson.id == "learn" and promise in words(title)
    press(title, "return")
    pages = [type(page) for _, page in title.app.stack.calls]
    assert pages == [LearnScene, LessonScene]
    title.app.change(lessons=(title.app.stack.calls[1][1].lesson.id,))
    title.refresh()
    assert title.controls.widgets[0].id == "first"
    press(title, "return")
    lobby = title.app.stack.calls[-1][1]
    assert isinstance(lobby, LobbyScene) and len(lobby.setup.taken) == 2
    assert [lobby.setup.chairs[n].title for n in lobby.setup.taken] == ["Player 1", "Page Taddeo"]
    assert lobby.setup.table_options()["hints"] == "advice"
    title.app.change(known=("another",))
    title.refresh()
    assert title.controls.widgets[0].id == "first", "who knows another game is new to this one"
    title.app.change(known=(title.app.game,))
    title.refresh()
    assert next(w.id for w in title.controls.widgets if not w.asleep) == "new"


def test_esc_leads_back_to_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    title = played()
    press(title, "escape")
    [(call, page)] = title.app.stack.calls
    assert call == "reset" and isinstance(page, ShelfScene) and page.chosen == "stupor_mundi"
    monkeypatch.setattr(registry, "names", lambda: ("stupor_mundi",))
    alone = played()
    press(alone, "escape")
    assert alone.controls.get("shelf") is None and alone.app.stack.calls == []


@pytest.mark.parametrize("game", [None, GAME])
def test_one_button_of_the_menu_is_the_strongest_and_answers(
    monkeypatch: pytest.MonkeyPatch, game: object
) -> None:
    """Given a game that waits or none, one button is red, and it is none that sleeps."""
    title = waiting(monkeypatch, game)
    red = [
        i.key for i in title.items() if isinstance(i, NineSlice) and i.sprite == "ui/button-wine"
    ]
    assert len(red) == 1
    strongest = title.controls.get(red[0].split(".")[1])
    assert strongest is not None and not strongest.asleep


def test_the_line_of_a_waiting_game_names_nobody_twice() -> None:
    """Given a page without room for a card, then its line has the moment, names and points."""
    line = last_line(GAME)
    assert line.count("Elena") == 1 and "Elena: 17" in line and "Vassal: 9" in line
    assert line[0].isupper()
    four = last_line(replace(GAME, players=GAME.players * 2))
    assert four.endswith("17, 9, 17, 9 VP")
    alone = last_line(replace(GAME, players=GAME.players[:1]))
    assert alone.endswith("17 VP")


def test_a_word_about_an_entry_covers_no_other_entry() -> None:
    """Given Continue that sleeps, then why stands beside it, and New game can be read."""
    title = played()
    title.enter()
    asleep = next(widget for widget in title.controls.widgets if widget.asleep)
    title.controls.handle(Pointer("move", *middle(title, asleep.id)))
    tip = [item.rect for item in title.overlay(0.0) if item.key == "tip.plate"]
    assert tip and not any(overlap(tip[0], w.rect) for w in title.controls.widgets)


def test_the_button_of_the_screen_says_what_it_does() -> None:
    title = played()
    for full, said in ((True, "Windowed"), (False, "Full screen")):
        title.app.window.fullscreen = full  # type: ignore[misc]
        title.enter()
        assert said in words(title)
