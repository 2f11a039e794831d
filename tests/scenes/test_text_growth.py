"""Whatever size of text the player wants, small lines grow at least as much as the headings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import mean
from typing import Final

import pytest

from stupor.app import App
from stupor.selftest.scenes import every
from tests.support.layout_check import Word, problems, words_of
from tests.support.usual import by_turns, some
from tests.support.windows import window

PAGES: Final = dict(every())
LETTERS: Final = (75, 150, 200)
WINDOWS: Final = (
    (1280, 720),
    pytest.param((1920, 1080), marks=pytest.mark.exhaustive),
)
PROSE: Final = ("text", "bold", "italic")
HEADINGS: Final = ("title", "label")
#: Lines up to so many times the smallest one are small; headings are at least so much larger.
SMALL: Final = 1.2
LARGE: Final = 1.3
#: Lines that once stood still while headings grew, by page: the ends of their keys.
ONCE_STILL: Final = {
    "settings": ".line",
    "lobby": ".ai.words",
    "score": "turn1.words",
    "burgundy.score": "turn1.words",
    "rulebook": "foot.figures.words",
    "campaign": "card.text",
    "figures": ".name",
    "burgundy.title": "credits",
}
#: Tables stand below what lies above them; their words have tests of their own.
TABLES: Final = (
    "table",
    "puzzle",
    "edict",
    "special",
    "expansions",
    "timeline",
    "lesson",
    "menu",
    "draft",
)

Sizes = dict[str, Word]


@pytest.fixture(scope="module", params=WINDOWS, ids=lambda asked: f"{asked[1]}p")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    asked: tuple[int, int] = request.param
    return asked


@pytest.fixture(scope="module", params=("en", pytest.param("fr", marks=pytest.mark.exhaustive)))
def app(request: pytest.FixtureRequest, size: tuple[int, int]) -> Iterator[App]:
    made = window(size, painted=False)
    made.change(language=request.param, first_game=False, speed=0.0)
    yield made
    made.change(language="en", text=100)
    made.close()


@pytest.mark.parametrize("page", some(PAGES, [*PAGES][::2]))
def test_small_lines_grow_at_least_as_much_as_headings(app: App, page: str) -> None:
    """Given any page and any size of text, then its smallest prose keeps up with its headings."""
    app.change(text=100)
    PAGES[page](app)
    usual = shown(app)
    for text in LETTERS:
        app.change(text=text)
        found = shown(app)
        small, large = small_lines(usual), headings(usual)
        if not small or not large:
            return
        dot = 1 / min(usual[key].fit.pixels for key in small)
        prose, heads = growth(small, usual, found), growth(large, usual, found)
        # a heading that had no room at first shrinks less than was asked
        wanted = heads if text > 100 else min(heads, text / 100)
        assert prose + dot >= wanted, (text, round(prose, 2), round(heads, 2))


@pytest.mark.parametrize("page", ONCE_STILL)
def test_no_small_line_stands_still(app: App, page: str) -> None:
    """Given half as large letters again, then lines that had no room grow by a dot at least."""
    app.change(text=100)
    PAGES[page](app)
    usual = shown(app)
    app.change(text=150)
    found = shown(app)
    lines = [key for key in usual if key.endswith(ONCE_STILL[page]) and key in found]
    assert lines
    assert all(found[key].fit.pixels > usual[key].fit.pixels for key in lines)


@pytest.mark.parametrize("text", [150, 200])
def test_the_prose_of_a_chapter_is_as_large_as_its_rows(app: App, text: int) -> None:
    """Given large letters, then what a chapter tells is no smaller than twist, seal and set-up."""
    PAGES["campaign"](app)
    app.change(text=text)
    found = shown(app)
    rows = [found[f"card.term.{number}.words"].fit.pixels for number in range(3)]
    assert found["card.text"].fit.pixels >= max(rows) > 0


@pytest.mark.parametrize(
    ("page", "text"),
    by_turns([name for name in PAGES if name.split(".")[-1] not in TABLES], (75, 200)),
)
def test_pages_stay_whole(app: App, page: str, text: int) -> None:
    """Given the smallest and the largest letters, then no word is cut or lies on another."""
    app.change(text=text)
    PAGES[page](app)
    shown(app)
    assert problems(app) == []


def shown(app: App) -> Sizes:
    """The words of the page by their keys, once it has looked up what it shows."""
    for _ in range(4):
        app.step()
    return {word.label.key: word for word in words_of(app) if letters(word) > 1}


def letters(word: Word) -> int:
    return sum(map(str.isalpha, word.label.text))


def least(words: Sizes) -> int:
    """The size of the smallest prose."""
    return min((w.fit.pixels for w in words.values() if w.label.face in PROSE), default=0)


def small_lines(words: Sizes) -> list[str]:
    """The smallest prose of a page."""
    most = SMALL * least(words)
    return [k for k, w in words.items() if w.label.face in PROSE and w.fit.pixels <= most]


def headings(words: Sizes) -> list[str]:
    """The headings of a page, each once, however many layers it is painted in."""
    large = LARGE * least(words)
    once = {
        word.label.text: key
        for key, word in words.items()
        if word.label.face in HEADINGS and word.fit.pixels >= large
    }
    return list(once.values())


def growth(keys: Iterable[str], usual: Sizes, found: Sizes) -> float:
    """How much larger some words became on average, of those that are still there."""
    shares = [found[key].fit.pixels / usual[key].fit.pixels for key in keys if key in found]
    return mean(shares) if shares else 1.0
