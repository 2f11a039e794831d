"""What a game says of its points: where they come from, titles, badges of seats, the tie-break."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from stupor.engine.events import Event
from stupor.engine.notation import DONE
from stupor.engine.record import record
from stupor.language import joined, mark, number_word, roman, tr, trn

Rgb = tuple[int, int, int]


@record
class Swatch:
    """A colour with a pattern on it, so that no chart speaks by colour alone."""

    colour: Rgb
    pattern: str
    pale: bool = False


@record
class Source:
    """A row of the score sheet: its key and label, what it means, and how it is drawn.

    A `late` source is only counted when the game is over; one that is `prompt`, alone, as it comes.
    One with a `row` has only a place in games whose rules tell that row; several of one row share
    its points. `event_kinds` are the kinds of events that bring it.
    """

    id: str
    label: str
    meaning: str
    swatch: Swatch
    late: bool = False
    prompt: bool = False
    row: str = ""
    event_kinds: tuple[str, ...] = ()


#: What a list of games says of whom a title names.
LISTED: Final = mark("{who}, {title}")


@record
class Title:
    """What a game alone can earn: its name, the least points for it, and its swatch.

    `said` is said to a person as it is bestowed, `watched` of a computer ({badge} is its badge or
    its name), `listed` in a list of games ({who} is the player).
    """

    name: str
    least: int
    swatch: Swatch
    said: str = ""
    watched: str = ""
    listed: str = LISTED


class Rung(NamedTuple):
    """A rung that a solo game reaches: what it is, a line about it, whether it is won."""

    name: str
    line: str
    won: bool


class SoloLadder(NamedTuple):
    """The rungs that a solo game reaches, and what is said above them."""

    title: str
    rungs: tuple[Rung, ...]


class SeatColour(NamedTuple):
    """A colour that tells seats apart: its name, itself, and how it is written with."""

    name: str
    rgb: Rgb
    ink: Rgb


RED: Final = SeatColour(mark("red"), (163, 38, 46), (150, 30, 38))
BLUE: Final = SeatColour(mark("blue"), (39, 85, 156), (31, 63, 119))
GREEN: Final = SeatColour(mark("green"), (64, 140, 86), (32, 86, 57))
BLACK: Final = SeatColour(mark("black"), (52, 48, 47), (52, 44, 40))


class Badge(NamedTuple):
    """What a seat is known by: its key, its name and that of its colour, colours, gift, sprite.

    `gift` is what it has from the beginning; `nobody` stands for a seat that is still to choose;
    `arms` is a sprite of the crest as large as half a page, where there is one. One that
    `names_player` belongs to the game and is told beside its player's name; other arms are a
    picture, and name nobody.
    """

    key: str
    word: str
    colour: str
    rgb: Rgb
    ink: Rgb
    gift: str = ""
    crest: str = ""
    aspect: float = 160 / 190
    nobody: bool = False
    arms: str = ""
    names_player: bool = False

    def beside_name(self, name: str) -> str:
        """What the game calls a seat, where that is told beside the player's name."""
        return self.name if self.names_player and self.name != name else ""

    @property
    def beside(self) -> str:
        """What tells a seat beside its player's name: a badge that names one, else the colour."""
        return self.name if self.names_player or self.nobody else self.hue

    @property
    def name(self) -> str:
        """How it is called."""
        return tr(self.word)

    @property
    def talent(self) -> str:
        """What it has from the beginning."""
        return tr(self.gift)

    @property
    def hue(self) -> str:
        """What its colour is called."""
        return tr(self.colour)


class BadgeChoice(NamedTuple):
    """What is said where seats choose their badges once the game has begun.

    `option_prefix` is how such a choice begins; `since` heads what happened since; `open` stands
    for the badge that is still to be chosen, `none` says that of somebody, `chooses` that it comes
    now, and `order` who begins.
    """

    option_prefix: str = ""
    since: str = mark("Since your first move")
    open: str = mark("Nothing chosen yet")
    none: str = mark("{who} has not chosen yet.")
    chooses: str = mark("Your choice")
    order: str = ""


#: Where a game has nothing of its own to say.
BADGE_CHOICE: Final = BadgeChoice()


