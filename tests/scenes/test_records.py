"""What the screens learn from the archive about careers, bests and games left waiting."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from stupor.archive import Archive
from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.campaign.chapter_files import chapters
from stupor.games.stupor_mundi.rooms import careers
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.platform import paths
from tests.archive.kit import SPEC, archive, play

if TYPE_CHECKING:
    from pathlib import Path

    from stupor.app import App

JESI = "01-jesi"
DAY = "2026-11-21"


@pytest.fixture
def app(tmp_path: Path) -> App:
    return cast("App", SimpleNamespace(archive=archive(tmp_path / "data")))


def played(
    games: Archive, *, seed: int, choices: int = 10_000, kind: str = HUMAN,
    options: dict[str, Any] | None = None, **marks: str,
) -> Session:  # fmt: skip
    session = Session.new(SPEC, [make_seat(kind, SPEC, seed, None)], seed, options or {})
    session.add_to_header(marks)
    writer = games.keep(session)
    play(session, choices, seed)
    writer.close()
    return session


def score(session: Session) -> int:
    result: int = SPEC.rules.result(session.state).scores[0]
    return result


def test_a_career_is_that_of_the_current_profile(app: App) -> None:
    me = app.archive.profiles.current().id
    games = [played(app.archive, seed=n, chapter=JESI, profile=me) for n in (1, 2)]
    best = careers.career_of(app).best(JESI)
    assert best is not None
    assert (best.tries, best.score) == (2, max(map(score, games)))
    deed = careers.finished_game(app, str(best.game))
    assert deed is not None
    assert deed.scores[0] == best.score
    app.archive.profiles.add("Another")
    assert careers.career_of(app).best(JESI) is None
    assert set(careers.tries_of(app, me)) == {JESI}


def test_tries_that_do_not_count_are_left_out(app: App) -> None:
    me = app.archive.profiles.current().id
    played(app.archive, seed=1, chapter=JESI, profile=me, kind="random")
    played(app.archive, seed=2, chapter=JESI, profile=me, choices=9)
    branch = played(app.archive, seed=3, chapter=JESI, profile=me).branch(4, [_person()])
    app.archive.keep(branch)
    play(branch)
    assert [one.game for one in careers.tries_of(app, me)[JESI]] == [_finished(app)]


def test_a_game_in_the_trash_still_counts(app: App) -> None:
    me = app.archive.profiles.current().id
    played(app.archive, seed=1, chapter=JESI, profile=me)
    app.archive.trash(app.archive.games()[0])
    assert len(careers.tries_of(app, me)[JESI]) == 1


def test_the_best_solo_game_is_one_of_the_same_kind(app: App) -> None:
    easy = [played(app.archive, seed=n) for n in (1, 2, 3)]
    hard = played(app.archive, seed=4, options={"market": "difficult"})
    easier = played(app.archive, seed=5, options={"easier": True, "edition": "retail"})
    chapter = _first_chapter()
    played(app.archive, seed=6, options=chapter, chapter=JESI, profile="x")
    played(app.archive, seed=7, kind="greedy")
    top = max(easy, key=score)
    assert _is(careers.best_solo(app, {}), top)
    assert _is(careers.best_solo(app, {"market": "easy", "houses": ["savoy"]}), top)
    assert _is(careers.best_solo(app, {"market": "difficult"}), hard)
    assert _is(careers.best_solo(app, {"easier": True}), easier)
    assert careers.best_solo(app, {"market": "medium"}) is None
    others = [game for game in easy if game is not top]
    found = careers.best_solo(app, {}, without=top.header["id"])
    assert found is not None
    assert found.scores[0] == max(map(score, others))


def test_the_best_of_a_day(app: App) -> None:
    today = [played(app.archive, seed=n, daily=DAY) for n in (1, 2)]
    played(app.archive, seed=3, daily="2026-11-22")
    found = careers.best_daily(app, DAY)
    assert found is not None
    assert found.scores[0] == max(map(score, today))
    assert careers.best_daily(app, "2026-11-20") is None


def test_the_game_left_last_is_the_one_to_go_on_with(app: App) -> None:
    me = app.archive.profiles.current().id
    assert careers.left_chapters(app).get(JESI) is None
    left = [played(app.archive, seed=n, choices=7, chapter=JESI, profile=me) for n in (1, 2)]
    played(app.archive, seed=3, choices=7, chapter=JESI, profile="somebody else")
    played(app.archive, seed=4, chapter=JESI, profile=me)
    app.archive.keep(branch := left[1].branch(3, [_person()]))
    play(branch, 2)
    found = careers.left_chapters(app).get(JESI)
    assert found is not None
    assert found.id == left[1].header["id"]
    opened = app.archive.open(found.path)
    assert opened.writer is not None
    play(opened.session)
    again = careers.left_chapters(app).get(JESI)
    assert again is not None
    assert again.id == left[0].header["id"]


def test_the_game_of_a_day_that_was_left(app: App) -> None:
    session = played(app.archive, seed=1, choices=5, daily=DAY)
    found = careers.left_daily(app, DAY)
    assert found is not None
    assert found.id == session.header["id"]
    assert careers.left_daily(app, "2026-11-22") is None


def test_the_game_on_the_table_is_found_in_the_archive(app: App) -> None:
    done, running = played(app.archive, seed=1), played(app.archive, seed=2, choices=4)
    assert _is(careers.finished_game_of(app, done), done)
    assert careers.finished_game_of(app, running) is None
    assert careers.finished_game(app, "nothing") is None


def _is(deed: object, session: Session) -> bool:
    return getattr(deed, "id", None) == session.header["id"]


def _person() -> Any:
    return make_seat(HUMAN, SPEC, 0)


def _finished(app: App) -> str:
    """The one game that people finished in the archive by themselves."""
    (deed,) = [deed for deed in app.archive.finished_games() if deed.counts]
    return deed.id


def _first_chapter() -> dict[str, Any]:
    chapter = next(chapters(paths.levels() / "campaign"))
    assert isinstance(chapter, Chapter)
    return chapter.options()
