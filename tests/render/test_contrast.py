"""High contrast: inks grow stronger, panels solid, frames thick, and nothing changes its place."""

from __future__ import annotations

import pytest

from stupor.render.contrast import luminance, strengthened
from stupor.stage.items import Box, Colour, Group, Item, Label, NineSlice, Parts, Picture
from tests.support.contrast import ratio

RECT = (10.0, 20.0, 200.0, 60.0)


def strong(item: Item) -> Item:
    [found] = strengthened([item])
    return found


def test_black_on_white_is_the_most_there_is() -> None:
    assert ratio(luminance((0, 0, 0)), luminance((255, 255, 255))) == pytest.approx(21)
    assert ratio(0.3, 0.3) == 1


@pytest.mark.parametrize("colour", [(90, 58, 34), (163, 38, 46), (216, 196, 160), (128, 104, 84)])
def test_words_stand_out_from_their_rim(colour: Colour) -> None:
    label = strong(Label("l", 1, RECT, "Roma", colour=colour))
    assert isinstance(label, Label)
    assert label.outline is not None
    assert ratio(luminance(label.colour), luminance(label.outline)) > 7
    assert label.rect == RECT


def test_gilding_gives_way_to_plain_letters() -> None:
    layers = [Label(f"t.{name}", 1, RECT, "Main menu") for name in ("shadow", "foot", "gold")]
    assert [item.key for item in strengthened(layers)] == ["t.gold"]


@pytest.mark.parametrize("sprite", ["ui/panel-paper", "ui/tooltip", "ui/button-dark"])
def test_panels_are_solid_with_a_thick_frame(sprite: str) -> None:
    box = strong(NineSlice("s", 1, RECT, sprite, 24))
    assert isinstance(box, Box)
    assert box.fill is not None and len(box.fill) == 3
    assert box.width > 2


def test_frames_grow_thick_and_lose_their_veil() -> None:
    box = strong(Box("b", 1, RECT, (0, 0, 0, 165), (255, 210, 74, 100), 2))
    assert box == Box("b", 1, RECT, (0, 0, 0, 255), (255, 210, 74, 160), 3.2)


def test_pictures_stay_and_groups_are_strengthened_within() -> None:
    picture = Picture("p", 1, RECT, "disc/red")
    assert strong(picture) == picture
    group = Group("g", 1, RECT, Parts((Label("l", 1, RECT, "V"), picture)), (200, 60))
    inside = strong(group)
    assert isinstance(inside, Group)
    assert isinstance(inside.parts[0], Label) and inside.parts[0].outline is not None
    assert inside.parts[1] == picture
