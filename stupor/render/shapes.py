"""Boxes, lines and nine-slices: smooth edges, dashes, one surface for each size and look."""

from itertools import pairwise

import pygame

from stupor.render.cache import Store, bytes_of
from stupor.stage.items import Box, Colour, Line

_FINE = 4
_TILE = 256
#: A line is traced in strips so many pixels wide.
_STRIP = 32
Blit = tuple[pygame.Surface, tuple[int, int]]


class ShapeStore(Store[list[Blit]]):
    """Draws boxes once for each size and look."""

    def blits(self, shape: Box | Line, width: int, height: int, k: float) -> list[Blit]:
        """Return what to blit, from the top left of the shape."""
        if isinstance(shape, Box):
            return self.box(shape, width, height, k)
        key = (width, height, shape.points, shape.colour, shape.width, shape.fill)
        found = self._cache.get(key)
        if found is None:
            self._work.add("shape")
            edge = _edge(shape, k)
            found = self._cache.put(key, [(_traced(shape, width, height, k), (-edge, -edge))])
        return found

    def box(self, box: Box, width: int, height: int, k: float) -> list[Blit]:
        """Return what to blit, from the top left of the box."""
        if box.fill and not box.border and not box.radius and width * height > 2 * _TILE * _TILE:
            return self._tiles(box.fill, width, height)
        line = max(1, round(box.width * k)) if box.border else 0
        radius = min(round(box.radius * k), width // 2, height // 2)
        dash = max(2, round(box.dash * k)) if box.dash else 0
        key = (width, height, box.fill, box.border, line, radius, dash)
        found = self._cache.get(key)
        if found is None:
            self._work.add("shape")
            whole = _drawn(box, width, height, line, radius, dash)
            edges = [] if box.fill else _hollow(whole, max(radius, line) + 1, line + 1)
            found = self._cache.put(key, edges or [(whole, (0, 0))])
        return found

    def _tiles(self, fill: Colour, width: int, height: int) -> list[Blit]:
        key = ("tile", fill)
        found = self._cache.get(key)
        if found is None:
            found = self._cache.put(key, [(_solid(fill, _TILE, _TILE, 0), (0, 0))])
        tile = found[0][0]
        blits: list[Blit] = []
        for y in range(0, height, _TILE):
            for x in range(0, width, _TILE):
                part = (0, 0, min(_TILE, width - x), min(_TILE, height - y))
                whole = part[2:] == (_TILE, _TILE)
                blits.append((tile if whole else tile.subsurface(part), (x, y)))
        return blits


def _hollow(frame: pygame.Surface, corner: int, line: int) -> list[Blit]:
    """The edges of a frame: blending nothing costs as much as blending gold, and as much room."""
    width, height = frame.get_size()
    if min(width, height) < 3 * corner:
        return []
    inner = height - 2 * corner
    areas = (
        (0, 0, width, corner),
        (0, height - corner, width, corner),
        (0, corner, line, inner),
        (width - line, corner, line, inner),
    )
    return [(frame.subsurface(area).copy(), area[:2]) for area in areas]


def extent(blits: list[Blit]) -> int:
    """Memory of a shape."""
    return sum(bytes_of(part) for part, _ in blits)


def stretched(picture: pygame.Surface, corner: int, width: int, height: int) -> pygame.Surface:
    """Nine-slice a picture whose corners already have their real size."""
    wide, high = picture.get_size()
    corner = min(corner, width // 2, height // 2, (wide - 1) // 2, (high - 1) // 2)
    target = pygame.Surface((width, height), pygame.SRCALPHA)
    columns = _thirds(wide, corner, width)
    rows = _thirds(high, corner, height)
    for x, w, to_x, to_w in columns:
        for y, h, to_y, to_h in rows:
            if min(w, h, to_w, to_h) <= 0:
                continue
            part = picture.subsurface((x, y, w, h))
            if (w, h) != (to_w, to_h):
                part = pygame.transform.smoothscale(part, (to_w, to_h))
            target.blit(part, (to_x, to_y), special_flags=pygame.BLEND_RGBA_ADD)
    return target


def laid(
    tile: pygame.Surface, shape: pygame.Surface, rim: pygame.Surface, corner: int, part: int
) -> pygame.Surface:
    """Lay a ground pixel for pixel inside a shape, and a rim over it; the shape becomes the panel.

    It begins elsewhere on the ground for each part and size, so that panels do not look alike.
    """
    width, height = shape.get_size()
    # scaling takes a little from what is opaque
    shape.fill((255, 255, 255, 255), (corner, corner, width - 2 * corner, height - 2 * corner))
    wide, high = tile.get_size()
    ground = pygame.Surface((width, height), 0, tile)
    for y in range(-((width * 7 + part * high * 5 // 8) % high), height, high):
        for x in range(-((height * 13 + part * wide * 3 // 8) % wide), width, wide):
            ground.blit(tile, (x, y))
    shape.blit(ground, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    shape.blit(rim, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return shape


def _thirds(length: int, corner: int, target: int) -> list[tuple[int, int, int, int]]:
    """Start and length of the three parts of a side, and of what they become."""
    return [
        (0, corner, 0, corner),
        (corner, length - 2 * corner, corner, target - 2 * corner),
        (length - corner, corner, target - corner, corner),
    ]


def _drawn(box: Box, width: int, height: int, line: int, radius: int, dash: int) -> pygame.Surface:
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    if box.fill:
        surface.blit(_solid(box.fill, width, height, radius), (0, 0))
    if box.border:
        rim = _rim(box.border, width, height, line, radius)
        if dash:
            _gap(rim, dash, line, radius)
        surface.blit(rim, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface


def _edge(line: Line, k: float) -> int:
    """By how many real pixels a line may reach over its rectangle."""
    return round(line.width * k) + 1


def _traced(line: Line, width: int, height: int, k: float) -> pygame.Surface:
    """A line with smooth edges, over its ground."""
    edge = _edge(line, k)
    traced = pygame.Surface((width + 2 * edge, height + 2 * edge), pygame.SRCALPHA)
    points = [(x * k + edge, y * k + edge) for x, y in line.points]
    if line.fill:
        foot = height + edge
        area = [(points[0][0], foot), *points, (points[-1][0], foot)]
        pygame.draw.polygon(traced, _premultiplied(line.fill), area)
    thick = max(1.0, line.width * k)
    for left in range(0, traced.get_width(), _STRIP):
        _trace_strip(traced, left, points, _premultiplied(line.colour), thick)
    return traced


def _trace_strip(
    traced: pygame.Surface,
    left: int,
    points: list[tuple[float, float]],
    colour: tuple[int, int, int, int],
    thick: float,
) -> None:
    """What a line has in one strip: drawn larger and made small again, only where it runs."""
    wide, reach = min(_STRIP, traced.get_width() - left), thick / 2 + 1
    pieces = [
        (begin, end)
        for begin, end in pairwise(points)
        if min(begin[0], end[0]) - reach < left + wide and max(begin[0], end[0]) + reach > left
    ]
    if not pieces:
        return
    levels = [y for piece in pieces for _, y in piece]
    top = max(0, int(min(levels) - reach))
    high = min(traced.get_height(), int(max(levels) + reach) + 1) - top
    fine = pygame.Surface((wide * _FINE, high * _FINE), pygame.SRCALPHA)
    for piece in pieces:
        begin, end = (((x - left) * _FINE, (y - top) * _FINE) for x, y in piece)
        _stroke(fine, colour, begin, end, max(_FINE, round(thick * _FINE)))
    small = pygame.transform.smoothscale(fine, (wide, high))
    traced.blit(small, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)


def _stroke(
    surface: pygame.Surface,
    colour: tuple[int, int, int, int],
    begin: tuple[float, float],
    end: tuple[float, float],
    thick: int,
) -> None:
    """A straight piece with round ends."""
    along = pygame.Vector2(end) - pygame.Vector2(begin)
    if along.length():
        aside = along.normalize().rotate(90) * (thick / 2)
        corners = [begin + aside, begin - aside, end - aside, end + aside]
        pygame.draw.polygon(surface, colour, corners)
    for point in (begin, end):
        pygame.draw.circle(surface, colour, point, thick / 2)


def _solid(fill: Colour, width: int, height: int, radius: int) -> pygame.Surface:
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.fill(_premultiplied(fill))
    return _cornered(surface, _corners(fill, radius, 0), radius) if radius else surface


def _rim(border: Colour, width: int, height: int, line: int, radius: int) -> pygame.Surface:
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.draw.rect(surface, _premultiplied(border), surface.get_rect(), line)
    corner = max(radius, line)
    return _cornered(surface, _corners(border, corner, line), corner) if radius else surface


def _cornered(surface: pygame.Surface, corners: pygame.Surface, corner: int) -> pygame.Surface:
    """Give a plain box the corners of another one."""
    (width, height), side = surface.get_size(), corners.get_width()
    corner = min(corner, width // 2, height // 2)
    for x, from_x in ((0, 0), (width - corner, side - corner)):
        for y, from_y in ((0, 0), (height - corner, side - corner)):
            surface.fill(0, (x, y, corner, corner))
            part = (from_x, from_y, corner, corner)
            surface.blit(corners, (x, y), part, pygame.BLEND_RGBA_ADD)
    return surface


def _corners(colour: Colour, radius: int, line: int) -> pygame.Surface:
    side = 2 * radius + 3
    fine = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    pygame.draw.rect(
        fine, _premultiplied(colour), fine.get_rect(), line * _FINE, border_radius=radius * _FINE
    )
    return pygame.transform.smoothscale(fine, (side, side))


def _gap(rim: pygame.Surface, dash: int, line: int, radius: int) -> None:
    width, height = rim.get_size()
    for length, across in ((width, False), (height, True)):
        inner = length - 2 * radius
        count = max(1, round(inner / (2 * dash)))
        step = inner / count
        for i in range(count):
            start = radius + round(i * step + step / 4)
            gap = max(1, round(step / 2))
            for far in (0, (width if across else height) - line):
                area = (far, start, line, gap) if across else (start, far, gap, line)
                rim.fill((0, 0, 0, 0), area)


def _premultiplied(colour: Colour) -> tuple[int, int, int, int]:
    red, green, blue = colour[:3]
    alpha = colour[3] if len(colour) == 4 else 255
    return red * alpha // 255, green * alpha // 255, blue * alpha // 255, alpha
