"""A page that changes is shown when all that is new of it has been made, frame by frame."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path

import pygame
import pytest

from stupor.program.frame import Frame
from stupor.render.compositor import Compositor
from stupor.scenes.scene import Scene
from stupor.stage.items import Item, Label
from tests.render.conftest import renderer_of

WORDS = [Label(f"{n}", 10, (0, 50 * n, 300, 40), f"word {n}", size=20.0) for n in range(4)]


class Page(Scene):
    """Four words, which can be said louder."""

    fits_window = True
    said = WORDS

    def items(self) -> list[Item]:
        """What is said now."""
        return [*self.said]

    def say(self, text: str) -> None:
        """Other words in all places but the first."""
        self.said = [WORDS[0], *(replace(word, text=f"{text} {word.key}") for word in WORDS[1:])]
        self.stale = True


@pytest.fixture()
def compositor(window: pygame.Surface, world: Path) -> Compositor:
    """One that spreads work, and for whom every piece of work fills a frame."""
    clock = count()
    made = Compositor(window, renderer_of(world), lambda: float(next(clock)))
    made.spreads = True
    return made


def shown(compositor: Compositor) -> list[str]:
    items = [entry.item for entry in compositor._base._entries.values()]
    return [item.text for item in items if isinstance(item, Label)]


def frame(page: Page, compositor: Compositor, of: Frame) -> list[str]:
    compositor.begin()
    of.show([page], 0.0, False)
    return shown(compositor)


def test_the_page_before_stays_until_all_that_is_new_has_been_made(compositor: Compositor) -> None:
    """Given three new words of four that take a frame each, then they come together in the end."""
    page, of = Page(), Frame(compositor, lambda share: None)
    before = frame(page, compositor, of)
    page.say("loud")
    for _ in range(3):
        assert frame(page, compositor, of) == before
        assert of.filling
    assert frame(page, compositor, of) == ["word 0", "loud 1", "loud 2", "loud 3"]
    assert not of.filling


def test_nothing_is_made_twice_for_a_page_that_waits(compositor: Compositor) -> None:
    page, of = Page(), Frame(compositor, lambda share: None)
    frame(page, compositor, of)
    before = compositor.work.total
    page.say("loud")
    while frame(page, compositor, of) and of.filling:
        pass
    assert compositor.work.total == before + 3


def test_a_page_that_changes_again_and_again_is_seen_all_the_same(compositor: Compositor) -> None:
    page, of = Page(), Frame(compositor, lambda share: None)
    frame(page, compositor, of)
    page.say("loud")
    frame(page, compositor, of)
    page.say("louder")
    assert frame(page, compositor, of)[1:] == ["louder 1", "louder 2", "louder 3"]


def test_another_page_takes_the_place_of_one_that_waits(compositor: Compositor) -> None:
    page, other, of = Page(), Page(), Frame(compositor, lambda share: None)
    frame(page, compositor, of)
    page.say("loud")
    frame(page, compositor, of)
    assert frame(other, compositor, of) == [word.text for word in WORDS]
    assert frame(other, compositor, of) == [word.text for word in WORDS]
    assert not of.filling


def test_words_that_only_lie_elsewhere_wait_for_nothing(compositor: Compositor) -> None:
    """Given a page that is scrolled, then each frame shows where it is."""
    page, of = Page(), Frame(compositor, lambda share: None)
    frame(page, compositor, of)
    page.said = [replace(word, rect=(0, word.rect[1] + 20, 300, 40)) for word in WORDS]
    page.stale = True
    frame(page, compositor, of)
    assert [entry.item.rect[1] for entry in compositor._base._entries.values()] == [
        20,
        70,
        120,
        170,
    ]
    assert not of.filling
