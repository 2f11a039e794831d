"""What a game brings for its box, or a plain one."""

from __future__ import annotations

from typing import Final

from stupor.engine.box import Box
from stupor.games import registry
from stupor.language import tr

PLAIN_BOX: Final = Box()


def title_of(game: str) -> str:
    """What the game of that name is called on its box, in the player's language."""
    return tr(box_of(game).title or registry.get(game).title)


def seats_of(game: str) -> range:
    """For how many players a game is, as its box says."""
    players = box_of(game).players
    return registry.get(game).seats if players is None else range(players[0], players[1] + 1)


def box_of(game: str) -> Box:
    """The box of the game of that name; a plain one where it brings none."""
    part = registry.part(game, "box") if game in registry.names() else None
    box: Box = PLAIN_BOX if part is None else part.BOX
    return box


def seal_of(game: str, colour: str) -> str:
    """The sprite of a game's seal in wax of some colour."""
    return f"{box_of(game).wax}/{colour}"
