"""The picture of a running game for title and library: the boards, and nobody's hand."""

from __future__ import annotations

import contextlib
import io
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from stupor.files.atomic_write import write_whole
from stupor.stage.geometry import shared
from stupor.stage.items import Rect
from stupor.table.session.flow import TurnFlow

if TYPE_CHECKING:
    from stupor.archive import JournalWriter
    from stupor.scenes.host import Host

#: Seconds without any change before a picture is taken.
CALM: Final = 1.5
SIZE: Final = (640, 360)
#: Where the hand takes more of it than this, there is no picture.
MOST_HIDDEN: Final = 0.9


class Thumbnail:
    """Takes the picture of a table that rests."""

    def __init__(self, flow: TurnFlow, writer: JournalWriter | None) -> None:
        """Without a writer there is no picture."""
        self._flow = flow
        self._writer = writer
        self._taken = -1
        self._seen = -1
        self._since = 0.0

    @property
    def waits(self) -> bool:
        """Whether what is on the table now is still to be pictured."""
        return self._writer is not None and self._taken != self._flow.version

    def tick(self, app: Host, anchors: Mapping[str, Rect], now: float) -> float | None:
        """Take a picture when nothing has changed for a while; the seconds until then.

        The end of a game is pictured as soon as it has been shown; what comes next waits for that.
        """
        version = self._flow.version
        if not self.waits or self._flow.thinking:
            return None
        if self._seen != version:
            self._seen, self._since = version, now
            if self._flow.session.over:
                return 0.0
        left = 0.0 if self._flow.session.over else self._since + CALM - now
        if left > 0:
            return left
        self._take(app, anchors)
        return 0.0 if self._flow.session.over else None

    def leave(self, app: Host, anchors: Mapping[str, Rect]) -> None:
        """Take it before another scene covers the table, if what is shown is at rest."""
        version = self._flow.version
        if self._seen == version != self._taken and not self._flow.timeline.busy:
            self._take(app, anchors)
        self._seen = -1

    def _hand(self, anchors: Mapping[str, Rect]) -> Rect:
        """Where nobody else may look; nowhere in a game without hands."""
        return anchors["hand"] if self._flow.session.spec.hands else (0.0, 0.0, 0.0, 0.0)

    def _take(self, app: Host, anchors: Mapping[str, Rect]) -> None:
        self._taken = self._flow.version
        if self._writer is None or not self._writer.path.exists():
            return
        area, hand = boards(anchors), self._hand(anchors)
        resting = app.compositor.resting(area, hand)
        if resting is not None and shared(area, hand) < MOST_HIDDEN * area[2] * area[3]:
            file = app.archive.picture(self._writer)
            threading.Thread(target=_write, args=(resting, file), name="portrait").start()


def boards(anchors: Mapping[str, Rect]) -> Rect:
    """Where the boards lie, in the form of the picture."""
    left, top, wide, _ = anchors["picture"]
    return left, top, wide, wide * SIZE[1] / SIZE[0]


def _write(resting: pygame.Surface, file: Path) -> None:
    """Write a small picture; whoever reads the old one meanwhile gets all of it."""
    content = io.BytesIO()
    with contextlib.suppress(OSError, pygame.error):  # a game without a picture is still a game
        file.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(pygame.transform.smoothscale(resting, SIZE), content, "picture.jpg")
        write_whole(file, content.getvalue(), durable=False)
