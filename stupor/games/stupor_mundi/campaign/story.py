"""What a running game keeps of its chapter: twists, seal, and the cities acted in."""

from __future__ import annotations

from stupor.engine.record import record


@record
class Twists:
    """Rules that a chapter bends; 0 and False leave a rule straight.

    Attributes:
        travel_price: Augustales for each step of a travel, the first one too.
        workplace_grain: what comes on top of the Grain on a Workplace arrow.
        frederick_issues: the row of the Edict that Frederick Issues at the end of every round.
        removes_both: whether he removes card and Ally together.
        crusade_boards: how many Crusade boards are in play; 0 for as many as the rules say.
    """

    travel_price: int = 0
    workplace_grain: int = 0
    frederick_issues: int = 0
    removes_both: bool = False
    crusade_boards: int = 0


@record
class Story:
    """The chapter that a game tells; none has the number 0.

    Attributes:
        chapter: its number.
        twists: the rules that it bends.
        seal: what its seal counts, by the word of the chapter's file.
        want: how much of it the seal wants.
        visits: for each round a bit for each city in which the player acted; null where the seal
            does not ask for it.
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
