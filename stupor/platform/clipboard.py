"""The clipboard of the desktop; where there is none it is empty, and nothing is said."""

import logging
from typing import Final

import pygame

_log = logging.getLogger(__name__)
#: More than any line here may hold.
MOST: Final = 1000


class Clipboard:
    """Takes words from other programs and gives them some."""

    def read(self) -> str:
        """The words that lie there, the first of them."""
        try:
            return pygame.scrap.get_text()[:MOST]
        except (pygame.error, AttributeError, NotImplementedError, UnicodeError) as why:
            _log.info("nothing can be read from the clipboard: %s", why)
            return ""

    def write(self, text: str) -> None:
        """Lay words there."""
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, AttributeError, NotImplementedError, UnicodeError) as why:
            _log.info("nothing can be laid on the clipboard: %s", why)
