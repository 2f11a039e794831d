"""The score sheet: rows sum to totals, best figures, ties, solo titles, charts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from stupor.app import App
from stupor.engine.events import Event
from stupor.engine.rules import Result
from stupor.games.stupor_mundi.scoring import title as title_of
from stupor.games.stupor_mundi.sheet.badges import BADGES as HOUSES
from stupor.scenes.game_parts import PLAIN_SHEET, sheet_named
from stupor.scenes.looks import BEST_RED, SeatLook
from stupor.scenes.scene import Scene
from stupor.scenes.score.charts import chart_places
from stupor.scenes.score.data import Gain, PlayedGame, gains_of, score_sheet, tie_line
from stupor.scenes.score.moments import turning_points
from stupor.scenes.score.paper import row_places
from stupor.scenes.score.scene import ScoreScene, headline, subline
from stupor.scenes.title.scene import TitleScene
from stupor.scenes.winner.scene import WinnerScene
from stupor.stage.geometry import overlap
from stupor.stage.items import Label
from stupor.table.scene import TableScene
from tests.scenes.kit import click, keys_are_unique, opened, words
from tests.scenes.table_setup import key, open_table
from tests.support.windows import window

SHEET = sheet_named("stupor_mundi")
USUAL = [source.id for source in SHEET.SOURCES if not source.row]
LOOKS = [SeatLook(house, f"Player {n}") for n, house in enumerate(HOUSES, 1)]


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


def told(event: Event) -> str | None:
    return f"{HOUSES[event.who].name} {event.kind.removesuffix(', briefly')}."


def happened(gains: list[Gain]) -> list[Event]:
    """The counter events of gains, round by round."""
    events, now, points = [], 1, Counter[int]()
    for round_, seat, source, vp in sorted(gains, key=lambda gain: gain[0]):
        if round_ != now:
            now = round_
            events.append(Event("counter", -1, ("round", now, 1, "")))
        points[seat] += vp
        events.append(Event("counter", seat, (f"vp.{seat}", points[seat], vp, source)))
    return events


def finished(seats: int, winners: tuple[int, ...] = (0,)) -> tuple[Result, list[Gain]]:
    """A game in which every seat gains from every source, the first most."""
    gains = [
        (1 + number % 3, seat, source, number + 2 * (seats - seat))
        for seat in range(seats)
        for number, source in enumerate(USUAL)
    ]
    table = {
        source: tuple(
            sum(gain[3] for gain in gains if gain[1] == seat and gain[2] == source)
            for seat in range(seats)
        )
        for source in USUAL
    }
    scores = tuple(sum(row[seat] for row in table.values()) for seat in range(seats))
    return Result(scores, winners, table, "edicts"), gains


def wider(seats: int) -> tuple[Result, list[Gain]]:
    """The same with both expansions: Books on the way, Ships and Projects at the end."""
    result, gains = finished(seats)
    more = [(2, 0, "books", 7), (3, 0, "ships", 10), (3, 1, "projects", 6), (3, 0, "projects", -4)]
    rows = {"crusade": [0] * seats, "projects": [0] * seats}
    scores = list(result.scores)
    for _, seat, source, points in more:
        rows["projects" if source == "projects" else "crusade"][seat] += points
        scores[seat] += points
    table = {**result.categories, **{name: tuple(row) for name, row in rows.items()}}
    return Result(tuple(scores), (0,), table, "edicts"), [*gains, *more]


def wider_page(seats: int) -> ScoreScene:
    result, gains = wider(seats)
    early = happened([gain for gain in gains if gain[2] not in ("ships", "projects")])
    points = Counter[int]()
    late = [Event("counter", -1, ("phase", 3, 1, ""))]
    for _, seat, source, vp in (gain for gain in gains if gain[2] in ("ships", "projects")):
        points[seat] += vp
        reason = "crusade" if source == "ships" else source
        late.append(Event("counter", seat, (f"vp.{seat}", points[seat], vp, reason)))
    return opened(ScoreScene(PlayedGame(SHEET, result, LOOKS[:seats], [*early, *late], told)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_with_expansions_has_rows_for_books_ships_and_projects(seats: int) -> None:
    """Given both expansions, then twelve rows sum to the totals and none covers another."""
    shown = wider_page(seats)
    sheet = shown.sheet
    rows = {source.id: values for source, values in sheet.rows}
    assert rows["books"][0] == 7 and rows["ships"][0] == 10
    assert rows["projects"][:2] == (-4, 6) and len(rows) == 12
    for seat in range(seats):
        assert sum(values[seat] for values in rows.values()) == sheet.totals[seat]
        assert sum(sum(column.values()) for column in sheet.columns[seat]) == sheet.totals[seat]
    assert sheet.columns[0][-1]["ships"] == 10 and sheet.columns[0][-1]["projects"] == -4
    bands = [row.band for row in row_places(sheet, shown.anchors)]
    assert all(a[1] + a[3] <= b[1] for a, b in pairwise(bands))
    assert bands[-1][1] + bands[-1][3] <= shown.anchors["score.rule"][1]
    assert keys_are_unique(shown)
    assert "\u22124" in words(shown) and "Papal Books" in words(shown)


def page(seats: int, winners: tuple[int, ...] = (0,)) -> ScoreScene:
    result, gains = finished(seats, winners)
    return opened(ScoreScene(PlayedGame(SHEET, result, LOOKS[:seats], happened(gains), told)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rows_sum_to_totals_and_charts_too(seats: int) -> None:
    sheet = page(seats).sheet
    for seat in range(seats):
        assert sum(values[seat] for _, values in sheet.rows) == sheet.totals[seat]
        assert sum(sum(column.values()) for column in sheet.columns[seat]) == sheet.totals[seat]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_figure_is_on_the_page(seats: int) -> None:
    scene = page(seats)
    shown = {item.key: item for item in scene.items() if isinstance(item, Label)}
    for source, values in scene.sheet.rows:
        for seat, value in enumerate(values):
            assert shown[f"row.{source.id}.{seat}"].text == str(value)
    assert keys_are_unique(scene)


def test_the_best_of_a_row_is_bold_and_red() -> None:
    shown = {item.key: item for item in page(3).items() if isinstance(item, Label)}
    best, other = shown["row.allies.0"], shown["row.allies.1"]
    assert (best.colour, best.face) == (BEST_RED, "number")
    assert other.colour != BEST_RED


def test_winners_stand_first_and_ties_are_shared() -> None:
    sheet = page(3, (0, 2)).sheet
    assert sheet.order == (0, 2, 1)
    assert headline(sheet) == "A shared reign: Player 1 and Player 3"
    assert sum("wreath" in item.key for item in page(3, (0, 2)).items()) == 2


@pytest.mark.parametrize(
    ("score", "title"),
    [(-3, "Serf"), (0, "Serf"), (29, "Serf"), (30, "Knight"), (49, "Knight"), (50, "Feudal Lord"),
     (79, "Feudal Lord"), (80, "Duke"), (140, "Duke")],
)  # fmt: skip
def test_solo_titles(score: int, title: str) -> None:
    assert title_of(score) == title
    result = Result((score,), (0,), {"allies": (score,)}, "")
    gains = [(1, 0, "allies", score)] if score else []
    scene = opened(ScoreScene(PlayedGame(SHEET, result, LOOKS[:1], happened(gains), told)))
    assert title in words(scene)
    assert headline(scene.sheet) == f"Player 1, {title}"


def test_final_sources_have_a_column_of_their_own() -> None:
    sheet = page(2).sheet
    assert sheet.rounds == ("1", "2", "3", "End")
    assert set(sheet.columns[0][-1]) == {"structures", "majority", "coins"}


def test_charts_keep_inside_their_paper() -> None:
    anchors = page(2).anchors
    x, y, w, h = anchors["score.charts"]
    for seats in range(1, 7):
        places = chart_places(seats, anchors)
        assert len(places) == seats and min(height for *_, height in places) > 200
        assert not any(overlap(a, b) for a, b in combinations(places, 2))
        for u, v, width, height in places:
            assert x <= u and u + width <= x + w and y <= v and v + height <= y + h


def test_gains_are_read_from_counter_events() -> None:
    events = [
        Event("counter", -1, ("round", 2, 1, "")),
        Event("counter", 0, ("vp.0", 3, 3, "cards")),
        Event("counter", 0, ("coins.0", 3, 3, "cards")),
        Event("counter", 1, ("vp.1", 4, 4, "majority")),
    ]
    assert gains_of(SHEET, events) == [(2, 0, "cards", 3), (2, 1, "majority", 4)]


def test_the_title_is_one_step_away() -> None:
    scene = page(2)
    click(scene, "menu")
    [(call, title)] = scene.app.stack.calls
    assert call == "reset"
    assert isinstance(title, TitleScene)


def test_the_table_lies_below() -> None:
    scene = page(2)
    click(scene, "table")
    assert scene.app.stack.calls == [("pop", None)]


def test_the_line_says_why_the_game_ended() -> None:
    line = subline(page(2).sheet)
    assert line.startswith("Three rounds. The Edicts have run out.")
    assert line.endswith(" VP.") and " wins with " in line


def test_a_rematch_has_the_same_seed_or_a_new_one() -> None:
    asked: list[int | None] = []

    def again(seed: int | None) -> Scene:
        asked.append(seed)
        return Scene()

    result, gains = finished(2)
    scene = opened(
        ScoreScene(PlayedGame(SHEET, result, LOOKS[:2], happened(gains), told), again, 77)
    )
    click(scene, "rematch")
    click(scene, "fresh")
    assert asked == [77, None]
    assert [call for call, _ in scene.app.stack.calls] == ["reset", "reset"]


def test_without_a_set_up_there_is_no_rematch() -> None:
    scene = page(2)
    click(scene, "rematch")
    assert scene.app.stack.calls == []


def tied(great: tuple[int, ...], winners: tuple[int, ...]) -> str:
    result = Result((50, 50, 30), winners, {"allies": (50, 50, 30)}, "castle")
    return tie_line(score_sheet(SHEET, result, LOOKS[:3], [], great))


def test_a_tie_is_explained() -> None:
    assert tied((4, 3, 0), (0,)) == (
        "2 players tied: Player 1 wins with more Great Structures, 4 to 3."
    )
    assert "share the victory" in tied((3, 3, 9), (0, 1))
    assert tie_line(page(3).sheet) == ""


def test_turning_points_are_the_largest_swings_in_their_order() -> None:
    events = [
        Event("turn", 0, ()), Event("closed", 0, (2,)),
        Event("counter", 0, ("vp.0", 5, 5, "castle")),
        Event("turn", 1, ()), Event("played", 1, (11, 1, "up")),
        Event("counter", 1, ("vp.1", 9, 9, "cards")),
        Event("counter", -1, ("phase", 2, 1, "")),
        Event("counter", 0, ("vp.0", 12, 7, "allies")),
        Event("counter", 1, ("vp.1", 15, 6, "allies")),
        Event("counter", -1, ("phase", 3, 1, "")),
        Event("counter", 0, ("vp.0", 20, 8, "structures")),
    ]  # fmt: skip
    points = turning_points(SHEET, events, 2, told)
    assert [(point.seat, point.points) for point in points] == [(0, 5), (1, 9), (0, 8)]
    assert points[0].text == "Round I: Savoy closed and takes the lead."
    assert points[1].text == "Round I: Hohenstaufen played and takes the lead."
    assert points[2].text == "Final scoring: 8 VP from Structures, taking the lead."


def test_the_points_of_an_end_phase_add_up() -> None:
    events = [
        Event("turn", 0, ()),
        Event("counter", -1, ("phase", 2, 1, "")),
        Event("counter", 0, ("vp.0", 3, 3, "allies")),
        Event("counter", 0, ("vp.0", 4, 1, "majority")),
    ]
    (point,) = turning_points(SHEET, events, 2, told)
    assert point.points == 4 and " 4 VP from " in point.text and "and" in point.text


def test_a_turning_point_tells_the_story_of_its_move() -> None:
    """Given a turn of two deeds, then what led to the points comes first, as it happened."""
    events = [
        Event("turn", 0, ()), Event("issued", 0, (4, 1)), Event("closed", 0, (2,)),
        Event("counter", 0, ("vp.0", 5, 5, "castle")),
    ]  # fmt: skip
    (point,) = turning_points(SHEET, events, 2, told)
    assert point.text == "Round I: Savoy issued, closed and takes the lead."


def test_an_end_phase_belongs_to_the_round_that_it_ends() -> None:
    events = [
        Event("turn", 0, ()),
        Event("counter", -1, ("phase", 2, 1, "")),
        Event("counter", 0, ("vp.0", 7, 7, "allies")),
        Event("counter", -1, ("round", 2, 1, "")),
        Event("turn", 1, ()), Event("played", 1, (11, 1, "up")),
        Event("counter", 1, ("vp.1", 9, 9, "cards")),
    ]  # fmt: skip
    told_of = [point.text.split(":")[0] for point in turning_points(SHEET, events, 2, told)]
    assert told_of == ["Round I, End Phase", "Round II"]


def test_everything_on_the_page_answers_the_pointer() -> None:
    for seats in (1, 2, 3, 4):
        scene = page(seats)
        tips = {widget.id: widget.tip for widget in scene.controls.widgets}
        assert all(tips.values())
        for source in USUAL:
            assert f"tip.{source}" in tips
        for seat in range(seats):
            assert {f"tip.badge{seat}", f"tip.total{seat}", f"tip.bar{seat}.0"} <= set(tips)


def test_enter_presses_the_red_button_and_never_leaves_past_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given a page with a review, then Enter opens it, and without one it leads to the menu."""
    scene = page(2)
    went: list[str] = []
    monkeypatch.setattr(scene, "menu", lambda: went.append("menu"))
    monkeypatch.setattr(scene, "look_back", lambda: went.append("review"))
    scene.review = lambda: scene
    scene.confirm()
    scene.review = None
    scene.confirm()
    assert went == ["review", "menu"]


