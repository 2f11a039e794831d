"""Pictures from the player's folder, cut and scaled to where they are shown."""

import io
import logging
from pathlib import Path

import pygame

from stupor.files.pictures import picture_in
from stupor.render.cache import Store
from stupor.stage.items import Photo

_log = logging.getLogger(__name__)


class PhotoStore(Store[pygame.Surface]):
    """Reads pictures that may be broken or missing; they are kept at the size they are shown."""

    def photo(self, item: Photo, width: int, height: int) -> pygame.Surface:
        """Return a picture of that many real pixels; an empty one when it cannot be read."""
        key = (item.file, item.version, width, height)
        found = self._cache.get(key)
        if found is None:
            found = self._cache.put(key, self._read(item.file, width, height))
        return found

    def _read(self, file: str, width: int, height: int) -> pygame.Surface:
        self._work.add("load")
        try:
            content = io.BytesIO(picture_in(Path(file)))
            picture = pygame.image.load(content, "picture.jpg").convert()
        except (OSError, pygame.error) as why:
            _log.info("a picture cannot be read: %s", why)
            return pygame.Surface((0, 0))
        self._work.add("scale")
        return pygame.transform.smoothscale(_cut(picture, width / height), (width, height))


def _cut(picture: pygame.Surface, aspect: float) -> pygame.Surface:
    """The middle of a picture in that proportion of width to height."""
    wide, high = picture.get_size()
    kept = min(wide, max(1, round(high * aspect))), min(high, max(1, round(wide / aspect)))
    return picture.subsurface(((wide - kept[0]) // 2, (high - kept[1]) // 2, *kept))
