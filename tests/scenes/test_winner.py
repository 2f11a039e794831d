"""The page of the winner: who won with what, what decided it, who came where, and the ways on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from stupor.app import App
from stupor.engine.events import Event
from stupor.engine.rules import Result
from stupor.games.stupor_mundi.sheet.badges import BADGES as HOUSES
from stupor.scenes.ending_page import QUIET_SECONDS
from stupor.scenes.game_parts import sheet_named
from stupor.scenes.looks import SeatLook
from stupor.scenes.score.data import PlayedGame
from stupor.scenes.score.moments import decisive_point
from stupor.scenes.score.scene import ScoreScene
from stupor.scenes.title.scene import TitleScene
from stupor.scenes.winner import paper
from stupor.scenes.winner.content import winner_content
from stupor.scenes.winner.scene import END, WinnerScene
from stupor.selftest.scenes import every
from stupor.stage.geometry import around_all, centre, overlap
from stupor.stage.items import Label, Picture
from stupor.stage.sheet import Rung, SoloLadder
from stupor.table.scene import TableScene
from tests.scenes.kit import click, keys_are_unique, words
from tests.scenes.table_setup import key, open_table
from tests.support.windows import window

SHEET = sheet_named("stupor_mundi")
NAMES = ("Anna", "Lena", "Squire Taddeo", "Page Ugo")
LOOKS = [
    SeatLook(house, name, human=number < 2)
    for number, (house, name) in enumerate(zip(HOUSES, NAMES, strict=True))
]


@pytest.fixture
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.close()


def told(event: Event) -> str | None:
    return f"{HOUSES[event.who].name} {event.kind}."


def gain(seat: int, total: int, points: int) -> Event:
    return Event("counter", seat, (f"vp.{seat}", total, points, "allies"))


def score_of(scores: tuple[int, ...], winners: tuple[int, ...]) -> ScoreScene:
    history = [gain(seat, score, score) for seat, score in enumerate(scores)]
    result = Result(scores, winners, {"allies": scores}, "edicts")
    level = tuple(int(seat in winners) for seat in range(len(scores)))
    return ScoreScene(PlayedGame(SHEET, result, (LOOKS * 2)[: len(scores)], history, told, level))


def shown(app: App, scores: tuple[int, ...], winners: tuple[int, ...]) -> WinnerScene:
    scene = WinnerScene(score_of(scores, winners))
    app.stack.reset(scene)
    app.step()
    return scene


def test_the_winner_is_named_with_arms_points_and_places(app: App) -> None:
    """Given four players, the page names person and House, and what each other is behind."""
    scene = shown(app, (23, 124, 111, 21), (1,))
    scene.finish()
    said = words(scene)
    assert scene.told.title == "Lena" and "124 VP" in said
    assert scene.told.places[0].title == "Lena" and "Hohenstaufen" in scene.told.places[0].below
    assert [place.rank for place in scene.told.places] == [1, 2, 3, 4]
    assert [place.behind for place in scene.told.places] == [0, 13, 101, 103]
    assert {"13 behind", "101 behind", "103 behind"} <= set(said)
    assert [item.sprite for item in scene.items() if isinstance(item, Picture)][:1]
    assert keys_are_unique(scene)


def test_a_shared_victory_shows_two_shields(app: App) -> None:
    """Given two who share a victory, both have their arms, both are first."""
    scene = shown(app, (50, 50, 30), (0, 1))
    scene.finish()
    arms = [i for i in scene.items() if isinstance(i, Picture) and i.sprite.startswith("arms/")]
    assert [item.sprite for item in arms] == ["arms/savoy", "arms/hohenstaufen"]
    assert arms[0].rect[0] + arms[0].rect[2] <= arms[1].rect[0]
    assert scene.told.title == "Anna and Lena" and "50 VP" in words(scene)
    assert [place.rank for place in scene.told.places] == [1, 1, 3]


def test_the_sign_of_a_winner_without_arms_is_drawn_no_larger_than_it_is_painted() -> None:
    """Given a game without arms, then a person's sign stands small on a disc of its colour."""
    told = winner_content(score_of((50, 40), (0,)).sheet, None)
    bare = told.winners[0]._replace(arms="", crest="ui/human")
    items = paper.arms_items(replace(told, winners=(bare,)), rays=False)
    disc, sign = (item.rect for item in items)
    assert sign[2] == paper.SIGN < disc[2] / 4
    assert centre(sign) == pytest.approx(centre(disc))


