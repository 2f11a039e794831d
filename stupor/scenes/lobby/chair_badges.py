"""What the chairs of a lobby are known by: the arms they have chosen, or their colours."""

from __future__ import annotations

from stupor.scenes.game_parts import sheet_of
from stupor.scenes.lobby.setup import LobbySetup, badged
from stupor.stage.sheet import Badge


def badge_at(setup: LobbySetup, index: int) -> Badge:
    """What a chair is known by: what it has chosen, or its colour at this table."""
    picked = picked_at(setup, index)
    if picked is not None:
        return picked
    sheet = sheet_of(setup.game)
    if badged(setup) or index not in setup.taken:
        return sheet.NOBODY
    return sheet.badges({}, len(setup.taken))[setup.taken.index(index)]


def picked_at(setup: LobbySetup, index: int) -> Badge | None:
    """The badge that a chair has chosen, where badges are chosen."""
    variant = setup.picking
    if variant is None or not (setup.chairs[index].taken and setup.picked and badged(setup)):
        return None
    known = {badge.key: badge for badge in sheet_of(setup.game).BADGES}
    return known[str(variant.each[setup.place_of(index)].key)]
