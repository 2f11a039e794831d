"""Renders items: the surfaces to blit and where, in real pixels."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from itertools import takewhile
from math import radians, sin
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

import pygame

from stupor.render.atlas import Atlases
from stupor.render.boards import BoardStore
from stupor.render.cache import Work
from stupor.render.camera import Camera
from stupor.render.groups import GroupStore
from stupor.render.photos import PhotoStore
from stupor.render.reading import Reader
from stupor.render.shapes import Blit, ShapeStore, extent
from stupor.render.sprites import SHADOW, Cutout, SpriteStore, around, weight
from stupor.render.text import TextStore
from stupor.stage.highlight_roles import REACH
from stupor.stage.items import Board, Box, Group, Item, Label, Line, NineSlice, Photo, Picture
from stupor.stage.layout import PAGE, WOOD

MOVING: Final = range(600, 700)
#: How the sprites of lights begin, and how far their lines reach inside the edge they follow.
LIGHT: Final = "glow/"
_INSIDE: Final = 12.0
_STEP: Final = 4
_SPRITE_ROOM: Final = 16_000_000
_BOARD_ROOM: Final = 20_000_000
_SHAPE_ROOM: Final = 9_000_000
_GROUP_ROOM: Final = 9_000_000
_PHOTO_ROOM: Final = 5_000_000


class RenderedItem(NamedTuple):
    """What an item puts on the window: what is blended, and what is copied."""

    bounds: pygame.Rect
    blits: tuple[Blit, ...]
    opaque: bool = False
    plain: tuple[Blit, ...] = ()


#: By key what was rendered, and how: another item may have the key by then.
Rendered = Mapping[str, tuple[Item, RenderedItem]]


class ItemRenderer:
    """The stores of sprites, text, shapes and boards behind one call."""

    def __init__(
        self, folders: Sequence[Path], fonts: Path, work: Work, reader: Reader | None = None
    ) -> None:
        """Stores for folders of resources, a game's before the common; a reader may have begun."""
        reader = self.reader = reader or Reader()
        self._folders = tuple(folders)
        self.work = work
        self.atlas = Atlases(folders, work, reader)
        self.text = TextStore(fonts, work)
        self.shapes = ShapeStore(work, _SHAPE_ROOM, extent)
        self.groups = GroupStore(work, _GROUP_ROOM, weight)
        self.boards = BoardStore(folders, work, _BOARD_ROOM, reader)
        self.sprites = SpriteStore(self.atlas, self.boards, work, _SPRITE_ROOM)
        self.photos = PhotoStore(work, _PHOTO_ROOM)
        self.camera = Camera(1920, 1080)

    def check(self) -> None:
        """Raise ResourceProblem when fonts, the list of sprites or a sheet are missing."""
        self.text.check()
        self.atlas.check()

    def use(self, folders: Sequence[Path]) -> None:
        """Take pictures from these folders from now on; those of another game are made anew."""
        if tuple(folders) == self._folders:
            return
        self._folders = tuple(folders)
        self.atlas.use(folders)
        self.boards.use(folders)
        self.sprites.clear()
        self.groups.clear()
        self.atlas.check()
        self.atlas.serve(self.camera.k)

    def use_camera(self, camera: Camera) -> None:
        """Work for a window of another size; surfaces of the old size are forgotten."""
        if camera != self.camera:
            self.camera = camera
            area = max(1.0, camera.width * camera.height / (1920 * 1080))
            self.text.clear()
            for store in (self.sprites, self.shapes, self.groups, self.boards, self.photos):
                store.serve(camera.k, area)

    def prepare(
        self, items: Iterable[Item], known: Container[str], late: Callable[[], bool]
    ) -> Rendered:
        """Render new words until it is late, size by size: another size forgets all letters."""
        labels = (one for one in items if isinstance(one, Label) and one.key not in known)
        ordered = takewhile(lambda _: not late(), sorted(labels, key=_making_order))
        return {label.key: (label, self.render(label)) for label in ordered}

    def in_turn(self, items: Iterable[Item]) -> list[Item]:
        """The items of a page as they are best made: its boards last, which are read meanwhile."""
        k, turns = self.camera.k, sorted(items, key=_making_order)
        boards = [item.name for item in turns if isinstance(item, Board)]
        panels = {i.sprite for i in turns if isinstance(i, NineSlice) and i.sprite in self.atlas}
        grounds = filter(None, [self.atlas.sprite(name).ground for name in sorted(panels)])
        self.boards.begin(dict.fromkeys([*boards, *grounds]), k)
        return turns

    def render(self, item: Item) -> RenderedItem:
        """Return an item as it is rendered; raises ResourceProblem for a missing picture."""
        if isinstance(item, Picture):
            return self._picture(item)
        if isinstance(item, Group):
            return self._group(item)
        x, y, width, height = self.camera.real(item.rect)
        if isinstance(item, Label):
            words = self.text.render(item, width, height, self.camera.k)
            return _single(words.surface, x + words.dx, y + words.dy)
        if isinstance(item, Box | Line):
            blits = self.shapes.blits(item, width, height, self.camera.k)
            placed = tuple((surface, (x + dx, y + dy)) for surface, (dx, dy) in blits)
            # a line reaches over its rectangle by its thickness
            parts = [surface.get_rect(topleft=at) for surface, at in placed]
            return RenderedItem(pygame.Rect(x, y, width, height).unionall(parts), placed)
        if isinstance(item, NineSlice):
            part = crc32(item.key.encode(errors="surrogatepass"))
            cut = self.sprites.nine_slice(
                item.sprite, width, height, item.corner, self.camera.k, part
            )
            if item.sprite.startswith(LIGHT):
                return _hollow(cut, x, y, round((REACH + _INSIDE) * self.camera.k))
            return _single(cut.surface, x + cut.dx, y + cut.dy)
        if isinstance(item, Photo):
            photo = self.photos.photo(item, width, height)
            return RenderedItem(pygame.Rect(x, y, width, height), (), False, ((photo, (x, y)),))
        return self._board(item)

    def backdrop(self) -> pygame.Surface | None:
        """Return table wood that covers the window, None where the page leaves nothing free."""
        width, height = self.camera.width, self.camera.height
        filled = self.camera.offset == (0, 0) and self.camera.page == PAGE
        if filled or not self.boards.file(WOOD, 1).is_file():
            return None
        grow = max(width / PAGE[0], height / PAGE[1])
        size = max(width, round(PAGE[0] * grow)), max(height, round(PAGE[1] * grow))
        whole = self.boards.board(WOOD, *size, grow)
        return whole.subsurface((size[0] - width) // 2, (size[1] - height) // 2, width, height)

    def _picture(self, item: Picture) -> RenderedItem:
        x, y, width, height = self.camera.real(item.rect)
        if item.z in MOVING:
            snapped = max(_STEP, round(height / _STEP) * _STEP)
            wide = max(1, round(snapped * item.rect[2] / item.rect[3]))
            x, y = x + (width - wide) // 2, y + (height - snapped) // 2
            width, height = wide, snapped
        cut = self.sprites.picture(item.sprite, width, height, item.angle, item.alpha, item.shade)
        if item.sprite.endswith(SHADOW):
            return self._shadow(item, cut, (x, y), (width, height))
        return _cored(cut, x, y)

    def _shadow(
        self, item: Picture, cut: Cutout, at: tuple[int, int], size: tuple[int, int]
    ) -> RenderedItem:
        """A shadow without what lies hidden under the resting piece that throws it."""
        left, top = at[0] + cut.dx, at[1] + cut.dy
        if item.z >= MOVING.start or item.alpha < 255 or item.shade:
            return _single(cut.surface, left, top)
        caster = self.sprites.picture(
            item.sprite.removesuffix(SHADOW), *size, item.angle, 255, False
        )
        if caster.core is None:
            return _single(cut.surface, left, top)
        hole = caster.core.rect.move(caster.dx - cut.dx, caster.dy - cut.dy)
        rim = tuple((part, (left + dx, top + dy)) for part, (dx, dy) in around(cut.surface, hole))
        return RenderedItem(pygame.Rect((left, top), cut.surface.get_size()), rim)

    def _group(self, item: Group) -> RenderedItem:
        k = self.camera.k
        x, y, width, height = self.camera.real(item.rect)
        base = max(1, round(item.size[0] * k)), max(1, round(item.size[1] * k))
        if abs(width - base[0]) < _STEP and abs(height - base[1]) < _STEP:
            x, y = x + (width - base[0]) // 2, y + (height - base[1]) // 2
            width, height = base
        if not self.groups.known(item):
            ox, oy, _, _ = self.camera.real((0, 0, *item.size))
            rendered = [self.render(part) for part in item.parts]
            self.groups.paint(
                item,
                ((b, (s, (x - ox, y - oy))) for made in rendered for b, (s, (x, y)) in _all(made)),
                base,
            )
        cut = self.groups.scaled(item, base, (width, height))
        if item.shown >= 1 and _is_light(item):
            slack = abs(sin(radians(item.angle))) * max(item.size)
            return _hollow(cut, x, y, round((REACH + _INSIDE + slack) * k))
        if item.shown >= 1:
            return _cored(cut, x, y)
        return _risen(cut, x, y, item.shown)

    def _board(self, item: Board) -> RenderedItem:
        k = self.camera.k
        ox, oy = self.camera.offset
        x, y, w, h = item.rect
        left, top = round(ox + x * k), round(oy + y * k)
        size = round(ox + (x + w) * k) - left, round(oy + (y + h) * k) - top
        place = pygame.Rect(left, top, *size)
        wood = self.backdrop() if item.name == WOOD else None  # so that no seam shows at its edge
        within = wood is not None and wood.get_rect().contains(place)  # a part of a group may not
        surface = (
            wood.subsurface(place) if wood and within else self.boards.board(item.name, *size, k)
        )
        return RenderedItem(place, ((surface, (left, top)),), opaque=True)


def _making_order(item: Item) -> tuple[str, float]:
    """Words by face and size, a costly change; boards and panels last, read meanwhile."""
    if isinstance(item, Label):
        return item.face, item.size
    return ("~" if isinstance(item, Board | NineSlice) else ""), 0.0


def _single(surface: pygame.Surface, x: int, y: int) -> RenderedItem:
    return RenderedItem(pygame.Rect((x, y), surface.get_size()), ((surface, (x, y)),))


def _all(rendered: RenderedItem) -> list[tuple[bool, Blit]]:
    """Everything an item lays down, and whether it is blended."""
    copied = [(False, blit) for blit in rendered.plain]
    return copied + [(not rendered.opaque, blit) for blit in rendered.blits]


def _cored(cut: Cutout, x: int, y: int) -> RenderedItem:
    """A sprite whose opaque middle is copied and only its rim blended."""
    left, top = x + cut.dx, y + cut.dy
    if cut.core is None:
        return _single(cut.surface, left, top)
    rect, plain = cut.core
    rim = tuple((part, (left + dx, top + dy)) for part, (dx, dy) in around(cut.surface, rect))
    middle = (plain, (left + rect.x, top + rect.y))
    return RenderedItem(pygame.Rect((left, top), cut.surface.get_size()), rim, False, (middle,))


def _is_light(item: Group) -> bool:
    return all(isinstance(p, NineSlice) and p.sprite.startswith(LIGHT) for p in item.parts)


def _hollow(cut: Cutout, x: int, y: int, rim: int) -> RenderedItem:
    """A light without its clear middle: blending nothing costs as much as blending gold."""
    left, top = x + cut.dx, y + cut.dy
    hole = cut.surface.get_rect().inflate(-2 * rim, -2 * rim)
    if min(hole.size) <= 0:
        return _single(cut.surface, left, top)
    parts = tuple((part, (left + dx, top + dy)) for part, (dx, dy) in around(cut.surface, hole))
    return RenderedItem(pygame.Rect((left, top), cut.surface.get_size()), parts)


def _risen(cut: Cutout, x: int, y: int, shown: float) -> RenderedItem:
    """The upper part of a sprite, standing on its foot."""
    wide, high = cut.surface.get_size()
    rows = max(1, round(high * shown))
    part = cut.surface.subsurface((0, 0, wide, rows))
    return _single(part, x + cut.dx, y + cut.dy + high - rows)
