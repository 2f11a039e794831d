"""In German, whose words are long, too, no page and no question of either game has words cut."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from stupor import language
from stupor.app import App
from stupor.platform.languages import words_of
from stupor.scenes.ruler import Ruler
from stupor.selftest.scenes import every
from tests.games.burgundy.face.position import anchors
from tests.games.stupor_mundi.face.moments import open_table
from tests.games.stupor_mundi.face.test_layout import BOTH, _may_be_cut
from tests.languages.pages import PAGES, faults, settle
from tests.languages.questions import met, open_game
from tests.support.layout_check import problems
from tests.support.windows import window

RARE: Final = pytest.mark.exhaustive
SIZES: Final = ((1280, 720), pytest.param((1920, 1080), marks=RARE))
#: The pages of the second game; those of the first are among PAGES.
SECOND: Final = [name for name, _ in every() if name.startswith("burgundy.")]
NAMES: Final = ("Anna", "Ben", "Carla", "Dario")
EXPANSIONS: Final = (
    "extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields",
)  # fmt: skip
#: So many kinds of questions are met in a game.
KINDS: Final = 5


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[1]}p")
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    made = window(request.param, painted=False)
    made.change(speed=0.0, first_game=False)
    language.speak(words_of("de"))
    yield made
    language.speak(language.ENGLISH)
    made.change(speed=1.0, first_game=True)
    made.stack.clear()
    made.close()


@pytest.mark.parametrize("page", PAGES)
def test_words_are_whole_and_apart(app: App, page: str) -> None:
    app.use_game("stupor_mundi")
    assert faults(app, page) == []


@pytest.mark.parametrize("page", SECOND)
def test_words_of_the_second_game_are_whole_and_apart(app: App, page: str) -> None:
    dict(every())[page](app)
    settle(app)
    assert problems(app) == []


@pytest.mark.parametrize(("seats", "expansions"), [(1, ()), pytest.param(4, BOTH, marks=RARE)])
def test_every_question_fits(app: App, seats: int, expansions: tuple[str, ...]) -> None:
    """Given a game from its first turn to its last, then each kind of question is looked at."""
    app.use_game("stupor_mundi")
    scene = open_table(app, seats, 7, expansions=expansions)
    seen, wrong = met(app, scene, lambda: _may_be_cut(scene))
    assert wrong == []
    assert len(seen) >= KINDS, seen


@pytest.mark.parametrize(
    ("seats", "box"),
    [(1, {}), pytest.param(4, {}, marks=RARE), (4, {"expansions": EXPANSIONS, "duchies": "dealt"})],
    ids=["solo", "plain", "everything"],
)
def test_every_question_of_the_second_game_fits(
    app: App, seats: int, box: Mapping[str, object]
) -> None:
    """Given a game from its first turn to its last, then each kind of question is looked at."""
    scene = open_game(app, "burgundy", NAMES[:seats], 5, box)
    seen, wrong = met(app, scene, lambda: lambda label: False)
    assert wrong == []
    assert len(seen) >= KINDS, seen


@pytest.mark.parametrize("code", ("fr", "de"))
def test_that_no_goods_are_sold_is_said_with_room_to_the_frame(app: App, code: str) -> None:
    """Given letters of 150 %, then the words below the count leave 8 units to either side."""
    language.speak(words_of(code))
    said = language.tr("none sold")
    language.speak(words_of("de"))
    app.change(text=150)
    wide = Ruler(app).width(said, "text", 15.5)
    app.change(text=100)
    assert wide <= anchors()["sold"][2] - 16
