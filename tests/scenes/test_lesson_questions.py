"""What a lesson asks is what the table asks: nothing else is lit, said or left open."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.engine.notation import ENDS
from stupor.games.stupor_mundi.lessons import LESSONS
from stupor.lessons.lesson import Lesson
from stupor.scenes.lessons.commands import FOLLOW
from stupor.scenes.lessons.lesson import LessonScene
from tests.scenes.lesson_walk import taught
from tests.scenes.test_lessons import do
from tests.support.windows import window

BY_ID = {lesson.id: lesson for lesson in LESSONS}


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.change(speed=0.0)
    yield made
    made.close()


def at_step(app: App, lesson: Lesson, wants: str) -> LessonScene:
    """A lesson at the first step that wants this."""
    return next(scene for scene in taught(app, lesson) if wants in scene.progress.step.wants)


@pytest.mark.parametrize("name", list(BY_ID))
def test_no_question_is_open_where_there_is_only_to_read(app: App, name: str) -> None:
    """Given the last of the wanted choices at each step, such as Stone for Grain, then none is."""
    for scene in taught(app, BY_ID[name]):
        asked, progress = scene.flow.decision, scene.progress
        assert asked is not None
        if progress.step.reading:
            assert asked.kind == "turn" or ENDS in asked.options, (progress.at, asked.kind)
        elif not progress.step.until:
            do(scene, progress.wanted(asked.options)[-1])


def test_the_ribbon_asks_for_nothing_that_the_teacher_refuses(app: App) -> None:
    """Given a step that wants one card played, then travelling is not spoken of."""
    said = [
        (scene.progress.step.wants, scene.status_text == FOLLOW)
        for scene in taught(app, BY_ID["whole-round"])
        if not scene.progress.step.reading
    ]
    assert said == [(("*",), False), (("*",), False), (("pass",), True), (("*",), False)]


def test_an_edict_to_click_is_lit_alone(app: App) -> None:
    """Given that one click is enough, then the plate it might be dragged to stays dark."""
    scene = at_step(app, BY_ID["allies"], "issue:1")
    assert scene.hit_test.rect("castle.title") not in scene.needed()
