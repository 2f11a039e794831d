"""A page at the end of a game, told part after part until a press or the time ends that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stupor.scenes.page import PageScene
from stupor.scenes.scene import FRAME
from stupor.stage.pointer import ENTER, Input, Key

if TYPE_CHECKING:
    from stupor.match.session import Session

#: So long after all is shown it hears no Enter: presses that were to end it lead no farther.
QUIET_SECONDS: Final = 1.0


class EndingPage(PageScene):
    """Lies over the table of a finished game; `length` is how many seconds its parts take."""

    music = ("end", "theme")
    music_share = 0.8
    closing = True
    length: float

    def __init__(self, game: Session | None) -> None:
        """Nothing has been shown yet of the end of a game."""
        super().__init__()
        self.done = False
        self._game = game
        self._began: float | None = None
        self._heard: set[str] = set()
        self._listens = 0.0

    def played(self) -> Session | None:
        """The finished game."""
        return self._game

    def tick(self, now: float) -> float | None:
        """Go on; the clock starts here."""
        if self.done:
            return None
        if self._began is None:
            self._began = now
        self._sound(now - self._began)
        if self.app.settings.reduced_motion or now - self._began > self.length:
            self.finish()
            return 0.0
        return FRAME

    def finish(self) -> None:
        """See the end of it at once."""
        if not self.done:
            self._sound(self.length)
            self.done, self.stale = True, True
            self._listens = self.app.now() + QUIET_SECONDS

    def handle(self, event: Input) -> None:
        """Hear all but an Enter that comes too soon; another key says that all was seen."""
        if isinstance(event, Key) and event.name in ENTER:
            if self.app.now() < self._listens:
                return
        elif isinstance(event, Key) and event.kind == "down":
            self._listens = 0.0
        super().handle(event)

    def _sound(self, since: float) -> None:
        """A fanfare for whoever has won."""
        self._once("fanfare")

    def _once(self, sound: str) -> None:
        if sound not in self._heard:
            self._heard.add(sound)
            self.app.audio.play(sound)
