"""The teacher stands in one place a lesson: over nothing he speaks of, and Next never moves."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from stupor import language
from stupor.app import App
from stupor.lessons.lesson import Lesson
from stupor.platform.languages import words_of
from stupor.scenes.lessons.lesson import LessonScene
from stupor.scenes.lessons.part import required_lessons
from stupor.scenes.lessons.plate import TeacherPlate
from stupor.stage.geometry import overlap
from stupor.stage.items import Rect
from stupor.stage.measure import LINE
from stupor.stage.pointer import Pointer
from stupor.table.panels.teacher_note import TeacherNote
from tests.scenes.lesson_walk import taught
from tests.support.usual import some
from tests.support.windows import window

TAUGHT = [
    (game, lesson)
    for game in ("stupor_mundi", "burgundy")
    for lesson in required_lessons(game).LESSONS
]
#: Every run goes through every other lesson.
LESSONS = [
    pytest.param(*taught, marks=pytest.mark.exhaustive if place % 2 else ())
    for place, taught in enumerate(TAUGHT)
]


@pytest.fixture(params=some([(1280, 720), (1024, 768)], [(1280, 720)]), ids=str)
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    made = window(request.param, painted=False)
    made.change(first_game=False, text=100)
    yield made
    made.change(text=100)
    made.close()


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda part: getattr(part, "id", part))
def test_the_teacher_keeps_his_place(app: App, game: str, lesson: Lesson) -> None:
    """Given a whole lesson, then his buttons stay, and he hides neither places nor previews.

    Large letters may move him, but he hides nothing either.
    """
    app.use_game(game)
    feet: list[Rect] = []
    for scene in taught(app, lesson, game):
        look(app, scene, 150)
        plate = look(app, scene, 100)
        if isinstance(plate, TeacherPlate):
            x, y, w, h = plate.rect
            feet.append((x, y + h, w, 0.0))
    assert len(set(feet)) == 1, feet


def look(app: App, scene: LessonScene, text: int) -> TeacherPlate | TeacherNote:
    """The teacher's plate at a step in letters of a size; it hides nothing that matters.

    In a free turn that is all that may be used, if need be he speaks from a slip on the log's leaf.
    """
    app.change(text=text)
    scene.resized()
    scene.speak()
    plate = scene.teacher
    assert plate is not None
    free = [*scene._shown_rects, *scene.needed(), *scene.usable()]
    if isinstance(plate, TeacherNote):
        assert scene.usable()
    elif not scene.progress.step.reading:
        free.append(scene._places[scene.lessons.FORETOLD])
    hidden = [place for place in free if overlap(place, plate.rect)]
    assert not hidden, (scene.progress.at + 1, text, plate.rect, hidden)
    return plate


def test_a_slip_gives_way_to_what_is_held(app: App) -> None:
    """Given a free turn with the teacher on a slip, while a die is held, what it does is told."""
    app.use_game("burgundy")
    lesson = required_lessons("burgundy").LESSONS[0]
    scene = next(scene for scene in taught(app, lesson, "burgundy") if scene.progress.step.free)
    scene.speak()
    assert isinstance(scene.teacher, TeacherNote)
    assert [item for item in scene.overlay(app.now()) if item.key.startswith("teacher.")]
    grip = scene.hit_test.grip("die.1")
    assert grip is not None
    scene.handle(Pointer("down", *grip, button=1))
    scene.handle(Pointer("move", grip[0] + 60, grip[1] - 60))
    assert scene.hand.drag.up
    assert not [item for item in scene.overlay(app.now()) if item.key.startswith("teacher.")]


def test_large_letters_take_the_whole_leaf(app: App) -> None:
    """Given a free turn at 150 % in German, then the slip's letters are 14 pixels or larger."""
    app.use_game("burgundy")
    app.change(text=150)
    language.speak(words_of("de"))
    try:
        lesson = required_lessons("burgundy").LESSONS[0]
        scene = next(one for one in taught(app, lesson, "burgundy") if one.progress.step.free)
        scene.speak()
        assert isinstance(scene.teacher, TeacherNote)
        assert scene.teacher._step / LINE * app.camera.k >= 14
    finally:
        language.speak(language.ENGLISH)
