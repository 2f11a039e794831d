"""In French, too, no page has words that are cut, squeezed, on top of each other or beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from stupor import language
from stupor.app import App
from stupor.platform.languages import words_of
from tests.languages.pages import PAGES, faults
from tests.scenes.test_page_layout import SIZES
from tests.support.windows import window

#: Each size of window with the usual letters, and one with letters nearly twice as large.
LETTERS: Final = (
    *(pytest.param((size, 100), marks=pytest.mark.exhaustive) for size in SIZES),
    (SIZES[1], 195),
)


@pytest.fixture(scope="module", params=LETTERS, ids=lambda found: f"{found[0][1]}p-{found[1]}")
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    size, text = request.param
    made = window(size, painted=False)
    made.change(text=text)
    language.speak(words_of("fr"))
    yield made
    language.speak(language.ENGLISH)
    made.change(text=100)
    made.stack.clear()
    made.close()


@pytest.mark.parametrize("page", PAGES)
def test_words_are_whole_and_apart(app: App, page: str) -> None:
    assert faults(app, page) == []
