"""The score sheet of a game, and a plain one for games that have none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from stupor.engine.events import Event
from stupor.games import registry
from stupor.language import joined, mark, number_word, roman, tr, trn
from stupor.stage.sheet import CHOOSING, Badge, Climb, Sheet, Source, Swatch

if TYPE_CHECKING:
    from stupor.engine.game import Game

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
    Badge("red", mark("Red"), mark("red"), (163, 38, 46), (150, 30, 38), crest="ui/human"),
    Badge("blue", mark("Blue"), mark("blue"), (39, 85, 156), (31, 63, 119), crest="ui/human"),
    Badge("green", mark("Green"), mark("green"), (64, 140, 86), (32, 86, 57), crest="ui/human"),
    Badge("black", mark("Black"), mark("black"), (52, 48, 47), (52, 44, 40), crest="ui/human"),
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


def _climbed(
    counters: Mapping[str, int], facts: Mapping[str, Any], history: Iterable[Event]
) -> Climb | None:
    """There is nothing to climb."""
    return None


def _round_words(number: int) -> str:
    """A round in a sentence."""
    return tr("Round {round}", round=number)


def _round_mark(number: int) -> str:
    """A round in a sign or two."""
    return roman(number)


def _source_of(reason: str, ending: bool) -> str:
    """Points on the way or at the end."""
    return REST.id if ending else POINTS.id


def _telling(event: Event) -> bool:
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


#: A sheet that knows no sources, titles or reasons.
PLAIN: Final = Sheet(
    SOURCES=(),
    NAMES={},
    TITLES=(),
    REASONS={},
    PHASES={},
    LAST_COUNT=("over", 1),
    COLUMN=1,
    CHART=mark("Victory points by round and source"),
    DEEDS=(),
    BADGES=_SEATS,
    NOBODY=_NOBODY,
    CHOOSING=CHOOSING,
    COURT=(),
    badges=_badges,
    column_name=_column_name,
    column_words=_column_words,
    length_words=_length_words,
    sides=_sides,
    climbed=_climbed,
    round_words=_round_words,
    round_mark=_round_mark,
    source_of=_source_of,
    telling=_telling,
    briefly=_briefly,
    reign=_reign,
    ending=_ending,
    level=_level,
    total_words=_total_words,
    tie_words=_tie_words,
    shared_words=_shared_words,
)


def sheet_of(spec: Game) -> Sheet:
    """What a game says of its points; the plain sheet where it says nothing."""
    return _sheet(spec.part("sheet"))


def sheet_named(game: str) -> Sheet:
    """The sheet of the game of that name."""
    return _sheet(registry.part(game, "sheet"))


def unknown_of(sheet: Sheet) -> str:
    """The sprite of an empty shield: the arms in the midst of the court."""
    court = sheet.COURT
    return court[len(court) // 2] if len(court) % 2 else sheet.NOBODY.crest


def _sheet(part: ModuleType | None) -> Sheet:
    sheet: Sheet = PLAIN if part is None else part.SHEET
    return sheet


def column_of(sheet: Sheet, number: int) -> int:
    """The column in which a round stands; what comes before the first stands with it."""
    return (max(1, number) - 1) // sheet.COLUMN
