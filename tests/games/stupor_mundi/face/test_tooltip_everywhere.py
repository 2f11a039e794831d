"""Over every spot of the busiest table: no panel and no plate covers what it explains."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from stupor.games.stupor_mundi.expansions.names import EXPANSIONS
from stupor.games.stupor_mundi.face.explain.explanations import place_of, spots
from stupor.games.stupor_mundi.face.explain.shown import shown
from stupor.stage.geometry import centre, holds, overlap
from stupor.stage.items import Rect
from stupor.stage.messages import TooltipContext
from stupor.stage.view import View
from tests.games.stupor_mundi.face.moments import asked_for, crowd, open_table, play_until
from tests.support.usual import some
from tests.support.windows import window

SIZES = ((1280, 720), (1920, 1080))
LETTERS = [(size, text) for size in SIZES for text in (100, 150)]
#: Larger things are grounds: words about them stand beside the pointer.
GROUND = (400.0, 250.0)


@pytest.fixture(params=some(LETTERS, [LETTERS[0], LETTERS[-1]]))
def busiest(request: pytest.FixtureRequest) -> Iterator[View]:
    """Four Houses with everything on their boards and every expansion beside them."""
    size, text = request.param
    app = window(size, painted=False)
    app.change(text=text, speed=0.0)
    scene = open_table(app, 4, 7, expansions=tuple(EXPANSIONS))
    app.step()
    assert play_until(scene, asked_for("turn", 2))
    crowd(scene)
    yield scene.hit_test.view
    app.stack.clear()
    app.close()


@pytest.mark.parametrize("large", [False, True])
def test_nothing_that_is_explained_is_covered(busiest: View, large: bool) -> None:
    covered = [name for name, box in spots(busiest) if covers(busiest, name, box, large)]
    assert covered == []


def covers(view: View, name: str, box: Rect, large: bool) -> bool:
    """Whether the panel about a thing lies over it, or over the pointer that asked."""
    at = centre(box)
    panel = shown(view, name, at, "hint" * large, context=TooltipContext(large=large))
    assert panel is not None, name
    about = place_of(view, name, at)
    if about is None or about[2] >= GROUND[0] or about[3] >= GROUND[1]:
        return holds(panel.box, at)
    return overlap(panel.box, about)
