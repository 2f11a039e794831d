"""What the box says: title, motto and credits, and words for the lobby."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stupor.engine.box import Box
from stupor.games.stupor_mundi import params
from stupor.language import mark, roman, tr

TITLE: Final = "Stupor Mundi"
_BLUE: Final = (31, 79, 154)
_RED: Final = (163, 38, 46)


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


def moment(number: int) -> str:
    """What a round is called.

    >>> moment(2)
    'round II'
    """
    return tr("round {number}", number=roman(number))


BOX: Final = Box(
    title=TITLE,
    motto=mark("At the court of Frederick, Wonder of the World"),
    credits=mark(
        "An unofficial fan work of the board game by Nestore Mangone, published by Quined Games "
        "and Pegasus Spiele. Not affiliated with or endorsed by the designer or the publishers."
    ),
    #: Porphyry, with the mosaic on it.
    leather=(92, 18, 30),
    players=(params.MIN_SEATS, params.MAX_SEATS),
    alone=mark("You against Frederick: Knight from 30 VP, Feudal Lord from 50, Duke from 80."),
    together=mark("One to four players. Seats can change hands later."),
    #: Its seals bear the eagle.
    wax="seal",
    rival=(
        "portrait/frederick",
        mark("Frederick"),
        mark("He has a ship, a castle and cards of his own, and issues the Edicts."),
    ),
    #: Of five market tiles so many are blue.
    pips={
        ("market", name): (_BLUE,) * blue + (_RED,) * (5 - blue)
        for name, blue in (("easy", 5), ("medium", 3), ("difficult", 0))
    },
    note=note,
    moment=moment,
)
