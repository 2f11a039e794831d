"""What happened while a seat was away, turn by turn, and what the table itself did."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from stupor.engine.events import COUNTER, Event
from stupor.games.burgundy import names
from stupor.games.burgundy.chronicle import tell
from stupor.games.burgundy.data.goods import colour_of
from stupor.games.burgundy.face.chronicle.deeds import gained, seats_of, sentence, turns
from stupor.language import mark, tr
from stupor.stage.messages import News
from stupor.stage.past_tense import gone_by, sentence_of

#: Stocks and their signs.
SIGNS: Final = {"silver": "sign/silver", "workers": "sign/worker"}
#: What the table does that concerns everybody.
OF_THE_TABLE: Final = ("phase", "ended")
#: The verbs of the log lines, now and in the past.
VERBS: Final = mark(
    "buys > bought | chooses > chose | completes > completed | covers > covered"
    " | gives up > gave up | links > linked | loads > loaded | pays > paid | places > placed"
    " | reaches > reached | scores > scored | sells > sold | starts > started | takes > took"
    " | trades > traded"
)


def digest(events: Sequence[Event], seat: int, seats: Sequence[str], most: int) -> list[News]:
    """The latest turns for a seat, the newest last."""
    found: list[News] = []
    for turn in turns(events):
        found += [
            News(-1, text) for e in turn if e.kind in OF_THE_TABLE and (text := tell(e, seats))
        ]
        for who in seats_of(turn):
            text = sentence(turn, who, _past)
            if who != seat and text:
                found.append(News(who, sentence_of(text), icons=_icons(turn, who)))
    return found[-most:] if most else []


def _past(deed: str) -> str:
    return gone_by(deed, tr(VERBS))


def _icons(turn: Iterable[Event], seat: int) -> tuple[tuple[str, str], ...]:
    """The points of a turn."""
    vp = gained(turn, seat)
    return (("points/medal", f"+{vp}"),) if vp else ()


def news(events: Sequence[Event], persons: Collection[int]) -> tuple[int, str]:
    """The last turn that was nobody's of some persons: whose, and its deeds without a stop."""
    for turn in reversed(turns(events)):
        for seat in reversed(seats_of(turn)):
            if seat not in persons and (text := sentence(turn, seat)):
                return seat, text
    return -1, ""


def decree(events: Sequence[Event]) -> str:
    """What the white die did to somebody who plays alone."""
    white = next((e for e in reversed(events) if e.kind == "white"), None)
    taken = next((e for e in reversed(events) if e.kind == "removed"), None)
    if white is None:
        return ""
    goods = names.goods_text(colour_of(int(white.args[1])), 1)
    if taken is None:
        return tr("White die {die}: {goods} to depot {die}.", die=white.args[0], goods=goods)
    return tr(
        "White die {die}: {goods} to depot {die}; depot {depot} loses {tile}.",
        die=white.args[0],
        goods=goods,
        tile=names.one(int(taken.args[0])),
        depot=taken.args[1],
    )


def gains(events: Iterable[Event], seat: int, duchy: int) -> dict[str, int]:
    """How points, silver and workers of a seat change in some events."""
    found = {"vp": gained(events, seat)}
    for stock in SIGNS:
        found[stock] = sum(
            int(e.args[2]) for e in events if e.kind == COUNTER and e.args[0] == f"{stock}.{duchy}"
        )
    return found
