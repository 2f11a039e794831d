"""The light about a card of the hand leans with the card and is not cut by the next one."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from stupor.engine.decision import Decision
from stupor.games.stupor_mundi.face.cards.card_light import card_lights
from stupor.games.stupor_mundi.face.cards.fan import card_box, paint_hand, paint_raised
from stupor.games.stupor_mundi.face.ui import UI
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.geometry import Point, centre, grown, holds, turned
from stupor.stage.highlight_roles import HOT, REACH
from stupor.stage.items import Box, Group, NineSlice, Picture, Rect
from stupor.stage.palette import HAND
from tests.games.stupor_mundi.face.fixture_position import view

SIZES = (3, 5, 7, 9, 12)
#: So far the rim may stand on the next card, which leans a little more.
TOUCH = 3.0


def hand_of(count: int) -> TableView:
    """The one who looks holds so many cards."""
    return view(hand=tuple(range(20, 20 + count)))


def cards_of(seen: TableView) -> list[str]:
    return seen.table.pieces(f"hand.{seen.viewer}")


def rim_of(light: Group) -> list[Point]:
    """Points of the clear inner line about a card, where they come out on the table."""
    (part,) = light.parts
    assert isinstance(part, NineSlice | Box)
    dx, dy = light.rect[0], light.rect[1]
    rim = grown(part.rect, -REACH) if isinstance(part, NineSlice) else part.rect
    return [turned(point, centre(light.rect), light.angle) for point in _round(rim, dx, dy)]


def _round(box: Rect, dx: float, dy: float) -> Iterator[Point]:
    x, y, w, h = box[0] + dx, box[1] + dy, box[2], box[3]
    for k in range(21):
        yield x, y + h * k / 20
        yield x + w, y + h * k / 20
        yield x + w * k / 20, y
        yield x + w * k / 20, y + h


def lies_on(point: Point, box: Rect, lean: float) -> bool:
    """Whether a point is on a card that leans, further in than its edge."""
    x, y, w, h = box
    inner = (x + TOUCH, y, w - TOUCH, h)
    return holds(inner, turned(point, centre(box), -lean))


@pytest.mark.parametrize("count", SIZES)
@pytest.mark.parametrize("strong", [False, True])
def test_a_light_leans_with_its_card(count: int, strong: bool) -> None:
    seen = hand_of(count)
    faces = {item.key.removeprefix("hand/"): item for item in paint_hand(seen) if item.z >= HAND}
    lights = card_lights(seen, cards_of(seen), strong)
    for card, light in zip(cards_of(seen), lights, strict=True):
        face = faces[card]
        assert isinstance(light, Group) and isinstance(face, Picture)
        assert light.angle == face.angle
    assert len({light.angle for light in lights if isinstance(light, Group)}) > 1


@pytest.mark.parametrize("count", SIZES)
def test_the_next_card_does_not_cut_a_light(count: int) -> None:
    """Given a fan, then the line about each card lies beside the next card, not on it."""
    seen = hand_of(count)
    cards = cards_of(seen)
    for card, after in pairwise(cards):
        light = card_lights(seen, [card])[0]
        assert isinstance(light, Group)
        box, lean = card_box(seen, after)
        assert [point for point in rim_of(light) if lies_on(point, box, lean)] == []


@pytest.mark.parametrize("count", SIZES)
def test_a_light_lies_over_all_cards(count: int) -> None:
    seen = hand_of(count)
    highest = max(item.z for item in paint_hand(seen))
    assert all(light.z > highest for light in card_lights(seen, cards_of(seen)))


def test_cards_that_may_be_played_have_a_thin_line_and_no_halo() -> None:
    """Given several cards to play, then none shines; the halo comes with the pointer."""
    seen = hand_of(3)
    for card, light in zip(cards_of(seen), card_lights(seen, cards_of(seen)), strict=True):
        assert isinstance(light, Group)
        (part,) = light.parts
        assert isinstance(part, Box) and part.width == 2 and part.fill is None
        number = int(card.split(".")[1])
        play = replace(seen, decision=Decision(seen.viewer, "turn", (("play", number, 1, "up"),)))
        halo = [i for i in paint_raised(play, card) if i.key.startswith(HOT)]
        assert len(halo) == 1 and isinstance(halo[0], NineSlice)
        quiet = replace(seen, decision=Decision(seen.viewer, "turn", (("pass",),)))
        assert not [i for i in paint_raised(quiet, card) if i.key.startswith(HOT)]


def test_a_card_under_the_pointer_is_painted_once_a_moment() -> None:
    """Given a card that stays under the pointer, then it is painted anew for another question."""
    seen, far = hand_of(3), (-1.0, -1.0)
    card, other = cards_of(seen)[:2]
    number = int(card.split(".")[1])
    play = replace(seen, decision=Decision(seen.viewer, "turn", (("play", number, 1, "up"),)))
    first = UI.board.paint_hovered(play, far, card)
    assert any(item.key.startswith(HOT) for item in first)
    assert UI.board.paint_hovered(play, far, card)[-1] is first[-1]
    assert UI.board.paint_hovered(play, far, other) != first
    quiet = replace(seen, decision=Decision(seen.viewer, "turn", (("pass",),)))
    UI.board.paint_hovered(play, far, card)
    painted = UI.board.paint_hovered(quiet, far, card)
    assert painted and not any(item.key.startswith(HOT) for item in painted)
    assert not UI.board.paint_hovered(quiet, far, "")
    assert not vars(UI.board), "all tables share the board: it keeps nothing of one that is left"
