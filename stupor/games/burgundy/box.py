"""What the box says: motto and credits, and little charts of the duchies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stupor.engine.box import Box, Sign
from stupor.engine.variants import Key
from stupor.games.burgundy import params
from stupor.games.burgundy.ids import ROUNDS_A_PHASE
from stupor.language import mark, tr

Rgb = tuple[int, int, int]

TITLE: Final = mark("The Castles of Burgundy")
#: What each expansion brings, and how wide that is for its height.
SIGNS: Final[Mapping[tuple[str, Key], Sign]] = {
    ("expansions", "extra-tiles"): ("hex/crane", 92 / 106),
    ("expansions", "border-posts"): ("post/plain", 36 / 52),
    ("expansions", "white-castles"): ("hex/white-castle", 92 / 106),
    ("expansions", "inns"): ("hex/inn", 92 / 106),
    ("expansions", "trade-routes"): ("route/1", 132 / 56),
    ("expansions", "shields"): ("shield/1", 44 / 53),
}
PHASES: Final = "ABCDE"


def note(variant: str, options: Mapping[str, Any], seats: int) -> str:
    """Who plays with whom in a team game."""
    if variant != "team" or not options["team"]:
        return ""
    return tr("Partners face each other and share a duchy.")


def moment(number: int) -> str:
    """What a round is called: its phase, and which of five it is.

    >>> moment(19)
    'phase D, round 4'
    """
    phase, place = divmod(max(number, 1) - 1, ROUNDS_A_PHASE)
    return tr("phase {phase}, round {number}", phase=PHASES[min(phase, 4)], number=place + 1)


def chart(variant: str, key: object) -> Sequence[tuple[float, float, Rgb]]:
    """A duchy in little: a dot of its colour for each hex."""
    if variant not in ("duchies", "board"):
        return ()
    # imported late: the title is there sooner
    from stupor.games.burgundy.duchy_charts import chart_of

    return chart_of(str(key))


BOX: Final = Box(
    title=TITLE,
    motto=mark("Vines, ships and slate roofs on the Sa\u00f4ne"),
    credits=mark(
        "An unofficial fan work of the board game by Stefan Feld, published by Ravensburger and "
        "alea. Not affiliated with or endorsed by the designer or the publishers."
    ),
    #: Lapis, with a calendar leaf on it.
    leather=(30, 36, 92),
    paper=True,
    players=(params.MIN_SEATS, params.MAX_SEATS),
    alone=mark("Fill all 37 spaces within 25 rounds."),
    together=mark("One to four players. Seats can change hands later."),
    #: Nobody sits opposite: one plays against the calendar.
    rival=None,
    signs=SIGNS,
    #: Its seals bear a lily.
    wax="wax",
    moment=moment,
    note=note,
    chart=chart,
)