@pytest.mark.parametrize("count", [2, 3, 4])
def test_shields_of_several_stand_around_the_middle_with_one_laurel_below(count: int) -> None:
    """Given so many winners, their arms are apart and clear of the right half and the laurel."""
    told = winner_content(score_of((50,) * count, tuple(range(count))).sheet, None)
    arms = [i.rect for i in paper.arms_items(told) if i.key.startswith("arms")]
    around = around_all(arms)
    laurel = around_all([item.rect for item in paper.score_items(told, 50)])
    middle = paper.HEAD[0] + paper.HEAD[2] / 2
    assert len(arms) == count and not any(overlap(a, b) for a, b in combinations(arms, 2))
    assert centre(around)[0] == pytest.approx(middle) == pytest.approx(centre(laurel)[0])
    assert around[0] + around[2] < paper.DECIDED[0] and around[1] > paper.HEAD[1] + paper.HEAD[3]
    assert not any(overlap(laurel, rect) for rect in (*arms, paper.NAME))


@pytest.mark.parametrize("count", [2, 4, 5, 6])
def test_all_places_stand_on_their_paper_above_the_way_on(app: App, count: int) -> None:
    """Given games of few and of many, then no place lies on another or on the great button."""
    scene = shown(app, tuple(range(20, 20 + count)), (count - 1,))
    scene.finish()
    rects = {item.key: item.rect for item in scene.items()}
    rows = [around_all([r for key, r in rects.items() if key.startswith(f"place{n}.")])
            for n in range(count)]  # fmt: skip
    assert not any(overlap(a, b) for a, b in combinations(rows, 2))
    ground = rects["places"]
    assert all(row[1] + row[3] <= ground[1] + ground[3] for row in rows)
    assert not overlap(ground, rects["sheet.plate"])
    lit, crown = rects["place0"], rects["place0.crown"]
    assert lit[1] <= crown[1] and crown[1] + crown[3] <= lit[1] + lit[3]


def test_what_decided_it_has_the_whole_width_and_what_it_brought_stands_above_it(app: App) -> None:
    told = replace(shown(app, (23, 124), (1,)).told, decided="A long tale. " * 9, gain=13)
    parts = {item.key: item.rect for item in paper.decided_items(told)}
    assert not overlap(parts["decided.words"], parts["decided.gain"])
    assert parts["decided.words"][2] == parts["decided.rule"][2]


def test_a_losing_team_is_behind_together() -> None:
    """Given a team that lost by its sum, both are second and behind by that, whoever had most."""
    sheet = replace(score_of((40, 60, 45, 20), (0, 2)).sheet, sides=((0, 2), (1, 3)))
    places = winner_content(sheet, None).places
    assert [(place.rank, place.behind) for place in places] == [(1, 0), (1, 0), (2, 5), (2, 5)]
    said = [getattr(item, "text", "") for item in paper.place_items(2, places[2])]
    assert "5 behind together" in said


def test_a_winning_team_has_its_points_in_sum() -> None:
    """Given a team game, the two of the winning side win with their sum."""
    score = score_of((40, 60, 45, 50), (0, 2))
    sheet = replace(score.sheet, sides=((0, 2), (1, 3)))
    told = winner_content(sheet, None)
    assert told.title == "Anna and Squire Taddeo" and told.line == "win with 85 VP together"


def test_a_tie_that_was_broken_is_explained(app: App) -> None:
    """Given equal points and one winner, the page says how the tie was broken."""
    scene = shown(app, (50, 50), (1,))
    assert scene.told.tie and [place.rank for place in scene.told.places] == [1, 2]


