"""Every lesson can be taught to its end: its choices are legal where they are asked for."""

from __future__ import annotations

import json

import pytest

from stupor.engine.notation import key_of, option_of
from stupor.games.burgundy.lessons import HINTS, LESSONS, SEATS
from stupor.games.burgundy.lessons.position import OTHER, PLAYER
from stupor.games.burgundy.lessons.teacher import FACE
from stupor.games.burgundy.rules import BurgundyRules
from stupor.games.burgundy.saved import CLAUSES
from stupor.games.burgundy.state import State
from stupor.lessons.lesson import Lesson
from stupor.lessons.progress import LessonProgress
from stupor.platform import paths

RULES = BurgundyRules()
BY_NAME = {lesson.id: lesson for lesson in LESSONS}


def until_the_pupil(s: State, replies: list[str]) -> None:
    """Let the other duke answer as the lesson says, else end the turn."""
    while (asked := RULES.decision(s)) is not None and asked.seat == OTHER:
        keys = [key_of(option) for option in s.options]
        reply = replies.pop(0) if replies else ""
        RULES.apply(s, option_of(reply if reply in keys else keys[-1]))


@pytest.mark.parametrize("name", BY_NAME)
def test_a_lesson_is_taught_to_its_end(name: str) -> None:
    lesson = BY_NAME[name]
    s = RULES.load(lesson.position())
    progress, replies = LessonProgress(lesson), list(lesson.replies)
    for _ in range(60):
        if progress.over:
            break
        if progress.step.reading:
            progress.read()
            continue
        until_the_pupil(s, replies)
        asked = RULES.decision(s)
        assert asked is not None and asked.seat == PLAYER
        wanted = progress.wanted(s.options)
        assert wanted, f"step {progress.at + 1} of {name} wants nothing that is legal"
        free = progress.step.until and len(wanted) > 1
        option = wanted[-1] if free else wanted[0]
        RULES.apply(s, option)
        progress.done(option)
    assert progress.over
    until_the_pupil(s, replies)
    assert not replies, "answers of the other duke were never given"


@pytest.mark.parametrize("lesson", LESSONS, ids=BY_NAME)
def test_a_step_refuses_what_it_does_not_want(lesson: Lesson) -> None:
    s = RULES.load(lesson.position())
    progress = LessonProgress(lesson)
    while progress.step.reading:
        progress.read()
    refused = [option for option in s.options if progress.refusal(option)]
    assert refused or progress.step.wants == ("*",)


def test_the_first_lesson_brings_what_the_teacher_says() -> None:
    s = RULES.load(BY_NAME["dice-and-tiles"].position())
    for key in ("take:3:10", "place:2:10:12"):
        RULES.apply(s, option_of(key))
    assert s.players[PLAYER].vp == 4 + 1 + 10
    assert s.duchies[PLAYER].workers == 0


def test_the_river_and_the_sale_bring_what_the_teacher_says() -> None:
    s = RULES.load(BY_NAME["regions-and-ships"].position())
    RULES.apply(s, option_of("place:6:165:16"))
    assert s.players[PLAYER].vp == 6 + 10
    for key in ("ship:4", "sell:1:1"):
        RULES.apply(s, option_of(key))
    assert s.players[PLAYER].vp == 16 + 3 * 2


def test_a_lane_and_an_inn_bring_what_the_teacher_says() -> None:
    s = RULES.load(BY_NAME["border-posts"].position())
    RULES.apply(s, option_of("place:4:43:9"))
    assert s.players[PLAYER].vp == 15 + 10 + 10
    s = RULES.load(BY_NAME["inns"].position())
    for key in ("buy:195", "place:3:195:12"):
        RULES.apply(s, option_of(key))
    assert s.players[PLAYER].vp == 3 + 10


def test_there_is_a_lesson_for_each_expansion_and_a_chair_for_both() -> None:
    assert {"extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields"} <= {
        *BY_NAME
    }
    assert len(SEATS) == 2 and len(BY_NAME) == len(LESSONS)


def test_a_hint_speaks_of_every_kind_of_decision() -> None:
    kinds = {getattr(clause, "kind", "") for clause in CLAUSES.values()}
    asked = {kind for kind in kinds if isinstance(kind, str)} - {""}
    assert asked == set(HINTS)


def test_a_face_of_the_game_teaches() -> None:
    """Given the lessons, when somebody speaks, then a portrait that the game has is seen."""
    atlas = json.loads((paths.resources() / "burgundy" / "atlas.json").read_text(encoding="utf-8"))
    assert FACE.startswith("portrait/") and FACE in atlas["sprites"]
    assert {lesson.teacher for lesson in LESSONS} == {FACE}
