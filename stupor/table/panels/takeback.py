"""While one is learning: after a mistake the teacher offers, once, to take the turn back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from stupor.language import tr, trc
from stupor.match.coach import Coach
from stupor.match.review import GradedTurn
from stupor.match.session import Session
from stupor.match.turn_spans import TurnSpan
from stupor.scenes.drawing import lit_items, plate, red_plate
from stupor.scenes.looks import BEST_RED, SEPIA, TITLE_INK
from stupor.scenes.widgets import Controls, Widget
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.palette import TOOLTIP

#: Above every tip and its card: it waits for an answer.
_ABOVE: Final = TOOLTIP + 40
#: From so many seconds on the next player is told why he waits.
TELL_AFTER: Final = 0.6
#: After so many seconds a slow machine lets the next player go on unjudged.
LONGEST: Final = 6.0
#: How high the note is that has no answers.
_LOW: Final = 108.0
TAKE: Final = "take"
KEEP: Final = "keep"
WHY: Final = "why"


class TurnCheck:
    """A check of a turn that has just been played; the next player waits for it."""

    def __init__(self, session: Session, span: TurnSpan, now: float) -> None:
        """Look at the choices of a turn."""
        self.begin = span.ply
        self._begun = now
        self._coaching = Coach(session, span)
        #: The turn, where it was a mistake.
        self.mistake: GradedTurn | None = None

    def long(self, now: float) -> bool:
        """Whether it takes so long that a player wonders."""
        return now >= self._begun + TELL_AFTER

    def waited(self, now: float) -> float:
        """How much of the longest time has gone by."""
        return min(1.0, (now - self._begun) / LONGEST)

    def poll(self) -> bool:
        """Go on a little; True once it is over."""
        graded = self._coaching.poll()
        if graded is not None and graded.marked:
            self.mistake = graded
        return self._coaching.over

    def stop(self) -> None:
        """Look no further; nothing where the check is over."""
        if not self._coaching.over:
            self._coaching.stop()


def checking_items(area: Rect, teacher: tuple[str, str], waited: float) -> list[Item]:
    """A note that says why the next player waits, and for how long at most."""
    x, y, w, _ = area
    track = (x + 88, y + _LOW - 18, w - 108, 8.0)
    face, name = teacher
    left, room = x + 88, w - 100
    told = tr("Let me look at this turn (Esc: play on).")
    found: list[Item] = [
        NineSlice("paper", 1, (x, y, w, _LOW), "ui/panel-paper", 18),
        Picture("face", 110, (x + 14, y + 14, 62, 80), face),
        Label("name", 110, (left, y + 10, room, 26), tr(name), "italic", 18, SEPIA, "left"),
        Label(
            "words", 110, (left, y + 32, room, 56.0), told, "bold", 20, TITLE_INK, "left", wrap=True
        ),
        Box("track", 110, track, (122, 79, 18, 70), radius=4),
        Box("waited", 111, (*track[:2], track[2] * waited, track[3]), BEST_RED, radius=4),
    ]
    return [_raised(item) for item in found]


class TakeBackNote:
    """The offer: one sentence, one question, three answers."""

    def __init__(
        self,
        area: Rect,
        teacher: tuple[str, str],
        lost: str,
        presses: Mapping[str, Callable[[], None]],
    ) -> None:
        """Lie in an area of the table; `lost` is what the turn cost."""
        self.controls = Controls()
        self.rect: Rect = area
        self._teacher = teacher
        self._lost = lost
        self._presses = presses
        self.controls.place(self._widgets())

    @property
    def _broad(self) -> bool:
        """Whether the answers stand beside the words, not below them."""
        return self.rect[2] > 3 * self.rect[3]

    def _widgets(self) -> Iterator[Widget]:
        x, y, w, h = self.rect
        if self._broad:
            wide = 276.0
            left, top, high = x + w - wide - 14, y + 14, (h - 36) / 2
        else:
            wide = w - 28
            left, high = x + 14, 46.0
            top = y + h - 2 * high - 20
        half = (wide - 8) / 2
        below = top + high + 8
        yield Widget(TAKE, (left, top, wide, high), self._presses[TAKE], tip=tr("Key: Enter"))
        yield Widget(KEEP, (left, below, half, high), self._presses[KEEP], tip=tr("Key: Esc"))
        yield Widget(WHY, (left + half + 8, below, half, high), self._presses[WHY])

    def items(self) -> list[Item]:
        """The note with its portrait, words and answers."""
        found = [*self._words(), *self._answers(), *lit_items(self.controls)]
        return [_raised(item) for item in found]

    def _words(self) -> Iterator[Item]:
        x, y, w, _ = self.rect
        face, name = self._teacher
        yield NineSlice("paper", 1, self.rect, "ui/panel-paper", 18)
        yield Picture("face", 110, (x + 14, y + 14, 62, 80), face)
        left = x + 88
        room = (w - 88 - 304) if self._broad else w - 100
        yield Label("name", 110, (left, y + 10, room, 26), tr(name), "italic", 18, SEPIA, "left")
        told = tr("This costs about {amount}. Undo it?", amount=self._lost)
        place = (left, y + 36, room, 64.0)
        yield Label("words", 110, place, told, "bold", 21, TITLE_INK, "left", wrap=True)

    def _answers(self) -> Iterator[Item]:
        words = {TAKE: tr("Undo it"), KEEP: trc("a turn", "Keep it"), WHY: tr("Why?")}
        for widget in self.controls.widgets:
            if widget.id == TAKE:
                yield from red_plate("take", widget, words[TAKE], 20)
            else:
                yield from plate(widget.id, widget, words[widget.id], 18)


def _raised(item: Item) -> Item:
    return replace(item, key=f"takeback/{item.key}", z=item.z + _ABOVE)
