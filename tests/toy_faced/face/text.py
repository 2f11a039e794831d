"""What the toy says of its tiles."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.engine.events import Event, change
from stupor.engine.notation import Option
from stupor.stage.course import GameCourse, PreviewedChoice
from stupor.stage.draw_list import DrawList
from stupor.stage.explanation import Explanation
from stupor.stage.game_ui.override import override
from stupor.stage.game_ui.text import Text
from stupor.stage.items import Parts, Rect
from stupor.stage.messages import AdviceHint, Forecast, Preview
from stupor.stage.view import View
from tests.toy.state import size
from tests.toy.words import tile_name
from tests.toy_faced.face.tiles import number_of


class ToyText(Text[View]):
    """What is said of things, of choices, and of what has happened."""

    @override
    def explanation(self, view: View, name: str) -> Explanation | None:
        """A tile by its colour and size."""
        if not name.startswith("tile."):
            return None
        tile = number_of(name)
        return Explanation(tile_name(tile), f"{size(tile)} points. Pairs of a colour count extra.")

    @override
    def preview(
        self, course: GameCourse, view: View, subject: PreviewedChoice, over: Rect | None
    ) -> Preview:
        """The points of a drop, on a plate beside what is carried."""
        seen = course.foresee(subject.option) if subject.carried and not subject.barred else None
        words = self.gain_words(subject.option, seen.events, view.viewer) if seen else ""
        if not words:
            return Preview()
        draw = DrawList("forecast")
        box = (0.0, 0.0, view.measure(words, "bold", 22) + 32, 48.0)
        draw.nine_slice("paper", box, "ui/tooltip", 24)
        draw.label("words", box, words, 22, "bold")
        return Preview(plate=Forecast(Parts(draw.items), box[2:]))

    @override
    def advice_hint(self, option: Option) -> AdviceHint:
        """What is said of a choice without saying which."""
        where = "Look at the row." if option[0] == "take" else "Look at your mat."
        return super().advice_hint(option)._replace(where=where)

    @override
    def gain_words(self, option: Option, events: Sequence[Event], seat: int) -> str:
        """What a choice brings at once."""
        won = change(events, f"vp.{seat}")
        return f"{won} points" if won else ""
