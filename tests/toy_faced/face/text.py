"""What the toy says of its tiles."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.engine.events import Event
from stupor.engine.notation import Option
from stupor.stage.game_ui.override import override
from stupor.stage.game_ui.text import Text
from stupor.stage.messages import Counsel
from stupor.stage.view import View


class ToyText(Text[View]):
    """What is said of things, of choices, and of what has happened."""

    @override
    def counsel(self, option: Option) -> Counsel:
        """What is said of a choice without saying which."""
        where = "Look at the row." if option[0] == "take" else "Look at your mat."
        return super().counsel(option)._replace(where=where)

    @override
    def why(self, option: Option, events: Sequence[Event], seat: int) -> str:
        """What a choice brings at once."""
        won = sum(
            int(e.args[2]) for e in events if e.kind == "counter" and e.args[0] == f"vp.{seat}"
        )
        return f"{won} points" if won else ""
