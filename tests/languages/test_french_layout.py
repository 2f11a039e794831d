"""In French, too, no page has words that are cut, squeezed, on top of each other or beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from stupor import language
from stupor.app import App
from stupor.platform.languages import words_of
from stupor.stage.items import Label
from tests.languages.pages import PAGES, settle
from tests.scenes.test_page_layout import ABOVE_TABLE, SIZES
from tests.support.layout_check import problems
from tests.support.windows import window

#: What lies above another page; that one has its own test.
ABOVE: Final = {
    **ABOVE_TABLE, "which games": "chapters/", "history": "history/", "profiles": "profiles/",
    "report": "ask/", "branch": "chairs/", "advice": "advice/",
}  # fmt: skip


#: Each size of window with the usual letters, and one with letters nearly twice as large.
LETTERS: Final = (*((size, 100) for size in SIZES), (SIZES[1], 195))


@pytest.fixture(scope="module", params=LETTERS, ids=lambda found: f"{found[0][1]}p-{found[1]}")
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    size, text = request.param
    made = window(size)
    made.change(text=text)
    language.speak(words_of("fr"))
    yield made
    language.speak(language.ENGLISH)
    made.change(text=100)
    made.stack.clear()
    made.close()


@pytest.mark.parametrize("page", PAGES)
def test_words_are_whole_and_apart(app: App, page: str) -> None:
    app.__dict__.pop("archive", None)
    PAGES[page](app)
    settle(app)
    above = ABOVE.get(page, "")

    def allowed(label: Label) -> bool:
        card = label.key.startswith("hand/") and app.settings.text > 100
        return card or not label.key.startswith(above)

    assert problems(app, allowed) == []
