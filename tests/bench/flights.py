"""Pieces in flight for the frames that are measured: real motions of what happens in a game."""

from stupor.engine.events import Event
from stupor.stage.choreographer import Choreographer
from stupor.stage.game_ui import GameUI
from stupor.stage.items import Item
from stupor.stage.motion import Motion
from stupor.stage.view import View

#: Frames from the beginning to the end of a motion.
FRAMES = 40
DEALT = (101, 105, 203, 210, 216)


def twelve(game: str, ui: GameUI[View], view: View) -> list[Motion]:
    """The motions of a dozen things at once."""
    events = _FLIGHTS[game](view)
    clips = Choreographer(ui.animation.plan().style_of).clips(events)
    found = [ui.animation.visual(view, clip, f"bench{n}").motion for n, clip in enumerate(clips)]
    return [motion for motion in found if motion is not None]


def _stupor_mundi(view: View) -> list[Event]:
    """Five cards are dealt, three cubes and two coins come in, a ship and a Specialist move."""
    seat = view.viewer
    city = next(c for c in range(5) if f"ship.{seat}" in view.table.pieces(f"city.{c}"))
    man = next(z for z, here in view.table.zones.items() if f"specialist.{seat}.0" in here)
    return [
        *(Event("moved", seat, (f"card.{n}", f"deck.{seat}", f"hand.{seat}")) for n in DEALT),
        Event("counter", seat, (f"grain.{seat}", 5, 3, "market")),
        Event("counter", seat, (f"coins.{seat}", 5, 2, "market")),
        Event("moved", seat, (f"ship.{seat}", f"city.{city}", f"city.{(city + 2) % 5}")),
        Event("moved", seat, (f"specialist.{seat}.0", man, "work.c.3")),
    ]


def _burgundy(view: View) -> list[Event]:
    """Two dice are thrown, seven tiles go to storage, silver, workers and points come in."""
    seat = view.viewer
    tiles = [
        (piece, zone)
        for zone, here in view.table.zones.items()
        for piece in here
        if zone.startswith("depot.") and piece.startswith("hex.")
    ]
    return [
        *(Event("counter", seat, (f"die.{seat}.{n}", n + 2, 1, "roll")) for n in (1, 2)),
        *(Event("moved", seat, (tile, zone, f"storage.{seat}.1")) for tile, zone in tiles[:7]),
        Event("counter", seat, (f"silver.{seat}", 5, 2, "mines")),
        Event("counter", seat, (f"workers.{seat}", 5, 2, "workers")),
        Event("counter", seat, (f"vp.{seat}", 50, 10, "regions")),
    ]


_FLIGHTS = {"stupor_mundi": _stupor_mundi, "burgundy": _burgundy}


def in_the_air(motions: list[Motion], frame: int) -> tuple[Item, ...]:
    """What is seen in a frame; the motions begin one after the other and start over."""
    found: list[Item] = []
    for number, motion in enumerate(motions):
        found += motion.items((frame + 4 * number) % FRAMES / FRAMES)
    return tuple(found)