@pytest.mark.parametrize("last", ["over", "phase"])
def test_what_decided_it_is_the_last_move_that_took_the_lead(last: str) -> None:
    """Given leads that change, the winner's last move into the lead counts, not the last count."""
    events = [
        Event("builds", 0, ()), gain(0, 9, 9), Event("turn", 1, ()),
        Event("sails", 1, ()), gain(1, 10, 10), Event("turn", 0, ()),
        Event("promotes", 0, ()), gain(0, 12, 3), Event("turn", 1, ()),
        Event("counter", -1, (*SHEET.LAST_COUNT, 1, "")), gain(0, 40, 28), gain(1, 11, 1),
    ]  # fmt: skip
    point = decisive_point(SHEET, events, 2, told, (0,))
    assert point is not None and point.points == 3 and "takes the lead" in point.text


def test_what_decided_it_is_the_last_count_where_only_that_brought_the_lead() -> None:
    """Given a winner behind until the last count, that count decided it, not an early move."""
    events = [
        Event("builds", 0, ()), gain(0, 9, 9), Event("turn", 1, ()),
        Event("sails", 1, ()), gain(1, 20, 20), Event("turn", 0, ()),
        Event("counter", -1, (*SHEET.LAST_COUNT, 1, "")), gain(0, 40, 31), gain(1, 21, 1),
    ]  # fmt: skip
    point = decisive_point(SHEET, events, 2, told, (0,))
    assert point is not None and point.points == 31


def test_who_has_led_from_the_beginning_won_by_the_largest_move() -> None:
    """Given a lead that nobody else ever had, its first point did not decide the game."""
    events = [
        Event("builds", 0, ()), gain(0, 1, 1), Event("turn", 1, ()),
        Event("sails", 1, ()), Event("turn", 0, ()),
        Event("builds", 0, ()), gain(0, 31, 30), Event("turn", 1, ()),
        Event("promotes", 1, ()), gain(1, 4, 4), Event("turn", 0, ()),
    ]  # fmt: skip
    point = decisive_point(SHEET, events, 2, told, (0,))
    assert point is not None and point.points == 30


def test_a_lead_taken_with_few_points_did_not_decide_a_game_that_was_won_by_many() -> None:
    """Given a lead taken from another seat with 3 points of 36, the largest move decided it."""
    events = [
        Event("sails", 1, ()), gain(1, 1, 1), Event("turn", 0, ()),
        Event("builds", 0, ()), gain(0, 3, 3), Event("turn", 1, ()),
        Event("sails", 1, ()), Event("turn", 0, ()),
        Event("builds", 0, ()), gain(0, 36, 33), Event("turn", 1, ()),
        Event("promotes", 1, ()), gain(1, 5, 4), Event("turn", 0, ()),
    ]  # fmt: skip
    point = decisive_point(SHEET, events, 2, told, (0,))
    assert point is not None and point.points == 33


def test_the_parts_come_one_after_the_other_and_the_clock_waits_for_the_picture(app: App) -> None:
    """Given the first frame, nothing has come; later the places come from the last to the first."""
    app.change(speed=1.0, reduced_motion=False)
    scene = shown(app, (23, 124, 111, 21), (1,))
    assert scene.overlay(1000.0) == []
    while scene._began is None:
        scene.tick(5.0)
    keys = [{item.key.split(".")[0] for item in scene.overlay(5.0 + t)} for t in (0.1, 1.0, 1.7)]
    assert "arms0" in keys[0] and "name" not in keys[0]
    assert "name" in keys[1] and "decided" not in keys[1]
    assert "place3" in keys[2] and "place0" not in keys[2]
    scene.tick(5.0 + END + 0.1)
    assert scene.done and scene.controls.get("sheet") is not None


