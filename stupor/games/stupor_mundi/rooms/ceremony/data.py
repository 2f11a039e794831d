"""What the ceremony after a solo game tells: its title, what it is measured by, what it opens."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.engine.record import record
from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.sheet.badges import BADGES as HOUSES
from stupor.language import mark, tr
from stupor.stage.sheet import Badge

#: Why a game leaves no trace in profile and statistics.
BRANCHED: Final = mark("This is a branch of another game, so it does not count.")
TAKEN_BACK: Final = mark("Undo went beyond the strict rules, so the game does not count.")
BY_COMPUTER: Final = mark("A computer played this seat, so the game does not count.")
FROM_ELSEWHERE: Final = mark("This game was imported, so it does not count.")
UNKEPT: Final = mark("This game is not saved on this computer, so it does not count.")


@record
class Measure:
    """Somebody's score to compare with: a name, points, a sign; `mine` is the finished game's."""

    name: str
    points: float
    sign: str
    mine: bool = False


@record
class Seal:
    """A chapter's seal: what it asked for, how far the game came, whether it is won."""

    text: str
    have: int
    want: int
    won: bool


@record
class Progress:
    """What the profile's campaign amounts to now, and what this game brought it."""

    points: int
    gained: int
    most: int
    crowns: int
    chapters: int
    title: str
    #: Chapters that can be played from now on, as they are called, or what opens the next one.
    opened: tuple[str, ...] = ()
    #: The chapter to play next, by name.
    next: str = ""


@record
class Ceremony:
    """Everything the ceremony shows of a finished solo game."""

    score: int
    title: str
    house: Badge = HOUSES[0]
    name: str = ""
    #: Whether a person had the seat.
    human: bool = True
    #: Which game it was, in a line: the chapter, the day's set-up, the plain game.
    occasion: str = ""
    measures: tuple[Measure, ...] = ()
    #: What the own best says about this game, or why the game does not count.
    verdict: str = ""
    #: How long the game was and why it ended.
    ending: str = ""
    #: The name of the chapter, and the chapter where its file can still be read.
    chapter_name: str = ""
    chapter: Chapter | None = None
    seal: Seal | None = None
    progress: Progress | None = None
    daily: str = ""

    @property
    def text(self) -> str:
        """The chapter's closing text."""
        if self.chapter is None:
            return ""
        won = self.seal is not None and self.seal.won
        return self.chapter.won if won else self.chapter.lost


class Verdicts(NamedTuple):
    """What is said of a score where it was reached: the first, a better one, as good, a lesser."""

    first: str
    better: str
    equal: str
    less: str


#: At a set-up, on a day, in a chapter.
HERE: Final = Verdicts(
    mark("Your first score with this set-up."),
    mark("New best with this set-up, by {more} VP."),
    mark("Equals your best with this set-up."),
    mark("Your best with this set-up is still {best} VP."),
)
TODAY: Final = Verdicts(
    mark("Your first score for this day."),
    mark("New best for this day, by {more} VP."),
    mark("Equals your best for this day."),
    mark("Your best for this day is still {best} VP."),
)
IN_CHAPTER: Final = Verdicts(
    mark("Your first score in this chapter."),
    mark("New best in this chapter, by {more} VP."),
    mark("Equals your best in this chapter."),
    mark("Your best in this chapter is still {best} VP."),
)


def verdict_of(score: int, best: int | None, place: Verdicts) -> str:
    """What a score means beside the best one so far."""
    if best is None:
        return tr(place.first)
    if score > best:
        return tr(place.better, more=score - best)
    return tr(place.equal) if score == best else tr(place.less, best=best)
