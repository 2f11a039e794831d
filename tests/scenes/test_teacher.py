"""The teacher stands in one place a lesson: over nothing he speaks of, and Next never moves."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.lessons.lesson import Lesson
from stupor.scenes.lessons.coach import overlap
from stupor.scenes.lessons.part import required_lessons
from stupor.scenes.widgets import Rect
from tests.scenes.lesson_walk import taught
from tests.support.windows import window

TAUGHT = [
    (game, lesson)
    for game in ("stupor_mundi", "burgundy")
    for lesson in required_lessons(game).LESSONS
]
PREVIEWS = {"stupor_mundi": "stage.preview", "burgundy": "preview"}


@pytest.fixture(params=[(1280, 720), (1024, 768)], ids=str)
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    made = window(request.param)
    made.change(first_game=False)
    yield made
    made.close()


@pytest.mark.parametrize(("game", "lesson"), TAUGHT, ids=lambda part: getattr(part, "id", part))
def test_the_teacher_keeps_his_place(app: App, game: str, lesson: Lesson) -> None:
    """Given a whole lesson, then his buttons stay, and he hides neither places nor previews."""
    app.lay_out(game)
    feet: list[Rect] = []
    for scene in taught(app, lesson, game):
        scene.speak()
        assert scene.coach is not None
        rect, free = scene.coach.rect, [*scene._shown_rects, *scene.needed()]
        if not scene.course.step.reading:
            free.append(scene._places[PREVIEWS[game]])
        hidden = [place for place in free if overlap(place, rect)]
        assert not hidden, (scene.course.at + 1, rect, hidden)
        feet.append((rect[0], rect[1] + rect[3], rect[2], 0.0))
    assert len(set(feet)) == 1, feet
