"""Taking a tile from a numbered depot, and a shield for doubles."""

from __future__ import annotations

from stupor.engine import telling
from stupor.engine.agenda import push
from stupor.engine.notation import Option
from stupor.games.burgundy import verbs
from stupor.games.burgundy.data.depots import SPACES
from stupor.games.burgundy.effects.storing import Overfull, obtain
from stupor.games.burgundy.state import State

OVERFULL = Overfull()


def take_option(s: State, who: int, option: Option) -> None:
    """Bring the chosen tile to storage."""
    tile = int(option[2])
    if s.events is not None:
        telling.note(s, "took", who, tile, s.depots.index(tile) // SPACES + 1)
    obtain(s, who, tile)


def shield_option(s: State, who: int, option: Option) -> None:
    """Raise the chosen shield over a castle."""
    verbs.raise_shield(s, who, int(option[1]) - 1, int(option[2]), int(option[3]) - 1)
    push(s, OVERFULL)
