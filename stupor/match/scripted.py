"""A chair whose choices are written down beforehand, for lessons."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.ai.view import SeatView
from stupor.engine.notation import ENDINGS, Option, option_of


class ScriptedController:
    """Plays its script line by line; a line that does not fit waits for its time."""

    def __init__(self, script: Sequence[str]) -> None:
        """Keys of choices in their order."""
        self._script = [option_of(key) for key in script]

    def poll(self, view: SeatView) -> Option | None:
        """The next line of the script if it is legal, else the quietest choice."""
        options = view.decision.options
        if self._script and self._script[0] in options:
            return self._script.pop(0)
        return next((option for option in ENDINGS if option in options), options[0])
