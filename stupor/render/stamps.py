"""Turns items into stamps: the surfaces to blit and where, in real pixels."""

from pathlib import Path
from typing import Final, NamedTuple

import pygame

from stupor.render.atlas import Atlas
from stupor.render.boards import BoardStore
from stupor.render.cache import Work
from stupor.render.camera import PAGE, Camera
from stupor.render.items import Board, Box, Item, Label, Picture, Slice
from stupor.render.reading import Reader
from stupor.render.shapes import Blit, ShapeStore
from stupor.render.sprites import SpriteStore
from stupor.render.text import TextStore

MOVING: Final = range(600, 700)
_STEP: Final = 4
_SPRITE_ROOM: Final = 16_000_000
_BOARD_ROOM: Final = 20_000_000
_SHAPE_ROOM: Final = 6_000_000


class Stamp(NamedTuple):
    """What an item puts on the window; opaque stamps are blitted plainly."""

    bounds: pygame.Rect
    blits: tuple[Blit, ...]
    opaque: bool = False


class Stamper:
    """The stores of sprites, text, shapes and boards behind one call."""

    def __init__(
        self, resources: Path, game: str, work: Work, reader: Reader | None = None
    ) -> None:
        """Stores for the common resources and those of one game; a reader may have begun."""
        folder = resources / game
        reader = reader or Reader()
        self.work = work
        self.atlas = Atlas(folder, work, reader)
        self.sprites = SpriteStore(self.atlas, work, _SPRITE_ROOM)
        self.text = TextStore(resources / "common" / "fonts", work)
        self.shapes = ShapeStore(work, _SHAPE_ROOM)
        self.boards = BoardStore(folder / "boards", work, _BOARD_ROOM, reader)
        self.camera = Camera(1920, 1080)

    def check(self) -> None:
        """Raise ResourceProblem when fonts, the list of sprites or a sheet are missing."""
        self.text.check()
        self.atlas.check()

    def look_through(self, camera: Camera) -> None:
        """Work for a window of another size; surfaces of the old size are forgotten."""
        if camera != self.camera:
            self.camera = camera
            area = max(1.0, camera.width * camera.height / (1920 * 1080))
            self.sprites.serve(camera.k, round(_SPRITE_ROOM * area))
            self.boards.grow(round(_BOARD_ROOM * area))
            self.shapes.grow(round(_SHAPE_ROOM * area))
            for store in (self.sprites, self.text, self.shapes, self.boards):
                store.clear()

    def stamp(self, item: Item) -> Stamp:
        """Return the stamp of an item; raises ResourceProblem for a missing picture."""
        if isinstance(item, Picture):
            return self._picture(item)
        x, y, width, height = self.camera.real(item.rect)
        if isinstance(item, Label):
            words = self.text.words(item, width, height, self.camera.k)
            return _single(words.surface, x + words.dx, y + words.dy)
        if isinstance(item, Box):
            blits = self.shapes.box(item, width, height, self.camera.k)
            placed = tuple((surface, (x + dx, y + dy)) for surface, (dx, dy) in blits)
            return Stamp(pygame.Rect(x, y, width, height), placed)
        if isinstance(item, Slice):
            cut = self.sprites.slice(item.sprite, width, height, item.corner, self.camera.k)
            return _single(cut.surface, x + cut.dx, y + cut.dy)
        return self._board(item)

    def backdrop(self) -> pygame.Surface | None:
        """Return table wood that covers the window, None where the page leaves nothing free."""
        width, height = self.camera.width, self.camera.height
        if self.camera.offset == (0, 0) or not self.boards.file("wood", 1).is_file():
            return None
        grow = max(width / PAGE[0], height / PAGE[1])
        size = max(width, round(PAGE[0] * grow)), max(height, round(PAGE[1] * grow))
        whole = self.boards.board("wood", *size, grow)
        return whole.subsurface((size[0] - width) // 2, (size[1] - height) // 2, width, height)

    def _picture(self, item: Picture) -> Stamp:
        x, y, width, height = self.camera.real(item.rect)
        if item.z in MOVING:
            snapped = max(_STEP, round(height / _STEP) * _STEP)
            wide = max(1, round(snapped * item.rect[2] / item.rect[3]))
            x, y = x + (width - wide) // 2, y + (height - snapped) // 2
            width, height = wide, snapped
        cut = self.sprites.picture(item.sprite, width, height, item.angle, item.alpha, item.shade)
        return _single(cut.surface, x + cut.dx, y + cut.dy)

    def _board(self, item: Board) -> Stamp:
        k = self.camera.k
        ox, oy = self.camera.offset
        x, y, w, h = item.rect
        left, top = round(ox + x * k), round(oy + y * k)
        size = round(ox + (x + w) * k) - left, round(oy + (y + h) * k) - top
        surface = self.boards.board(item.name, *size, k)
        return Stamp(pygame.Rect(left, top, *size), ((surface, (left, top)),), opaque=True)


def _single(surface: pygame.Surface, x: int, y: int) -> Stamp:
    return Stamp(pygame.Rect((x, y), surface.get_size()), ((surface, (x, y)),))
