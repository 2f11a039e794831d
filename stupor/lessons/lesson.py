"""What a lesson is: a prepared position, steps to read or to do, and what was learned."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from stupor.engine.notation import Option, key_of

#: How fast a newcomer reads, and the seconds for a page that is only turned, a thing that is done,
#: one that is played for freely until something happens, and an answer of somebody else.
WORDS_A_MINUTE: Final = 200
TURNED: Final = 3.0
DONE: Final = 12.0
FREELY: Final = 40.0
ANSWER: Final = 3.0


@dataclass(frozen=True, slots=True)
class Step:
    """What the teacher says, what it is about, and which choices lead on.

    `shows` are names of pieces, places and regions of the table. `wants` are patterns of choices
    such as "play:*:2:down", where a star stands for any one word or, alone, for any choice; a step
    without them is only read. `until` makes a step last until one of these is chosen; `not_now`
    are choices that are refused although a pattern allows them; `refusal` says why, kindly.
    """

    text: str
    shows: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    until: tuple[str, ...] = ()
    not_now: tuple[str, ...] = ()
    refusal: str = ""

    @property
    def seconds(self) -> float:
        """How long it takes beside its words."""
        if self.reading:
            return TURNED
        return FREELY if self.until else DONE

    @property
    def free(self) -> bool:
        """Whether much may be done before the step ends."""
        return bool(self.until) and self.wants != self.until

    @property
    def reading(self) -> bool:
        """Whether there is nothing to do but read."""
        return not self.wants


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson with everything it needs.

    `position` makes the position in JSON; `replies` are the choices of the other seats in their
    order; `teacher` is the sprite and `called` the name of whoever teaches; `learned` sums it up;
    `page` is where the rulebook goes on. The teacher's plate keeps its `dock` in every step: shares
    of the free width and height, where it hides nothing that the lesson speaks of; it has the
    `widths` on a wide page and on a high one, or the usual width. In the list of lessons a `sign`,
    a sprite and how wide it is for its height, may stand for what it is about.
    """

    id: str
    title: str
    gist: str
    teacher: str
    called: str
    position: Callable[[], Mapping[str, Any]]
    steps: tuple[Step, ...]
    learned: tuple[str, ...]
    replies: tuple[str, ...] = ()
    page: str = ""
    dock: tuple[float, float] = (0.0, 0.3)
    sign: tuple[str, float] | None = None
    widths: tuple[float, float] = (0.0, 0.0)

    @property
    def minutes(self) -> int:
        """How long it takes: to read it, to do what is asked, and to see the others answer."""
        told = [*(step.text for step in self.steps), *self.learned]
        reading = sum(len(text.split()) for text in told) / WORDS_A_MINUTE
        seconds = sum(step.seconds for step in self.steps) + ANSWER * len(self.replies)
        return max(1, round(reading + seconds / 60))


def matches(pattern: str, option: Option) -> bool:
    """Whether a choice is one that a pattern speaks of.

    >>> matches("play:*:2:down", ("play", 7, 2, "down")), matches("*", ("end",))
    (True, True)
    """
    if pattern == "*":
        return True
    wanted, said = pattern.split(":"), key_of(option).split(":")
    return len(wanted) == len(said) and all(
        want in ("*", part) for want, part in zip(wanted, said, strict=True)
    )
