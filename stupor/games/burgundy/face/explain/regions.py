"""Regions of a duchy: how full they are, and what they score when they are whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.games.burgundy import names
from stupor.games.burgundy.face.explain.shared_words import Explanation, capital, now, ways, whose
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import BUILDING, CASTLE, LIVESTOCK, MINE, MONASTERY, SHIP
from stupor.language import mark, tr

_SPACES: Final[Mapping[int, str]] = {
    BUILDING: mark(
        "A building goes here, with a {number}, next to a tile. Each building region "
        "holds each type only once."
    ),
    LIVESTOCK: mark("Livestock goes here, with a {number}, next to a tile."),
    SHIP: mark("A ship goes here, with a {number}, next to a tile."),
    MONASTERY: mark("A monastery goes here, with a {number}, next to a tile."),
    CASTLE: mark("A castle goes here, with a {number}, next to a tile."),
    MINE: mark("A mine goes here, with a {number}, next to a tile."),
}


_FIRST: Final = mark("Your first castle can stand here. It scores nothing.")


def region_of(view: TableView, duchy: int, space: int) -> Mapping[str, object]:
    """What the rules say of the region of a space, from 1."""
    regions = view.facts.get(f"regions.{duchy}")
    found = regions if isinstance(regions, list) else []
    return next((region for region in found if space in region["spaces"]), {})


def region_figures(view: TableView, duchy: int, space: int) -> str:
    """How full the region of a space is, and what it brings when it is whole."""
    region, board = region_of(view, duchy, space), view.board(duchy)
    if not region or board is None:
        return ""
    name = names.region_name(board.colours[space - 1])
    filled, size = region["filled"], board.region_size[board.region_of[space - 1]]
    if region["whole"]:
        return tr("{region} completed", region=name)
    return tr(
        "{region}: {filled} of {size} covered, {vp} VP if completed in this phase",
        filled=filled,
        size=size,
        region=name,
        vp=region["vp"],
    )


def space_text(view: TableView, duchy: int, space: int) -> Explanation | None:
    """A free space of a duchy: what it is for, and what its region and colour promise."""
    board = view.board(duchy)
    if board is None or not 1 <= space <= board.size:
        return None
    colour, number = board.colours[space - 1], board.numbers[space - 1]
    title = capital(tr("{kind} {number}", kind=names.space_kind(colour), number=number))
    if colour == CASTLE and duchy == view.duchy(view.viewer) and view.mine("castle"):
        return Explanation(title, tr(_FIRST), "", "setup.castle")
    numbers = now(
        whose(view, duchy),
        _possible(view, duchy, space),
        region_figures(view, duchy, space),
        colour_figures(view, duchy, colour),
        _inn(view, duchy, space),
        _post(view, duchy, space),
        _river(view, duchy, space),
    )
    return Explanation(title, tr(_SPACES[colour], number=number), numbers, "score.region")


def _possible(view: TableView, duchy: int, space: int) -> str:
    if duchy != view.duchy(view.viewer):
        return ""
    return ways(view, lambda option: option[0] == "place" and option[3] == space)


def colour_figures(view: TableView, duchy: int, colour: int) -> str:
    """How many spaces of a colour are left, and what covering them all brings."""
    left, bonus = view.numbers(f"left.{duchy}"), view.numbers("bonus_next")
    if colour >= len(left) or not left[colour]:
        return ""
    spaces = names.spaces_text(colour, left[colour])
    vp = bonus[colour] if colour < len(bonus) else 0
    if not vp:
        return tr("{spaces} left", spaces=spaces)
    return tr("{spaces} left, {vp} VP for covering all", spaces=spaces, vp=vp)


def _inn(view: TableView, duchy: int, space: int) -> str:
    if not region_of(view, duchy, space).get("inn"):
        return ""
    return tr("an inn makes the region one space larger")


def _post(view: TableView, duchy: int, space: int) -> str:
    """A lane of border posts that leads over the space."""
    board, lanes = view.board(duchy), view.facts.get(f"lanes.{duchy}")
    if board is None or not isinstance(lanes, list):
        return ""
    here = [n for n, (_, _, lane) in enumerate(board.lanes) if lane >> (space - 1) & 1]
    return (
        tr("on a lane between border posts: {count} of 5 covered", count=lanes[here[0]][2])
        if here
        else ""
    )


def _river(view: TableView, duchy: int, space: int) -> str:
    """The spaces that only a river joins with this one."""
    board = view.board(duchy)
    if board is None or not any(space - 1 in river for river in board.rivers):
        return ""
    return tr("a river connects it to another part of the duchy")
