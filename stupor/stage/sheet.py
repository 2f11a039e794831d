"""What a game says of its points: where they come from, titles, badges of seats, the tie-break."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from stupor.engine.events import Event
from stupor.engine.record import record
from stupor.language import mark, tr

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
    One with a `row` has only a place in
    games whose rules tell that row; several of one row share its points. `deeds` are the kinds of
    events that bring it.
    """

    id: str
    label: str
    meaning: str
    swatch: Swatch
    late: bool = False
    prompt: bool = False
    row: str = ""
    deeds: tuple[str, ...] = ()


@record
class Title:
    """What a game alone can earn: its name, the least points for it, and its swatch.

    `said` is said to a person as it is bestowed, `watched` of a computer ({badge} is its badge or
    its name).
    """

    name: str
    least: int
    swatch: Swatch
    said: str = ""
    watched: str = ""


class Rung(NamedTuple):
    """A step of what somebody alone has climbed: what it is, a line about it, whether it is won."""

    name: str
    line: str
    won: bool


class Climb(NamedTuple):
    """What somebody alone has climbed, and what is said above it."""

    title: str
    rungs: tuple[Rung, ...]


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


class Choosing(NamedTuple):
    """What is said where seats choose their badges once the game has begun.

    `deed` is how such a choice begins; `since` heads what happened since; `open` stands for the
    badge that is still to be chosen, `none` says that of somebody, `chooses` that it comes now, and
    `order` who begins.
    """

    deed: str = ""
    since: str = mark("Since your first move")
    open: str = mark("Nothing chosen yet")
    none: str = mark("{who} has not chosen yet.")
    chooses: str = mark("Your choice")
    order: str = ""


#: Where a game has nothing of its own to say.
CHOOSING: Final = Choosing()


@dataclass(slots=True, kw_only=True)
class Sheet:
    """A game's part of that name."""

    #: Every source of points in the order of the rows; those with a `row` of their own come last.
    SOURCES: Sequence[Source]
    #: What each reason of points is called in a sentence.
    NAMES: Mapping[str, str]
    #: The titles of a game alone from the lowest on; none where it earns none.
    TITLES: Sequence[Title]
    #: Why a game ended, as a sentence.
    REASONS: Mapping[str, str]
    #: Sentences about what happens outside turns, by the counter and value with which it begins.
    PHASES: Mapping[tuple[str, int], str]
    #: The counter and its value with which the last count begins.
    LAST_COUNT: tuple[str, int]
    #: How many rounds share a column of a chart, and what stands above the charts.
    COLUMN: int
    CHART: str
    #: Kinds of events that are worth telling about a turn, the greatest first.
    DEEDS: Sequence[str]
    #: The badges that seats can have, in the order of their numbers.
    BADGES: Sequence[Badge]
    #: What stands for a seat that has none yet.
    NOBODY: Badge
    #: How badges are chosen.
    CHOOSING: Choosing
    #: Sprites of arms in a row, for a page that has nothing else to show.
    COURT: Sequence[str]

    #: The badge of each of so many seats at a table with these counters.
    badges: Callable[[Mapping[str, int], int], tuple[Badge, ...]]
    #: What stands under a column of rounds, from 0.
    column_name: Callable[[int], str]
    #: Such a column in a sentence.
    column_words: Callable[[int], str]
    #: How long a game of so many columns was.
    length_words: Callable[[int], str]
    #: The seats whose points are counted together; nothing where each plays alone.
    sides: Callable[[Mapping[str, Any], int], tuple[tuple[int, ...], ...]]
    #: What somebody alone has climbed at a table; None where its titles tell that.
    climbed: Callable[[Mapping[str, int], Mapping[str, Any], Iterable[Event]], Climb | None]
    #: A round in a sentence.
    round_words: Callable[[int], str]
    #: A round in a sign or two, for where there is little room.
    round_mark: Callable[[int], str]
    #: The source in whose row points stand; `ending` once the last count has begun.
    source_of: Callable[[str, bool], str]
    #: Whether a deed is worth telling about its turn.
    telling: Callable[[Event], bool]
    #: A deed whose words leave out the figures that stand beside it.
    briefly: Callable[[Event], Event]
    #: Who has won, as a headline.
    reign: Callable[[Sequence[str]], str]
    #: What the last count would add now, by source, seat by seat.
    ending: Callable[[Mapping[str, Any], int], Mapping[str, Sequence[int]]]
    #: What parts a tie, seat by seat.
    level: Callable[[Mapping[str, Any], int], tuple[int, ...]]
    #: What is said of a total of points, and of what parts a tie.
    total_words: Callable[[int, int], str]
    #: How a tie of so many was broken: who wins, whether alone, the most, and what others had.
    tie_words: Callable[[int, str, bool, int, int], str]
    #: That a tie was not broken.
    shared_words: Callable[[], str]