def test_a_real_game_goes_to_its_score_and_back_to_its_table(app: App) -> None:
    table = open_table(app, "random,random", 7)
    table.flow.timeline.speed = 0.0
    while not table.flow.session.over:
        table.flow.poll()
        table.flow.flush()
    app.step()
    winner = app.stack.top
    assert isinstance(winner, WinnerScene)
    winner.confirm()
    score = app.stack.top
    assert isinstance(score, ScoreScene)
    score.look()
    assert app.stack.top is table
    assert table.flow.undo_refusal() == "the game is over"
    app.step()
    assert app.stack.top is table
    key(table, "return")
    assert isinstance(app.stack.top, ScoreScene), "who won is known by now"
    app.stack.top.rematch(7)
    again = app.stack.top
    assert isinstance(again, TableScene)
    assert again.flow.session.header["seed"] == 7
    assert [seat.kind for seat in again.flow.session.seats] == ["random", "random"]


def test_no_history_is_no_problem() -> None:
    result, _ = finished(4)
    assert score_sheet(SHEET, result, LOOKS, []).highest == 1


def plain(seats: int, told_on_the_way: bool) -> ScoreScene:
    """The page of a game that has no sheet."""
    result = Result((14, 9, 9, 4)[:seats], (0,), {}, "done", "" if seats == 1 else None)
    gains = [(1, 0, "x", 5), (2, 0, "y", 4), (2, seats - 1, "y", 3)] if told_on_the_way else []
    return opened(ScoreScene(PlayedGame(PLAIN_SHEET, result, LOOKS[:seats], happened(gains), told)))


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("told_on_the_way", [False, True])
def test_a_game_without_a_sheet_has_totals_and_a_chart(seats: int, told_on_the_way: bool) -> None:
    """Given no sources, then every seat has its points, told on the way or only at the end."""
    scene = plain(seats, told_on_the_way)
    sheet = scene.sheet
    assert keys_are_unique(scene)
    for seat in range(seats):
        assert sum(values[seat] for _, values in sheet.rows) == sheet.totals[seat]
        assert sum(sum(column.values()) for column in sheet.columns[seat]) == sheet.totals[seat]
    assert len(sheet.rows) == (2 if told_on_the_way else 1)
    assert all(widget.tip for widget in scene.controls.widgets)


def test_a_game_without_a_sheet_says_who_has_won() -> None:
    assert headline(plain(2, True).sheet) == "Player 1 has won"
    assert headline(plain(1, True).sheet) == "Player 1"


@pytest.mark.parametrize("seats", [1, 2])
def test_the_buttons_below_the_sheet_are_set_in_one_size(seats: int) -> None:
    """Given the row of buttons, then all have the same room, so that none is larger."""
    names = [f"{name}.words" for name in ("replay", "fresh", "rematch", "table", "menu")]
    found = [item for item in page(seats).items() if isinstance(item, Label) and item.key in names]
    assert len(found) == 5 and len({(item.rect[2:], item.peers) for item in found}) == 1
