"""Who has solved which puzzle is kept; what cannot be read is set aside."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from stupor.archive.puzzle_progress import FILE, Progress, PuzzleProgress

TODAY = date(2026, 11, 24)


def test_tries_hints_and_the_day_are_kept(tmp_path: Path) -> None:
    mine = PuzzleProgress(tmp_path, "me")
    mine.tried("toy", "a")
    mine.hinted("toy", "a", 2)
    mine.solve("toy", "a", TODAY, of_the_day=True)
    again = PuzzleProgress(tmp_path, "me")
    assert again.of("toy", "a") == Progress(2, 2, "2026-11-24", hinted=True)
    assert again.days("toy") == {"2026-11-24"}
    assert again.days_in_a_row("toy", TODAY) == 1


def test_profiles_do_not_share_their_puzzles(tmp_path: Path) -> None:
    PuzzleProgress(tmp_path, "me").solve("toy", "a", TODAY, of_the_day=False)
    PuzzleProgress(tmp_path, "you").tried("toy", "a")
    assert PuzzleProgress(tmp_path, "me").of("toy", "a").solved
    assert not PuzzleProgress(tmp_path, "you").of("toy", "a").solved


def test_hints_after_the_solution_do_not_take_it_back(tmp_path: Path) -> None:
    mine = PuzzleProgress(tmp_path, "me")
    mine.solve("toy", "a", TODAY, of_the_day=False)
    mine.hinted("toy", "a", 3)
    mine.solve("toy", "a", date(2026, 12, 1), of_the_day=False)
    assert mine.of("toy", "a") == Progress(2, 3, "2026-11-24", hinted=False)


def test_a_missed_day_ends_the_row(tmp_path: Path) -> None:
    mine = PuzzleProgress(tmp_path, "me")
    for day in (20, 22, 23):
        mine.solve("toy", f"p{day}", date(2026, 11, day), of_the_day=True)
    assert mine.days_in_a_row("toy", TODAY) == 2
    assert mine.days_in_a_row("toy", date(2026, 11, 26)) == 0


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"format": "something else"}')
    mine = PuzzleProgress(tmp_path, "me")
    assert mine.of("toy", "a") == Progress()
    assert len(list(tmp_path.iterdir())) == 1 and not (tmp_path / FILE).exists()


def test_nonsense_in_the_file_counts_as_nothing(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(
        '{"format": "stupor-puzzle-progress", "profiles": '
        '{"me": {"toy": {"a": {"tries": -3, "hints": "x", "solved": 7}, "days": "x"}}}}'
    )
    mine = PuzzleProgress(tmp_path, "me")
    assert (mine.of("toy", "a"), mine.days("toy")) == (Progress(), frozenset())
