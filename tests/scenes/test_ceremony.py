"""The ceremony after a solo game: title, comparison, seal, campaign, and the ways on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.campaign.career import MOST, ChapterResult
from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import chapter_named
from stupor.games.stupor_mundi.rooms.ceremony import data as told
from stupor.games.stupor_mundi.rooms.ceremony import gathering as ceremony_gathering
from stupor.games.stupor_mundi.rooms.ceremony import onward
from stupor.games.stupor_mundi.rooms.ceremony.data import (
    HERE,
    IN_CHAPTER,
    TODAY,
    Ceremony,
    Measure,
    Progress,
    Seal,
    verdict_of,
)
from stupor.games.stupor_mundi.rooms.ceremony.scene import PRESS, CeremonyScene, Way
from stupor.games.stupor_mundi.rooms.ceremony.stairs import standing, steps_of
from stupor.scenes import rematch
from stupor.scenes.ending_page import QUIET_SECONDS
from stupor.scenes.scene import Scene
from stupor.scenes.score.scene import ScoreScene
from stupor.scenes.timeline.scene import TimelineScene
from stupor.scenes.title.scene import TitleScene
from stupor.stage.items import Group, Label, Picture
from stupor.table.scene import TableScene
from tests.scenes.chapter_game import finished
from tests.scenes.kit import click, keys_are_unique, opened, press, words
from tests.support.windows import window

PLAIN = Ceremony(
    61, "Feudal Lord", occasion="Alone", verdict="Your first score with this set-up.",
    measures=(
        Measure("This game", 61, "crest/savoy", mine=True), Measure("Average Baron", 68, "ui/ai"),
    ),
)  # fmt: skip


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


def jesi(app: App) -> Chapter:
    chapter = chapter_named(app, "01-jesi")
    assert isinstance(chapter, Chapter)
    return chapter


def in_chapter(app: App, won: bool) -> Ceremony:
    return replace(
        PLAIN, chapter=jesi(app), chapter_name="01-jesi",
        seal=Seal("Close one side of your Castle.", int(won), 1, won),
        progress=Progress(3, 2 + won, MOST, 0, 10, "Serf", ("2  Palermo, 1198",), "02-palermo"),
    )  # fmt: skip


def page(ceremony: Ceremony) -> CeremonyScene:
    scene = CeremonyScene(ceremony, [Way("title", "Main menu", lambda: None)])
    scene.done = True
    return opened(scene)


def play_solo(app: App, seed: int, **header: str) -> TableScene:
    options = {"market": "medium"}
    table = finished(app, header, options, seed)
    app.stack.reset(table)
    return table


def play_chapter(app: App, name: str, seed: int, profile: str = "") -> TableScene:
    chapter = chapter_named(app, name)
    assert isinstance(chapter, Chapter)
    whose = profile or app.archive.profiles.current().id
    table = finished(app, {"chapter": name, "profile": whose}, chapter.options(), seed)
    app.stack.reset(table)
    return table


def ceremony(app: App, table: TableScene) -> CeremonyScene:
    """What follows when a finished game has been seen."""
    table.flush()
    for _ in range(4):
        if app.stack.top is table:
            app.step()
    scene = app.stack.top
    assert isinstance(scene, CeremonyScene)
    return scene


def test_the_score_stands_on_the_step_of_its_title() -> None:
    rect = (60.0, 256.0, 1060.0, 676.0)
    for score, name in (
        (0, "Serf"),
        (29, "Serf"),
        (30, "Knight"),
        (79, "Feudal Lord"),
        (140, "Duke"),
    ):
        step = next(s for s in steps_of(rect, score) if s.name == name)
        x, y, w, h = standing(rect, score, score)
        assert y + h <= step.rect[1]
        assert step.rect[0] <= x and x + w <= step.rect[0] + step.rect[2] + 0.01
    heights = [step.rect[3] for step in steps_of(rect, 50)]
    assert heights == sorted(heights) and len(set(heights)) == 4


def test_title_score_comparison_and_verdict_are_on_the_page() -> None:
    shown = words(page(PLAIN))
    for text in ("Feudal Lord", "61", "This game", "Average Baron", "68", "Alone"):
        assert text in shown
    assert any(text.startswith("Your first score") for text in shown)
    assert keys_are_unique(page(PLAIN))


@pytest.mark.parametrize("won", [True, False])
def test_a_seal_is_pressed_or_stays_cold(app: App, won: bool) -> None:
    scene = page(in_chapter(app, won))
    wax = next(i for i in scene.items() if isinstance(i, Picture) and i.key == "wax")
    assert wax.sprite == ("seal/red" if won else "seal/grey")
    shown = words(scene)
    assert ("Seal won" if won else "Seal not won") in shown
    assert (jesi(app).won if won else jesi(app).lost) in shown
    assert "2  Palermo, 1198" in shown and "3 of 40 points: Serf" in shown
    assert keys_are_unique(scene)


def test_a_chapter_whose_file_is_gone_has_a_ceremony_without_its_texts() -> None:
    scene = page(replace(PLAIN, seal=Seal("Host 4 Allies.", 2, 4, False)))
    assert {"Host 4 Allies.", "2 of 4"} <= set(words(scene))


def test_verdicts() -> None:
    assert verdict_of(61, None, HERE) == "Your first score with this set-up."
    assert verdict_of(61, 50, TODAY) == "New best for this day, by 11 VP."
    assert verdict_of(61, 61, IN_CHAPTER) == "Equals your best in this chapter."
    assert verdict_of(61, 80, HERE) == "Your best with this set-up is still 80 VP."


def test_what_moves_comes_to_rest_and_a_key_ends_it(app: App) -> None:
    scene = CeremonyScene(in_chapter(app, True), [Way("title", "Main menu", lambda: None)])
    app.stack.reset(scene)
    assert scene.tick(100.0) is not None
    assert not [item for item in scene.overlay(100.0) if item.key == "wax"]
    assert [item for item in scene.overlay(100.5) if isinstance(item, Group)]
    climbing = [i for i in scene.overlay(101.2) if isinstance(i, Label) and i.key == "score.points"]
    assert 0 < int(climbing[0].text) < 61
    press(scene, "space")
    assert scene.done and scene.tick(100.6) is None
    assert [item for item in scene.items() if item.key == "wax"]


def after(monkeypatch: pytest.MonkeyPatch, app: App, seconds: float) -> None:
    """Set the clock of the window."""
    monkeypatch.setattr(app, "now", lambda: 1000.0 + seconds)


def test_enter_takes_the_best_way_once_all_is_seen(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a title on its way, Enter shows all of it, and only then goes on with the story."""
    taken: list[str] = []
    ways = [
        Way("map", "Map", lambda: taken.append("map")),
        Way("next", "Next chapter", lambda: taken.append("next"), best=True),
    ]
    scene = CeremonyScene(in_chapter(app, True), ways)
    app.stack.reset(scene)
    scene.tick(100.0)
    after(monkeypatch, app, 0.0)
    press(scene, "return")
    assert scene.done and not taken
    after(monkeypatch, app, QUIET_SECONDS)
    press(scene, "return", "escape")
    assert taken == ["next", "map"]


