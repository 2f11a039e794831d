"""What a decision lets a hand do: sources to grab, targets to drop on, buttons to press."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from stupor.engine.notation import DONE, ENDS, Option

#: Buttons that the choice panel shows begin with this.
CHOICE: Final = "choice."
#: The plates of every table that can be taken in the hand: the pass plate arms the seal to pass.
SEAL: Final = "seal"
PASS: Final = "pass"
#: The buttons of what the seal says without it.
SEALED: Final = tuple(str(option[0]) for option in (ENDS, DONE))


class Gesture(NamedTuple):
    """One way to say one option: grab `pick` and drop it on `drop`, or press `button`.

    `mode` is how a card is held ("up" or "down"); `quick` lets one click on the source suffice;
    `follow` is the option to take at once afterwards, if it is then offered; `given_up` is said
    once the seal has been pressed for it. One that is `paid` for is lit less than what is free.
    `confirm` is asked after a press that would decide something for good; another press does.
    """

    option: Option
    pick: str = ""
    drop: str = ""
    mode: str = ""
    button: str = ""
    quick: bool = False
    follow: Option = ()
    given_up: str = ""
    paid: bool = False
    confirm: str = ""


class Held(NamedTuple):
    """What is in the hand, and how it is held."""

    pick: str
    mode: str = ""


class Attempt(NamedTuple):
    """A drop that is not offered: the place that it was for, and what it seems to have meant.

    Where it means nothing: what the place is for.
    """

    place: str = ""
    option: Option | None = None
    instead: str = ""


#: Which of some places lies under the hand, or nothing.
Under = Callable[[Iterable[str]], str]


class Affordances:
    """The gestures of one decision, looked up by what the hand does."""

    def __init__(self, gestures: Iterable[Gesture] = ()) -> None:
        """Keep the gestures; the first of two that say different things by one movement wins."""
        self.gestures = tuple(gestures)
        self._by_pick: dict[str, list[Gesture]] = {}
        self._buttons: dict[str, Gesture] = {}
        for gesture in self.gestures:
            if gesture.pick:
                self._by_pick.setdefault(gesture.pick, []).append(gesture)
            if gesture.button:
                self._buttons.setdefault(gesture.button, gesture)

    def sources(self) -> tuple[str, ...]:
        """Everything that may be picked up."""
        return tuple(self._by_pick)

    def buttons(self) -> tuple[str, ...]:
        """Every button that may be pressed."""
        return tuple(self._buttons)

    def modes(self, pick: str) -> tuple[str, ...]:
        """The ways in which a thing may be held, in the order of the gestures."""
        return tuple(dict.fromkeys(gesture.mode for gesture in self._by_pick.get(pick, ())))

    def targets(self, pick: str, mode: str = "") -> tuple[str, ...]:
        """Where a thing, held like this, may be dropped."""
        found = (g.drop for g in self._by_pick.get(pick, ()) if g.drop and g.mode == mode)
        return tuple(dict.fromkeys(found))

    def paid(self, pick: str, mode: str = "") -> tuple[str, ...]:
        """Those of its targets where it costs something."""
        found = self._by_pick.get(pick, ())
        return tuple(g.drop for g in found if g.drop and g.mode == mode and g.paid)

    def gesture(self, pick: str, drop: str, mode: str = "") -> Gesture | None:
        """What a drop means, or None when it means nothing."""
        for gesture in self._by_pick.get(pick, ()):
            if gesture.drop == drop and gesture.mode == mode:
                return gesture
        return None

    def quick(self, pick: str) -> Gesture | None:
        """What one click on a source says, where a click is enough."""
        return next((g for g in self._by_pick.get(pick, ()) if g.quick), None)

    def press(self, button: str) -> Gesture | None:
        """What a button says."""
        return self._buttons.get(button)

    def option(self, pick: str, drop: str, mode: str = "") -> Option | None:
        """The option that a drop stands for."""
        gesture = self.gesture(pick, drop, mode)
        return gesture.option if gesture is not None else None

    def of(self, option: Option) -> tuple[Gesture, ...]:
        """All the ways to say an option."""
        return tuple(gesture for gesture in self.gestures if gesture.option == option)
