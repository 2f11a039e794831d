"""Pieces in flight for the frames that are measured: real motions of an End Phase and a turn."""

from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.motion.casting import cast
from stupor.games.stupor_mundi.face.motion.direction import Director
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.choreographer import Choreographer
from stupor.stage.items import Item
from stupor.stage.motion import Motion

#: Frames from the beginning to the end of a motion.
FRAMES = 40


def twelve(view: TableView) -> list[Motion]:
    """Five cards are dealt, three cubes and two coins come in, a ship and a Specialist move."""
    seat = view.viewer
    city = next(c for c in range(5) if f"ship.{seat}" in view.table.pieces(f"city.{c}"))
    man = next(z for z, here in view.table.zones.items() if f"specialist.{seat}.0" in here)
    events = [
        *(Event("moved", seat, (f"card.{n}", f"deck.{seat}", f"hand.{seat}")) for n in DEALT),
        Event("counter", seat, (f"grain.{seat}", 5, 3, "market")),
        Event("counter", seat, (f"coins.{seat}", 5, 2, "market")),
        Event("moved", seat, (f"ship.{seat}", f"city.{city}", f"city.{(city + 2) % 5}")),
        Event("moved", seat, (f"specialist.{seat}.0", man, "work.c.3")),
    ]
    clips = Choreographer(Director().direct).clips(events)
    found = [cast(view, clip, f"bench{n}") for n, clip in enumerate(clips)]
    return [motion for motion in found if motion is not None]


def in_the_air(motions: list[Motion], frame: int) -> tuple[Item, ...]:
    """What is seen in a frame; the motions begin one after the other and start over."""
    found: list[Item] = []
    for number, motion in enumerate(motions):
        found += motion.items((frame + 4 * number) % FRAMES / FRAMES)
    return tuple(found)


DEALT = (101, 105, 203, 210, 216)
