"""The region that a choice would make whole is outlined by a thread of gold, whatever its size."""

import pytest

from stupor.games.burgundy.board import members
from stupor.games.burgundy.face.lights.outlines import outline
from stupor.games.burgundy.face.preview.ghosts import ghosts
from stupor.games.burgundy.game import GAME
from stupor.match.preview import foresee
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import centre
from stupor.stage.items import NineSlice, Picture
from tests.games.burgundy.busy import busy
from tests.games.burgundy.face.position import TABLES
from tests.games.burgundy.face.test_foretelling import seen


def sides(items: list[object]) -> list[Picture]:
    return [item for item in items if isinstance(item, Picture) and item.sprite == "glow/side"]


def dice_lit(items: list[object]) -> int:
    """How many dice in the tray are lit: those that would be used."""
    return sum(isinstance(i, NineSlice) and i.key.startswith("ghosts/die.") for i in items)


def finishing(kind: str, least: int) -> list[Picture]:
    """The lights of the first placement in a game that makes a region of so many spaces whole."""
    seats, options = TABLES[kind]
    for seed in range(5, 12):
        for state, option in busy(GAME, seats, seed, options):
            asked = GAME.rules.decision(state)
            if option[0] != "place" or asked is None:
                continue
            found = foresee(GAME.rules, state, option)
            told = [e for e in found.events if e.kind == "region"] if found else []
            view = seen(state, asked)
            board = view.board(view.duchy(asked.seat))
            spaces = members(board.region[int(option[3]) - 1]) if board else ()
            if found is not None and told and len(spaces) >= least:
                shown = sides(ghosts(view, found, asked.seat))
                return [light for light in shown if light.alpha == 255]
            if found is not None and told == []:
                shown = ghosts(view, found, asked.seat)
                assert sides(shown) and all(light.alpha < 255 for light in sides(shown))
                assert dice_lit(shown) == (option[1] > 0)
    raise LookupError(least)


@pytest.mark.parametrize(("kind", "least"), [("four", 1), ("four", 5), ("12a", 4), ("13b", 2)])
def test_a_region_about_to_be_whole_is_outlined(kind: str, least: int) -> None:
    """Given a tile over the last space of a region, then light runs all round it."""
    lights = finishing(kind, least)
    assert len(lights) >= 2 * least + 2


def test_sides_between_two_spaces_of_a_region_stay_dark() -> None:
    """Given two hexes side by side, then ten of their twelve sides are lit."""
    draw = DrawList("test")
    outline(draw, "region", [(0.0, 0.0, 92.0, 106.0), (92.0, 0.0, 92.0, 106.0)])
    assert len(sides([*draw.items])) == 10
    assert (92.0, 53.0) not in [centre(item.rect) for item in draw.items]
