"""No word reaches the screen past the catalogs: in a strange language every letter is strange."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from stupor import language
from stupor.app import App
from stupor.games.stupor_mundi.face.explain.explanations import explanation, spots
from stupor.games.stupor_mundi.face.gestures.objections import Objections
from stupor.games.stupor_mundi.face.preview.choice_preview import Ghosts
from stupor.stage.course import PreviewedChoice
from stupor.table.scene import TableScene
from stupor.table.session.prompt import words_of
from tests.languages.pages import PAGES, settle
from tests.languages.pseudo import Strange, told, untold, written
from tests.scenes.table_setup import open_table
from tests.support.usual import some
from tests.support.windows import window

#: Pages and boxes with words that are not yet in the catalogs; to be none.
NOT_YET: Final[frozenset[str]] = frozenset()
BOTH: Final = ["postponed-crusade", "imperial-projects"]
#: Chairs and options of games that are walked through; so many choices are looked at in each.
BOXES: Final[Mapping[str, tuple[int, Mapping[str, object]]]] = {
    "retail": (2, {}),
    "draft": (3, {"houses": "draft"}),
    "alone": (1, {"easier": True}),
    "prototype": (2, {"edition": "prototype-2023"}),
    "expansions": (4, {"edition": "special", "expansions": BOTH}),
    "expansions alone": (1, {"edition": "special", "expansions": BOTH}),
}
STEP: Final = 23
#: Words that players type into files, where a page names them.
IDS: Final = {"figures": ("cost", "edict")}


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1920, 1080), painted=False)
    language.speak(Strange())
    yield made
    language.speak(language.ENGLISH)
    made.stack.clear()
    made.close()


@pytest.fixture(autouse=True)
def _usual(app: App) -> None:
    app.__dict__.pop("archive", None)


@pytest.mark.parametrize("page", PAGES)
def test_every_word_of_a_page_is_in_the_catalogs(app: App, page: str) -> None:
    if page in NOT_YET:
        pytest.xfail("its words are still being told")
    PAGES[page](app)
    settle(app)
    assert untold(told(app), IDS.get(page, ())) == []


@pytest.mark.parametrize("box", some(BOXES, ["draft", "expansions"]))
def test_every_word_of_a_table_is_in_the_catalogs(app: App, box: str) -> None:
    """At many moments: all that is drawn, explained, foretold, refused and can be chosen."""
    if box in NOT_YET:
        pytest.xfail("its words are still being told")
    seats, options = BOXES[box]
    table = open_table(app, ",".join(["human"] * seats), 5, options)
    chance = random.Random(5)
    found: dict[str, None] = {}
    session = table.flow.session
    while session.decision is not None:
        if session.ply % STEP == 0:
            table.flow.hand_over(session.decision.seat)
            table.flow.resync()
            app.step()
            found |= dict.fromkeys(said_at(app, table))
        session.play(chance.choice(session.decision.options))
    assert untold(found) == []


def said_at(app: App, table: TableScene) -> Iterator[str]:
    """Everything that a table says or could say at a moment."""
    yield from told(app)
    flow, view = table.flow, table.hit_test.view
    for name in {name for name, _ in spots(view)}:
        words = explanation(view, name)
        if words is not None:
            yield from (words.title, words.text, words.numbers, words.source)
        yield Objections(flow).to_thing(view, name)
    for press in (table.commands.arm, table.commands.advise, table.commands.redo):
        table.commands.message = ""
        press()
        yield table.commands.message
        table.commands.armed = False
    for option in flow.decision.options if flow.decision is not None else ():
        yield words_of(flow, option)
        yield from written(Ghosts(flow).painted(view, PreviewedChoice(option)))
    for line in flow.log_lines(200):
        yield line.text
