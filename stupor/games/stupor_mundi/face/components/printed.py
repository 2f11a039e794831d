"""What is printed on the components of the game that the screen shows, corrections and all.

The screen shows one game at a time: every view of a table says first which corrections it has.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Generic, TypeVar

from stupor.engine.corrections import Corrections
from stupor.games.stupor_mundi.figures import boards, cards, extras, tiles
from stupor.games.stupor_mundi.figures.kind import Kind, amended
from stupor.games.stupor_mundi.ids import SITE

C = TypeVar("C")
_shown: Corrections = ()
#: Figures of a card that its row of icons leaves out.
_WITHOUT_ICON: Final = ("price", "most")


def show(figures: object) -> None:
    """Show a game with these corrections from now on, as its facts tell them; none: none."""
    global _shown
    _shown = tuple(_each(figures)) if isinstance(figures, Mapping) and figures else ()


def _each(figures: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    for component, given in figures.items():
        for name, value in given.items():
            yield component, name, value


def shown_figures() -> Corrections:
    """The corrections of the game that is shown."""
    return _shown


class Printed(Generic[C]):
    """The components of a kind, looked up like a catalog or by other names for their numbers."""

    def __init__(self, kind: Kind[C], numbers: Mapping[str, int] | None = None) -> None:
        self._kind = kind
        self._numbers = numbers or {}

    def __getitem__(self, name: int | str) -> C:
        """A component as it is printed in the game that is shown."""
        number = self._numbers[name] if isinstance(name, str) else name
        return self._kind.shown(_shown, number)

    def __contains__(self, number: object) -> bool:
        """Whether there is a component with that number."""
        return number in self._kind.printed

    def __iter__(self) -> Iterator[C]:
        """All components."""
        return (self._kind.shown(_shown, number) for number in self._kind.printed)


CITIES: Final = Printed(boards.VOYAGE)
CARDS: Final = Printed(cards.ACTION_CARDS)
CONDITIONS: Final = Printed(extras.CONDITION_TILES)
EDICTS: Final = Printed(tiles.EDICT_TILES)
MARKETS: Final = Printed(tiles.MARKET_TILES)
PATHS: Final = Printed(boards.WORKPLACE_PATHS)
PROJECTS: Final = Printed(extras.PROJECT_TILES)
SHIPS: Final = Printed(extras.SUPPLY)
SITE_OF: Final = Printed(boards.CASTLE, SITE)
SOLO_CARDS: Final = Printed(tiles.SOLO)
BONUSES: Final = Printed(cards.BONUS_TILES)
ABILITIES: Final = Printed(
    tiles.ABILITIES, {place.code: number for number, place in tiles.ABILITIES.printed.items()}
)


def corrected_row(kind: Kind[Any], number: int, row: str) -> str:
    """A row of icons with the numbers that are printed in the game that is shown."""
    if not _shown or number not in kind.printed:
        return row
    spots = [spot for spot in kind.spots(number) if spot.name not in _WITHOUT_ICON]
    given = kind.given(_shown, number)
    for place, spot in enumerate(spots):
        if spot.name in given:
            row = amended(row, int(given[spot.name]), place)
    return row