def test_quick_presses_do_not_start_the_next_game(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given three quick presses of Enter, then the ceremony is seen, and nothing is begun."""
    taken: list[str] = []
    scene = CeremonyScene(PLAIN, [Way("fresh", "Play again", lambda: taken.append("fresh"))])
    app.stack.reset(scene)
    scene.tick(100.0)
    after(monkeypatch, app, 0.0)
    press(scene, "return", "return", "return")
    after(monkeypatch, app, QUIET_SECONDS - 0.1)
    press(scene, "return")
    assert scene.done and not taken
    after(monkeypatch, app, QUIET_SECONDS)
    press(scene, "return")
    assert taken == ["fresh"]


def test_it_ends_by_itself_and_reduced_motion_ends_it_at_once(app: App) -> None:
    scene = CeremonyScene(PLAIN, [Way("title", "Main menu", lambda: None)])
    app.stack.reset(scene)
    scene.tick(10.0)
    scene.tick(10.1 + PRESS[1])
    assert scene.done
    app.change(reduced_motion=True)
    calm = CeremonyScene(PLAIN, [Way("title", "Main menu", lambda: None)])
    app.stack.reset(calm)
    calm.tick(20.0)
    app.change(reduced_motion=False)
    assert calm.done


def test_a_first_solo_game_counts_and_a_second_one_is_measured_by_it(app: App) -> None:
    first = ceremony(app, play_solo(app, 3)).ceremony
    assert first.verdict == "Your first score with this set-up."
    second = ceremony(app, play_solo(app, 4)).ceremony
    assert second.measures[1] == Measure("Previous best", first.score, "icon/crown")
    assert second.verdict == verdict_of(second.score, first.score, HERE)
    assert [m.name for m in second.measures[2:]][-1] == "Average Page"


def test_a_chapter_without_its_name_is_not_measured_by_the_printed_game(app: App) -> None:
    """Given the options of a chapter alone, then no average of other rules stands beside it."""
    app.stack.reset(table := finished(app, {}, jesi(app).options(), 3))
    shown = ceremony(app, table).ceremony
    assert shown.seal is not None and not shown.chapter_name
    assert not [m.name for m in shown.measures if m.name.startswith("Average")]


@pytest.mark.parametrize("count", range(1, 6))
def test_what_a_chapter_is_compared_with_stays_on_its_paper(app: App, count: int) -> None:
    """Given up to five rows, then they and the verdict below end before the paper does."""
    rows = tuple(Measure(f"Average {n}", 60 + n, "ui/ai") for n in range(count))
    items = page(replace(in_chapter(app, True), measures=rows)).items()
    rects = {item.key: item.rect for item in items}
    foot = rects["measures.paper"][1] + rects["measures.paper"][3]
    verdict = rects["measures.verdict"]
    last = rects[f"measure{count - 1}.name"]
    assert last[1] + last[3] <= verdict[1] and verdict[3] >= 30
    assert verdict[1] + verdict[3] <= foot - 10


def test_another_edition_is_not_measured_by_the_retail_one(app: App) -> None:
    app.stack.reset(table := finished(app, {}, {"edition": "special"}, 3))
    assert [m.name for m in ceremony(app, table).ceremony.measures] == ["This game"]


def test_a_computers_game_ends_there_too_and_does_not_count(app: App) -> None:
    table = finished(app, {}, {"market": "medium"}, 3, "random")
    app.stack.reset(table)
    scene = ceremony(app, table)
    assert scene.ceremony.verdict == told.BY_COMPUTER
    line = next(text for text in words(scene) if "House" in text and text.endswith("."))
    assert not re.search(r"\byour?\b", line)


def test_a_branch_or_a_game_that_is_nowhere_does_not_count(app: App) -> None:
    table = play_solo(app, 5)
    session = table.flow.session
    table.flow.session = session.branch(session.ply, session.seats)
    assert ceremony(app, table).ceremony.verdict == told.UNKEPT


def test_a_chapter_brings_points_and_opens_the_next(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play_chapter(app, "01-jesi", 3)
    scene = ceremony(app, table)
    told_of = scene.ceremony
    assert told_of.seal is not None and told_of.progress is not None
    assert told_of.occasion == "Chapter 1  \u00b7  Jesi, 1194: Born in a market square"
    knight = told_of.score >= 30
    assert told_of.progress.gained == (told_of.score >= 30) + told_of.seal.won
    assert bool(told_of.progress.next) == knight
    assert [way.name for way in scene._ways] == ["map", "sheet", "replay", "table", "again", "next"]
    widget = scene.controls.get("next")
    assert widget is not None and widget.awake == knight


def test_a_cleared_chapter_opens_the_next_one(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given two tries of chapter 1, the later one a Knight's, then it opens chapter 2."""
    table = play_chapter(app, "01-jesi", 3)
    game = str(table.flow.session.header["id"])
    tries = {
        "01-jesi": [
            ChapterResult(44, "Knight", True, game),
            ChapterResult(12, "Serf", False, "before"),
        ]
    }
    monkeypatch.setattr(ceremony_gathering.careers, "tries_of", lambda app, profile: tries)
    scene = ceremony(app, table)
    progress = scene.ceremony.progress
    assert progress is not None
    assert (progress.gained, progress.points, progress.next) == (2, 2, "02-palermo")
    assert progress.opened == ("2  Palermo, 1198",)
    assert scene.ceremony.measures[1].points == 12
    click(scene, "next")
    names = [type(page).__name__ for page in app.stack.scenes()]
    assert names == ["TitleScene", "CampaignScene", "ChapterOpeningScene"]


@pytest.mark.parametrize(
    ("chapter", "opened"),
    [("01-jesi", ("the next chapter from 30 VP (Knight)",)), ("10-castel-fiorentino", ())],
)
def test_a_lost_chapter_says_what_opens_the_next_one(
    app: App, monkeypatch: pytest.MonkeyPatch, chapter: str, opened: tuple[str, ...]
) -> None:
    """Given a Serf's game, then the paper says what is missing, where a chapter comes after it."""
    table = play_chapter(app, chapter, 3)
    tries = {chapter: [ChapterResult(12, "Serf", False, str(table.flow.session.header["id"]))]}
    monkeypatch.setattr(ceremony_gathering.careers, "tries_of", lambda app, profile: tries)
    progress = ceremony(app, table).ceremony.progress
    assert progress is not None and progress.opened == opened


def test_nothing_is_said_to_come_after_the_last_chapter(app: App) -> None:
    scene = ceremony(app, play_chapter(app, "10-castel-fiorentino", 3))
    assert [way.name for way in scene._ways] == ["map", "sheet", "replay", "table", "again"]


def test_a_game_of_an_unknown_profile_brings_nothing_to_this_one(app: App) -> None:
    before = app.archive.profiles.current().id
    progress = ceremony(app, play_chapter(app, "02-palermo", 3, "nobody")).ceremony.progress
    assert before == app.archive.profiles.current().id
    assert progress is None or progress.points <= 4


def test_a_chapter_that_is_gone_can_be_left_but_not_played_again(app: App) -> None:
    chapter = chapter_named(app, "01-jesi")
    assert isinstance(chapter, Chapter)
    header = {"chapter": "own/gone", "profile": app.archive.profiles.current().id}
    table = finished(app, header, chapter.options(), 3)
    app.stack.reset(table)
    scene = ceremony(app, table)
    assert scene.ceremony.text == "" and scene.ceremony.seal is not None
    again = scene.controls.get("again")
    assert again is not None and not again.awake and again.asleep


def test_every_way_leads_where_it_says(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_solo(app, 6)
    scene = ceremony(app, table)
    scene.finish()
    click(scene, "sheet")
    sheet = app.stack.top
    assert isinstance(sheet, ScoreScene)
    press(sheet, "escape")
    assert app.stack.top is scene
    click(scene, "replay")
    past = app.stack.top
    assert isinstance(past, TimelineScene)
    past.show_score()
    assert app.stack.top is scene
    click(scene, "table")
    assert app.stack.top is table
    table.show_score()
    asked: list[int | None] = []
    monkeypatch.setattr(onward, "rematch", lambda app, game, seed: asked.append(seed) or Scene())
    shown = words(scene)
    assert "Same set-up" in shown and "Play again" in shown and "New game" not in shown
    click(app.stack.top, "again")
    assert asked == [6]
    app.stack.reset(scene)
    click(scene, "fresh")
    assert asked == [6, None]
    app.stack.reset(scene)
    press(scene, "escape")
    assert isinstance(app.stack.top, TitleScene)


def test_a_rematch_of_a_chapter_is_a_chapter_again(app: App) -> None:
    table = play_chapter(app, "01-jesi", 3)
    again = rematch.rematch(app, table.flow.session, None)
    assert isinstance(again, TableScene)
    header = again.flow.session.header
    assert (header["chapter"], header["profile"]) == ("01-jesi", app.archive.profiles.current().id)


def test_the_set_up_of_a_day_stays_one_with_its_seed_only(app: App) -> None:
    table = play_solo(app, 8, daily="2026-11-21")
    occasion = ceremony(app, table).ceremony.occasion
    assert occasion.startswith("Game of the day, 21 November 2026")
    session = table.flow.session
    for seed, day in ((8, "2026-11-21"), (None, None)):
        again = rematch.rematch(app, session, seed)
        assert isinstance(again, TableScene)
        assert again.flow.session.header.get("daily") == day


def test_keys_reach_every_way(app: App) -> None:
    scene = ceremony(app, play_solo(app, 9))
    scene.finish()
    seen = set()
    for _ in range(len(scene.controls.widgets)):
        press(scene, "tab")
        seen.add(scene.controls.focused)
    assert seen == {widget.id for widget in scene.controls.widgets}
