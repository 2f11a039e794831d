"""Every step of every lesson as it is taught, for tests of what a step says and shows."""

from __future__ import annotations

from collections.abc import Iterator

from stupor.app import App
from stupor.games.stupor_mundi.lessons import LESSONS
from stupor.lessons.lesson import Lesson
from stupor.scenes.lessons.lesson import LessonScene

#: No step needs more moves, no answer of the other Houses more moments.
MOVES = 30
MOMENTS = 400


def steps(app: App) -> Iterator[LessonScene]:
    """The scene at each step of all lessons, one after the other."""
    for lesson in LESSONS:
        yield from taught(app, lesson)


def taught(app: App, lesson: Lesson, game: str = "stupor_mundi") -> Iterator[LessonScene]:
    """The scene at each step of one lesson."""
    app.stack.reset(LessonScene(game, lesson))
    while not (scene := _asked(app)).progress.over:
        yield scene
        _go_on(app, scene)


def _go_on(app: App, scene: LessonScene) -> None:
    if scene.progress.step.reading:
        scene.next()
        return
    at = scene.progress.at
    for _ in range(MOVES):
        scene.skip()
        if _asked(app).progress.at != at:
            return
    raise AssertionError(f"{scene.lesson.id} stays at step {at + 1}")


def _asked(app: App) -> LessonScene:
    """The lesson as soon as the player is asked again."""
    for _ in range(MOMENTS):
        app.step()
        scene = app.stack.top
        assert isinstance(scene, LessonScene)
        scene.flush()
        scene.tick(app.now())
        if scene.progress.over or scene.flow.decision is not None:
            return scene
    raise AssertionError("the other House does not move")


def walk(app: App, scene: LessonScene) -> None:
    """Go through the lesson that is open, to its end."""
    while not scene.progress.over:
        _go_on(app, _asked(app))
        scene = _asked(app)
