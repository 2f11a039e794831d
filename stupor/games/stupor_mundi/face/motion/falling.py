"""What a full warehouse does not take: it turns grey above the cells and falls away."""

from __future__ import annotations

from typing import Final

from stupor.engine.events import COUNTER
from stupor.engine.record import record
from stupor.games.stupor_mundi.face.lights.spots import spot, store_spots
from stupor.games.stupor_mundi.face.motion.goods_flights import ARC
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.stage.easing import bump, ease_in_out_cubic, part, stepped
from stupor.stage.geometry import around, centre, moved
from stupor.stage.items import Item, Picture, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import LIFTED
from stupor.stage.timeline import Clip
from stupor.stage.tween import between

#: Shares of the time: it has come, it has been seen to find no room.
COMES: Final = 0.40
WAITS: Final = 0.58
#: How high above its cell it waits, how deep it falls, how far it tumbles and drifts: in cubes.
ABOVE: Final = 0.75
DEEP: Final = 3.0
TUMBLE: Final = 60.0
ASIDE: Final = 0.5
STEPS: Final = 6


@record
class Falling:
    """A cube on its way to a full store, where it finds no room and falls past the table's edge."""

    key: str
    sprite: str
    start: Rect
    over: Rect
    calm: bool = False

    def items(self, t: float) -> list[Item]:
        """The cube at a share of its way."""
        if self.calm:
            return [Picture(self.key, LIFTED + 20, self.over, self.sprite, shade=True)]
        if t >= COMES:
            return self._gone(part(t, WAITS, 1.0))
        share = part(t, 0.0, COMES)
        x, y = centre(between(self.start, self.over, ease_in_out_cubic(share)))
        _, _, w, h = between(self.start, self.over, stepped(share, STEPS))
        place = around((x, y - ARC * bump(share)), w, h)
        return [Picture(self.key, LIFTED + 20, place, self.sprite)]

    def _gone(self, fallen: float) -> list[Item]:
        """Grey, ever faster, tumbling, and paler towards the end."""
        if fallen >= 1:
            return []
        side = self.over[3]
        place = moved(self.over, ASIDE * side * fallen, DEEP * side * fallen * fallen)
        angle = TUMBLE * stepped(fallen, STEPS)
        alpha = 255 if fallen < 0.7 else round(255 * (1 - stepped(part(fallen, 0.7, 1.0), STEPS)))
        return [Picture(self.key, LIFTED + 20, place, self.sprite, angle, alpha, shade=True)]


def falling(view: TableView, clip: Clip, key: str, calm: bool) -> Falling | None:
    """The fall of a cube that comes in vain, or that makes room for another."""
    event, seat = clip.event, clip.event.who
    what = parsed(str(event.args[0])).kind
    homes = store_spots(view, seat, what, -1 if event.kind == COUNTER else 1)
    if not homes:
        return None
    start = homes[0] if event.kind == COUNTER else spot(view, clip.source) or homes[0]
    over = moved(homes[0], 0, -ABOVE * homes[0][3])
    return Falling(key, GOOD_OF[what].sprite, around(centre(start), *over[2:]), over, calm)
