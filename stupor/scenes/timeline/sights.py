"""Who may see which hand in a game as it was: while it runs, nobody learns what is still hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from stupor.match.session import Session
from stupor.match.way_back import SANDBOX
from stupor.table.session.flow import TurnFlow


class Sights(NamedTuple):
    """The chair to look from first, the chairs whose hand may be seen, and whose leave it takes."""

    first: int
    open: frozenset[int]
    agree: tuple[int, ...]


def sights_of(
    game: TurnFlow | Session, options: Mapping[str, object], viewer: int | None = None
) -> Sights:
    """What may be seen of a game; whoever looks at its table already sees the own hand."""
    session = game.session if isinstance(game, TurnFlow) else game
    humans = [seat for seat, chair in enumerate(session.seats) if chair.human]
    first = viewer if viewer is not None else humans[0] if humans else 0
    if isinstance(game, TurnFlow) and viewer is None:
        first = game.viewer
    if session.over:
        return Sights(first, frozenset(range(len(session.seats))), ())
    shared = len(humans) > 1
    if not shared or options.get("hands") == "open":
        seen = frozenset(humans)
    else:
        eyes = game.eyes if isinstance(game, TurnFlow) else None
        seen = frozenset(() if eyes is None else (eyes,))
    asked = shared and session.mode != SANDBOX
    return Sights(first, seen, tuple(humans) if asked else ())
