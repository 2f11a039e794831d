"""In French, too, the table has no words that are cut, covered or on top of each other."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from stupor import language
from stupor.app import App
from stupor.games.stupor_mundi.face.cards.card_faces import CARD, paint_card
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import life, name_of
from stupor.games.stupor_mundi.rooms.campaign.chapter_table import chapter_table
from stupor.platform.languages import words_of
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Label
from stupor.stage.palette import HAND
from stupor.table.first_game import FirstGameTable
from stupor.table.scene import TableScene
from tests.games.stupor_mundi.face.moments import open_table
from tests.games.stupor_mundi.face.test_layout import BOTH, _may_be_cut
from tests.languages.questions import met
from tests.support.layout_check import problems
from tests.support.usual import some
from tests.support.windows import window

SIZES = ((1280, 720), pytest.param((1920, 1080), marks=pytest.mark.exhaustive))
#: Where all questions of the game are met: seats, seed, expansions.
GAMES: tuple[tuple[int, int, tuple[str, ...]], ...] = (
    (4, 7, ()),
    (2, 7, ()),
    (1, 7, ()),
    (4, 7, BOTH),
)
#: So many kinds of questions are met in each of them.
KINDS = 10
LARGE = (150, 195)


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[1]}p")
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    made = window(request.param, painted=False)
    made.change(speed=0.0)
    language.speak(words_of("fr"))
    yield made
    language.speak(language.ENGLISH)
    made.change(speed=1.0, text=100)
    made.stack.clear()
    made.close()


@pytest.mark.parametrize("played", some(GAMES, GAMES[-1:]))
def test_every_question_fits(app: App, played: tuple[int, int, tuple[str, ...]]) -> None:
    """Given a game from its first turn to its last, then each kind of question is looked at."""
    seats, seed, expansions = played
    app.change(text=100)
    scene = open_table(app, seats, seed, expansions=expansions)
    seen, wrong = met(app, scene, lambda: _may_be_cut(scene))
    assert wrong == []
    assert len(seen) >= KINDS, seen


@pytest.mark.parametrize("text", (100, *LARGE))
@pytest.mark.parametrize("chapter", [name_of(item) for item in life()])
def test_a_chapter_shows_its_goal_whole(app: App, chapter: str, text: int) -> None:
    """Given letters of any size, then the goal and all else on the table of a chapter is read."""
    app.change(text=text, first_game=False)
    scene = chapter_table(app, chapter, seed=3)
    app.stack.reset(scene)
    assert isinstance(scene, TableScene)
    app.step()
    if isinstance(scene, FirstGameTable) and scene.teacher is not None:
        scene.understood()
    app.step()

    def allowed(label: Label) -> bool:
        return label.key.startswith("hand/")

    assert problems(app, allowed) == []


@pytest.mark.parametrize("text", LARGE)
def test_advice_in_large_letters_stays_in_its_place(app: App, text: int) -> None:
    app.change(text=text, first_game=False, heard=())
    scene = chapter_table(app, "01-jesi", seed=3)
    app.stack.reset(scene)
    app.step()
    assert isinstance(scene, FirstGameTable) and scene.teacher is not None
    x, y, w, h = scene.view().anchors["hand"]
    left, top, wide, high = scene.teacher.rect
    assert left >= x and top >= y and left + wide <= x + w and top + high <= y + h


def test_a_long_name_of_a_card_keeps_off_its_frame(app: App) -> None:
    """Given "Foire au grain" with its price, then it begins within the rim of the card."""
    draw = DrawList("hand", HAND)
    paint_card(draw, "card.112", (0.0, 0.0, *CARD))
    (name,) = [item for item in draw.items if item.key.endswith("card.112.title")]
    assert isinstance(name, Label) and name.text == "Foire au grain" and name.rect[0] >= 9
