"""What a running game keeps of its chapter: twists, seal, and the cities acted in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Twists:
    """Rules that a chapter bends; 0 and False leave a rule straight.

    `travel_price` is what each step costs, the first one too; `workplace_grain` comes on top of the
    Grain on an arrow; `frederick_issues` is the row of his Edict at the end of every round;
    `removes_both` lets him remove card and Ally together; `crusade_boards` are so many as are in
    play, 0 for as many as the rules say.
    """

    travel_price: int = 0
    workplace_grain: int = 0
    frederick_issues: int = 0
    removes_both: bool = False
    crusade_boards: int = 0


@dataclass(frozen=True, slots=True)
class Story:
    """The chapter that a game tells: its number, its twists, and how much of what its seal wants.

    `visits` has a set of bits for each round, the cities in which the player acted; None where the
    seal does not ask for it.
    """

    chapter: int = 0
    twists: Twists = Twists()
    seal: str = ""
    want: int = 0
    visits: tuple[int, ...] | None = None

    def visited(self, number: int, city: int) -> Story:
        """The same story after acting in a city in the round of that number."""
        visits = list(self.visits or ())
        visits += [0] * (number - len(visits))
        visits[number - 1] |= 1 << city
        return Story(self.chapter, self.twists, self.seal, self.want, tuple(visits))


#: Every game that is no chapter shares it.
NO_STORY = Story()
