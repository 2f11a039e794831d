"""How many minutes a lesson promises is worked out from the lesson itself."""

from dataclasses import replace

import pytest

from stupor.games.burgundy.lessons import LESSONS as DUKES
from stupor.games.stupor_mundi.lessons import LESSONS as HOUSES
from stupor.lessons.lesson import WORDS_A_MINUTE, Lesson


@pytest.mark.parametrize("lesson", [*HOUSES, *DUKES], ids=lambda lesson: lesson.id)
def test_a_lesson_promises_no_less_than_it_takes(lesson: Lesson) -> None:
    """Given its words and deeds, then the promise lies between a quick player and a slow one."""
    words = sum(len(step.text.split()) for step in lesson.steps)
    deeds = sum(not step.reading for step in lesson.steps)
    quick = words / (1.4 * WORDS_A_MINUTE) + deeds * 4 / 60
    slow = words / (0.7 * WORDS_A_MINUTE) + deeds * 45 / 60 + 1
    assert quick <= lesson.minutes <= max(1, slow)


def test_the_first_lesson_takes_four_minutes_and_a_longer_one_more() -> None:
    first = HOUSES[0]
    assert first.minutes == 4
    assert replace(first, steps=first.steps * 2).minutes > first.minutes
