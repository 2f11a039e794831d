"""The cover that lies over the window while something is made ready that takes a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stupor.language import tr
from stupor.scenes.drawing import ONE_MOMENT, gilded, work_bar
from stupor.scenes.framing import framed, margin
from stupor.scenes.looks import GOLD
from stupor.stage.items import Box, Item
from stupor.stage.layout import PAGE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stupor.render.compositor import Compositor

#: Seconds after a click until the cover comes by itself, until it has a bar, between two frames.
PATIENCE: Final = 0.15
LONG: Final = 1.0
_STEP: Final = 0.1
# places on the page, in logical units: top and height of the band, words, bar
_BAND: Final = (440.0, 200.0)
_WORDS: Final = (260.0, 478.0, 1400.0, 76.0)
_BAR: Final = (660.0, 584.0, 600.0, 16.0)
_CLOTH: Final = (74, 14, 22)


class BusyCover:
    """Shows that work goes on, while nobody can be answered; it goes with the next page."""

    def __init__(self, compositor: Compositor, clock: Callable[[], float]) -> None:
        """Nothing was pressed yet."""
        self._compositor = compositor
        self._clock = clock
        self._since: float | None = None
        self._shown: float | None = None
        self._words = ""

    def pressed(self) -> None:
        """Something was pressed, and the window shows that: from now on somebody waits."""
        self._since, self._shown, self._words = self._clock(), None, ""

    def lay(self, words: str) -> None:
        """Cover the page at once, and say what is made ready."""
        if self._since is None:
            self._since = self._clock()
        self._words = words
        self._show(0.0)

    def goes_on(self, share: float) -> None:
        """So much of the work is done: who waits for long sees it."""
        if self._since is None:
            return
        last = self._shown if self._shown is not None else self._since + PATIENCE - _STEP
        if self._clock() - last >= _STEP:
            self._show(share)

    def waits(self) -> None:
        """A page is made over several frames: whoever asked for it waits from the first one on."""
        if self._since is None:
            self.pressed()

    def over(self) -> None:
        """What was asked for is there."""
        self._since = None

    def _show(self, share: float) -> None:
        first, now = self._shown is None, self._clock()
        bar = share if now - (self._since or now) >= LONG else None
        page = self._compositor.camera.page
        items: list[Item] = [Box("cover.dim", 0, (0, 0, *page), (10, 5, 3, 130))] if first else []
        items += framed(_band_items(self._words or tr(ONE_MOMENT), bar, margin(page)[0]), page)
        self._compositor.cover(items)
        self._shown = now


def _band_items(words: str, share: float | None, beyond: float) -> Sequence[Item]:
    """A band of cloth from edge to edge with words, and a bar where it takes long."""
    top, h = _BAND
    x, y, w = -beyond, top, PAGE[0] + 2 * beyond
    items: list[Item] = [
        Box("cover.cloth", 1, (x, y, w, h), _CLOTH),
        *(
            Box(f"cover.hem{n}", 2, (x, top, w, high), GOLD)
            for n, (top, high) in enumerate(
                ((y, 4), (y + 10, 2), (y + h - 12, 2), (y + h - 4, 4)),
            )
        ),
        *gilded("cover.words", _WORDS, words, 52),
    ]
    return items if share is None else [*items, *work_bar("cover", 3, _BAR, share)]
