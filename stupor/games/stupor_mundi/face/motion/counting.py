"""Counters that change: goods and coins that come and go, laurels, tracks; lights that flash."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.face.lights.last_moves import palace_places
from stupor.games.stupor_mundi.face.lights.spots import purse_spot, spot, store_spots
from stupor.games.stupor_mundi.face.margin.vp_rail import disc_box
from stupor.games.stupor_mundi.face.motion.goods_flights import Chip, Goods, Laurel, Together
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.games.stupor_mundi.wording import goods_text
from stupor.stage.easing import bump, ease_out_cubic, stepped
from stupor.stage.geometry import around, centre, grown
from stupor.stage.items import Box, Item, Picture, Rect
from stupor.stage.motion import Motion
from stupor.stage.name import parsed
from stupor.stage.palette import GILT, LIFTED, clear
from stupor.stage.timeline import Clip

#: So many coins are seen at most.
COINS: Final = 6
COIN: Final = 34.0
NAMED: Final = ("vp", "grain", "stone")
#: When the plate with the sum begins to rise, and how far; on the panel of a rival it sinks, for
#: the arms of the House are above its purse.
SUM: Final = 0.55
RISES: Final = 30.0
SINKS: Final = -26.0
ALPHAS = (0, 51, 102, 153, 204, 255)


def _framed(key: str, place: Rect | None) -> Frame | None:
    return Frame(key, place) if place else None


def counting(view: TableView, clip: Clip, key: str, calm: bool) -> Motion | None:
    """The motion of a counter; in reduced motion only its sum."""
    name, _, delta, _ = clip.event.args
    what, seat = parsed(str(name))
    change = int(delta)
    if what == "f":
        return _framed(key, palace_spot(view, str(name), change))
    home = _home(view, what, int(seat), change)
    if home is None:
        return None
    mine = int(seat) == view.viewer
    rise = RISES if mine else SINKS
    chip = Chip(key, home, words_of(what, change, mine), change > 0, 0.0 if calm else rise)
    if calm:
        return chip
    if what == "vp":
        return _laurel(view, clip, key, int(seat), change) or chip
    away = spot(view, clip.source or clip.target) or around(centre(home), COIN)
    return Together(((0.0, _goods(view, key, what, int(seat), change, away)), (SUM, chip)))


def words_of(what: str, change: int, named: bool) -> str:
    """A change, such as +3 VP; on a small panel the picture below it says of what."""
    sign = "+" if change > 0 else "\u2212"
    told = named and what in NAMED
    return sign + (goods_text(what, abs(change)) if told else str(abs(change)))


def _home(view: TableView, what: str, seat: int, change: int) -> Rect | None:
    if not 0 <= seat < view.seats:
        return None
    if what == "vp":
        return spot(view, f"vp.{seat}")
    if what == "coins":
        return purse_spot(view, seat)
    found = store_spots(view, seat, what, change)
    return found[-1] if found else None


def _goods(view: TableView, key: str, what: str, seat: int, change: int, away: Rect) -> Goods:
    if what == "coins":
        number = min(COINS, abs(change))
        purse = purse_spot(view, seat) or away
        near = (around(centre(purse), min(COIN, purse[3])),) * number
        far = (around(centre(away), min(COIN, away[3] + 6)),) * number
        ends = (near, far) if change < 0 else (far, near)
        return Goods(key, GOOD_OF[what].sprite, *ends, leaves=True)
    homes = tuple(store_spots(view, seat, what, change))
    far = (around(centre(away), homes[0][2]),) * len(homes)
    if change < 0:
        return Goods(key, GOOD_OF[what].sprite, homes, far, leaves=True)
    return Goods(key, GOOD_OF[what].sprite, far, homes, falls=True)


def _laurel(view: TableView, clip: Clip, key: str, seat: int, change: int) -> Laurel | None:
    now = int(clip.event.args[1])
    start = spot(view, clip.source) or spot(view, f"vp.{seat}")
    if start is None:
        return None
    goal = disc_box(view, seat, now)
    disc = around(centre(disc_box(view, seat, now - change)), goal[2])
    sprite = f"disc/{view.colour(seat)}"
    return Laurel(key, start, disc, goal, sprite, change, f"{change:+d}".replace("-", "\u2212"))


def palace_spot(view: TableView, name: str, change: int) -> Rect | None:
    """The place of Frederick's Palace that a change of a counter touches."""
    places = palace_places(name, view.count(name) + change, change)
    return view.anchors.get(places[0]) if places else None


@record
class Flash:
    """A place lights up, and a ring runs outward."""

    key: str
    place: Rect
    strong: bool = False

    def items(self, t: float) -> list[Item]:
        """The light at a share of its time."""
        alpha = ALPHAS[min(5, round(5 * min(1.0, 1.6 * bump(t))))]
        if not alpha:
            return []
        at, wide = centre(self.place), max(self.place[2], self.place[3])
        found: list[Item] = [
            Picture(f"{self.key}.glow", LIFTED, around(at, wide * 1.9), "glow/round", alpha=alpha)
        ]
        if self.strong:
            ring = around(at, wide * (0.9 + 1.1 * stepped(ease_out_cubic(t), 8)))
            found.append(_ring(f"{self.key}.ring", ring, alpha))
        return found


@record
class Frame:
    """A place is framed while something about it changes."""

    key: str
    place: Rect

    def items(self, t: float) -> list[Item]:
        """The frame, paler at both ends."""
        alpha = ALPHAS[min(5, round(5 * min(1.0, 2 * bump(t))))]
        if not alpha:
            return []
        box = grown(self.place, 2)
        return [Box(f"{self.key}.frame", LIFTED, box, None, clear(GILT, alpha), 3, 7)]


def _ring(key: str, box: Rect, alpha: int) -> Box:
    return Box(key, LIFTED + 1, box, None, clear(GILT, alpha), 3, box[2] / 2)
