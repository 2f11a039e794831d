"""What movements mean, what is asked, what stands against it; here every option is a button."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic

from stupor.engine.decision import Decision
from stupor.engine.notation import ENDINGS, PASSES, Option, key_of
from stupor.engine.table import Table
from stupor.language import mark, tr
from stupor.stage.affordance import CHOICE, SEAL, Attempt, Gesture, Held, Under
from stupor.stage.course import GameCourse
from stupor.stage.items import Rect
from stupor.stage.keymap import Keymap
from stupor.stage.plaque import Plaque, PlaqueGrid, PlaqueText
from stupor.stage.view import Facts, V

_CHOOSE: Final = mark("Choose one of the options on the right.")
#: Where to drop what is held, by what leads: the pointer, keys, a gamepad.
PUT_DOWN: Final = {
    "": mark("Drop it on a lit place. Esc: put back."),
    "keys": mark("Arrows: choose a lit place. Enter: drop. Esc: put back."),
    "pad": mark("Choose a lit place. A: drop. B: put back."),
}
_NO_PASS: Final = mark("You cannot pass yet.")
#: Options get more columns where these rows are not enough, and lower rows at last.
_ROWS: Final = 13
_MOST_COLUMNS: Final = 5
_ROW: Final = 54.0
_GAP: Final = 6.0


class Input(Generic[V]):
    """What the hand's movements mean, what is asked of it, and what stands against it."""

    #: The keys of the game.
    keys: Keymap[V] = Keymap()

    def gestures(self, decision: Decision, table: Table, facts: Facts) -> list[Gesture]:
        """All the ways to answer a question."""
        found = []
        for option in decision.options:
            name = CHOICE + key_of(option)
            found += [Gesture(option, button=name), Gesture(option, pick=name, drop=SEAL)]
        sealed = [option for option in decision.options if option in ENDINGS]
        return [*found, *(Gesture(option, button=str(option[0])) for option in sealed)]

    def attempt(self, decision: Decision, table: Table, held: Held, under: Under) -> Attempt:
        """What a drop that is not offered seems to have meant, and the place it was for."""
        return Attempt()

    def prompt_text(self, view: V) -> str:
        """What the ribbon asks."""
        return tr(_CHOOSE)

    def drop_prompt(self, view: V, pick: str, option: Option | None, device: str = "") -> str:
        """What a drop would do, in a line of the ribbon; nothing: as the rules put it.

        Where that would be is the view's target. Without an option it says where to drop what is
        held, by what that is and what leads the hand.
        """
        if option is not None:
            return ""
        return tr(_CHOOSE if pick.startswith(CHOICE) else PUT_DOWN[device])

    def plaques(
        self,
        decision: Decision,
        found: Sequence[Gesture],
        words: Callable[[Option], str],
        anchors: Mapping[str, Rect],
    ) -> list[Plaque]:
        """The plaques of a decision, row by row; what they say else is in the rules' `words`."""
        offered = [gesture for gesture in found if gesture.button.startswith(CHOICE)]
        if not offered:
            return []
        (left, top), columns, (wide, high), gap = self.grid(decision, len(offered), anchors)
        made = []
        for number, gesture in enumerate(offered):
            row, column = divmod(number, columns)
            rect = (left + column * (wide + gap), top + row * (high + gap), wide, high)
            said = self.plaque_text(decision, gesture.option)
            text = said.text or words(gesture.option)
            made.append(Plaque(gesture.button, rect, text, said.sign, said.note, more=said.more))
        return made

    def grid(self, decision: Decision, count: int, anchors: Mapping[str, Rect]) -> PlaqueGrid:
        """Where so many plaques stand."""
        x, y, w, h = anchors["options"]
        columns = min(_MOST_COLUMNS, -(-count // _ROWS))
        rows = -(-count // columns)
        high = min(_ROW, (h - _GAP * (rows - 1)) / rows)
        wide = (w - _GAP * (columns - 1)) / columns
        return PlaqueGrid((x, y), columns, (wide, high), _GAP)

    def plaque_text(self, decision: Decision, option: Option) -> PlaqueText:
        """What a plaque says that is not in the rules' own words."""
        return PlaqueText()

    def confirmation(
        self, course: GameCourse, view: V, option: Option, follow: Sequence[Option] = ()
    ) -> str:
        """What is asked once about a choice, and those after it, of which nothing would come.

        It is asked before the end of a turn, too, where more could come of it.
        """
        return ""

    def objection(self, course: GameCourse, view: V, about: str | Option) -> str:
        """Why a thing cannot be used now, and what would let it be; or what is against an option.

        Nothing where there is no use for the thing at all, or no more to say than the rule does.
        """
        return tr(_NO_PASS) if about == PASSES else ""