#: The rows of a game that does not tell its sources: what came on the way, and what at the end.
POINTS: Final = Source(
    "points",
    mark("VP"),
    mark("VP scored during the game."),
    Swatch((31, 79, 154), "plain"),
)
REST: Final = Source(
    "rest",
    mark("At the end"),
    mark("VP scored at the end of the game."),
    Swatch((226, 184, 80), "frame", pale=True),
    late=True,
)
#: Badges that only tell seats apart.
_SEATS: Final = (
    Badge("red", mark("Red"), *RED, crest="ui/human"),
    Badge("blue", mark("Blue"), *BLUE, crest="ui/human"),
    Badge("green", mark("Green"), *GREEN, crest="ui/human"),
    Badge("black", mark("Black"), *BLACK, crest="ui/human"),
    Badge("gold", mark("Gold"), mark("gold"), (201, 152, 47), (122, 79, 18), crest="ui/human"),
)
_NOBODY: Final = Badge(
    "nobody",
    mark("Nobody"),
    mark("grey"),
    (120, 100, 84),
    (90, 58, 34),
    crest="ui/human",
    nobody=True,
)


def _badges(counters: Mapping[str, int], seats: int) -> tuple[Badge, ...]:
    """A colour for every seat."""
    return tuple(_SEATS[seat % len(_SEATS)] for seat in range(seats))


def _column_name(place: int) -> str:
    """The number of a round."""
    return str(place + 1)


def _column_words(place: int) -> str:
    """A round in a sentence."""
    return _round_words(place + 1)


def _length_words(columns: int) -> str:
    """So many rounds."""
    return trn("{number} round", "{number} rounds", columns, number=number_word(columns))


def _sides(facts: Mapping[str, Any], seats: int) -> tuple[tuple[int, ...], ...]:
    """Each plays alone."""
    return ()


def _solo_ladder(
    counters: Mapping[str, int], facts: Mapping[str, Any], history: Iterable[Event]
) -> SoloLadder | None:
    """There is no ladder."""
    return None


def _round_words(number: int) -> str:
    """A round at the head of a sentence; what comes before the first is the set-up."""
    return tr("Round {round}", round=number) if number else tr("Set-up")


def _source_of(reason: str, ending: bool) -> str:
    """Points on the way or at the end."""
    return REST.id if ending else POINTS.id


def _is_notable(event: Event) -> bool:
    """Whatever the rules have words for is told."""
    return True


def _briefly(event: Event) -> Event:
    """Words tell what they tell."""
    return event


def _reign(winners: Sequence[str]) -> str:
    """Who has won."""
    return trn("{names} has won", "{names} have won", len(winners), names=joined(winners))


def _ending(facts: Mapping[str, Any], seats: int) -> Mapping[str, Sequence[int]]:
    """Nobody knows what the end would add."""
    return {}


def _level(facts: Mapping[str, Any], seats: int) -> tuple[int, ...]:
    """Nothing parts a tie."""
    return (0,) * seats


def _total_words(points: int, level: int) -> str:
    """The total."""
    return tr("{vp} VP", vp=points)


def _tie_words(count: int, who: str, alone: bool, most: int, rest: int) -> str:
    """Who wins all the same."""
    return tr("{count} tied on VP.", count=count)


def _shared_words() -> str:
    """The line of the sheet says already that the victory is shared."""
    return ""


def _no_dice(key: str, badge: str) -> Sequence[str]:
    """Nothing is thrown."""
    return ()


def _no_throw(key: str) -> str:
    """Nothing is thrown."""
    return ""


@dataclass(slots=True, kw_only=True)
class Piles:
    """A game's part "sheet.piles": what comes to light by chance, and from which pile."""

    #: The sprite of each kind of pile, and what came from it.
    SIGNS: Mapping[str, str]
    WORDS: Mapping[str, str]
    #: What is said of a pile that belongs to a seat, and of several at once.
    OWN: str
    SEVERAL: str = ""
    #: The sprites of a throw, in the colour of a badge, or in none.
    thrown: Callable[[str, str], Sequence[str]] = _no_dice
    #: A throw in words.
    throw_words: Callable[[str], str] = _no_throw

    def sign_of(self, pile: str) -> str:
        """The sprite of a pile, or nothing."""
        return self.SIGNS.get(pile.partition(".")[0], "")

    def words_of(self, pile: str, who: str) -> str:
        """What came from a pile; `who` is the seat that it belongs to."""
        if self.SEVERAL and "+" in pile:
            return tr(self.SEVERAL)
        kind = pile.partition(".")[0]
        return tr(self.WORDS[kind]) if kind in self.WORDS else tr(self.OWN, who=who)


