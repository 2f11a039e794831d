"""The statistics: which games they tell of, what their charts show, and where they lead."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from stupor.app import App
from stupor.archive.results import FinishedGame
from stupor.archive.tallies import parts
from stupor.games.stupor_mundi.rooms.solo.menu import SoloScene
from stupor.games.stupor_mundi.sheet.titles import TITLES
from stupor.scenes import begin
from stupor.scenes.game_parts import sheet_named
from stupor.scenes.library import LibraryScene
from stupor.scenes.notice import NoticeScene
from stupor.scenes.page import LOOK
from stupor.scenes.patterns import swatch
from stupor.scenes.statistics import scene as scene_module
from stupor.scenes.statistics.chosen_games import ChaptersPanel, chapter_names
from stupor.scenes.statistics.columns import by_badge, scores_items, sources_items
from stupor.scenes.statistics.game_filter import ALL, DAYS, RIVALS, SINGLE, SOLO, GameFilter
from stupor.scenes.statistics.last_chart import rivals_items
from stupor.scenes.statistics.scene import OPENING, StatisticsScene
from stupor.scenes.statistics.shown_charts import SCORES, SOURCES, TIME
from stupor.scenes.statistics.time_chart import running, shown, spots, window
from stupor.stage.items import Box, Item, Label
from stupor.stage.pointer import Pointer
from tests.scenes.annals_kit import archive_of, deed, many, paths_in
from tests.scenes.kit import FakeApp, click, keys_are_unique, press, words
from tests.support import windows
from tests.support.layout_check import problems

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


SHEET = sheet_named("stupor_mundi")


def statistics(deeds: Sequence[FinishedGame], folder: Path, kind: str = ALL) -> StatisticsScene:
    """The page over these games, read to the end."""
    scene = StatisticsScene(kind)
    scene.app = FakeApp()  # type: ignore[assignment]
    scene.app.archive = archive_of(deeds)  # type: ignore[assignment]
    scene.app.paths = paths_in(folder)  # type: ignore[assignment]
    scene.enter()
    for _ in range(LOOK):
        scene.tick(0.0)
    return scene


def named(items: Sequence[Item], key: str) -> Item:
    return next(item for item in items if item.key == key)


TWO = deed(id="two", kinds=("human", "human", "page"), scores=(50, 20, 30))
GAMES = [
    deed(id="alone"),
    deed(id="day", daily="2026-11-20"),
    deed(id="naples", chapter="05-naples"),
    deed(id="page", kinds=("human", "page"), scores=(30, 44)),
    TWO,
    deed(id="people", kinds=("human", "human"), scores=(30, 44)),
    deed(id="free", marks=("sandbox",)),
    deed(id="branch", branch=True),
    deed(id="abroad", own=False),
    deed(id="computers", kinds=("page", "squire"), scores=(1, 2)),
]


def test_very_many_games_are_read_in_steps_and_none_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scene_module, "_AT_ONCE", 3)
    scene = statistics(GAMES, tmp_path)
    assert not scene.looked and not scene.deeds and scene.tick(0.0) is not None
    assert OPENING in words(scene) and not scene.controls.get("bare")
    for _ in range(9):
        scene.tick(0.0)
    assert scene.looked and len(scene.all) == len(GAMES) and len(scene.deeds) == 6
    scene.enter()
    scene.leave()
    scene.enter()
    for _ in range(9):
        scene.tick(0.0)
    assert len(scene.all) == len(GAMES), "read anew after the page was left amid it"


def test_points_by_source_of_a_badge_are_those_of_its_seats_alone() -> None:
    rows = {"castle": (4, 10, 0)}
    badges = by_badge(SHEET, [replace(TWO, categories=rows), deed(categories={})])
    assert badges[0].points == {"castle": 7}
    theirs = {badge.key: column for badge, column in zip(SHEET.BADGES, badges[1:], strict=True)}
    assert theirs[TWO.traits[1]].points == {"castle": 10}
    assert theirs[TWO.traits[2]].figures.games == 0, "a computer's seat is no person's"


@pytest.mark.parametrize(
    ("game_filter", "found"),
    [
        (GameFilter(), "alone day naples page two people"),
        (GameFilter(SOLO), "alone day naples"),
        (GameFilter(RIVALS), "page two"),
        (GameFilter(chapter=SINGLE), "alone"),
        (GameFilter(chapter=DAYS), "day"),
        (GameFilter(chapter="05-naples"), "naples"),
        (GameFilter(badge="hohenstaufen"), "two people"),
        (GameFilter(badge="wittelsbach"), ""),
        (GameFilter(RIVALS, "hohenstaufen"), "two"),
    ],
)
def test_the_sieve_keeps_what_is_looked_for(game_filter: GameFilter, found: str) -> None:
    assert " ".join(one.id for one in game_filter.sift(GAMES)) == found


def test_with_a_house_only_its_own_part_of_a_shared_game_is_told() -> None:
    [seen] = GameFilter(badge="hohenstaufen").sift([TWO])
    assert [part.score for part in parts([seen])] == [20]
    assert seen.kinds[2] == "page"


def test_the_running_median_begins_when_there_is_something_to_run_over() -> None:
    assert running([10, 20, 30]) == []
    assert running([10, 20, 30, 90]) == [25]
    assert running([0] * 9 + [50] * 5)[-1] == 50
    assert (window(9), window(200)) == (9, 25)


def test_marks_stand_in_the_order_of_time_and_as_high_as_their_points() -> None:
    newest_first = parts([deed(scores=(60,)), deed(scores=(0,)), deed(scores=(30,))])
    places = spots(TIME, shown(newest_first))
    middles = [y + h / 2 for _, y, _, h in places]
    assert [x for x, *_ in places] == sorted(x for x, *_ in places)
    half = (middles[1] + middles[2]) / 2
    assert middles[0] == pytest.approx(half)


def test_the_scores_are_counted_by_tens_and_wear_the_colour_of_their_title() -> None:
    found = parts([deed(scores=(score,)) for score in (29, 30, 39, 50, 81)])
    items = scores_items(SHEET, SCORES, found, alone=True)
    counts = {item.key: item.text for item in items if item.key.endswith(".count")}  # type: ignore[union-attr]
    assert counts == {
        f"scores.{ten}.count": n for ten, n in ((2, "1"), (3, "2"), (5, "1"), (8, "1"))
    }
    for key, title in (("2", "Serf"), ("3", "Knight"), ("5", "Feudal Lord"), ("8", "Duke")):
        assert named(items, f"scores.{key}.{title}.fill")


def test_a_title_that_no_score_earns_is_the_one_of_the_game() -> None:
    """Given a solo duchy that was lost, then its column is one of a defeat, and keys tell both."""
    sheet = sheet_named("burgundy")
    lost, won = (title.name for title in sheet.TITLES)
    found = parts([deed(scores=(84,), title=lost)])
    items = scores_items(sheet, SCORES, found, alone=True)
    assert named(items, f"scores.8.{lost}.fill")
    assert named(items, f"scores.{lost}.words") and named(items, f"scores.{won}.words")


def test_where_seats_have_no_badge_of_their_own_no_arms_stand_below_the_points() -> None:
    """Given games whose seats are told by duchies, then one column tells of all of them."""
    found = [deed(traits=("13a",), categories={"regions": (40,)})]
    assert len(by_badge(sheet_named("burgundy"), found)) == 1


@pytest.mark.parametrize(("game", "some"), [("burgundy", False), ("stupor_mundi", True)])
def test_a_game_without_chapters_offers_none_to_choose(
    game: str, some: bool, tmp_path: Path
) -> None:
    app = FakeApp()
    app.game = game
    app.paths = paths_in(tmp_path)  # type: ignore[assignment]
    assert bool(chapter_names(app, [deed()])) == some  # type: ignore[arg-type]


def test_scores_beyond_the_last_column_stand_in_it() -> None:
    found = parts([deed(scores=(score,)) for score in (115, 163)])
    items = scores_items(SHEET, SCORES, found, alone=True)
    assert named(items, "scores.11.count").text == "2"  # type: ignore[union-attr]
    assert named(items, "scores.from12").text == "120+"  # type: ignore[union-attr]


def test_the_points_are_stacked_to_their_mean() -> None:
    rows = {"allies": (30, 0), "coins": (10, 0)}
    one = deed(kinds=("human", "page"), scores=(40, 0), categories=rows)
    other = deed(kinds=("human", "page"), scores=(20, 0), categories={"allies": (20, 0)})
    items = sources_items(SHEET, SOURCES, by_badge(SHEET, [one, other]))
    allies, coins = (named(items, f"sources.bar0.{name}.fill").rect for name in ("allies", "coins"))
    assert allies[3] == pytest.approx(coins[3] * 5)
    assert coins[1] + coins[3] == pytest.approx(allies[1])
    assert named(items, "sources.total0").text == "30"  # type: ignore[union-attr]


def test_a_rank_that_was_never_met_says_so() -> None:
    kinds = ("human", "squire:builder")
    deeds = [deed(id=f"{n}", kinds=kinds, scores=(n, 5)) for n in (1, 9)]
    told = {item.key: item.text for item in rivals_items(SOURCES, deeds) if hasattr(item, "text")}
    assert told["rivals.squire.count"] == "1 of 2"
    assert told["rivals.squire.share"] == "50%"
    assert told["rivals.duke.count"] == "not played yet"


def test_names_of_ranks_are_of_one_size_and_clear_of_their_bars() -> None:
    items = {item.key: item for item in rivals_items(SOURCES, [])}
    names = [items[f"rivals.{rank}.name"] for rank in ("page", "knight", "emperor")]
    tracks = [items[f"rivals.{rank}.track"] for rank in ("page", "knight", "emperor")]
    for name, track in zip(names, tracks, strict=True):
        assert isinstance(name, Label) and len(name.peers) == 6
        assert name.rect[0] + name.rect[2] + 8 <= track.rect[0]


def test_no_title_is_told_by_colour_alone() -> None:
    patterns = [title.swatch.pattern for title in TITLES]
    assert len(set(patterns)) == len(patterns)
    strokes = [len(swatch("x", (0, 0, 30, 30), title.swatch)) for title in TITLES]
    assert len(set(strokes)) == len(strokes)


def test_an_empty_chronicle_invites_to_play(tmp_path: Path) -> None:
    scene = statistics([], tmp_path)
    assert "No statistics yet" in words(scene)
    assert scene.controls.get("save") is None and scene.controls.get("kind.all") is None
    click(scene, "bare")
    [(call, page)] = scene.app.stack.calls  # type: ignore[attr-defined]
    assert call == "push" and isinstance(page, SoloScene)


def test_games_that_do_not_count_are_told_of_in_a_line(tmp_path: Path) -> None:
    scene = statistics(GAMES, tmp_path)
    assert "6" in words(scene)
    assert "3 other games do not count: sandbox or branch" in words(scene)


def test_filters_meet_and_are_lifted(tmp_path: Path) -> None:
    scene = statistics(GAMES, tmp_path)
    click(scene, "kind.rivals")
    click(scene, "badge.di-romano")
    assert "No such games yet" in words(scene)
    click(scene, "bare")
    assert scene.game_filter == GameFilter()
    click(scene, "badge.hohenstaufen")
    assert [one.id for one in scene.deeds] == ["two", "people"]
    click(scene, "badge.hohenstaufen")
    assert len(scene.deeds) == 6


def test_a_chapter_is_never_looked_for_against_computers(tmp_path: Path) -> None:
    scene = statistics(GAMES, tmp_path, RIVALS)
    click(scene, "chapter")
    panel = scene.app.stack.calls[-1][1]  # type: ignore[attr-defined]
    assert isinstance(panel, ChaptersPanel)
    panel.app = scene.app
    panel.enter()
    click(panel, "of.06-jerusalem")  # type: ignore[arg-type]
    assert scene.game_filter == GameFilter(RIVALS)
    click(panel, "of.05-naples")  # type: ignore[arg-type]
    assert scene.game_filter == GameFilter(SOLO, "", "05-naples")
    assert "5  Naples" in words(scene)
    click(scene, "kind.rivals")
    assert scene.game_filter == GameFilter(RIVALS)


@pytest.mark.parametrize("way", ["best", "key", "mark"])
def test_a_game_is_watched_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    monkeypatch.setattr(begin, "resume", lambda app, path: ("resumed", path))
    best = deed(id="best", path=Path("best.stupor"), scores=(66,))
    scene = statistics([deed(), best], tmp_path)
    if way == "best":
        click(scene, "best.0")
    elif way == "key":
        scene.controls.focused, scene.controls.by_key = "best.0", True
        press(scene, "return")
    else:
        x, y, w, h = spots(TIME, scene.marks)[0]
        for kind in ("move", "down", "up"):
            scene.handle(Pointer(kind, x + w / 2, y + h / 2, 1))
    assert not scene.app.stack.calls  # type: ignore[attr-defined]
    scene.overlay(0.0)
    scene.tick(0.0)
    scene.tick(0.0)
    assert scene.app.stack.calls == [("push", ("resumed", best.path))]  # type: ignore[attr-defined]
    assert scene.tick(0.0) is None


def test_a_mark_says_what_it_stands_for(tmp_path: Path) -> None:
    scene = statistics([deed(scores=(55,))], tmp_path)
    x, y, w, h = spots(TIME, scene.marks)[0]
    scene.handle(Pointer("move", x + w / 2, y + h / 2))
    said = [item.text for item in scene.overlay(0.0) if hasattr(item, "text")]
    assert any("55 VP, Feudal Lord" in text for text in said)
    scene.leave()
    assert not any(isinstance(item, Box) for item in scene.overlay(0.0))


def test_a_table_of_the_shown_games_lies_in_downloads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STUPOR_DOWNLOADS", str(tmp_path / "downloads"))
    scene = statistics(GAMES, tmp_path, RIVALS)
    click(scene, "save")
    click(scene, "save")
    files = sorted((tmp_path / "downloads").iterdir())
    assert len(files) == 2
    with files[0].open(newline="", encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(file))
    assert {row["game"] for row in rows} == {"page", "two"} and len(rows) == 5
    notice = scene.app.stack.calls[0][1]  # type: ignore[attr-defined]
    assert isinstance(notice, NoticeScene) and "stupor-statistics-" in notice.words


def test_a_table_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("STUPOR_DOWNLOADS", str(tmp_path / "file"))
    scene = statistics(GAMES, tmp_path)
    click(scene, "save")
    notice = scene.app.stack.calls[0][1]  # type: ignore[attr-defined]
    assert notice.title == "The file could not be saved"


def test_the_library_leads_here() -> None:
    library = LibraryScene()
    library.app = FakeApp()  # type: ignore[assignment]
    library.enter()
    click(library, "chronicle")
    assert isinstance(library.app.stack.calls[0][1], StatisticsScene)  # type: ignore[attr-defined]


def test_no_double_keys(tmp_path: Path) -> None:
    for kind in (ALL, SOLO, RIVALS):
        assert keys_are_unique(statistics(many(60), tmp_path, kind))


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[1]}p")
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    made = windows.window(request.param)
    yield made
    made.stack.clear()
    made.close()


@pytest.mark.parametrize("kind", [ALL, SOLO, RIVALS])
@pytest.mark.parametrize("count", [0, 1, 12, 200])
def test_words_are_whole_and_apart(app: App, tmp_path: Path, count: int, kind: str) -> None:
    app.__dict__["archive"] = archive_of(many(count))
    app.paths = paths_in(tmp_path)  # type: ignore[assignment]
    app.stack.reset(StatisticsScene(kind))
    for _ in range(LOOK + 1):
        app.step()
    assert problems(app) == []


def test_the_words_of_the_chapters_are_whole(app: App, tmp_path: Path) -> None:
    app.__dict__["archive"] = archive_of(many(200))
    app.paths = paths_in(tmp_path)  # type: ignore[assignment]
    scene = StatisticsScene()
    app.stack.reset(scene)
    for _ in range(LOOK + 1):
        app.step()
    scene.choose_chapter()
    assert problems(app, lambda label: not label.key.startswith("chapters/")) == []


@pytest.mark.parametrize("kind", [ALL, SOLO, RIVALS])
def test_large_text_keeps_words_apart(app: App, tmp_path: Path, kind: str) -> None:
    app.__dict__["archive"] = archive_of(many(200))
    app.paths = paths_in(tmp_path)  # type: ignore[assignment]
    app.renderer.text.growth = 2.0
    try:
        app.stack.reset(StatisticsScene(kind))
        for _ in range(LOOK + 1):
            app.step()
        assert problems(app) == []
    finally:
        app.renderer.text.growth = 1.0


def test_finished_games_that_do_not_count_are_explained(tmp_path: Path) -> None:
    handed = deed(id="handed", kinds=("page", "squire"), scores=(1, 2))
    told = words(statistics([handed], tmp_path))
    assert "None of your games counts yet" in told
    assert "No statistics yet" not in told


@pytest.mark.parametrize("title", ["Emperor", "", "serf", "Duke "])
def test_a_title_that_nobody_knows_breaks_nothing_and_counts_nowhere(
    tmp_path: Path, title: str
) -> None:
    deeds = many(6)
    alone = next(n for n, told in enumerate(deeds) if len(told.scores) == 1)
    deeds[alone] = replace(deeds[alone], title=title)
    scene = statistics(deeds, tmp_path)
    assert not any(item.key.startswith(f"share.{title}") for item in scene.items()) or not title
