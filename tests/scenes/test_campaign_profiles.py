"""The profiles: chosen, added, renamed and removed by mouse and keyboard."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from typing import Any

import pytest

from stupor.app import App
from stupor.archive.profiles import FIRST, MOST_LETTERS
from stupor.games.stupor_mundi.rooms.campaign.profiles import ProfilesScene
from stupor.games.stupor_mundi.rooms.campaign.scene import CampaignScene
from stupor.scenes.dialog import DialogScene
from stupor.stage.items import Label
from tests.scenes.campaign_setup import life_so_far
from tests.scenes.kit import click, press, write
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


def opened(app: App) -> Any:
    app.stack.reset(CampaignScene())
    scene = ProfilesScene()
    app.stack.push(scene)
    return scene


def top(app: App) -> Any:
    return app.stack.top


def names(app: App) -> list[str]:
    return [profile.name for profile in app.archive.profiles.all()]


def test_a_new_profile_is_written_and_plays_from_now_on(app: App) -> None:
    scene = opened(app)
    assert names(app) == [FIRST]
    click(scene, "new")
    write(scene, "Elena of S")
    press(scene, "backspace", "backspace", "return")
    assert names(app) == [FIRST, "Elena of"]
    assert app.archive.profiles.current().name == "Elena of"


def test_a_name_is_never_too_long_nor_empty_and_escape_forgets_it(app: App) -> None:
    scene = opened(app)
    click(scene, "new")
    write(scene, "A" * 40)
    assert len(scene.name) == MOST_LETTERS
    press(scene, "escape")
    assert names(app) == [FIRST]
    assert top(app) is scene
    click(scene, "new")
    press(scene, "return")
    assert names(app) == [FIRST]


def test_a_name_that_another_profile_has_is_refused_and_can_be_written_again(app: App) -> None:
    scene = opened(app)
    click(scene, "new")
    write(scene, FIRST.lower())
    press(scene, "return")
    assert names(app) == [FIRST]
    shown = [item.text for item in scene.overlay(0.0) if isinstance(item, Label)]
    assert f"There is already a profile called {FIRST.lower()}." in shown
    write(scene, " II")
    press(scene, "return")
    assert names(app) == [FIRST, f"{FIRST.lower()} II"]
    assert not app.archive.profiles.said


def test_choosing_leads_back_to_the_map(app: App) -> None:
    first = app.archive.profiles.current()
    app.archive.profiles.add("Elena")
    scene = opened(app)
    click(scene, f"pick.{first.id}")
    assert isinstance(app.stack.top, CampaignScene)
    assert app.archive.profiles.current().id == first.id


def test_a_profile_is_renamed(app: App) -> None:
    me = app.archive.profiles.current()
    scene = opened(app)
    click(scene, f"write.{me.id}")
    assert scene.name == FIRST
    press(scene, *["backspace"] * len(FIRST))
    write(scene, "Konrad")
    click(scene, "settle")
    assert names(app) == ["Konrad"]
    assert app.archive.profiles.current().id == me.id


def test_removing_is_asked_and_the_last_one_stays(app: App) -> None:
    first = app.archive.profiles.current()
    scene = opened(app)
    click(scene, f"away.{first.id}")
    assert top(app) is scene
    other = app.archive.profiles.add("Elena")
    scene = opened(app)
    click(scene, f"away.{other.id}")
    asking = top(app)
    assert isinstance(app.stack.top, DialogScene)
    press(asking, "escape")
    assert names(app) == [FIRST, "Elena"]
    scene = top(app)
    click(scene, f"away.{other.id}")
    press(top(app), "return")
    assert names(app) == [FIRST, "Elena"]
    scene = top(app)
    assert isinstance(app.stack.top, ProfilesScene)
    click(scene, f"away.{other.id}")
    click(top(app), "remove")
    assert names(app) == [FIRST]
    assert isinstance(app.stack.top, ProfilesScene)
    press(top(app), "escape")
    assert isinstance(app.stack.top, CampaignScene)


def test_each_profile_shows_what_it_has_reached(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    life_so_far(app, monkeypatch)
    app.archive.profiles.add("Elena")
    scene = opened(app)
    told = [item.text for item in scene.overlay(0.0) if isinstance(item, Label)]
    assert "Serf \u00b7 11 of 40 points \u00b7 2 crowns" in told
    assert "Serf \u00b7 0 of 40 points \u00b7 0 crowns" in told


def test_many_profiles_have_pages(app: App) -> None:
    for number in range(8):
        app.archive.profiles.add(f"P{number}")
    scene = opened(app)
    first = app.archive.profiles.all()[0]
    assert scene.controls.get(f"pick.{first.id}") is None
    press(scene, "pageup")
    assert scene.controls.get(f"pick.{first.id}") is not None


def test_many_profiles_are_turned_by_mouse_and_the_one_being_written_cannot_be_pressed(
    app: App,
) -> None:
    for number in range(7):
        app.archive.profiles.add(f"Heir {number}")
    scene = opened(app)
    assert scene.page == 1
    click(scene, "more")
    assert scene.page == 0
    first = app.archive.profiles.all()[0].id
    click(scene, f"write.{first}")
    assert scene.controls.get(f"pick.{first}") is None
    assert scene.controls.get("more") is None
