"""A page as busy as a late table: sprites on every anchor, words, glows, a hand of nine."""

from stupor.render.items import Board, Item, Label, Picture, Slice
from stupor.scenes.scene import Scene
from stupor.stage.layout import Anchors, Rect

_SPRITES = {
    "workplace": ("specialist/red", 64 / 78),
    "imperial": ("cube/stone-1", 44 / 45),
    "voyage": ("portrait/gisela", 118 / 153),
    "castle": ("castle/tower-black", 1),
    "player": ("portrait/altair", 118 / 153),
    "rival": ("disc/blue", 1),
}
#: An End Phase: five cards are drawn while pieces of the House come and go.
FLIGHTS = [
    *[("card/back", (148, 208))] * 5,
    *[("cube/stone-1", (44, 45))] * 3,
    *[("coin/1", (44, 44))] * 2,
    *[("ship/red", (100, 86))] * 1,
    *[("specialist/blue", (64, 78))] * 1,
]
CARDS = [f"card/face-{ground}" for ground in ("crimson", "lapis", "malachite", "porphyry")]


class BusyScene(Scene):
    """The busy page; `moving` lies above it."""

    moving: list[Item] = []

    def enter(self) -> None:
        """Read the anchors of the table."""
        self.anchors = self.app.anchors("table")

    def items(self) -> list[Item]:
        """About four hundred sprites and as many words as a table has."""
        items: list[Item] = [Board("board", 0, (0, 0, 1920, 1080), "table")]
        for name in self.anchors:
            region = name.split(".")[0]
            if region in _SPRITES and "." in name:
                items += _piece(name, self.anchors[name], *_SPRITES[region])
        for i in range(9):
            place = (520 + i * 115, 856 + 0.75 * (i - 4) ** 2, 148, 208)
            card = Picture(f"card{i}", 300 + i, place, CARDS[i % 4], angle=1.2 * (i - 4))
            title = (place[0], place[1], 148, 34)
            items += [card, Label(f"title{i}", 300 + i, title, "Masonry", "label", 17)]
        return items

    def overlay(self, now: float) -> list[Item]:
        """Return what moves."""
        return self.moving


def _piece(name: str, place: Rect, sprite: str, shape: float) -> list[Item]:
    high = min(place.h, 78.0)
    wide = high * shape
    rect = (place.cx - wide / 2, place.cy - high / 2, wide, high)
    items: list[Item] = [Picture(name, 200, rect, sprite)]
    if place.w > 60:
        items.append(Label(f"{name}.words", 210, place, "3 > 2", "number", 18))
    return items


def glows(anchors: Anchors) -> list[Item]:
    """Twenty lit places that do not move."""
    names = [*anchors.names("player.slot"), *anchors.names("voyage.tunis."), "castle.title"]
    return [Slice(f"glow{i}", 400, anchors[n].grown(8), "glow/soft", 24) for i, n in
            enumerate(names[:20])]  # fmt: skip


def held(
    key: str, x: float, y: float, sprite: str = "card/back", size: tuple[int, int] = (148, 208)
) -> list[Item]:
    """A piece in flight and its shadow."""
    rect = (x, y, *size)
    return [
        Picture(f"{key}.shadow", 600, rect, f"{sprite}.shadow", angle=4),
        Picture(key, 610, rect, sprite, angle=4),
    ]
