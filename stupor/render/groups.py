"""Items that lie together as one surface, at its real size, smaller, turned or faded."""

from collections.abc import Iterable

import pygame

from stupor.render.cache import PREMULTIPLIED, Store, faded
from stupor.render.sprites import Blit, Cutout, core_of, turned
from stupor.stage.items import Group

_FADES = 17


class GroupStore(Store[Cutout]):
    """Finished groups, least recently used ones forgotten."""

    def known(self, group: Group) -> bool:
        """Whether the group was painted at its own size."""
        return self._cache.get((group.parts, group.size)) is not None

    def paint(
        self, group: Group, layers: Iterable[tuple[bool, Blit]], base: tuple[int, int]
    ) -> None:
        """Lay blits, counted from the corner of the sheet, over each other; True: blended."""
        placed = list(layers)
        bounds = pygame.Rect((0, 0), base if group.cropped else (1, 1))
        if not group.cropped:
            for _, (surface, at) in placed:
                bounds.union_ip(pygame.Rect(at, surface.get_size()))
        sheet = pygame.Surface(bounds.size, pygame.SRCALPHA)
        for blended, (surface, (x, y)) in placed:
            at = (x - bounds.x, y - bounds.y)
            sheet.blit(surface, at, special_flags=PREMULTIPLIED if blended else 0)
        self._keep((group.parts, group.size), Cutout(sheet, bounds.x, bounds.y))

    def scaled(self, group: Group, base: tuple[int, int], size: tuple[int, int]) -> Cutout:
        """Return a painted group that fills a frame of real pixels; `base` is its own size."""
        whole = self._cache.get((group.parts, group.size))
        assert whole is not None, group.key
        angle = round(group.angle) % 360
        alpha = min(255, round(group.alpha / _FADES) * _FADES)
        key = (group.parts, group.size, size, angle, alpha)
        found = self._cache.get(key)
        if found is not None:
            return found
        if alpha < 255:
            full = self.scaled(_plain(group, angle), base, size)
            return self._keep(key, Cutout(faded(full.surface, alpha), full.dx, full.dy))
        if angle:
            flat = self.scaled(_plain(group, 0), base, size)
            self._work.add("rotate")
            return self._keep(key, turned(flat, size, angle))
        return whole if size == base else self._keep(key, self._scaled(whole, base, size))

    def _keep(self, key: tuple[object, ...], cut: Cutout) -> Cutout:
        return self._cache.put(key, cut._replace(core=core_of(cut.surface)))

    def _scaled(self, whole: Cutout, base: tuple[int, int], size: tuple[int, int]) -> Cutout:
        self._work.add("scale")
        across, down = size[0] / base[0], size[1] / base[1]
        wide, high = whole.surface.get_size()
        area = max(1, round(wide * across)), max(1, round(high * down))
        made = pygame.transform.smoothscale(whole.surface, area)
        return Cutout(made, round(whole.dx * across), round(whole.dy * down))


def _plain(group: Group, angle: float) -> Group:
    return Group(group.key, group.z, group.rect, group.parts, group.size, angle)
