"""How the surfaces of a new page are made: no letters drawn twice, no picture waited for."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from stupor.program.frame import Frame
from stupor.render.compositor import Compositor
from stupor.render.item_renderer import ItemRenderer
from stupor.render.scaled_font import ScaledFont
from stupor.scenes.scene import Scene
from stupor.stage.items import Board, Item, Label
from tests.render.conftest import FONTS, make_board, renderer_of

BOLD = FONTS / "eb-garamond-700.ttf"


def words(key: str, face: str, size: float) -> Label:
    return Label(key, 10, (0, 0, 200, 40), key, size=size, face=face)


def test_words_of_a_size_are_made_together_and_boards_last(compositor: Compositor) -> None:
    """Given words of two sizes in turn, each size is taken once; boards are read meanwhile."""
    page: list[Item] = [Board("ground", 0, (0, 0, 1920, 1080), "table")]
    page += [words(f"{n}", "text", (20.0, 30.0)[n % 2]) for n in range(6)]
    turns = compositor.in_turn(page)
    assert [item.size for item in turns if isinstance(item, Label)] == [20.0] * 3 + [30.0] * 3
    assert turns[-1] is page[0]
    assert {item.key for item in turns} == {item.key for item in page}


class Page(Scene):
    """Words of two sizes in turn on a board."""

    def items(self) -> list[Item]:
        """The board comes first, as on any page."""
        board = Board("ground", 0, (0, 0, 1920, 1080), "table")
        return [board, *(words(f"{n}", "text", (20.0, 30.0)[n % 2]) for n in range(6))]


def test_a_page_that_is_shown_is_made_in_that_turn(
    compositor: Compositor, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Item] = []
    monkeypatch.setattr(compositor, "prerender", made.extend)
    shares: list[float] = []
    Frame(compositor, shares.append).show([Page()], 0.0, False)
    assert [item.size for item in made if isinstance(item, Label)] == [20.0] * 3 + [30.0] * 3
    assert made[-1].key == "ground"
    assert shares == sorted(shares)


def test_the_boards_of_a_new_page_are_read_beside_the_rest(
    compositor: Compositor, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[threading.Thread] = []
    load: Callable[..., pygame.Surface] = pygame.image.load

    def noted(*file: Any) -> pygame.Surface:
        readers.append(threading.current_thread())
        return load(*file)

    monkeypatch.setattr(pygame.image, "load", noted)
    board = Board("ground", 0, (0, 0, 192, 108), "table")
    compositor.prerender(compositor.in_turn([board, words("a", "text", 20.0)]))
    assert len(readers) == 1
    assert readers[0] is not threading.main_thread()
    compositor.in_turn([board])
    assert len(readers) == 1, "what is there is not read again"


def test_a_board_of_all_games_outlives_a_change_of_game(
    window: pygame.Surface, world: Path
) -> None:
    """Given the wood of the shelf, then it is not read again for the game that is chosen."""
    make_board(world / "common", "wood", (90, 60, 30))
    make_board(world / "other", "table", (10, 60, 30))
    renderer: ItemRenderer = renderer_of(world)
    wood = renderer.boards.board("wood", 192, 108, 1.0)
    table = renderer.boards.board("table", 192, 108, 1.0)
    renderer.boards.use((world / "other", world / "common"))
    assert renderer.boards.board("wood", 192, 108, 1.0) is wood
    assert renderer.boards.board("table", 192, 108, 1.0) is not table
    assert renderer.work.counts["load"] == 3


@pytest.fixture()
def opened(window: pygame.Surface, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    made: list[object] = []
    font = pygame.font.Font

    def noted(*asked: Any) -> pygame.font.Font:
        made.append(asked)
        return font(*asked)

    monkeypatch.setattr(pygame.font, "Font", noted)
    return made


def test_sizes_in_turn_keep_their_letters(opened: list[object]) -> None:
    """Given words that are drawn in two sizes again and again, each size has its own font."""
    letters = ScaledFont(BOLD)
    for n in range(10):
        letters.take((20, 30)[n % 2]).width(f"line {n}")
    assert len(opened) == 2
    first, second = letters.take(20)._sized(), letters.take(30)._sized()
    assert letters.take(20)._sized() is first
    assert letters.take(30)._sized() is second
    assert (first.point_size, second.point_size) == (60, 30)


def test_a_page_opens_no_font_for_every_size(opened: list[object]) -> None:
    letters = ScaledFont(BOLD)
    for size in range(10, 26):
        letters.take(size).width("Roma, caput mundi")
    assert len(opened) == 1
    for size in (*range(10, 26), *range(10, 26)):
        letters.take(size).width(f"{size}")
    assert len(opened) <= 4


def test_what_was_made_ahead_is_not_rendered_again(
    compositor: Compositor, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = [words("a", "text", 20.0), words("b", "title", 30.0)]
    compositor.prerender(page)
    monkeypatch.setattr(ItemRenderer, "render", None)
    compositor.set_base(page)
    assert compositor.present()


def test_what_was_made_for_a_page_that_never_came_is_not_shown_by_another(
    compositor: Compositor,
) -> None:
    old, new = words("a", "text", 20.0), replace(words("a", "text", 20.0), text="Something else")
    compositor.prerender([old])
    compositor.set_base([new])
    (entry,) = compositor._base._entries.values()
    assert entry.rendered.bounds == compositor._renderer.render(new).bounds
    assert entry.rendered.bounds != compositor._renderer.render(old).bounds
