"""Points, seals, what is open: a career worked out by hand."""

from __future__ import annotations

import pytest

from stupor.games.stupor_mundi.campaign.career import (
    MOST,
    Best,
    Career,
    ChapterResult,
    best_of,
    name_of,
)
from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.campaign.chapter_files import UnreadableChapter, chapters
from stupor.platform import paths


def without_expansions(chapter: Chapter | UnreadableChapter) -> Chapter | UnreadableChapter:
    """A chapter as it stands where there is no expansion."""
    if isinstance(chapter, UnreadableChapter) or not chapter.terms.needs:
        return chapter
    return UnreadableChapter(
        paths.levels() / "campaign" / chapter.file, "needs an expansion", chapter
    )


SHELF = [without_expansions(chapter) for chapter in chapters(paths.levels() / "campaign")]
NAMES = [name_of(chapter) for chapter in SHELF]
SERF = ChapterResult(12, "Serf", False, "s")
KNIGHT = ChapterResult(33, "Knight", False, "k")
LORD = ChapterResult(55, "Feudal Lord", False, "l")
DUKE = ChapterResult(82, "Duke", True, "d")


def career(**tries: list[ChapterResult]) -> Career:
    """A career by the first two signs of the chapters."""
    full = {name: tries[f"c{name[:2]}"] for name in NAMES if f"c{name[:2]}" in tries}
    return Career(SHELF, full)


def named(start: str) -> str:
    return next(name for name in NAMES if name.startswith(start))


def test_chapters_are_called_after_their_files() -> None:
    assert len(NAMES) == 10
    assert NAMES[4] == "05-naples"
    assert any(isinstance(chapter, UnreadableChapter) for chapter in SHELF)


def test_at_first_only_the_first_chapter_is_open() -> None:
    new = career()
    assert [new.open(name) for name in NAMES] == [True] + [False] * 9
    assert new.next == "01-jesi"
    assert (new.points, new.crowns, new.title) == (0, 0, "Serf")
    assert new.best("01-jesi") is None


def test_a_knight_opens_the_next_chapter_and_a_serf_does_not() -> None:
    assert not career(c01=[SERF, SERF]).open(named("02"))
    assert career(c01=[SERF]).next == "01-jesi"
    cleared = career(c01=[SERF, KNIGHT])
    assert cleared.open(named("02"))
    assert not cleared.open(named("03"))
    assert cleared.next == named("02")


def test_title_score_and_seal_may_come_from_different_games() -> None:
    tries = [
        ChapterResult(60, "Feudal Lord", False, "a"),
        ChapterResult(20, "Serf", True, "b"),
        DUKE._replace(score=9),
    ]
    assert best_of(tries) == Best(60, "Duke", True, "a", 3)
    assert career(c01=tries).points == 4


def test_of_equal_scores_the_first_is_kept() -> None:
    assert best_of([KNIGHT, KNIGHT._replace(game="later")]).game == "k"


def test_a_sealed_chapter_is_stepped_over_and_never_open() -> None:
    sealed = {name_of(chapter) for chapter in SHELF if chapter.reason}
    assert sealed == {named("06"), named("09")}
    told = career(c05=[KNIGHT], c06=[DUKE])
    assert not told.open(named("06"))
    assert told.open(named("07"))


def test_a_chapter_broken_at_the_very_beginning_blocks_nothing() -> None:
    first = SHELF[0]
    assert isinstance(first, Chapter)
    broken = UnreadableChapter(paths.levels() / "campaign" / first.file, "no TOML")
    told = Career([broken, *SHELF[1:]], {})
    assert not told.open("01-jesi")
    assert told.open(named("02"))
    assert told.next == named("02")


def test_what_was_begun_once_stays_open() -> None:
    assert career(c07=[SERF]).open(named("07"))


def test_all_that_can_be_won() -> None:
    whole = Career(SHELF, {name: [DUKE] for name in NAMES})
    assert (whole.points, whole.crowns, whole.title, whole.next) == (MOST, 10, "Duke", None)


@pytest.mark.parametrize(
    ("dukes", "lords", "title"),
    [
        (2, 1, "Serf"),
        (3, 0, "Knight"),
        (4, 1, "Knight"),
        (5, 0, "Feudal Lord"),
        (7, 1, "Feudal Lord"),
        (8, 0, "Duke"),
    ],
)
def test_the_final_title_is_read_as_percent(dukes: int, lords: int, title: str) -> None:
    tries = [[DUKE]] * dukes + [[LORD]] * lords
    told = Career(SHELF, dict(zip(NAMES, tries, strict=False)))
    assert told.points == 4 * dukes + 2 * lords
    assert told.title == title
    assert told.crowns == dukes


def test_own_chapters_are_open_and_give_no_points() -> None:
    told = Career(SHELF, {"own/mine": [DUKE]})
    assert told.open("own/mine")
    assert told.best("own/mine") == Best(82, "Duke", True, "d", 1)
    assert told.points == 0
    assert told.next == "01-jesi"


def test_an_unknown_title_is_worth_nothing() -> None:
    told = career(c01=[ChapterResult(99, "Emperor", True, "x")])
    assert told.points == 1
    assert not told.open(named("02"))
