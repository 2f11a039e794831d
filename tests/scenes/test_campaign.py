"""The map of the campaign: what is chosen, what is open, what waits, what can be done."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from typing import Any

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.campaign import chapter_files
from stupor.games.stupor_mundi.rooms.campaign.chapter_opening import ChapterOpeningScene
from stupor.games.stupor_mundi.rooms.campaign.history import HistoryScene
from stupor.games.stupor_mundi.rooms.campaign.profiles import ProfilesScene
from stupor.games.stupor_mundi.rooms.campaign.progress import GOLD, GREY, LOCKED, WAX
from stupor.games.stupor_mundi.rooms.campaign.scene import CampaignScene
from stupor.scenes.title.scene import TitleScene
from stupor.stage.items import Group, Label, Picture
from stupor.stage.pointer import Pointer
from tests.scenes.campaign_setup import deed, life_so_far, own_chapter
from tests.scenes.kit import click, keys_are_unique, middle, press, words
from tests.support.windows import window


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.stack.clear()
    made.close()


@pytest.fixture(autouse=True)
def _new_archive(app: App) -> None:
    app.__dict__.pop("archive", None)


def opened(app: App, chapter: str = "") -> CampaignScene:
    scene = CampaignScene(chapter)
    app.stack.reset(TitleScene())
    app.stack.push(scene)
    return scene


def wax(scene: CampaignScene, name: str) -> str:
    key = f"map.{name}.seal"
    return next(i.sprite for i in scene.items() if isinstance(i, Picture) and i.key == key)


def top(app: App) -> Any:
    return app.stack.top


def said(scene: CampaignScene, key: str) -> str:
    return next(i.text for i in scene.items() if isinstance(i, Label) and i.key == key)


def test_at_first_only_the_first_chapter_is_open(app: App) -> None:
    scene = opened(app)
    assert scene.chosen == "01-jesi"
    assert wax(scene, "01-jesi") == GOLD
    assert wax(scene, "02-palermo") == LOCKED
    assert "0 of 40 points" in said(scene, "list.sum")
    click(scene, "row.02-palermo")
    assert "Reach Knight in chapter 1, Jesi, to unlock it" in said(scene, "card.standing")
    assert scene.controls.get("begin") is None


def test_the_wax_tells_the_title_and_the_way_leads_to_the_next(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    life_so_far(app, monkeypatch)
    scene = opened(app)
    assert scene.chosen == "05-naples"
    assert wax(scene, "02-palermo") == WAX["Duke"]
    assert wax(scene, "03-puer-apuliae") == WAX["Feudal Lord"]
    assert wax(scene, "04-rome") == WAX["Knight"]
    assert said(scene, "list.sum") == "11 of 40 points  \u00b7  Duke in 2 of 10"
    legs = {i.key.split(".")[1] for i in scene.items() if isinstance(i, Group)}
    assert legs == {"02-palermo", "03-puer-apuliae", "04-rome", "05-naples"}
    assert keys_are_unique(scene)


def test_a_seal_on_the_map_and_a_row_choose_the_same(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    life_so_far(app, monkeypatch)
    scene = opened(app)
    click(scene, "seal.02-palermo")
    assert scene.chosen == "02-palermo"
    assert "Best of one game: 81 VP, Duke; seal not won" in said(scene, "card.standing")
    click(scene, "row.04-rome")
    assert scene.chosen == "04-rome"
    assert said(scene, "card.place") == "4  Rome"


def test_begin_opens_the_chapter_by_mouse_by_key_and_by_double_click(app: App) -> None:
    scene = opened(app)
    click(scene, "begin")
    assert isinstance(app.stack.top, ChapterOpeningScene)
    app.stack.pop()
    scene.controls.focused = None
    press(scene, "return")
    assert isinstance(app.stack.top, ChapterOpeningScene)
    app.stack.pop()
    x, y = middle(scene, "row.01-jesi")
    for kind in ("move", "down", "up"):
        scene.handle(Pointer(kind, x, y, 1, 2))
    assert isinstance(app.stack.top, ChapterOpeningScene)
    assert app.stack.top.name == "01-jesi"


def test_the_arrows_choose_and_enter_begins(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    life_so_far(app, monkeypatch)
    scene = opened(app)
    click(scene, "row.03-puer-apuliae")
    press(scene, "up", "up")
    assert scene.chosen == "02-palermo"
    press(scene, "return")
    assert isinstance(app.stack.top, ChapterOpeningScene)
    assert app.stack.top.name == "02-palermo"


def test_a_game_that_waits_is_gone_on_with(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    life_so_far(app, monkeypatch, "05-naples", "02-palermo")
    scene = opened(app)
    assert said(scene, "card.begin") == "Continue"
    taken: list[object] = []

    def resume(app: App, path: object) -> TitleScene:
        taken.append(path)
        return TitleScene()

    monkeypatch.setattr("stupor.games.stupor_mundi.rooms.campaign.scene.resume", resume)
    click(scene, "anew")
    assert isinstance(app.stack.top, ChapterOpeningScene)
    app.stack.pop()
    click(scene, "begin")
    assert [str(path) for path in taken] == ["/nowhere/left.stupor"]


def test_the_best_game_and_all_games_can_be_seen_again(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    life_so_far(app, monkeypatch, more=[("04-rome", 35, "Knight", True)])
    seen: list[str] = []

    def resume(app: App, path: object) -> TitleScene:
        seen.append(str(path))
        return TitleScene()

    for module in ("scene", "history"):
        monkeypatch.setattr(f"stupor.games.stupor_mundi.rooms.campaign.{module}.resume", resume)
    scene = opened(app, "04-rome")
    click(scene, "replay")
    app.stack.pop()
    click(scene, "history")
    history = top(app)
    assert isinstance(app.stack.top, HistoryScene)
    assert [one.scores[0] for one in history.deeds] == [41, 35]
    click(history, "watch1")
    assert seen == ["/nowhere/04-rome-41.stupor", "/nowhere/04-rome-35.stupor"]


def test_history_tells_what_does_not_count_and_turns_its_pages(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = app.archive.profiles.current().id
    games = [deed(me, "01-jesi", 40 + n, "Knight", False, days=n) for n in range(9)]
    games += [deed(me, "01-jesi", 90, "Duke", True, days=20, marks=("sandbox",))]
    games += [deed("somebody", "01-jesi", 91, "Duke", True)]
    monkeypatch.setattr(app.archive, "finished_games", lambda: games)
    scene = opened(app, "01-jesi")
    assert "Best of 9 games: 48 VP, Knight" in said(scene, "card.standing")
    click(scene, "history")
    history = top(app)
    assert isinstance(app.stack.top, HistoryScene)
    click(history, "older")
    told = [i.text for i in history.overlay(0.0) if isinstance(i, Label)]
    assert "does not count: sandbox" in told
    assert "90" in told
    assert "91" not in told
    press(history, "escape")
    assert isinstance(app.stack.top, CampaignScene)


def test_a_history_without_games_says_so(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a chapter of which every game was removed, then its history is no empty leaf."""
    monkeypatch.setattr(app.archive, "finished_games", list)
    history = HistoryScene(opened(app, "01-jesi").entry, app.archive.profiles.current())
    app.stack.push(history)
    assert "No finished games of this chapter are left on this computer." in [
        item.text for item in history.overlay(0.0) if isinstance(item, Label)
    ]


