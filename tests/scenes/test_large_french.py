"""In large French letters, too, no page has words that are cut, squeezed or on each other."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.selftest.scenes import every
from stupor.stage.items import Label
from stupor.stage.pointer import Key
from stupor.table.scene import TableScene
from tests.scenes.table_setup import open_table
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
     ("title", ".words"), ("settings", ".line"), ("lobby", ".words"), ("table", ".action"),
     ("table", ".to_build"), ("table", ".words")],
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


@pytest.mark.parametrize("name", ["Bartholomew", "Maximiliane", "Wilhelmina"])
def test_the_own_name_and_the_five_actions_are_whole_at_the_table(app: App, name: str) -> None:
    """Given a long name, then it takes narrower letters before any is left out."""
    table = open_table(app, "human,random", 5, {"houses": "random"})
    for chair in table.flow.session.seats:
        chair.name = name
    table.resized()
    app.step()
    said = [item for item in table.items() if isinstance(item, Label)]
    told = [one for one in said if one.key == "castle/title" or one.key.endswith(".action")]
    assert len(told) == 6 and any(name in one.text for one in told)
    k = app.camera.k
    for one in told:
        fit = app.stamper.text.fitted(one, round(one.rect[2] * k), round(one.rect[3] * k), k)
        assert not fit.cut, (one.text, fit)


def test_what_tells_of_opened_boards_and_of_a_round_is_of_one_size(app: App) -> None:
    """Given both expansions opened, then all boards have names of one size, all Projects, too."""
    dict(every())["expansions"](app)
    table = app.stack.visible()[-1]
    assert isinstance(table, TableScene)
    table.handle(Key("down", "x"))
    app.step()
    names = [i for i in table.items() if isinstance(i, Label) and i.key.startswith("opened/")]
    k = app.camera.k
    for ending in (".title", ".name"):
        sizes = {app.stamper.text.fitted(i, round(i.rect[2] * k), round(i.rect[3] * k), k).pixels
                 for i in names if i.key.endswith(ending)}  # fmt: skip
        assert len(sizes) == 1, (ending, sizes)


def test_points_leave_the_leaves_of_their_laurel_to_be_seen(app: App) -> None:
    """Given the largest letters, then the figure on a score sheet's laurel is narrower than it."""
    dict(every())["score"](app)
    for _ in range(4):
        app.step()
    items = list(app.stack.visible()[-1].items())
    laurels = {i.key.removesuffix(".laurel"): i.rect for i in items if i.key.endswith(".laurel")}
    k, seen = app.camera.k, 0
    for item in items:
        around = laurels.get(item.key.removesuffix(".points"))
        if isinstance(item, Label) and around is not None:
            box = round(item.rect[2] * k), round(item.rect[3] * k)
            ink = app.stamper.text.fitted(item, *box, k).ink
            assert ink[2] <= 0.72 * around[2] * k, (item.text, ink, around)
            seen += 1
    assert seen >= 8
