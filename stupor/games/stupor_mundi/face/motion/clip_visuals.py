"""Every running clip gets the motion that shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from stupor.engine.events import MOVED, UNKNOWN
from stupor.games.stupor_mundi.face.cards.card_faces import CARD
from stupor.games.stupor_mundi.face.castle.structures import own_plan, stone_of
from stupor.games.stupor_mundi.face.lights.spots import spot
from stupor.games.stupor_mundi.face.motion.arrival import arrival, passage
from stupor.games.stupor_mundi.face.motion.banner import banner
from stupor.games.stupor_mundi.face.motion.clip_styles import faces_up
from stupor.games.stupor_mundi.face.motion.counting import Flash, counting
from stupor.games.stupor_mundi.face.motion.crown import crowning
from stupor.games.stupor_mundi.face.motion.decree import decree
from stupor.games.stupor_mundi.face.motion.falling import falling
from stupor.games.stupor_mundi.face.motion.goods_flights import Chip
from stupor.games.stupor_mundi.face.motion.landing import Closing, Emerge, Land
from stupor.games.stupor_mundi.face.motion.moves import Appear, Fly, Seal, Shuffle
from stupor.games.stupor_mundi.face.motion.sailing import Sail, course
from stupor.games.stupor_mundi.face.motion.sheets import Sheet, sheet_from, sheet_of
from stupor.games.stupor_mundi.face.rectangles import place_rect
from stupor.games.stupor_mundi.face.rivals.rival_panels import castle_plan, place_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, fitted
from stupor.stage.items import Rect
from stupor.stage.motion import Motion
from stupor.stage.name import parsed
from stupor.stage.timeline import Clip, TableModel

#: A card that is not a card of the hand is laid out like this where it ends.
LOOKS: Final = {"slot": "slot", "discard": "slot"}
#: Heights at which sprites are shown at rest: larger ones would be read from another sheet.
NATURAL: Final = {
    "card": CARD[1] * 0.77,
    "slot": 132.0,
    "edict": 57.0,
    "book": 44.0,
    "supply": 40.0,
    "papal": 52.0,
    "imperial": 52.0,
    "project": 48.0,
}
#: Shapes of the things of the expansions, which are smaller than their places.
THINGS: Final = {"book": 64 / 72, "supply": 100 / 86, "papal": 1.0, "imperial": 1.0, "project": 1.0}
#: How large a piece is that somebody carries to a small castle.
CARRIED: Final = 44.0
#: So many cards of a shuffled pile are seen.
SHUFFLED: Final = 5
#: What lies face down in zones whose name holds a word.
BEHIND: Final = (
    ("edict", "edict"),
    ("next", "edict"),
    ("ally", "ally"),
    ("under", "ally"),
    ("solo", "solo"),
)
#: Shapes of what is seen from behind.
SHAPES: Final = {"ally": 118 / 160}
EDICT: Final = 108 / 56


def visual(
    view: TableView, clip: Clip, key: str, held: Rect | None = None, calm: bool = False
) -> Motion | None:
    """The motion of a clip, None when there is nothing to see; `held` is where a hand let go."""
    if not clip.seconds:
        return None
    if clip.style in ("goods", "laurel", "count"):
        return counting(view, clip, key, calm)
    make = _MOTIONS.get(clip.style)
    return make(view, clip, key, held, calm) if make is not None else None


def start_of(view: TableView, clip: Clip) -> Rect | None:
    """Where the piece of a clip lies before it moves."""
    found = place_rect(view, clip.piece) if clip.piece != UNKNOWN else None
    return found or spot(view, clip.source)


def end_of(view: TableView, clip: Clip) -> Rect | None:
    """Where the piece of a clip lies afterwards."""
    if clip.target == "box" and clip.event.who < 0 and view.solo:
        return around(centre(view.anchors["solo.crest"]), 40)  # Frederick takes it away
    if clip.piece != UNKNOWN and clip.event.kind == MOVED:
        after = TableModel(view.table)
        try:
            after.fold(clip.event)
        except (KeyError, IndexError):
            return spot(view, clip.target)
        found = place_rect(replace(view, table=after.table), clip.piece)
        if found is not None:
            return found
    return spot(view, clip.target)


def _fly(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    start, end = held or start_of(view, clip), end_of(view, clip)
    if end is None or start is None:
        return None
    start, end = _shaped(clip, start), _shaped(clip, end)
    front, back = _faces(view, clip, start, end)
    if calm:
        return Appear(key, end, front)
    return Fly(key, start, end, front, back, 0.0 if held else clip.arc, held is not None)


def _shaped(clip: Clip, box: Rect) -> Rect:
    """Cards keep the shape of a card, whatever the shape of their place."""
    kind = _kind(clip)
    if kind == "card":
        return fitted(CARD[0] / CARD[1], box)
    if kind == "edict":
        return around(centre(box), *_sized(fitted(EDICT, box), NATURAL[kind]))
    if kind in THINGS:
        return around(centre(box), *_sized(fitted(THINGS[kind], box), NATURAL[kind]))
    return fitted(SHAPES[kind], box) if kind in SHAPES and clip.piece == UNKNOWN else box


def _kind(clip: Clip) -> str:
    if clip.piece != UNKNOWN:
        return parsed(clip.piece).kind
    zones = clip.source + clip.target
    return next((kind for mark, kind in BEHIND if mark in zones), "card")


def _faces(view: TableView, clip: Clip, start: Rect, end: Rect) -> tuple[Sheet, Sheet | None]:
    """What is seen at the end of the way, and what before a piece turns over."""
    look = LOOKS.get(parsed(clip.target).kind, "") if parsed(clip.piece).kind == "card" else ""
    larger = max(start, end, key=lambda box: box[2] * box[3])
    most = NATURAL.get(look or _kind(clip), larger[3])
    size = _sized(larger, most)
    piece = clip.piece if clip.piece != UNKNOWN else _kind(clip)
    if clip.event.kind != MOVED or clip.piece == UNKNOWN:
        return sheet_of(view, piece, size, "back"), None
    was, will = faces_up(clip.source, view.viewer), faces_up(clip.target, view.viewer)
    will = will and parsed(clip.target).kind != "down"
    face = sheet_of(view, piece, size, look)
    if was == will:
        return (face if will else sheet_of(view, piece, size, "back")), None
    other = sheet_of(view, piece, size, "back")
    return (face, other) if will else (other, face)


def _sized(box: Rect, most: float) -> tuple[float, float]:
    """The size of a box, no higher than a sprite of its kind is ever shown at rest."""
    high = min(box[3], most)
    return box[2] * high / box[3], high


def _shuffle(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    many = min(SHUFFLED, len(view.table.pieces(clip.source)))
    fly = _fly(view, clip, key, None, calm)
    if not isinstance(fly, Fly) or not many:
        return fly
    return Shuffle(tuple(replace(fly, key=f"{key}.{k}") for k in range(many)))


def _land(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    seat, site = parsed(clip.target).parts
    mine = seat == str(view.viewer)
    plan = own_plan(view) if mine else castle_plan(view, place_of(view, int(seat)))
    stone = stone_of(view, site, clip.piece)
    if calm:
        return Emerge(key, site, stone, plan)
    start = held or start_of(view, clip)
    if start is None:
        return Land(key, site, stone, plan)
    if not mine:
        start = around(centre(start), CARRIED, CARRIED)
    over = around(plan.feet[site], start[2], start[3])
    front = sheet_of(view, clip.piece, (start[2], start[3]))
    return Land(key, site, stone, plan, Fly(key, start, over, front, None, clip.arc))


def _close(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    place = spot(view, clip.target)
    head = parsed(clip.target).kind
    if calm or head != "side" or place is None:
        return Flash(key, place, not calm) if place else None
    seat, side = map(int, parsed(clip.target).parts)
    if seat == view.viewer:
        return Closing(key, side, own_plan(view), {"income": centre(place)})
    return Closing(key, side, castle_plan(view, place_of(view, seat)), {})


def _sail(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    start, end = held or start_of(view, clip), end_of(view, clip)
    if start is None or end is None:
        return None
    size = (end[2], end[3])
    ship = sheet_of(view, clip.piece, size)
    if calm:
        return Appear(key, end, ship)
    if held is not None:
        return Fly(key, held, end, ship, None, 0.0, True)
    source, target = (parsed(zone).number for zone in (clip.source, clip.target))
    return Sail(key, course(view, start, end, source, target), size, ship)


def _seal(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    place = spot(view, clip.target)
    if place is None:
        return None
    who = clip.event.who
    sprite = f"seal/{view.colour(who)}" if who >= 0 else "seal/gold"
    return Flash(key, place) if calm else Seal(key, place, sprite)


def _decree(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    start, end = start_of(view, clip), end_of(view, clip)
    if start is None or end is None or not view.game_event:
        return _fly(view, clip, key, held, calm)
    return decree(view, clip.piece, key, start, end, calm)


def _crown(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    return None if calm else crowning(view, clip, key)


def _lost(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    return falling(view, clip, key, calm)


def _light(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    place = spot(view, clip.target)
    return Flash(key, place) if place else None


def _chip(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    place = spot(view, clip.target)
    words = f"+{clip.event.args[-1]}"
    return Chip(key, place, words, True, 0.0 if calm else 18.0) if place else None


def _turn(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    """A Crusade board that turns over, with the light of the stroke in reduced motion."""
    place = spot(view, clip.target)
    if place is None:
        return None
    if calm:
        return Flash(key, place)
    sprite = clip.target.replace(".", "/")
    front, back = (_board(name, place) for name in (f"{sprite}-ban", sprite))
    return Fly(key, place, place, front, back, 18.0)


def _arrival(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    """An Ally who enters somebody's service: on a large plate, or on a strip over its panel."""
    fly = _fly(view, clip, key, held, calm)
    seat = int(parsed(clip.target).parts[0])
    start = held or start_of(view, clip)
    if fly is None or start is None or not 0 <= seat < view.seats:
        return fly
    if seat == view.viewer and view.seated and not view.brief:
        return arrival(view, clip, key, start, calm)
    return passage(view, clip, key, fly, seat)


def _banner(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    return banner(view, clip, key, calm or view.brief)


def _board(sprite: str, place: Rect) -> Sheet:
    draw = DrawList("board")
    draw.picture("face", (0.0, 0.0, place[2], place[3]), sprite)
    return sheet_from(draw, (place[2], place[3]))


MakeMotion = Callable[[TableView, Clip, str, Rect | None, bool], Motion | None]
_MOTIONS: Final[dict[str, MakeMotion]] = {
    "fly": _fly,
    "shuffle": _shuffle,
    "rise": _land,
    "sail": _sail,
    "seal": _seal,
    "closed": _close,
    "income": _light,
    "chip": _chip,
    "lost": _lost,
    "crown": _crown,
    "decree": _decree,
    "turn": _turn,
    "arrival": _arrival,
    "banner": _banner,
}
