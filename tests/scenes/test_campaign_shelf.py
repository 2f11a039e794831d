"""The shelf of chapters, and the way from a chapter to its table."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from typing import Any, cast

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.campaign import chapter_files as box
from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.campaign.chapter_files import UnreadableChapter
from stupor.games.stupor_mundi.rooms.campaign import chapter_shelf
from stupor.games.stupor_mundi.rooms.campaign.chapter_table import chapter_session, chapter_table
from stupor.games.stupor_mundi.rooms.campaign.scene import CampaignScene
from stupor.games.stupor_mundi.rooms.careers import left_chapters
from stupor.platform import paths
from stupor.scenes.dialog import DialogPage
from stupor.scenes.timeline.scene import TimelineScene
from stupor.table.first_game import FirstGameTable
from stupor.table.scene import TableScene
from tests.archive.kit import play
from tests.scenes.campaign_setup import own_chapter
from tests.scenes.kit import click
from tests.support.windows import window


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.change(speed=0.0)
    yield made
    made.stack.clear()
    made.close()


@pytest.fixture(autouse=True)
def _new_archive(app: App) -> None:
    app.__dict__.pop("archive", None)


def table(app: App, name: str, house: str = "") -> TableScene:
    scene = chapter_table(app, name, house, 7)
    assert isinstance(scene, TableScene)
    app.stack.reset(scene)
    return scene


def test_the_games_chapters_come_first_then_the_players_own(app: App) -> None:
    own_chapter(app, "league")
    own_chapter(app, "wrong", "number = ")
    own_chapter(app, "needy", copy="06-jerusalem")
    names = [chapter_shelf.name_of(item) for item in chapter_shelf.shelf(app)]
    assert names[:2] == ["01-jesi", "02-palermo"]
    assert names[10:] == ["own/league", "own/needy", "own/wrong"]
    assert isinstance(chapter_shelf.chapter_named(app, "own/league"), Chapter)
    wrong = chapter_shelf.chapter_named(app, "own/wrong")
    assert isinstance(wrong, UnreadableChapter)
    assert "line 1" in wrong.reason
    assert chapter_shelf.read_of(chapter_shelf.chapter_named(app, "own/needy")) is not None
    assert chapter_shelf.chapter_named(app, "own/../../01-jesi") is None
    assert chapter_shelf.chapter_named(app, "nowhere") is None


def test_the_example_is_a_chapter_and_overwrites_none(app: App) -> None:
    first, second = chapter_shelf.add_example(app), chapter_shelf.add_example(app)
    assert first != second
    chapters = chapter_shelf.own_chapters(app)
    assert [isinstance(chapter, Chapter) for chapter in chapters] == [True, True]


def test_a_table_bears_the_chapter_and_the_profile(app: App) -> None:
    me = app.archive.profiles.add("Elena")
    scene = table(app, "05-naples", "savoy")
    session = scene.flow.session
    assert session.header["chapter"] == "05-naples"
    assert session.header["profile"] == me.id
    assert session.header["table"]["undo"] == "strict"
    assert session.names == ["Elena"]
    assert session.rules.facts(session.state, None)["chapter"] == 5
    assert session.rules.standing(session.state)["traits"] == ["savoy"]


def test_a_game_left_at_the_table_waits_on_the_map(app: App) -> None:
    scene = table(app, "05-naples")
    assert left_chapters(app).get("05-naples") is None
    asked = scene.flow.session.decision
    assert asked is not None
    scene.flow.choose(asked.options[0])
    scene.flush()
    waits = left_chapters(app).get("05-naples")
    assert waits is not None
    page = CampaignScene("05-naples")
    app.stack.reset(page)
    entry = page.entry
    assert entry is not None
    assert entry.left is not None
    assert entry.left.path == waits.path
    app.archive.profiles.add("Elena")
    page.enter()
    assert all(entry.left is None for entry in page.entries)


def test_only_a_chapter_with_hints_has_a_teacher_and_keeps_him(app: App) -> None:
    app.change(first_game=False)
    assert not isinstance(table(app, "02-palermo"), FirstGameTable)
    scene = table(app, "01-jesi")
    assert isinstance(scene, FirstGameTable)
    for _ in range(300):
        app.step()
        scene.flush()
        scene.tick(app.now())
        if scene.teacher is not None:
            break
    assert scene.teacher is not None
    scene.silence()
    scene.tick(app.now())
    assert scene.teacher is None
    again = FirstGameTable(scene.flow.session)
    app.stack.reset(again)
    for _ in range(30):
        app.step()
        again.flush()
        again.tick(app.now())
    assert again.teacher is not None


def test_a_sealed_chapter_has_no_table_and_says_why(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box, "IN_THE_BOX", frozenset())
    for name, why in (("06-jerusalem", "Postponed Crusade"), ("gone", "is missing")):
        page = chapter_table(app, name)
        assert isinstance(page, DialogPage)
        assert why in page.words
        app.stack.reset(page)
        click(cast("Any", page), "map")
        assert isinstance(app.stack.top, CampaignScene)
        assert len(app.stack) == 2


def test_every_chapter_of_the_game_can_be_read_and_lies_on_the_map() -> None:
    found = chapter_shelf.life()
    assert len(found) == 10
    chapters = [chapter_shelf.read_of(item) for item in found]
    assert all(chapter is not None for chapter in chapters)
    assert [c.number for c in chapters if c is not None] == list(range(1, 11))
    assert (paths.levels() / "campaign" / chapter_shelf.EXAMPLE).is_file()


def test_a_finished_game_is_on_the_map_in_the_history_and_can_be_seen_again(app: App) -> None:
    jesi = chapter_shelf.chapter_named(app, "01-jesi")
    assert isinstance(jesi, Chapter)
    session = chapter_session(app, "01-jesi", jesi, "", 7)
    writer = app.archive.keep(session)
    play(session, seed=7)
    writer.close()
    score = session.rules.result(session.state).scores[0]
    scene = CampaignScene("01-jesi")
    app.stack.reset(scene)
    assert scene.entry is not None
    assert scene.entry.best is not None
    assert (scene.entry.best.score, scene.entry.best.tries) == (score, 1)
    click(scene, "history")
    history: Any = app.stack.top
    assert [deed.scores[0] for deed in history.deeds] == [score]
    app.stack.pop()
    click(scene, "replay")
    assert isinstance(app.stack.top, TimelineScene)
