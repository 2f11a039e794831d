"""Lines of the Game log: chips for the components that they name, figures for what came in."""

from collections.abc import Callable, Mapping
from typing import Final

from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES
from stupor.games.stupor_mundi.face.view import LogLine
from stupor.games.stupor_mundi.projects.data import PROJECTS
from stupor.language import roman, tr
from stupor.stage.log_rows import LogStyle, RowSpacing
from stupor.stage.view import View

SIZE: Final = 16.0
#: Room for the rim of a chip on each side of its words.
RIM: Final = 5.0
#: A piece that is one of the goods: a figure and the sign of what it counts.
GOOD: Final = "good."
#: Room for that sign, and between two outcomes.
SIGN: Final = 19.0
Arg = str | int
#: Deeds whose words name all that was moved, and those whose words name the cubes.
_WHOLE: Final = frozenset({"spent", "replaced"})
_LOTS: Final = frozenset({"bought", "sold", "cashed"})
_CUBES: Final = frozenset({"grain", "stone"})
WIDE: Final = RowSpacing(26.0, 7.0)
#: In a low place the lines stand closer.
CLOSE: Final = RowSpacing(21.0, 4.0)


def _room(view: View, words: str, piece: str) -> float:
    """How wide a chip or a figure is."""
    beside = SIGN if piece.startswith(GOOD) else 2 * RIM
    return view.measure(words, "bold", SIZE) + beside


def _lies(piece: str) -> bool:
    return not _brought(piece)


def parts_of(line: LogLine) -> list[tuple[str, str]]:
    """The sentence cut at the component that it names: words, and the piece or nothing.

    Behind it stands what it cost and brought.
    """
    name, piece = _named(line)
    before, found, after = line.text.partition(name) if name else (line.text, "", "")
    parts = [(before, ""), (name, piece), (after, "")] if found else [(line.text, "")]
    parts += [
        (f"{by:+d}".replace("-", "\u2212"), GOOD + good)
        for good, by in line.outcome
        if by and not _worded(line, good, by)
    ]
    return [part for part in parts if part[0]]


def _worded(line: LogLine, good: str, by: int) -> bool:
    """Whether the words say of a good how much of it was moved."""
    kind = line.event.kind if line.event is not None else ""
    return kind in _WHOLE or (kind in _LOTS and good in _CUBES)


def _named(line: LogLine) -> tuple[str, str]:
    """The component of an event as the line calls it, and its piece."""
    event = line.event
    if event is None or not event.args:
        return "", ""
    kind, args = event.kind, event.args
    if kind == "removed":
        kind, args = ("purchased" if args[0] == "card" else "summoned"), args[1:]
    component = _COMPONENTS.get(kind)
    if component is None or not str(args[0]).isdigit():
        return "", ""
    word, name_of = component
    return name_of(*args), f"{word}.{args[0]}"


def _card_name(number: Arg, *_: Arg) -> str:
    return tr(CARDS[int(number)].name)


def _project_name(number: Arg, *_: Arg) -> str:
    return tr(PROJECTS[int(number)].name)


#: The word for the component that an event names first, and what the line calls it.
_COMPONENTS: Final[Mapping[str, tuple[str, Callable[..., str]]]] = {
    **dict.fromkeys(("played", "purchased", "gave", "discarded"), ("card", _card_name)),
    "summoned": ("ally", lambda number, *_: tr(ALLIES[int(number)].name)),
    "issued": ("edict", lambda _, row, *__: tr("Edict {row}", row=roman(int(row)))),
    **dict.fromkeys(("acquired", "completed", "project_scored"), ("project", _project_name)),
    "bonus": (
        "bonus",
        lambda tile, *_: tr("City Bonus {letter}", letter=BONUSES[int(tile)].letter.upper()),
    ),
}


def _brought(piece: str) -> bool:
    """Whether a piece is one of the goods."""
    return piece.startswith(GOOD)


def _of_frederick() -> str:
    """How the lines of Frederick begin."""
    return tr("Frederick {deed}.", deed="").rstrip(".")


LOG_STYLE: Final = LogStyle(
    SIZE, 26.0, parts_of, _room, _lies, growth=1.2, kept=_brought, unseated=_of_frederick
)
