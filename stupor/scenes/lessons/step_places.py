"""Where things lie that a step of a lesson speaks of, wants, or merely allows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.lessons.progress import LessonProgress
from stupor.stage.affordance import Gesture
from stupor.stage.geometry import around_all
from stupor.stage.items import Rect
from stupor.table.input.hit_test import HitTest


def region_of(places: Mapping[str, Rect], name: str) -> Rect | None:
    """A region of the table by the start of the names of its parts."""
    parts = [
        rect
        for key, rect in places.items()
        if key.startswith(name) and key[len(name) :].lstrip(".").isdigit()
    ]
    return around_all(parts) if parts else None


def pressed_for(hit_test: HitTest, options: Iterable[Option]) -> list[Rect]:
    """Where some choices are pressed, or else gripped and dropped."""
    found = list[Gesture]()
    for option in options:
        ways = hit_test.affordances.of(option)
        pressed = [way._replace(drop="") for way in ways if way.quick]
        found += [way for way in ways if way.button] or pressed or ways
    return _touched(hit_test, found)


def allowed(hit_test: HitTest, asked: Decision | None, progress: LessonProgress) -> list[Rect]:
    """All that a step lets the player take or press, and where it lets things go."""
    options = [o for o in (asked.options if asked else ()) if not progress.refusal(o)]
    return _touched(hit_test, [way for o in options for way in hit_test.affordances.of(o)])


def _touched(hit_test: HitTest, ways: Iterable[Gesture]) -> list[Rect]:
    names = {n for g in ways for n in (g.pick, g.drop, g.button) if n}
    found = (hit_test.rect(name) for name in sorted(names))
    return [rect for rect in found if rect is not None]
