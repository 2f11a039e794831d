"""Where tiles may lie, and what workers they take."""

from __future__ import annotations

from typing import Any

from tests.games.burgundy.oracle.position import Position
from tests.games.burgundy.oracle.tiles import BLANK, INN, what

FREE = {"B": 9, "A": 10, "S": 10, "C": 11, "M": 11, "Y": 11}


def steps(die: int, number: int) -> int:
    """How far a number is from another one; 6 and 1 are neighbours."""
    away = abs(die - number)
    return min(away, 6 - away)


def workers(p: Position, duchy: dict[str, Any], die: int, number: int, free: int = 0) -> int:
    """The fewest workers that make one number of a die; `free` is the monastery that helps."""
    if die in (0, 7):
        return 0
    far = steps(die, number) - (1 if free in p.powers(duchy) else 0)
    reach = 2 if 8 in p.powers(duchy) else 1
    return max(0, -(-far // reach))


def fits(p: Position, duchy: dict[str, Any], tile: int, space: int) -> bool:
    """Whether a tile may lie on a space, whatever the number (B24, B27, B28, B53, B75)."""
    board, this = p.land(duchy), what(tile)
    if duchy["spaces"][space] != -1:
        return False
    if not p.covered(duchy) & board.near[space] and 18 not in duchy["shields"]:
        return False
    region = [duchy["spaces"][other] for other in board.region(space)]
    inside = [what(other) for other in region if other != -1]
    if this.colour == INN:
        return all(other.colour != INN for other in inside)
    if this.colour == BLANK:
        return True
    if this.colour != board.colours[space]:
        return False
    if this.colour == "B" and 1 not in p.powers(duchy):
        return all(other.type != this.type for other in inside)
    return True


def places(p: Position, duchy: dict[str, Any], tile: int, die: int, pay: int) -> list[int]:
    """The spaces, from 1, where a tile may lie with a die and so many workers at most."""
    free = FREE.get(what(tile).colour, 0)
    return [
        space + 1
        for space, number in enumerate(p.land(duchy).numbers)
        if fits(p, duchy, tile, space) and workers(p, duchy, die, number, free) <= pay
    ]
