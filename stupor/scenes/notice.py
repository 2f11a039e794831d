"""A word over any screen: something was done, and where it lies."""

from __future__ import annotations

from collections.abc import Callable

from stupor.language import tr
from stupor.scenes.dialog import DialogButton, DialogScene
from stupor.stage.pointer import Input, Key


class NoticeScene(DialogScene):
    """Tells one thing; Esc and Enter go on where the player was."""

    def __init__(
        self, title: str, words: str, place: str = "", show: Callable[[], None] | None = None
    ) -> None:
        """With `show` there is a button that shows the place."""
        answers = [DialogButton("on", tr("Continue"), self._go_on)]
        if show is not None:
            answers.insert(0, DialogButton("show", tr("Show the folder"), show))
        super().__init__(title, f"{words}\n\n{place}" if place else words, answers)

    def handle(self, event: Input) -> None:
        """Enter goes on as well, unless a button has the focus."""
        entered = isinstance(event, Key) and event.kind == "down" and event.name == "return"
        if entered and not self.controls.by_key:
            self._go_on()
        else:
            super().handle(event)

    def _go_on(self) -> None:
        self.app.stack.pop()