@dataclass(slots=True, kw_only=True)
class Sheet:
    """A game's part of that name; what it does not tell is that of a plain sheet."""

    #: Every source of points in the order of the rows; those with a `row` of their own come last.
    SOURCES: Sequence[Source] = ()
    #: What each reason of points is called in a sentence.
    NAMES: Mapping[str, str] = field(default_factory=dict)
    #: The titles of a game alone from the lowest on; none where it earns none.
    TITLES: Sequence[Title] = ()
    #: Why a game ended, as a sentence.
    REASONS: Mapping[str, str] = field(default_factory=dict)
    #: Sentences about what happens outside turns, by the counter and value with which it begins.
    PHASES: Mapping[tuple[str, int], str] = field(default_factory=dict)
    #: The counter and its value with which the last count begins.
    LAST_COUNT: tuple[str, int] = ("over", 1)
    #: How many rounds share a column of a chart, and what stands above the charts.
    COLUMN: int = 1
    CHART: str = mark("Victory points by round and source")
    #: Kinds of events that are worth telling about a turn, the greatest first.
    NOTABLE_EVENTS: Sequence[str] = ()
    #: Kinds of choices that are left out where others tell a turn.
    MINOR_CHOICES: Sequence[str] = (str(DONE[0]),)
    #: The badges that seats can have, in the order of their numbers.
    BADGES: Sequence[Badge] = _SEATS
    #: What stands for a seat that has none yet.
    NOBODY: Badge = _NOBODY
    #: How badges are chosen.
    BADGE_CHOICE: BadgeChoice = BADGE_CHOICE
    #: Sprites of arms in a row, for a page that has nothing else to show.
    COURT: Sequence[str] = ()

    #: The badge of each of so many seats at a table with these counters.
    badges: Callable[[Mapping[str, int], int], tuple[Badge, ...]] = _badges
    #: What stands under a column of rounds, from 0.
    column_name: Callable[[int], str] = _column_name
    #: Such a column in a sentence.
    column_words: Callable[[int], str] = _column_words
    #: How long a game of so many columns was.
    length_words: Callable[[int], str] = _length_words
    #: The seats whose points are counted together; nothing where each plays alone.
    sides: Callable[[Mapping[str, Any], int], tuple[tuple[int, ...], ...]] = _sides
    #: The rungs that a solo game has reached at a table; None where its titles tell that.
    solo_ladder: Callable[
        [Mapping[str, int], Mapping[str, Any], Iterable[Event]], SoloLadder | None
    ] = _solo_ladder
    #: A round at the head of a sentence.
    round_words: Callable[[int], str] = _round_words
    #: A round in a sign or two, for where there is little room.
    round_mark: Callable[[int], str] = roman
    #: The source in whose row points stand; `ending` once the last count has begun.
    source_of: Callable[[str, bool], str] = _source_of
    #: Whether an event is worth telling about its turn.
    is_notable: Callable[[Event], bool] = _is_notable
    #: A deed whose words leave out the figures that stand beside it.
    briefly: Callable[[Event], Event] = _briefly
    #: Who has won, as a headline.
    reign: Callable[[Sequence[str]], str] = _reign
    #: What the last count would add now, by source, seat by seat.
    ending: Callable[[Mapping[str, Any], int], Mapping[str, Sequence[int]]] = _ending
    #: What parts a tie, seat by seat.
    level: Callable[[Mapping[str, Any], int], tuple[int, ...]] = _level
    #: What is said of a total of points, and of what parts a tie.
    total_words: Callable[[int, int], str] = _total_words
    #: How a tie of so many was broken: who wins, whether alone, the most, and what others had.
    tie_words: Callable[[int, str, bool, int, int], str] = _tie_words
    #: That a tie was not broken.
    shared_words: Callable[[], str] = _shared_words
