"""In large French letters, too, no page has words that are cut, squeezed or on each other."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.app import App
from stupor.engine.decision import Decision
from stupor.games.burgundy.face.corners.rounds import paint_phases
from stupor.games.stupor_mundi.face.margin.seal import SKIPS, paint_seal
from stupor.scenes.lessons.lesson import LessonScene
from stupor.scenes.lessons.part import required_lessons
from stupor.scenes.rulebook.page import run_items
from stupor.scenes.ruler import Ruler
from stupor.scenes.typesetting import Typesetter
from stupor.selftest.scenes import every
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Label
from stupor.stage.pointer import Key
from stupor.table.scene import TableScene
from tests.scenes.table_setup import open_table
from tests.support.layout_check import problems
from tests.support.windows import window

PAGES = (
    "shelf", "title", "lobby", "library", "gallery", "settings", "keys", "lessons", "rulebook",
    "figures", "games", "chronicle", "solo", "daily", "campaign", "chapter", "score", "ceremony",
    "curtain", "menu",
    "review", "review.lower", "review.four", "compared",
    "burgundy.review", "burgundy.review.lower", "burgundy.compared",
    "burgundy.title", "burgundy.lobby", "burgundy.lessons", "burgundy.figures", "burgundy.score",
)  # fmt: skip
#: What lies above the table; the words of the table itself have a test of their own.
ABOVE = {"menu": "menu/"}


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
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


def test_words_of_a_line_are_as_large_as_they_were_measured(app: App) -> None:
    """Given large letters, then bold words in a line leave no gap: they are drawn as measured."""
    ruler, k = Ruler(app), app.camera.k
    high = ruler.leading("text", 24)
    lines = Typesetter(ruler, 900).rows("Une tuile de la *même espèce* va au [goal|but]", 900, 0)
    for run in (run for line in lines for run in line):
        label = next(iter(run_items("run", run, 0.0, 0.0, high)))
        assert isinstance(label, Label)
        drawn = app.renderer.text.fitted(label, round(label.rect[2] * k), round(high * k), k)
        assert drawn.ink[2] == pytest.approx(run.width * k, abs=1.5), run.text


def test_the_buttons_at_the_end_of_a_lesson_grow_with_the_letters(app: App) -> None:
    """Given large letters, then all ways on from a lesson are written in one size, a large one."""
    app.use_game("burgundy")
    scene = LessonScene("burgundy", required_lessons("burgundy").LESSONS[0])
    app.stack.reset(scene)
    scene._finish()
    assert scene._end is not None
    k, sizes = app.camera.k, set()
    for item in scene._end.items():
        if isinstance(item, Label) and item.key.endswith(".words"):
            drawn = app.renderer.text.fitted(
                item, round(item.rect[2] * k), round(item.rect[3] * k), k
            )
            sizes.add(drawn[0])
    assert len(sizes) == 1 and min(sizes) > 14, sizes


@pytest.mark.parametrize(
    ("page", "ending"),
    [("library", ".gist"), ("shelf", ".words"), ("solo", ".button"), ("score", ".words"),
     ("title", ".words"), ("settings", ".line"), ("keys", ".key"), ("keys", ".words"),
     ("lobby", ".words"), ("burgundy.lobby", ".word"), ("burgundy.lobby", ".line"),
     ("table", ".action"),
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
            sizes.setdefault(box, set()).add(app.renderer.text.fitted(item, *box, k).pixels)
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
        fit = app.renderer.text.fitted(one, round(one.rect[2] * k), round(one.rect[3] * k), k)
        assert not fit.truncated, (one.text, fit)


def test_what_tells_of_opened_boards_and_of_a_round_is_of_one_size(app: App) -> None:
    """Given both expansions opened, then all boards have names of one size, all Projects, too."""
    dict(every())["expansions"](app)
    table = app.stack.visible()[-1]
    assert isinstance(table, TableScene)
    table.handle(Key("down", "x"))
    app.step()
    names = [i for i in table.items() if isinstance(i, Label) and i.key.startswith("opened/")]
    k = app.camera.k
    fitted = app.renderer.text.fitted
    for ending in (".title", ".name"):
        sizes = {fitted(i, round(i.rect[2] * k), round(i.rect[3] * k), k).pixels
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
            ink = app.renderer.text.fitted(item, *box, k).ink
            assert ink[2] <= 0.72 * around[2] * k, (item.text, ink, around)
            seen += 1
    assert seen >= 8


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [100, 150])
def test_the_seal_is_called_by_its_whole_name(app: App, language: str, text: int) -> None:
    """Given any question that may be given up, then the name below the seal is not cut."""
    app.change(language=language, text=text)
    table = open_table(app, "human,random", 5, {"houses": "random"})
    k, cut = app.camera.k, []
    for kind in SKIPS:
        for done in ({}, {"sold": 1}):
            asked = Decision(0, kind, (("other",), ("done",)), context=done)
            draw = DrawList("actions")
            paint_seal(replace(table.view(), decision=asked, viewer=0), draw)
            name = next(i for i in draw.items if isinstance(i, Label) and i.size == 20)
            w, h = round(name.rect[2] * k), round(name.rect[3] * k)
            cut += [name.text] if app.renderer.text.fitted(name, w, h, k).truncated else []
    app.change(language="fr", text=150)
    assert cut == []


def test_what_a_phase_brings_is_as_large_in_two_digits_as_in_one(app: App) -> None:
    """Given large letters, then the 10 of phase A is not smaller than the 8 of phase B."""
    scene = dict(every())["burgundy.table"](app) or app.stack.top
    app.step()
    k, sizes = app.camera.k, {}
    for item in paint_phases(scene.hit_test.view):
        if isinstance(item, Label) and item.key.endswith(".vp.vp"):
            w, h = (round(length * k) for length in item.rect[2:])
            sizes[item.text] = app.renderer.text.fitted(item, w, h, k)[0]
    assert sizes["10"] >= sizes["8"] > 0, sizes
