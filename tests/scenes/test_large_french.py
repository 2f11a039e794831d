"""In large French letters, too, no page has words that are cut, squeezed or on each other."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.selftest.scenes import every
from stupor.stage.items import Label
from tests.support.layout_check import problems

PAGES = (
    "shelf", "title", "lobby", "library", "gallery", "settings", "keys", "lessons", "rulebook",
    "figures", "games", "chronicle", "solo", "daily", "campaign", "chapter", "score", "ceremony",
    "curtain", "menu",
    "burgundy.title", "burgundy.lobby", "burgundy.lessons", "burgundy.figures", "burgundy.score",
)  # fmt: skip
#: What lies above the table; the words of the table itself have a test of their own.
ABOVE = {"menu": "menu/"}


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = App((1280, 720))
    app.change(language="fr", text=150, first_game=False, speed=0.0)
    yield app
    app.change(language="en")
    app.stack.clear()


@pytest.mark.parametrize("page", PAGES)
def test_large_french_words_are_whole_and_apart(app: App, page: str) -> None:
    dict(every())[page](app)
    for _ in range(4):
        app.step()
    own = ABOVE.get(page, "")
    assert problems(app, lambda label: not label.key.startswith(own)) == []


@pytest.mark.parametrize(
    ("page", "ending"),
    [("library", ".gist"), ("shelf", ".words"), ("solo", ".button"), ("score", ".words"),
     ("title", ".words"), ("settings", ".line")],
)  # fmt: skip
def test_words_that_belong_together_are_of_one_size(app: App, page: str, ending: str) -> None:
    dict(every())[page](app)
    for _ in range(4):
        app.step()
    sizes: dict[tuple[int, int], set[int]] = {}
    k = app.camera.k
    for item in app.stack.visible()[-1].items():
        if isinstance(item, Label) and item.key.endswith(ending) and item.peers:
            box = round(item.rect[2] * k), round(item.rect[3] * k)
            sizes.setdefault(box, set()).add(app.stamper.text.fitted(item, *box, k).pixels)
    assert sizes, "nothing belongs together there"
    assert all(len(found) == 1 for found in sizes.values()), sizes
