"""Show me: the strip of signs with what each turn brought."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.face.game_log.pictured_lines import LOG_STYLE, RIM
from stupor.scenes.review.compared import ComparedScene
from stupor.scenes.review.turn_pictures import _larger
from stupor.stage.geometry import overlap
from stupor.stage.items import Item, Label, Picture
from tests.games.stupor_mundi.face.test_painter import view
from tests.scenes.test_review import reviewed
from tests.support.windows import window


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1920, 1080), painted=False)
    app.change(speed=0.0, first_game=False)
    yield app
    app.stack.clear()


@pytest.fixture(scope="module")
def shown(app: App) -> ComparedScene:
    """A turn of Stupor Mundi beside a better one."""
    scene = reviewed(app)
    scene.do("show")
    top = app.stack.top
    assert isinstance(top, ComparedScene)
    return top


def strip(shown: ComparedScene, side: int) -> list[Item]:
    """The signs and figures under one of both boards."""
    return [item for item in shown.items() if item.key.startswith(f"side{side}.brought.")]


def test_both_turns_tell_of_the_same_things(shown: ComparedScene) -> None:
    """Given what either turn changed, then a sign of one strip stands in the other as well."""
    left, right = (
        [item.sprite for item in strip(shown, side) if isinstance(item, Picture)] for side in (0, 1)
    )
    assert left and left == right
    for sprite in left:
        assert any(side.brought[sprite] for side in shown.sides)


def test_figures_tell_what_came_and_what_went(shown: ComparedScene) -> None:
    """Given a turn, then what it brought has a plus, what it cost a minus."""
    for number, side in enumerate(shown.sides):
        said = [item.text for item in strip(shown, number) if isinstance(item, Label)]
        assert [int(text.replace("\u2212", "-")) for text in said] == [*side.brought.values()]
        assert all(text[0] in "+\u22120" for text in said)


def test_signs_and_figures_lie_clear_of_each_other(shown: ComparedScene) -> None:
    """Neither strip lies over itself or over the points of the turn."""
    for side in (0, 1):
        points = next(item for item in shown.items() if item.key == f"side{side}.now")
        laid = [*strip(shown, side), points]
        for number, one in enumerate(laid):
            assert not any(overlap(one.rect, other.rect) for other in laid[number + 1 :])


def test_what_a_line_names_is_as_large_as_its_words(shown: ComparedScene) -> None:
    """Given lines in larger letters, then names and figures among them have grown as well."""
    side, pictures = shown.sides[0], shown.pictures
    lines, column = pictures.told(side.steps), (0.0, 0.0, 900.0, 900.0)
    state = side.steps[0].state
    laid = pictures.log_items("log", [column], state, lines, lines, (1.7,))
    labels = [item for item in laid if isinstance(item, Label)]
    assert any(label.key.endswith((".name", ".by")) for label in labels)
    assert len({label.size for label in labels}) == 1


def test_a_chip_is_as_wide_as_its_words_in_a_small_window() -> None:
    """Given letters that never come out smaller than 21, a name twice as large takes 32 each."""
    seen = replace(view(), measure=lambda text, _, size: max(size, 21.0) * len(text))
    room = _larger(LOG_STYLE, 2.0).room
    assert room(seen, "Reeve", "card.1") == 32.0 * len("Reeve") + 4 * RIM
