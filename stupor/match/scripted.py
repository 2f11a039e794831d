"""A chair whose choices are written down beforehand, for lessons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.ai.view import SeatView
from stupor.engine.notation import Option, option_of

#: What is chosen where the script has nothing to say.
QUIET: Final = ("pass", "end", "done")


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
        quiet = (option for word in QUIET for option in options if option == (word,))
        return next(quiet, options[0])
