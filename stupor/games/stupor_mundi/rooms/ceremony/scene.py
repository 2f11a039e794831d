"""The ceremony after a solo game: the title, what it is worth, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from stupor.games.stupor_mundi.rooms.ceremony.data import Ceremony
from stupor.games.stupor_mundi.rooms.ceremony.paper import (
    COLD,
    WARM,
    chapter_items,
    measure_items,
    seal_place,
)
from stupor.games.stupor_mundi.rooms.ceremony.stairs import laurel_items, stairs_items, standing
from stupor.games.stupor_mundi.sheet.titles import TITLES
from stupor.language import tr
from stupor.scenes.drawing import gilded, plate, strongest_button
from stupor.scenes.ending_page import EndingPage
from stupor.scenes.looks import CREAM, SAND
from stupor.scenes.score.paper import bestowed
from stupor.scenes.widgets import Widget, inset
from stupor.stage.easing import clamp, ease_in_out_sine, ease_out_cubic, part
from stupor.stage.items import Group, Item, Label, Parts, Picture, Rect
from stupor.stage.measure import alike
from stupor.stage.pointer import Input, Key, Pointer

if TYPE_CHECKING:
    from stupor.match.session import Session

#: From when to when in seconds: the title appears, the score climbs, the wax is pressed.
TITLE: Final = (0.1, 1.0)
CLIMB: Final = (0.5, 2.1)
PRESS: Final = (2.0, 2.4)
#: How much larger the wax is before it is pressed.
ABOVE: Final = 0.7
_KICKER: Final[Rect] = (60, 34, 1800, 36)
_TITLE: Final[Rect] = (60, 66, 1800, 132)
_LINE: Final[Rect] = (60, 200, 1800, 40)
_LEFT: Final[Rect] = (60, 256, 1060, 676)
_UPPER: Final[Rect] = (60, 256, 1060, 402)
_LOWER: Final[Rect] = (60, 676, 1060, 256)
_RIGHT: Final[Rect] = (1140, 256, 720, 676)
_FOOT: Final[Rect] = (60, 956, 1800, 62)
_GAP: Final = 14.0


class Way(NamedTuple):
    """A way on from the ceremony: its words, where it leads, and why it may be closed."""

    name: str
    words: str
    lead: Callable[[], None] | None
    tip: str = ""
    icon: str = ""
    asleep: str = ""
    locked: bool = False
    #: Whether it is what is best done next, so that Enter takes it.
    best: bool = False


class CeremonyScene(EndingPage):
    """Bestows the title of a finished solo game; the table lies below."""

    length = PRESS[1]

    def __init__(
        self, ceremony: Ceremony, ways: Sequence[Way], game: Session | None = None
    ) -> None:
        """A finished game and the ways on; Esc takes the first one."""
        super().__init__(game)
        self.ceremony = ceremony
        self._ways = ways

    def enter(self) -> None:
        """Lay out the page."""
        self.refresh()

    def if_seen_before(self) -> CeremonyScene:
        """The same at rest, without a sound."""
        self.done = True
        return self

    def widgets(self) -> list[Widget]:
        """The ways on, side by side."""
        x, y, w, h = _FOOT
        each = (w - _GAP * (len(self._ways) - 1)) / len(self._ways)
        return [
            Widget(
                way.name,
                (x + (each + _GAP) * n, y, each, h),
                way.lead,
                way.asleep,
                way.tip,
                locked=way.locked,
            )
            for n, way in enumerate(self._ways)
        ]

    def drawn(self) -> list[Item]:
        """All of the page; what is still on its way is left to the overlay."""
        told = self.ceremony
        words = bestowed(TITLES, told.title, told.house.name, told.human)
        items: list[Item] = [
            Label("kicker", 120, _KICKER, told.occasion, "title", 22, CREAM),
            Label("line", 120, _LINE, words, "italic", 28, SAND),
            *stairs_items(self._stairs, told.score, told.title, told.house, told.name),
            *measure_items(_LOWER if self._told else _RIGHT, told),
        ]
        if self._told:
            items += chapter_items(_RIGHT, told)
        plates: list[Item] = []
        for way in self._ways:
            widget = self.controls.get(way.name)
            if widget is not None and way.best:
                plates += strongest_button(way.name, widget.rect, way.words, 22)
            elif widget is not None:
                plates += plate(way.name, widget, way.words, 20, way.icon)
        items += alike(plates, ".words")
        return items + (self._bestowed(float("inf")) if self.done else [])

    def overlay(self, now: float) -> list[Item]:
        """Title, laurel and wax while they are on their way, and what is pointed at."""
        found = super().overlay(now)
        if self.done:
            return found
        return found + self._bestowed(now - self._began if self._began is not None else 0.0)

    def handle(self, event: Input) -> None:
        """Any press ends what moves; a key does no more than that, a button does what it says."""
        moves = not self.done
        if isinstance(event, Pointer | Key) and event.kind == "down":
            self.finish()
        if not (moves and isinstance(event, Key)):
            super().handle(event)

    def confirm(self) -> None:
        """Enter takes the way that is best, or else the first one."""
        self._take(next((way for way in self._ways if way.best), self._ways[0]))

    def escape(self) -> None:
        """Escape takes the first way."""
        self._take(self._ways[0])

    def _take(self, way: Way) -> None:
        if way.lead is not None:
            way.lead()

    @property
    def _told(self) -> bool:
        """Whether there is a chapter to speak of."""
        return self.ceremony.seal is not None

    @property
    def _stairs(self) -> Rect:
        return _UPPER if self._told else _LEFT

    def _bestowed(self, since: float) -> list[Item]:
        """Title, laurel and wax so many seconds after the beginning."""
        told = self.ceremony
        items = self._title(part(since, *TITLE))
        climbed = ease_in_out_sine(part(since, *CLIMB)) * told.score
        if since >= CLIMB[0]:
            place = standing(self._stairs, told.score, climbed)
            items += laurel_items("score", place, round(climbed))
        if told.seal is not None:
            items += _wax(told.seal.won, seal_place(_RIGHT), part(since, *PRESS))
        return items

    def _title(self, share: float) -> list[Item]:
        letters = gilded("title", _TITLE, tr(self.ceremony.title), 112)
        if share >= 1 or share <= 0:
            return letters if share else []
        size = (_TITLE[2], _TITLE[3])
        parts = Parts(gilded("title", (0, 0, *size), tr(self.ceremony.title), 112))
        return [Group("title", 120, _TITLE, parts, size, alpha=round(255 * ease_out_cubic(share)))]

    def _sound(self, since: float) -> None:
        """A fanfare for a title, the thud of the seal."""
        told = self.ceremony
        self._once("fanfare" if told.title != "Serf" else "bell")
        if told.seal is not None and told.seal.won and since >= PRESS[1] - 0.1:
            self._once("seal")


def _wax(won: bool, place: Rect, share: float) -> list[Item]:
    """The wax: it comes down and is pressed when won, else it lies there cold from the start."""
    if not won:
        return [Picture("wax", 216, place, COLD)]
    if not share:
        return []
    by = -place[2] * ABOVE * (1 - ease_out_cubic(share)) / 2
    alpha = round(255 * clamp(share * 2))
    return [Picture("wax", 216, inset(place, by), WARM, alpha=alpha)]
