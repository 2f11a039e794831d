"""Pieces in the hand and on their way, by ship, out of the mines, dice; light about what came."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.games.burgundy.face.components.medals_and_chips import die_sprite
from stupor.games.burgundy.face.components.tiles import SMALL, sprite_of
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import EXTRA, held_number
from stupor.stage.easing import bump, ease_in_out_cubic, ease_out_cubic, part, settle, stepped
from stupor.stage.geometry import around, centre
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import GILT, LIFTED, Rgb, clear
from stupor.stage.tween import between

#: Sizes on the way from one place to another: so many surfaces are made at most.
SIZES: Final = 6
#: Shares of a throw at which its key frames begin: lifted, rising, on top, falling, the knock.
KEYS: Final = (0.0, 0.15, 0.33, 0.53, 0.70)
LANDED: Final = 0.83
#: The key frames of the other die.
OTHER: Final = (2, 1, 4, 3, 5)
#: The frame of a throw, and where the die lies in it, as it was drawn.
FRAME: Final[Rect] = (18.0, 44.0, 120.0, 144.0)
DIE: Final = 84.0
#: The plate of a gain, a large one, and how high a place is that has room for it.
PLATE: Final = (58.0, 25.0)
LARGE: Final = (78.0, 34.0)
ROOMY: Final = 60.0
GROUND: Final = (24, 12, 6, 255)
FIGURE: Final[Rgb] = (255, 236, 170)
FLASHES: Final = (230, 190, 150, 100, 50)
#: Shares of the time: a good is on board, and it goes ashore.
ABOARD: Final = 0.40
ASHORE: Final = 0.52
#: How large goods are on a ship, and how much higher each lies than the one below.
ON_SHIP: Final = 0.46
LAYER: Final = 5.0
#: How large a coin is in the mine, and the share of the time between the first and the last.
COIN: Final = 0.40
SPREAD: Final = 0.45
HOP: Final = 30.0
#: Tilts are rounded to this many degrees, so that few pictures need to be turned.
TILT: Final = 2
#: A lifted piece throws its shadow so far at full height.
DROP: Final = 14.0
#: What is taken from a plate or a purse, in the hand.
HELD_COIN: Final = 60.0
SIGNS: Final = {
    "silver": "piece/silver",
    "supply": "piece/worker",
    "workers": "piece/worker",
    "buy": "act/buy",
}


@record
class Fly:
    """A piece that flies in an arc; what a hand has let go only settles."""

    key: str
    start: Rect
    end: Rect
    sprite: str
    arc: float = 0.0
    dropped: bool = False

    def items(self, t: float) -> list[Item]:
        """The piece at a share of its way, with its shadow on the table below."""
        ease = settle if self.dropped else ease_in_out_cubic
        x, y = centre(between(self.start, self.end, ease(t)))
        _, _, w, h = between(self.start, self.end, stepped(ease_out_cubic(t), SIZES))
        middle = (x, y - self.arc * bump(t))
        found: list[Item] = []
        if self.sprite.startswith("hex/") and w >= SMALL:
            shade = around((x + 4, y + 8), w, h)
            found.append(Picture(f"{self.key}.shade", LIFTED, shade, "hex/any.shadow", alpha=170))
        return [*found, Picture(self.key, LIFTED + 1, around(middle, w, h), self.sprite)]


@record
class Appear:
    """Reduced motion: what comes is lit in its place."""

    key: str
    place: Rect
    sprite: str

    def items(self, t: float) -> list[Item]:
        """The piece, ever more of it."""
        alpha = FLASHES[::-1][min(4, int(t * 5))]
        return [Picture(self.key, LIFTED, self.place, self.sprite, alpha=alpha)]


@record
class Throw:
    """A die that is thrown: key frames, the landing with its number, rest."""

    key: str
    place: Rect
    colour: str
    number: int
    other: bool = False
    calm: bool = False

    def items(self, t: float) -> list[Item]:
        """The die at a share of the throw; the other of two shows other sides on its way."""
        x, y, w, _ = self.place
        k = w / DIE
        frame = (x - FRAME[0] * k, y - FRAME[1] * k, FRAME[2] * k, FRAME[3] * k)
        if t >= LANDED or (self.calm and t >= 0.5):
            sprite = f"die/{self.colour}-land-{self.number}"
        else:
            step = 1 if self.calm else sum(t >= begin for begin in KEYS)
            sprite = f"die/{self.colour}-key-{OTHER[step - 1] if self.other else step}"
        return [Picture(self.key, LIFTED, frame, sprite)]


@record
class Flash:
    """Light about a place; a burst is larger and turns behind what has come about."""

    key: str
    place: Rect
    burst: bool = False

    def items(self, t: float) -> list[Item]:
        """The light, ever less of it."""
        alpha = FLASHES[min(4, int(t * 5))]
        wide = max(self.place[2], 80.0) * (1.9 if self.burst else 1.35)
        sprite = "glow/burst" if self.burst else "glow/possible-round"
        return [Picture(self.key, LIFTED, around(centre(self.place), wide), sprite, alpha=alpha)]


@record
class Gain:
    """What is gained or paid: a plate with a sign and a figure, `after` so many others.

    It rises from a tile, or from the head of what lies in heaps, whose number stays seen; with a
    rival, where there is little room, it stays in its place.
    """

    key: str
    place: Rect
    words: str
    sprite: str = ""
    rise: float = 26.0
    after: int = 0

    def items(self, t: float) -> list[Item]:
        """The plate, a little higher."""
        x, y, w, h = self.place
        wide, high = LARGE if h >= ROOMY else PLATE
        wide = min(wide, w) if w > h else wide
        left = x if h < ROOMY and w > wide else x + (w - wide) / 2
        top = y if h >= ROOMY and w > h else y + (h - high) / 2
        risen = self.rise * ease_out_cubic(t) if h >= ROOMY else 0.0
        return self._plate((left, top + self.after * (high + 1) - risen, wide, high))

    def _plate(self, box: Rect) -> list[Item]:
        """Sign and figure on a dark plate."""
        x, y, w, h = box
        sign = around((x + h / 2 + 2, y + h / 2), h - 3)
        signed = bool(self.sprite) and w > 2 * h
        start = x + h if signed else x
        return [
            Box(f"{self.key}.plate", LIFTED + 1, box, GROUND, clear(GILT, 230), radius=h / 2),
            *([Picture(f"{self.key}.sign", LIFTED + 2, sign, self.sprite)] * signed),
            Label(
                self.key,
                LIFTED + 2,
                (start, y, x + w - start - 3, h),
                self.words,
                "number",
                h * 0.78,
                colour=FIGURE,
            ),
        ]


def look_of(piece: str, wide: float, colour: str = "red") -> str:
    """The sprite of any piece."""
    head, rest = parsed(piece)
    if head in ("hex", "back"):
        return sprite_of(piece, wide)
    if head == "goods" and rest.isdigit():
        return f"goods/{(int(rest) - 1) // 7 + 1}"
    if head == "bonus":
        return f"bonus/{rest.replace('.', '-')}"
    if head in ("shield", "route") and rest.isdigit():
        return f"{head}/{rest}"
    return f"pawn/{colour}" if head == "pawn" else "goods/back"


@record
class Load:
    """A good that hops onto a ship, lies there on those before it, and glides to its stack."""

    key: str
    start: Rect
    ship: Rect
    end: Rect
    sprite: str
    layer: int = 0
    arc: float = 0.0

    def items(self, t: float) -> list[Item]:
        """The good at a share of its way."""
        x, y = centre(self.ship)
        deck = around((x, y - LAYER * self.layer), self.ship[2] * ON_SHIP)
        first, second = part(t, 0, ABOARD), part(t, ASHORE, 1)
        begin, end, share = (self.start, deck, first) if not second else (deck, self.end, second)
        x, y, w, h = between(begin, end, ease_in_out_cubic(share))
        lifted = (x, y - self.arc * bump(share), w, h)
        return [Picture(self.key, LIFTED + 1 + self.layer, lifted, self.sprite)]


@record
class Coins:
    """A coin hops out of each mine, one after the other, and into the purse."""

    key: str
    mines: tuple[Rect, ...]
    purse: Rect
    sprite: str

    def items(self, t: float) -> list[Item]:
        """Those that are on their way."""
        found: list[Item] = []
        for number, mine in enumerate(self.mines):
            begin = SPREAD * number / len(self.mines)
            share = part(t, begin, begin + 1 - SPREAD)
            if 0 < share < 1:
                x, y = centre(between(mine, self.purse, ease_in_out_cubic(share)))
                box = around((x, y - HOP * bump(share)), max(18.0, mine[2] * COIN))
                found.append(Picture(f"{self.key}.{number}", LIFTED + 1, box, self.sprite))
        return found


def held_piece(
    view: TableView, piece: str, rect: Rect, height: float = 1.0, tilt: float = 0.0
) -> list[Item]:
    """A die, a tile or goods held that high over the table."""
    x, y, w, h = rect = _size(view, piece, rect)
    angle = round(tilt / TILT) * TILT
    sprite, shade = _look(view, piece, w)
    if not sprite:
        return []
    found: list[Item] = []
    if shade:
        low = (x + DROP * height * 0.5, y + DROP * height, w, h)
        found.append(Picture(f"held/{piece}.shade", LIFTED, low, shade, angle=angle, alpha=170))
    return [*found, Picture(f"held/{piece}", LIFTED + 1, rect, sprite, angle=angle)]


def _size(view: TableView, piece: str, rect: Rect) -> Rect:
    """A die taken up by a handle is as large as a die, a coin from its plate as large as a coin."""
    if parsed(piece).kind in SIGNS:
        return around(centre(rect), HELD_COIN)
    if parsed(piece).kind != "die" or rect[2] == rect[3]:
        return rect
    return around(centre(rect), view.anchors["die.1"][2])


def _colour(view: TableView, piece: str) -> str:
    """The colour of a die: a White Castle lends the white one."""
    white = view.decision is not None and view.decision.kind == "white"
    return "white" if white and piece.startswith(EXTRA) else view.colour(view.viewer)


def _look(view: TableView, piece: str, wide: float) -> tuple[str, str]:
    head, rest = parsed(piece)
    if head == "die":
        return die_sprite(_colour(view, piece), held_number(view, piece)), "die/any.shadow"
    if head in ("hex", "back"):
        return look_of(piece, wide), "hex/any.shadow" if wide >= 45 else ""
    if head == "stack":
        return f"goods/{rest}", "goods/1.shadow"
    if head in ("goods", "shield", "route", "bonus", "pawn"):
        return look_of(piece, wide, view.colour(view.viewer)), ""
    return SIGNS.get(head, ""), ""
