"""What a lesson says of left and right, above and below is where it says; no frame hides a word."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.lessons import LESSONS
from stupor.lessons.lesson import Step
from stupor.scenes.lessons.highlight import INNER, OUTER, ink_of
from stupor.scenes.lessons.lesson import LessonScene
from stupor.stage.items import Box, Group, Item, Label, Rect
from stupor.table.scene import TableScene
from tests.scenes.lesson_walk import steps
from tests.support.usual import some
from tests.support.windows import window

#: Words that point somewhere; a card lies face up, and up to five things are no direction.
POINTING: Final = re.compile(
    r"(?<![Ff]ace )\bup\b(?! to)|\b(?:below|above|beside|between|upper\w*|lower\w*|before the"
    r"|left (?:half|side)|right (?:half|side)|on the left|on the right)\b"
)
#: The board has no spears beside its slots and the sign of Build is no hammer.
NOT_SEEN: Final = ("spear", "hammer")


def _left(a: Rect, b: Rect) -> bool:
    return a[0] + a[2] <= b[0] + 1


def _over(a: Rect, b: Rect) -> bool:
    return a[1] + a[3] <= b[1] + 1


def _beside(a: Rect, b: Rect) -> bool:
    """The two touch, and neither is above the other."""
    gap = max(a[0], b[0]) - min(a[0] + a[2], b[0] + b[2])
    return gap <= NEAR and not _over(a, b) and not _over(b, a)


def _between(a: Rect, b: Rect, c: Rect) -> bool:
    """The first has the second at its left and the third at its right."""
    return _beside(a, b) and _beside(a, c) and b[0] < a[0] < c[0]


def _upper_left(a: Rect, b: Rect) -> bool:
    return _middle(a)[0] < _middle(b)[0] and _middle(a)[1] < _middle(b)[1]


def _middle(a: Rect) -> tuple[float, float]:
    return a[0] + a[2] / 2, a[1] + a[3] / 2


def _right_half(a: Rect, b: Rect) -> bool:
    return _middle(a)[0] > _middle(b)[0]


SIZES: Final = ((1280, 720), (1920, 1080))
#: Neighbours are no further apart.
NEAR: Final = 12.0

Relation = Callable[..., bool]
#: Words of a step, and what must be true of the things they speak of.
SAID: Final[Mapping[str, tuple[tuple[Relation, tuple[str, ...]], ...]]] = {
    "they are counted up here": ((_over, ("rail.vp", "castle.title")),),
    "the Game log below": ((_over, ("rival2p.1", "log")),),
    "one of the actions beside its slot": (
        (_beside, ("slot.0.2", "action.1")), (_beside, ("slot.0.2", "action.2")),
    ),
    "Slot II is between Promote and Market": (
        (_between, ("slot.0.2", "action.1", "action.2")),
    ),
    "the left half of the Market": ((_left, ("market.sell", "market.buy")),),
    "its left half to sell yours": ((_left, ("market.sell", "market.buy")),),
    "hoose the right half": ((_left, ("market.sell", "market.buy")),),
    "your coins beside it": ((_beside, ("store.0", "coins.0")),),
    "between Market and Build": ((_between, ("slot.0.3", "action.2", "action.3")),),
    "T2, on the right": ((_right_half, ("castle.0.t2", "castle")),),
    "Slot IV is beside Build and Summon": (
        (_beside, ("slot.0.4", "action.3")), (_beside, ("slot.0.4", "action.4")),
    ),
    "W5, at the upper left": ((_upper_left, ("castle.0.w5", "castle")),),
    "between Build and Summon": ((_between, ("slot.0.4", "action.3", "action.4")),),
    "the plain Keep, on the left": (
        (_left, ("structure.0.8", "structure.0.9")), (_left, ("structure.0.8", "structure.0.10")),
    ),
    "the site with the cards, at the top": (
        (_over, ("castle.0.hand", "castle.0.spears")), (_over, ("castle.0.hand", "castle.0.slot")),
    ),
    "the green zone on the right": ((_left, ("stage.wall.remove", "stage.wall.add")),),
    "slot I, beside Promote": ((_beside, ("slot.0.1", "action.1")),),
    "the two Specialists at the start": ((_left, ("specialist.0.0", "work.a.1")),),
    "one step from the City of path B": ((_left, ("specialist.0.1", "work.b.3")),),
}  # fmt: skip
#: What lies between pieces has no place of its own.
WITHIN: Final = ("Two Towers and the Wall between them",)


def words_of(step: Step) -> Iterator[str]:
    yield step.text
    yield step.refusal


@pytest.fixture(params=some(SIZES, SIZES[:1]), ids=lambda size: f"{size[1]}p")
def app(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[App]:
    monkeypatch.setenv("STUPOR_CONFIG", str(tmp_path))
    made = window(request.param, painted=False)
    made.change(speed=0.0)
    yield made
    made.close()


def test_every_word_that_points_is_looked_at() -> None:
    unknown = [
        text
        for lesson in LESSONS
        for step in lesson.steps
        for text in words_of(step)
        if POINTING.search(_without_known(text))
    ]
    assert unknown == []


def _without_known(text: str) -> str:
    for known in (*SAID, *WITHIN):
        text = text.replace(known, "")
    return text


def test_no_lesson_speaks_of_what_is_not_to_be_seen() -> None:
    texts = [text for lesson in LESSONS for step in lesson.steps for text in words_of(step)]
    assert [text for text in texts if any(word in text.lower() for word in NOT_SEEN)] == []


def test_words_point_where_things_are(app: App) -> None:
    """Given each step of each lesson, then what it says of places is true of the table."""
    met: set[str] = set()
    for scene in steps(app):
        for text in words_of(scene.progress.step):
            for words in [known for known in SAID if known in text]:
                met.add(words)
                for relation, names in SAID[words]:
                    rects = [_rect(scene, name) for name in names]
                    assert relation(*rects), f"{text!r}: {dict(zip(names, rects, strict=True))}"
    assert met == set(SAID)


def _rect(scene: LessonScene, name: str) -> Rect:
    found = scene.rects([name])
    assert found, name
    return found[0]


def test_no_frame_goes_through_words(app: App) -> None:
    """Given what each step shows, then the lines of its frames keep clear of words and numbers."""
    crossed: list[str] = []
    for scene in steps(app):
        table = [*scene.items(), *TableScene.overlay(scene, app.now())]
        words = [item for item in table if isinstance(item, Label) and item.text.strip()]
        edges = [item for item in scene._frames if item.key.endswith(".gold")]
        for label in words:
            ink = ink_of(app, label)
            if any(_meets(line, ink) for edge in edges for line in _lines(edge)):
                crossed.append(f"{scene.lesson.id} {scene.progress.at + 1}: {label.text}")
    assert crossed == []


def test_the_frame_of_a_card_leans_with_it(app: App) -> None:
    leaning = 0
    for scene in steps(app):
        view = scene.hit_test.view
        cards = view.table.pieces(f"hand.{view.viewer}")
        shown = [name for name in scene.progress.step.shows if name in cards]
        groups = [item for item in scene._frames if isinstance(item, Group)]
        leans = {round(item.angle) for item in scene.items() if _face_of(item, shown)}
        assert {round(group.angle) for group in groups} <= leans
        leaning += any(group.angle for group in groups)
    assert leaning


def _face_of(item: Item, cards: list[str]) -> bool:
    return item.key.removeprefix("hand/") in cards and hasattr(item, "angle")


def _lines(edge: Item) -> list[Rect]:
    """What the four lines of a frame cover, its dark rim included."""
    assert isinstance(edge, Box)
    x, y, w, h = edge.rect
    thick = INNER + OUTER
    return [
        (x - OUTER, y, thick, h), (x + w - INNER, y, thick, h),
        (x, y - OUTER, w, thick), (x, y + h - INNER, w, thick),
    ]  # fmt: skip


def _meets(a: Rect, b: Rect) -> bool:
    wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    return wide > 0 and min(a[1] + a[3], b[1] + b[3]) > max(a[1], b[1])
