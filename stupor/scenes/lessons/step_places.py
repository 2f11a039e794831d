"""Where things lie that a step of a lesson speaks of, wants, or merely allows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.lessons.progress import LessonProgress
from stupor.scenes.lessons.highlight import in_light
from stupor.stage.affordance import Gesture
from stupor.stage.geometry import around_all
from stupor.stage.items import Rect
from stupor.table.input.hit_test import HitTest
from stupor.table.trace import way_of


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


def way_shown(
    hit_test: HitTest, options: Iterable[Option], lit: Sequence[str]
) -> Mapping[str, object] | None:
    """How the first of some choices is made, best by what is lit."""
    for option in options:
        ways = hit_test.affordances.of(option)
        for gesture in sorted(ways, key=lambda way: (way.pick not in lit, way.drop not in lit)):
            way = None if gesture.follow else way_of(hit_test, gesture)
            if way is not None:
                return way
    return None


def with_risen(hit_test: HitTest, near: str, rect: Rect) -> Rect:
    """A place in the light, with the card under the pointer that has risen from it."""
    rest, up = hit_test.rect(near), hit_test.raised(near)
    return around_all([rect, up]) if rest and up and in_light(rest, [rect]) else rect


def _touched(hit_test: HitTest, ways: Iterable[Gesture]) -> list[Rect]:
    names = {n for g in ways for n in (g.pick, g.drop, g.button) if n}
    found = (hit_test.rect(name) for name in sorted(names))
    return [rect for rect in found if rect is not None]
