"""Tells how a game has ended, part after part; the score sheet comes after it."""

from __future__ import annotations

from typing import Final

from stupor.language import mark, tr
from stupor.match.session import Session
from stupor.scenes.drawing import plates
from stupor.scenes.ending_page import EndingPage
from stupor.scenes.looks import CREAM
from stupor.scenes.page import LOOK
from stupor.scenes.scene import FRAME, Scene
from stupor.scenes.score.scene import ScoreScene
from stupor.scenes.widgets import Widget
from stupor.scenes.winner import paper
from stupor.scenes.winner.content import WinnerContent, winner_content
from stupor.stage.easing import ease_in_out_sine, ease_out_cubic, part
from stupor.stage.items import Item, Label, NineSlice, Rect
from stupor.stage.measure import alike
from stupor.stage.pointer import Input, Key, Pointer

#: From when to when in seconds each part comes, in this order.
ARMS: Final = (0.0, 0.5)
CLIMB: Final = (0.2, 1.2)
NAME: Final = 0.9
DECIDED: Final = 1.3
#: The places come from the last to the first, so many seconds apart.
PLACES: Final = (1.5, 0.15)
END: Final = 2.4
_ON: Final[Rect] = (1040, 884, 800, 78)
_WAYS: Final = (
    ("replay", mark("Replay"), mark("Replay the whole game, move by move")),
    ("fresh", mark("Play again"), mark("Same players, new set-up")),
    ("menu", mark("Main menu"), mark("Back to the main menu")),
)


class WinnerScene(EndingPage):
    """The end of a game; the table lies below, the score sheet takes its place."""

    length = END

    def __init__(self, score: ScoreScene, game: Session | None = None) -> None:
        """A finished game by its score sheet."""
        super().__init__(game)
        self.told: WinnerContent = winner_content(score.sheet, score.decisive)
        self._score = score
        self._frames = 0

    def enter(self) -> None:
        """Lay out the page."""
        self._score.app = self.app
        self.refresh()

    def if_seen_before(self) -> Scene:
        """The score sheet: who won is known by now."""
        return self._score

    def widgets(self) -> list[Widget]:
        """The way on in one large button, the others below it."""
        x, y, w, h = _ON
        gap = 26.0
        each = (w - gap * (len(_WAYS) - 1)) / len(_WAYS)
        presses = {"replay": self._replay, "fresh": self._again, "menu": self._score.menu}
        asleep = self._score.asleep()
        return [
            Widget("sheet", _ON, self.confirm),
            *(
                Widget(
                    name,
                    (x + (each + gap) * n, y + h + 20, each, 54),
                    presses[name],
                    asleep.get(name, ""),
                    tr(tip),
                )
                for n, (name, _, tip) in enumerate(_WAYS)
            ),
        ]

    def drawn(self) -> list[Item]:
        """What has come to rest; what is still to come is left to the overlay."""
        places = paper.places_items(self.told) if self.told.places else []
        items = [*paper.head_items(self.told), *places]
        return items + (self._parts(END) + self._buttons() if self.done else [])

    def overlay(self, now: float) -> list[Item]:
        """The parts that have come so far, and what is pointed at."""
        if self.done:
            return super().overlay(now)
        return self._parts(now - self._began) if self._began is not None else []

    def tick(self, now: float) -> float | None:
        """Go on once the page has been seen."""
        self._frames += 1
        return super().tick(now) if self.done or self._frames > LOOK else FRAME

    def handle(self, event: Input) -> None:
        """A press ends what moves, and no more than that; later it is answered."""
        if not self.done and isinstance(event, Pointer | Key) and event.kind == "down":
            self.finish()
            return
        if isinstance(event, Key) and event.kind == "down" and event.name == "r":
            self._replay()
            return
        super().handle(event)

    def confirm(self) -> None:
        """Enter goes on to the score sheet."""
        self.app.stack.replace(self._score)

    def escape(self) -> None:
        """Escape leads back to the menu."""
        self._score.menu()

    def _sound(self, since: float) -> None:
        self._once("fanfare" if self._score.sheet.winners else "bell")

    def _replay(self) -> None:
        self._score.replay(None)

    def _again(self) -> None:
        self._score.rematch(None)

    def _parts(self, since: float) -> list[Item]:
        """What has come so many seconds after the beginning."""
        told = self.told
        rays = "glow/rays" in self.app.renderer.atlas
        items = paper.arms_items(told, round(255 * ease_out_cubic(part(since, *ARMS))), rays)
        climbed = ease_in_out_sine(part(since, *CLIMB)) * told.points
        if since >= CLIMB[0]:
            items += paper.score_items(told, round(climbed))
        if since >= NAME:
            items += paper.name_items(told)
        if since >= DECIDED:
            sheet = self._score.sheet
            items += paper.decided_items(told) if told.places else paper.solo_items(sheet)
        last = len(told.places) - 1
        for number, place in enumerate(told.places):
            if since >= PLACES[0] + (last - number) * PLACES[1]:
                items += paper.place_items(number, place, last + 1)
        return items

    def _buttons(self) -> list[Item]:
        items: list[Item] = [
            NineSlice("sheet.plate", 110, _ON, "ui/button-wine", 16),
            Label("sheet.label", 112, _ON, tr("Continue to the score sheet"), "title", 30, CREAM),
        ]
        small = plates(self.controls, ((name, tr(words)) for name, words, _ in _WAYS), 21)
        return items + alike(small, ".words")
