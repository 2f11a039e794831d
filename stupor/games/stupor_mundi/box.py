"""What the box says: title, motto and credits, and words for the lobby."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stupor.games.stupor_mundi import params
from stupor.language import mark, tr

TITLE: Final = "Stupor Mundi"
MOTTO: Final = mark("At the court of Frederick, Wonder of the World")
CREDITS: Final = mark(
    "An unofficial fan work of the board game by Nestore Mangone, published by Quined Games "
    "and Pegasus Spiele. Not affiliated with or endorsed by the designer or the publishers."
)
#: Porphyry, with the mosaic on it.
LEATHER: Final = (92, 18, 30)
PAPER: Final = False
RANGE: Final = (params.MIN_SEATS, params.MAX_SEATS)
SEATS: Final = mark("{seats} players")
ALONE: Final = mark("You against the Emperor: 30 VP make a Knight, 50 a Feudal Lord, 80 a Duke.")
TOGETHER: Final = mark("One to four players. Seats can change hands later.")
#: Its seals bear the eagle.
WAX: Final = "seal"
RIVAL: Final = (
    "portrait/frederick",
    mark("Frederick"),
    mark("He has a ship, a castle and cards of his own, and issues the Edicts."),
)
_BLUE: Final = (31, 79, 154)
_RED: Final = (163, 38, 46)
#: Of five market tiles so many are blue.
PIPS: Final = {
    ("market", name): (_BLUE,) * blue + (_RED,) * (5 - blue)
    for name, blue in (("easy", 5), ("medium", 3), ("difficult", 0))
}
SIGNS: Final[Mapping[tuple[str, object], tuple[str, float]]] = {}


def moment(number: int) -> str:
    """What a round is called.

    >>> moment(4)
    'round 4'
    """
    return tr("round {number}", number=number)


def note(variant: str, options: Mapping[str, Any], seats: int) -> str:
    """What the box of an edition holds, and what its expansions lay on the table."""
    # imported late: the title is there sooner
    from stupor.games.stupor_mundi.contents import added, contents, earlier

    edition = str(options["edition"])
    if variant == "edition":
        return f"{contents(edition)}{earlier(edition)}."
    if variant != "expansions":
        return ""
    extra = added(options["expansions"], seats)
    if extra:
        return tr("Played with: {things}.", things=extra)
    if edition == "special":
        return tr("Play with either or both.")
    return tr("Switching one on selects the special edition.")


def chart(variant: str, key: object) -> Sequence[tuple[float, float, tuple[int, int, int]]]:
    """No choice of this game needs a chart."""
    return ()
