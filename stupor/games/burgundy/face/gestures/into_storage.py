"""A tile on its way to storage: where it may be laid, and what makes room for it."""

from __future__ import annotations

from collections.abc import Iterator

from stupor.engine.notation import Option
from stupor.games.burgundy.face.gestures.asked import Asked
from stupor.stage.affordance import Gesture
from stupor.stage.name import parsed


def into_storage(
    asked: Asked, option: Option, tile: int, follow: Option = (), quick: bool = False
) -> Iterator[Gesture]:
    """Drop it on a free place, or on the stored tile that leaves the game for it."""
    piece = asked.tile(tile)
    own, shared = asked.shelves
    both = bool(own and shared)
    for places, kept in ((own, "own"), (shared, "shared")):
        then = follow or (("keep", kept) if both else ())
        alone = quick and not both  # where either storage has room, a click chooses none
        yield from (Gesture(option, piece, place, quick=alone, follow=then) for place in places)
    if not own and not shared and not follow:
        for other in asked.stored:
            yield Gesture(option, piece, other, follow=("discard", tile_number(other)))


def tile_number(piece: str) -> int:
    """The tile behind a piece, 200 more where it lies face down."""
    face, number = parsed(piece)
    return int(number) + 200 * (face == "back")
