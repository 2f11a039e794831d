"""The opening of a chapter: its words, the House, the seal; and the paragraph with an initial."""

import os
import re

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.campaign import chapter_files
from stupor.games.stupor_mundi.rooms.campaign import chapter_opening as chapter_opening
from stupor.games.stupor_mundi.rooms.campaign.chapter_opening import (
    BESIDE,
    HINTS,
    SHUT,
    ChapterOpeningScene,
    broken,
    opening_items,
)
from stupor.games.stupor_mundi.rooms.campaign.chapter_table import chapter_table
from stupor.games.stupor_mundi.rooms.campaign.scene import CampaignScene
from stupor.games.stupor_mundi.rooms.campaign.words import PLAIN
from stupor.scenes.scene import Scene
from stupor.stage.items import Box, Face, Label, Picture
from stupor.table.first_game import FirstGameTable
from stupor.table.scene import TableScene
from tests.scenes.campaign_setup import own_chapter
from tests.scenes.kit import click, keys_are_unique, press, words
from tests.support.windows import window


class Even:
    """A ruler for which every letter is half as wide as it is high."""

    def width(self, text: str, face: Face, size: float) -> float:
        return len(text) * size / 2

    def leading(self, face: Face, size: float) -> float:
        return size * 1.25


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


def opened(app: App, name: str) -> ChapterOpeningScene:
    scene = ChapterOpeningScene(name)
    app.stack.reset(CampaignScene())
    app.stack.push(scene)
    return scene


def test_it_tells_place_year_text_twist_seal_and_set_up(app: App) -> None:
    scene = opened(app, "05-naples")
    told = " ".join(words(scene))
    for part in ("Naples", "1224", "The university", "Chapter 5", "t Naples the emperor founds",
                 "Workplace arrows with Grain cost 1 more", "Duke 80 VP"):  # fmt: skip
        assert part in told
    assert HINTS not in told
    assert keys_are_unique(scene)


@pytest.mark.parametrize(
    ("name", "lies", "parts"),
    [
        (
            "06-jerusalem",
            "crusade.",
            ("3 boards of the Postponed Crusade are in play",
             "Own 3 Crusade items and trigger no ban",
             "Special edition, with The Postponed Crusade"),
        ),
        (
            "09-castel-del-monte",
            "project.",
            ("Workplace arrows with Grain cost 2 more",
             "Build every Structure of your Castle",
             "Special edition, with The Imperial Projects"),
        ),
    ],
)  # fmt: skip
def test_a_chapter_of_an_expansion_says_so_and_begins_with_it(
    app: App, name: str, lies: str, parts: tuple[str, ...]
) -> None:
    scene = opened(app, name)
    told = " ".join(words(scene))
    for part in parts:
        assert part in told
    press(scene, "return")
    table = app.stack.top
    assert isinstance(table, TableScene)
    session = table.flow.session
    assert session.header["edition"] == "special"
    assert any(zone.startswith(lies) for zone in session.view(0).zones)


def test_the_first_chapter_has_hints_no_twist_and_its_own_house(app: App) -> None:
    scene = opened(app, "01-jesi")
    told = words(scene)
    assert HINTS in told
    assert PLAIN in told
    assert "Hohenstaufen" in told
    assert scene.controls.get("house.savoy") is None


def test_the_chosen_house_sits_down(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = opened(app, "02-palermo")
    assert scene.house == ""
    click(scene, "house.wittelsbach")
    rim = [i for i in scene.items() if isinstance(i, Box) and i.key == "house.wittelsbach.rim"]
    assert len(rim) == 1
    asked: list[str] = []

    def table(app: App, name: str, house: str) -> Scene:
        asked.append(house)
        return chapter_table(app, name, house)

    monkeypatch.setattr(chapter_opening, "chapter_table", table)
    click(scene, "begin")
    assert asked == ["wittelsbach"]
    top = app.stack.top
    assert isinstance(top, TableScene)
    assert top.flow.session.header["chapter"] == "02-palermo"


def test_enter_begins_and_escape_leads_back_to_the_map(app: App) -> None:
    scene = opened(app, "02-palermo")
    press(scene, "escape")
    assert isinstance(app.stack.top, CampaignScene)
    scene = opened(app, "02-palermo")
    press(scene, "return")
    assert isinstance(app.stack.top, TableScene)


def test_a_chapter_that_was_spoilt_meanwhile_cannot_be_begun(app: App) -> None:
    path = own_chapter(app, "league")
    scene = opened(app, "own/league")
    path.write_text("number = ", encoding="utf-8")
    scene.enter()
    assert SHUT in words(scene)
    press(scene, "return")
    assert app.stack.top is scene
    assert scene.controls.get("begin") is None


def test_a_sealed_chapter_shows_a_locked_seal(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chapter_files, "IN_THE_BOX", frozenset())
    scene = opened(app, "06-jerusalem")
    seal = [i.sprite for i in scene.items() if isinstance(i, Picture) and i.key == "begin.seal"]
    assert seal == ["seal/locked"]
    press(scene, "return")
    assert app.stack.top is scene


def test_lines_beside_the_initial_are_shorter_and_no_word_is_lost() -> None:
    text = "one two three four five six seven eight nine ten " * 6
    lines = broken(text, 400, 100, 20, Even())
    assert " ".join(lines).split() == text.split()
    assert all(len(line) * 10 <= 300 for line in lines[:BESIDE])
    assert any(len(line) * 10 > 300 for line in lines[BESIDE:])


def test_a_long_text_is_set_smaller_and_stays_in_its_place() -> None:
    rect = (0.0, 0.0, 1320.0, 252.0)
    short = opening_items("o", rect, "Word " * 30, Even())
    long = opening_items("o", rect, "Word " * 139, Even())
    sizes = [next(i.size for i in items if isinstance(i, Label)) for items in (short, long)]
    assert sizes[0] > sizes[1]
    assert max(i.rect[1] + i.rect[3] for i in long) <= 254


@pytest.mark.parametrize(("name", "advised"), [("01-jesi", True), ("02-palermo", False)])
def test_who_goes_on_is_advised_as_who_begins(app: App, name: str, advised: bool) -> None:
    """Given a beginner, when a chapter is taken up again, then its file decides about advice."""
    assert app.settings.first_game
    begun = chapter_table(app, name)
    assert isinstance(begun, TableScene)
    table = FirstGameTable(begun.played())
    app.stack.reset(table)
    for _ in range(300):
        app.step()
        table.flush()
        if table.flow.decision is not None and not table.flow.timeline.busy:
            break
    app.step()
    assert (table.teacher is not None) == advised


def test_large_text_stays_in_its_place(app: App) -> None:
    """Given text twice as large, then the paragraph ends before the strip and no title is cut."""
    app.renderer.text.growth = 2.0
    try:
        scene = opened(app, "01-jesi")
        items = {item.key: item for item in scene.items()}
        _, y, _, h = scene.anchors["chapter.text"]
        lines = [item for key, item in items.items() if re.fullmatch(r"opening\.\d+", key)]
        assert max(item.rect[1] + item.rect[3] for item in lines) <= y + h
        for key, item in items.items():
            if key.startswith("ladder.") and isinstance(item, Label):
                width, height = (round(side * app.camera.k) for side in item.rect[2:])
                assert not app.renderer.text.fitted(item, width, height, app.camera.k).truncated, (
                    key
                )
    finally:
        app.renderer.text.growth = 1.0