def test_a_chapter_that_needs_an_expansion_says_which(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chapter_files, "IN_THE_BOX", frozenset())
    scene = opened(app, "06-jerusalem")
    assert said(scene, "row.06-jerusalem.reason") == "needs The Postponed Crusade"
    assert said(scene, "card.standing") == "Locked: it needs The Postponed Crusade."
    assert scene.controls.get("begin") is None
    press(scene, "return")
    assert app.stack.top is scene


def test_own_chapters_lie_on_a_page_of_their_own(app: App) -> None:
    own_chapter(app, "league")
    own_chapter(app, "wrong", 'number = 3\nyear = "soon"\n')
    scene = opened(app)
    click(scene, "tab.own")
    assert [entry.name for entry in scene.entries] == ["own/league", "own/wrong"]
    assert wax(scene, "own/league") == GREY
    click(scene, "row.own/wrong")
    assert "wrong.toml, line" in said(scene, "card.reason")
    assert scene.controls.get("begin") is None
    assert scene.controls.get("seal.own/wrong") is None
    click(scene, "row.own/league")
    click(scene, "begin")
    assert isinstance(app.stack.top, ChapterOpeningScene)
    assert app.stack.top.name == "own/league"
    app.stack.pop()
    click(scene, "tab.life")
    assert scene.chosen == "01-jesi"


