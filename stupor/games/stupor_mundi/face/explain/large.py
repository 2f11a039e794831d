"""The boards of a rival that is seen close, part by part."""

from typing import Final

from stupor.games.stupor_mundi.face.explain import castle, player
from stupor.games.stupor_mundi.face.explain.shared_words import Spots
from stupor.games.stupor_mundi.face.rivals.closeup import seen_by, shift
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.boxes import moved
from stupor.stage.name import parsed

#: Plates of the Player Board, which speak of the one who looks.
OWN: Final = frozenset({"action", "keep"})


def large_spots(view: TableView, seat: int) -> Spots:
    """Names and places of everything that tells of this rival, the uppermost first."""
    theirs = seen_by(view, seat)
    dx, dy = shift(view, theirs)
    for region in (player, castle):
        for name, box in region.spots(theirs):
            kind, *parts = parsed(name).words
            if parts[:1] == [str(seat)] and kind not in OWN:  # those have numbers of their own
                yield name, moved(box, dx, dy)