def test_the_first_presses_only_end_what_moves(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given parts on their way, Enter shows all; only after a moment it leads to the sheet."""
    scene = shown(app, (30, 20), (0,))
    began = app.now()
    monkeypatch.setattr(app, "now", lambda: began)
    for _ in range(3):
        key(scene, "return")
    assert scene.done and app.stack.top is scene
    monkeypatch.setattr(app, "now", lambda: began + QUIET_SECONDS)
    key(scene, "return")
    assert isinstance(app.stack.top, ScoreScene)


def test_whoever_goes_on_by_keys_is_heard_at_once(app: App) -> None:
    """Given a page that has just been completed, an arrow and Enter take what has the focus."""
    scene = shown(app, (30, 20), (0,))
    scene.finish()
    for name in ("right", "return"):
        key(scene, name)
    assert app.stack.top is not scene


def test_reduced_motion_shows_all_at_once(app: App) -> None:
    """Given reduced motion, everything is there as soon as the page is."""
    app.change(reduced_motion=True)
    scene = shown(app, (30, 20), (0,))
    for _ in range(4):
        app.step()
    assert scene.done


def test_the_winner_is_told_once(app: App) -> None:
    """Given the table of a finished game, its seal leads to the score sheet the second time."""
    table = open_table(app, "random,random", 7)
    table.flow.timeline.speed = 0.0
    while not table.flow.session.over:
        table.flow.poll()
        table.flow.flush()
    app.step()
    assert isinstance(app.stack.top, WinnerScene)
    app.stack.pop()
    table.show_score()
    assert isinstance(app.stack.top, ScoreScene)


def test_the_ways_on_lead_there(app: App) -> None:
    """Given a finished game, its page replays it, plays it again and leads to the menu."""
    table = open_table(app, "random,random", 7)
    table.flow.timeline.speed = 0.0
    while not table.flow.session.over:
        table.flow.poll()
        table.flow.flush()
    app.step()
    winner = app.stack.top
    assert isinstance(winner, WinnerScene)
    winner.finish()
    app.step()
    key(winner, "r")
    assert app.stack.top is not winner
    app.stack.pop()
    click(winner, "fresh")
    again = app.stack.top
    assert isinstance(again, TableScene)
    assert again.flow.session.header["seed"] != table.flow.session.header["seed"]
    app.stack.reset(winner)
    click(winner, "menu")
    assert isinstance(app.stack.top, TitleScene)


@pytest.mark.parametrize(("winners", "title"), [((0,), "Victory"), ((), "Defeat")])
def test_a_solo_duchy_ends_with_a_moment_of_its_own(
    app: App, winners: tuple[int, ...], title: str
) -> None:
    """Given a game of Burgundy alone, won or lost, its end is told large, with its targets."""
    game = sheet_named("burgundy")
    result = Result((120,), winners, {"regions": (80,), "phases": (40,)}, "", title)
    ladder = SoloLadder("Targets", (Rung("50", "B2", True), Rung("45", "12 of 45", False)))
    looks = [LOOKS[0]._replace(name="Anna")]
    played = PlayedGame(game, result, looks, [], told, level=(0,), solo_ladder=ladder)
    scene = WinnerScene(ScoreScene(played))
    app.stack.reset(scene)
    scene.finish()
    app.step()
    assert scene.told.title == title and scene.told.line
    assert {title, "Targets", "50", "B2", "12 of 45"} <= set(words(scene))
    said_of = {i.key: i for i in scene.items() if isinstance(i, Label)}
    assert min(said_of[key].size for key in ("rung0.name", "rung1.least")) > 21
    brought = [said for said in words(scene) if said in ("Regions", "80", "Phase bonus", "40")]
    assert brought == ["Regions", "80", "Phase bonus", "40"]
    around = around_all([item.rect for item in scene.items() if item.key.startswith("source")])
    assert overlap(around, paper.SOURCES) and around[1] + around[3] < 860
    assert "Places" not in words(scene) and "What decided it" not in words(scene)


def test_alone_the_table_of_burgundy_leads_to_that_moment(app: App) -> None:
    """Given a solo duchy played to its end, then what comes next is its moment."""
    dict(every())["burgundy.ceremony"](app)
    assert isinstance(app.stack.top, WinnerScene)
