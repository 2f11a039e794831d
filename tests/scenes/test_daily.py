"""The set-up of the day: the same for everybody, told in words, with what was made of it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest

from stupor.app import App
from stupor.archive import Archive
from stupor.games.registry import get
from stupor.games.stupor_mundi.rooms.careers import best_daily
from stupor.games.stupor_mundi.rooms.solo import daily as page
from stupor.games.stupor_mundi.rooms.solo import days as daily_days
from stupor.games.stupor_mundi.rooms.solo.daily import DailyScene
from stupor.games.stupor_mundi.rooms.solo.days import BEFORE, daily, day_at, days_before
from stupor.scenes import begin
from tests.scenes.annals_kit import archive_of, deed
from tests.scenes.kit import FakeApp, click, keys_are_unique, press, words
from tests.support.layout_check import problems
from tests.support.windows import window

TODAY = date(2026, 11, 21)
YESTERDAY = TODAY - timedelta(days=1)
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
BEST = deed(id="best", path=Path("best.stupor"), scores=(55,), daily=TODAY.isoformat())
PLAYED = [
    BEST,
    deed(id="worse", scores=(31,), daily=TODAY.isoformat()),
    deed(id="free", scores=(90,), daily=TODAY.isoformat(), marks=("sandbox",)),
    deed(id="before", path=Path("before.stupor"), scores=(84,), daily=YESTERDAY.isoformat()),
]


@pytest.fixture(autouse=True)
def on_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "today", lambda: TODAY)


def day_page(deeds: list[object], begun: list[object] | None = None) -> DailyScene:
    scene = DailyScene()
    scene.app = FakeApp()  # type: ignore[assignment]
    scene.app.archive = archive_of(deeds, begun or [])  # type: ignore[assignment, arg-type]
    scene.enter()
    return scene


def test_the_set_up_is_told_in_words() -> None:
    options = daily(TODAY.isoformat())[1]
    told = " ".join(words(day_page([])))
    assert f"{str(options['market']).capitalize()} Markets" in told
    assert "House Savoy" in told and options["houses"] == ["savoy"]
    for text in ("November", "21", "Saturday", "Not played yet", "Knight from 30 VP"):
        assert text in told


def test_the_tiles_show_the_market() -> None:
    for back in range(6):
        when = TODAY - timedelta(days=back)
        day = day_at(SimpleNamespace(archive=archive_of([])), when)  # type: ignore[arg-type]
        assert day.market == daily(when.isoformat())[1]["market"]
        assert 0 <= daily_days.BLUE_TILES[day.market] <= 5


def test_the_best_of_today_is_told_and_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(begin, "resume", lambda app, path: ("resumed", path))
    scene = day_page(list(PLAYED))
    told = words(scene)
    assert "55" in told and "Feudal Lord" in told and "90" not in told
    click(scene, "best")
    assert scene.app.stack.calls == [("push", ("resumed", BEST.path))]  # type: ignore[attr-defined]


def test_the_days_before_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(begin, "resume", lambda app, path: ("resumed", path))
    scene = day_page(list(PLAYED))
    told = words(scene)
    assert "20 November" in told and "84" in told and "Duke" in told
    assert told.count("not played") == BEFORE - 1
    click(scene, f"day.{YESTERDAY.isoformat()}")
    assert scene.app.stack.calls[0][1] == ("resumed", Path("before.stupor"))  # type: ignore[attr-defined]
    days = days_before(scene.app, TODAY)
    assert [day.date for day in days] == [TODAY - timedelta(days=n) for n in range(1, BEFORE + 1)]


def test_a_game_of_today_that_waits_is_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(begin, "resume", lambda app, path: ("resumed", path))
    assert day_page([]).controls.get("on") is None
    left = SimpleNamespace(
        path=Path("left.stupor"), daily=TODAY.isoformat(), branch=False, own=True
    )
    scene = day_page([], [left])
    click(scene, "on")
    assert scene.app.stack.calls == [("reset", ("resumed", left.path))]  # type: ignore[attr-defined]
    scene = day_page([], [left])
    press(scene, "return")
    assert scene.app.stack.calls == [("reset", ("resumed", left.path))]  # type: ignore[attr-defined]


def test_the_table_of_a_date_is_the_same_for_everybody_and_counts_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = get("stupor_mundi")
    sessions = []
    for name in ("one", "other"):
        scene = day_page([])
        archive = Archive(tmp_path / name, lambda _: spec)
        scene.app.archive = archive
        monkeypatch.setattr(
            begin, "begin", lambda app, session: (app.archive.keep(session), session)
        )
        click(scene, "begin") if name == "one" else press(scene, "return")
        [(call, (writer, session))] = scene.app.stack.calls  # type: ignore[attr-defined]
        assert call == "reset"
        while session.decision is not None:
            session.play(session.decision.options[0])
        writer.close()
        sessions.append(session)
        best = best_daily(scene.app, TODAY.isoformat())
        assert best is not None and best.counts and best.names == ("Vassal",)
        assert best.scores == tuple(session.rules.result(session.state).scores)
    assert spec.rules.dump(sessions[0].state) == spec.rules.dump(sessions[1].state)


def test_after_midnight_the_new_day_is_shown_first(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = day_page([])
    monkeypatch.setattr(page, "today", lambda: TODAY + timedelta(days=1))
    press(scene, "return")
    assert scene.app.stack.calls == []  # type: ignore[attr-defined]
    assert "22" in words(scene) and "Sunday" in words(scene)


def test_no_double_keys_and_the_way_back() -> None:
    scene = day_page(list(PLAYED))
    assert keys_are_unique(scene)
    press(scene, "escape")
    assert scene.app.stack.calls == [("pop", None)]  # type: ignore[attr-defined]


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[1]}p")
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    made = window(request.param, painted=False)
    yield made
    made.stack.clear()
    made.close()


@pytest.mark.parametrize("days", range(4))
def test_words_are_whole_and_apart(app: App, monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    now = date(2026, 9, 29) + timedelta(days=days)
    monkeypatch.setattr(page, "today", lambda: now)
    dates = [now - timedelta(days=back) for back in range(days * 3)]
    left = SimpleNamespace(path=Path("x"), daily=now.isoformat(), branch=False, own=True)
    app.__dict__["archive"] = archive_of(
        [deed(scores=(55 + 40 * (n % 2),), daily=when.isoformat()) for n, when in enumerate(dates)],
        [left] if days % 2 else [],
    )
    app.stack.reset(DailyScene())
    app.step()
    assert problems(app) == []


def test_large_text_keeps_date_and_title_apart(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    now = date(2026, 11, 21)
    monkeypatch.setattr(page, "today", lambda: now)
    dates = [(now - timedelta(days=back)).isoformat() for back in range(8)]
    app.__dict__["archive"] = archive_of([deed(scores=(55,), daily=day) for day in dates])
    app.renderer.text.growth = 2.0
    try:
        app.stack.reset(DailyScene())
        app.step()
        assert problems(app) == []
    finally:
        app.renderer.text.growth = 1.0
