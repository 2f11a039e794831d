"""The score sheet: rows sum to totals, best figures, ties, solo titles, charts."""

from __future__ import annotations

import pytest

from stupor.engine.events import Event
from stupor.engine.rules import Result
from stupor.render.items import Label
from stupor.scenes import score
from stupor.scenes.lobby_setup import LobbySetup
from stupor.scenes.looks import BEST_RED, HOUSES, SeatLook
from stupor.scenes.score import ScoreScene, headline, subline
from stupor.scenes.score_charts import chart_places
from stupor.scenes.score_data import SOURCES, Gain, gains_of, score_sheet, title_of
from stupor.scenes.title import TitleScene
from tests.scenes.kit import click, keys_are_unique, opened, words

LOOKS = [SeatLook(house, f"Player {n}") for n, house in enumerate(HOUSES, 1)]


def finished(seats: int, winners: tuple[int, ...] = (0,)) -> tuple[Result, list[Gain]]:
    """A game in which every seat gains from every source, the first most."""
    gains = [
        (1 + number % 3, seat, source, number + 2 * (seats - seat))
        for seat in range(seats)
        for number, (source, _) in enumerate(SOURCES)
    ]
    table = {
        source: tuple(
            sum(gain[3] for gain in gains if gain[1] == seat and gain[2] == source)
            for seat in range(seats)
        )
        for source, _ in SOURCES
    }
    scores = tuple(sum(row[seat] for row in table.values()) for seat in range(seats))
    return Result(scores, winners, table, "edicts"), gains


def page(seats: int, winners: tuple[int, ...] = (0,)) -> ScoreScene:
    result, gains = finished(seats, winners)
    return opened(ScoreScene(result, LOOKS[:seats], gains, LobbySetup()))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rows_sum_to_totals_and_charts_too(seats: int) -> None:
    sheet = page(seats).sheet
    for seat in range(seats):
        assert sum(values[seat] for _, _, values in sheet.rows) == sheet.totals[seat]
        assert sum(sum(column.values()) for column in sheet.columns[seat]) == sheet.totals[seat]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_figure_is_on_the_page(seats: int) -> None:
    scene = page(seats)
    shown = {item.key: item for item in scene.items() if isinstance(item, Label)}
    for source, _, values in scene.sheet.rows:
        for seat, value in enumerate(values):
            assert shown[f"row.{source}.{seat}"].text == str(value)
    assert keys_are_unique(scene)


def test_the_best_of_a_row_is_bold_and_red() -> None:
    shown = {item.key: item for item in page(3).items() if isinstance(item, Label)}
    best, other = shown["row.allies.0"], shown["row.allies.1"]
    assert (best.colour, best.face) == (BEST_RED, "number")
    assert other.colour != BEST_RED


def test_winners_stand_first_and_ties_are_shared() -> None:
    sheet = page(3, (0, 2)).sheet
    assert sheet.order == (0, 2, 1)
    assert headline(sheet) == "A shared reign: Savoy and Wittelsbach"
    assert sum("wreath" in item.key for item in page(3, (0, 2)).items()) == 2


@pytest.mark.parametrize(
    ("score", "title"),
    [(0, "Serf"), (29, "Serf"), (30, "Knight"), (49, "Knight"), (50, "Feudal Lord"),
     (79, "Feudal Lord"), (80, "Duke"), (140, "Duke")],
)  # fmt: skip
def test_solo_titles(score: int, title: str) -> None:
    assert title_of(score) == title
    result = Result((score,), (0,), {"allies": (score,)}, "")
    scene = opened(ScoreScene(result, LOOKS[:1], [(1, 0, "allies", score)] if score else []))
    assert title in words(scene)
    assert headline(scene.sheet) == f"Savoy, {title}"


def test_final_sources_have_a_column_of_their_own() -> None:
    sheet = page(2).sheet
    assert sheet.rounds == ("1", "2", "3", "End")
    assert set(sheet.columns[0][-1]) == {"structures", "majority", "coins"}


def test_charts_keep_inside_their_paper() -> None:
    for seats in (1, 2, 3, 4):
        scene = page(seats)
        x, y, w, h = scene.anchors["score.charts"]
        for u, v, width, height in chart_places(seats, scene.anchors):
            assert x <= u and u + width <= x + w and y <= v and v + height <= y + h


def test_gains_are_read_from_counter_events() -> None:
    events = [
        Event("counter", -1, ("round", 2, 1, "")),
        Event("counter", 0, ("vp.0", 3, 3, "cards")),
        Event("counter", 0, ("coins.0", 3, 3, "cards")),
        Event("counter", 1, ("vp.1", 4, 4, "majority")),
    ]
    assert gains_of(events) == [(2, 0, "cards", 3), (2, 1, "majority", 4)]


def test_buttons() -> None:
    scene = page(2)
    click(scene, "replay")
    assert scene.app.stack.calls == []
    click(scene, "menu")
    [(call, title)] = scene.app.stack.calls
    assert call == "reset"
    assert isinstance(title, TitleScene)


def test_the_line_says_why_the_game_ended() -> None:
    line = subline(page(2).sheet)
    assert line.startswith("Three rounds. The Edicts have run out.")
    assert line.endswith("VP win the game.")


def test_rematch_keeps_the_seats_and_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score, "table_scene", lambda setup, seed: (setup, seed))
    scene = page(2)
    scene.seed = 77
    click(scene, "rematch")
    assert scene.app.stack.calls == [("reset", (scene.setup, 77))]


def test_no_history_is_no_problem() -> None:
    result, _ = finished(4)
    assert score_sheet(result, LOOKS, []).highest == 1
