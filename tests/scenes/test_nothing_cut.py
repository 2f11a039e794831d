"""No word is cut on any page or table, in the smallest window and in a small one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

import pygame
import pytest

from stupor.app import App
from stupor.language import tr
from stupor.scenes.statistics.scene import OPENING
from stupor.selftest.scenes import every
from tests.support.layout_check import shown_words
from tests.support.usual import some
from tests.support.windows import window

SIZES: Final = ((960, 540), (1280, 720))
LANGUAGES: Final = ("en", "fr")
TEXTS: Final = (100, 150)
PAGES: Final = tuple(name for name, _ in every())
#: What ends in three dots by itself: more follows.
ENDLESS: Final = ("Change keys…", OPENING)


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window(SIZES[-1], painted=False)
    app.change(first_game=False, speed=0.0)
    yield app
    app.change(language="en", text=100)
    app.close()


def shown_at(app: App, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app._resized()


@pytest.mark.parametrize("page", some(PAGES, PAGES[::2]))
def test_no_word_is_cut(app: App, page: str) -> None:
    """Given a page in either language, with letters of either size, then every word is whole."""
    dict(every())[page](app)
    cut = []
    for language, text, size in product(LANGUAGES, TEXTS, SIZES):
        app.change(language=language, text=text)
        shown_at(app, size)
        endless = {tr(words) for words in ENDLESS}
        cut += [
            f"{language} {text} % {size[0]}: {word.label.key} {word.label.text!r}"
            for word in shown_words(app)
            if word.label.text not in endless
            and (word.fit.truncated or word.label.text.endswith("…"))
        ]
    assert cut == []


def test_a_cut_word_is_found(app: App) -> None:
    """Given a word that no letters could make fit, then the same look finds it."""
    dict(every())["title"](app)
    app.change(language="en", text=100)
    shown_at(app, SIZES[0])
    first = next(word for word in shown_words(app) if not word.fit.truncated)
    high = round(first.label.rect[3] * app.camera.k)
    assert app.renderer.text.fitted(first.label, 8, high, app.camera.k).truncated
