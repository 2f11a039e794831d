"""The Houses as badges of seats; Frederick stands for a seat that has none yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.games.stupor_mundi.houses import HOUSES
from stupor.games.stupor_mundi.ids import DRAFT
from stupor.language import mark
from stupor.stage.sheet import BLACK, BLUE, GREEN, RED, Badge, BadgeChoice, SeatColour


def _house(key: str, colour: SeatColour, gift: str) -> Badge:
    crest, arms = f"crest/{key}", f"arms/{key}"
    return Badge(key, HOUSES[key], *colour, gift, crest, arms=arms, names_player=True)


BADGES: Final = (
    _house("savoy", RED, mark("Grain from Frederick\u2019s Allies")),
    _house("hohenstaufen", BLACK, mark("Stone from Frederick\u2019s Castle")),
    _house("wittelsbach", BLUE, mark("Coins from Frederick\u2019s Reserve")),
    _house("di-romano", GREEN, mark("VP from Frederick\u2019s Specialist")),
)
#: He shows his face, for a House bears his eagle too.
NOBODY: Final = Badge(
    "frederick",
    mark("Frederick"),
    mark("yellow"),
    (217, 167, 44),
    (122, 79, 18),
    crest="portrait/frederick",
    aspect=118 / 153,
    nobody=True,
)
BADGE_CHOICE: Final = BadgeChoice(
    "house",
    mark("Since you chose your House"),
    mark("House not chosen yet"),
    mark("{who} has no House yet."),
    mark("Choose your House"),
    mark("The last player in turn order chooses first."),
)
#: The arms of all Houses, the Emperor's in their midst.
COURT: Final = (
    "crest/savoy",
    "crest/hohenstaufen",
    "crest/frederick",
    "crest/wittelsbach",
    "crest/di-romano",
)


def badges(counters: Mapping[str, int], seats: int) -> tuple[Badge, ...]:
    """The House of every seat, as far as it is chosen; until all are, it names no player."""
    found = (badge_of(counters.get(f"house.{seat}", seat)) for seat in range(seats))
    named = counters.get("phase") != DRAFT
    return tuple(badge._replace(names_player=named and badge.names_player) for badge in found)


def badge_of(house: int) -> Badge:
    """The House with that number; any other number means Frederick."""
    return BADGES[house] if 0 <= house < len(BADGES) else NOBODY