def test_without_own_chapters_it_is_told_how_to_add_one(app: App) -> None:
    scene = opened(app)
    click(scene, "tab.own")
    assert any(text.endswith("chapters") and "/" in text for text in words(scene))
    click(scene, "example")
    assert scene.chosen == "own/my-chapter"
    assert scene.controls.get("begin") is not None
    assert keys_are_unique(scene)


def test_the_list_of_own_chapters_is_read_again_when_it_is_opened(app: App) -> None:
    """Given a file that came while the map was open, when Custom is pressed again, it is there."""
    scene = opened(app)
    click(scene, "tab.own")
    own_chapter(app, "league")
    click(scene, "tab.own")
    assert [entry.name for entry in scene.entries] == ["own/league"]


def test_a_long_list_of_own_chapters_has_pages(app: App) -> None:
    for number in range(12):
        own_chapter(app, f"tale-{number:02}")
    scene = opened(app, "own/tale-00")
    scene.handle(Pointer("wheel", 1400, 300, amount=-1.0))
    assert scene.chosen == "own/tale-10"
    assert scene.controls.get("row.own/tale-11") is not None
    assert scene.controls.get("row.own/tale-00") is None
    press(scene, "pageup")
    assert scene.chosen == "own/tale-00"


def test_another_profile_begins_with_the_first_chapter(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    life_so_far(app, monkeypatch)
    scene = opened(app, "04-rome")
    click(scene, "profile")
    assert isinstance(app.stack.top, ProfilesScene)
    app.archive.profiles.add("Elena")
    app.stack.pop()
    assert said(scene, "profile.name") == "Elena"
    assert scene.chosen == "01-jesi"
    assert wax(scene, "04-rome") == LOCKED


def test_what_became_of_damaged_profiles_is_told_once(app: App) -> None:
    scene = opened(app)
    app.archive.profiles.said = "The list of profiles was damaged."
    scene.tick(0.0)
    assert app.stack.top is not scene
    app.stack.pop()
    scene.tick(0.0)
    assert app.stack.top is scene


def test_escape_leads_back(app: App) -> None:
    scene = opened(app)
    press(scene, "escape")
    assert isinstance(app.stack.top, TitleScene)


def test_the_pages_of_a_long_list_are_turned_by_mouse_round_and_round(app: App) -> None:
    for number in range(12):
        own_chapter(app, f"tale-{number:02}")
    scene = opened(app, "own/tale-00")
    click(scene, "more")
    assert (scene.chosen, said(scene, "more.words")) == ("own/tale-10", "2 of 2")
    click(scene, "more")
    assert scene.chosen == "own/tale-00"
    click(scene, "tab.life")
    assert scene.controls.get("more") is None


def test_seals_that_lie_on_one_another_share_a_name_plate(app: App) -> None:
    for number in range(3):
        own_chapter(app, f"tale-{number}")
    scene = opened(app, "own/tale-0")
    assert len(scene.placed.seals) == 3
    assert list(scene.placed.labels) == ["own/tale-2"]


def test_below_a_panel_a_page_says_nothing(app: App) -> None:
    scene = opened(app)
    scene.handle(Pointer("move", *middle(scene, "profile"), 0))
    assert any(item.key == "tip.words" for item in scene.overlay(0.0))
    click(scene, "profile")
    assert isinstance(top(app), ProfilesScene)
    assert not any(item.key == "tip.words" for item in scene.overlay(0.0))


def test_a_title_without_room_is_left_to_the_card(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chapter_files, "IN_THE_BOX", frozenset())
    app.renderer.text.growth = 2.0
    try:
        scene = opened(app)
        keys = [item.key for item in scene.items()]
    finally:
        app.renderer.text.growth = 1.0
    assert "row.06-jerusalem.title" not in keys
    assert "row.06-jerusalem.title" in [item.key for item in opened(app).items()]


def test_tab_comes_to_all_that_can_be_done_with_a_chapter_before_the_next_one(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a chapter that was played, then Tab goes from its row to its card's buttons."""
    life_so_far(app, monkeypatch)
    scene = opened(app)
    scene.controls.focused, scene.controls.by_key = "row.01-jesi", True
    scene.choose("01-jesi")
    passed = []
    while scene.controls.focused != "row.02-palermo":
        press(scene, "tab")
        passed.append(scene.controls.focused)
        assert len(passed) < 9, passed
    assert {"history", "replay", "begin"} <= {*passed} and scene.chosen == "02-palermo"
