"""No name is cut in a small window; a table of bots addresses nobody."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from stupor.engine.decision import Decision
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.face.cards.card_faces import paint_card, paint_slot_card
from stupor.games.stupor_mundi.face.cards.fan import fan_step
from stupor.games.stupor_mundi.face.castle.castle_board import paint_castle
from stupor.games.stupor_mundi.face.margin.seal import seal_of
from stupor.games.stupor_mundi.face.player.player_board import slot_box
from stupor.games.stupor_mundi.face.view import TableView
from stupor.render.cache import Work
from stupor.render.text import TextStore, real_size
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Item, Label
from tests.games.stupor_mundi.face.fixture_position import ROOT, view
from tests.games.stupor_mundi.face.painted import paint_rivals

SMALL = 2 / 3
FONTS = Path(ROOT) / "resources" / "common" / "fonts"


def cut(items: list[Item], ending: str, scale: float = SMALL) -> list[str]:
    """Texts whose box is too narrow or too low for them, by the ends of their keys."""
    pygame.font.init()
    store = TextStore(FONTS, Work())
    found = []
    for item in items:
        if not isinstance(item, Label) or not item.key.endswith(ending):
            continue
        width, height = (round(side * scale) for side in item.rect[2:])
        pixels = real_size(item.face, item.size, scale)
        lines = store._fit(item, pixels, width, height)[1]
        found += [line for line in lines if line.endswith("\u2026")]
    return found


def test_the_name_of_every_card_in_hand_and_slot() -> None:
    draw = DrawList("test")
    for card in CARDS:
        paint_card(draw, f"card.{card.id}", (600, 852, 148, 208))
        paint_slot_card(draw, f"card.{card.id}", slot_box(view(), 1), compact=True)
    assert cut(draw.items, "title") == []


def test_the_name_of_every_card_among_ten_in_a_large_window() -> None:
    draw = DrawList("test")
    for card in CARDS:
        paint_card(draw, f"card.{card.id}", (600, 852, 148, 208), seen=fan_step(view(), 10))
    assert cut(draw.items, "title", 1.0) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_name_of_every_rival(seats: int) -> None:
    small: TableView = replace(view(seats), compact=True)
    for viewer in range(seats):
        assert cut(paint_rivals(replace(small, viewer=viewer)), ".name") == []


def test_the_castle_of_a_bot_that_is_watched_bears_its_house() -> None:
    watched = replace(view(), computers=frozenset(range(4)))
    titles = [i.text for i in paint_castle(watched) if isinstance(i, Label)]
    assert watched.called(watched.viewer) in titles
    assert not any(watched.names[watched.viewer] in title for title in titles)


def test_nobody_is_asked_to_end_the_turn_of_a_bot() -> None:
    asked = Decision(view().viewer, "end", (("end",),))
    mine = replace(view(), decision=asked)
    assert seal_of(mine) == ("End turn", "", "red")
    assert seal_of(replace(mine, decision=None)).why == "not your turn"
    assert seal_of(replace(mine, computers=frozenset(range(4)))).why == "no player here"
