"""What happened, turn by turn: each in one sentence, and line by line in the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from stupor.engine.events import COUNTER, UNKNOWN, Event, EventWords, change
from stupor.games.burgundy import names
from stupor.games.burgundy.data.buildings import BEAST_NAMES, SPACE_NAMES
from stupor.games.burgundy.data.goods import GOODS_NAMES, colour_of
from stupor.games.burgundy.ids import TABLE
from stupor.games.burgundy.log_lines import briefly, tell
from stupor.games.burgundy.outcomes import outcomes
from stupor.language import joined, mark, tr
from stupor.stage.messages import DigestLine, LogEvent, log_lines
from stupor.stage.past_tense import fitting, gone_by, sentence_of

#: How much a deed is worth telling; what is not listed is left out of a sentence.
WEIGHTS: Final = {
    "bonus": 0, "region": 1, "all_linked": 1, "reached": 1, "founded": 2, "shield": 2, "placed": 3,
    "herd": 4, "sold": 5, "bought": 6, "shipped": 7, "fetched": 8, "took": 9, "workers": 10,
    "chose": 11, "castle": 12, "tribute": 13, "lost": 13, "points": 14, "traded": 14,
}  # fmt: skip
#: So many letters are read in passing, and so many more takes "and" than a comma.
ROOM: Final = 58
AND: Final = 4
#: What is told by the deed that it was done for, or by the dice that all see.
QUIET: Final = frozenset({"changed", "rolled"})
#: A turn begins here; what it costs and brings lies in it.
_FIRST: Final = frozenset({"turn", "round", "phase"})


def turns(events: Iterable[Event]) -> list[list[Event]]:
    """The events of each turn; what the table does between them is a turn of nobody's."""
    found: list[list[Event]] = [[]]
    for event in events:
        if event.kind in ("turn", "round", "phase", "ended"):
            found.append([])
        found[-1].append(event)
    return [turn for turn in found if turn]


def seats_of(turn: Sequence[Event]) -> list[int]:
    """Who did something in a turn, in that order."""
    return list(dict.fromkeys(e.who for e in turn if e.who >= 0 and e.kind in WEIGHTS))


def sentence(turn: Sequence[Event], seat: int, telling: Callable[[str], str] = str) -> str:
    """What a seat did, without its name; empty when it is not worth a sentence.

    Each deed is put as `telling` puts it: in the past, where somebody was away.
    """
    mine = [e for e in turn if e.who == seat and e.kind in WEIGHTS and UNKNOWN not in e.args]
    mine.sort(key=lambda event: WEIGHTS[event.kind])
    phrases = _phrases(mine, telling)
    if not phrases:
        return ""
    vp = change(turn, f"vp.{seat}")
    more = tr(" (turn: +{vp} VP)", vp=vp) if vp else ""
    return f"{joined(phrases)}{more}"


def _phrases(events: Sequence[Event], telling: Callable[[str], str]) -> list[str]:
    """As many phrases as a line holds."""
    told = Counter(text for event in events if (text := nameless(event)))
    sales = {telling(nameless(event)) for event in events if event.kind == "sold"}
    phrases = fitting([_often(telling(deed), times) for deed, times in told.items()], ROOM - AND)
    return _sold_once(phrases, sales)


def _sold_once(phrases: Sequence[str], sales: Collection[str]) -> list[str]:
    """The same phrases; the verb of sales in a row is said once."""
    before = ["", *phrases]
    return [
        deed.partition(" ")[2] if deed in sales and last in sales else deed
        for deed, last in zip(phrases, before, strict=False)
    ]


def _often(deed: str, times: int) -> str:
    """A deed that was done once or more often."""
    if times == 2:
        return tr("{deed} twice", deed=deed)
    return tr("{deed} {times} times", deed=deed, times=times) if times > 2 else deed


def nameless(event: Event) -> str:
    """A line of the Game log without the name in front and the stop behind."""
    if event.kind == "guest":
        return ""
    if event.kind in _SHORT:
        return _SHORT[event.kind](event)
    return _plain(event)


def _plain(event: Event) -> str:
    return (tell(event, [""] * 8) or "").strip(" .")


def _region(event: Event) -> str:
    region = names.region_text(int(event.args[0]), int(event.args[1]))
    return tr("completes {region}", region=region)


def _bonus(event: Event) -> str:
    return tr("covers all {what}", what=tr(SPACE_NAMES[int(event.args[0])]))


def _herd(event: Event) -> str:
    return tr("scores {beasts}", beasts=tr(BEAST_NAMES[int(event.args[0])]))


def _sold(event: Event) -> str:
    return tr("sells {goods}", goods=names.goods_text(int(event.args[0]), int(event.args[1])))


def _placed(event: Event) -> str:
    whole = _plain(event)
    if len(whole) <= ROOM:
        return whole
    return tr("places {tile}", tile=names.one(int(event.args[0])))


#: Deeds whose points are told once for the whole turn, or whose names are long.
_SHORT: Final[Mapping[str, Callable[[Event], str]]] = {
    "region": _region,
    "bonus": _bonus,
    "herd": _herd,
    "sold": _sold,
    "placed": _placed,
    "reached": lambda event: tr("reaches the target of {target} VP", target=event.args[0]),
}


#: Stocks and their signs.
SIGNS: Final = {"silver": "sign/silver", "workers": "sign/worker"}
#: What the table does that concerns everybody.
OF_THE_TABLE: Final = ("phase", "ended")
#: The verbs of the log lines, now and in the past.
VERBS: Final = mark(
    "buys > bought | chooses > chose | completes > completed | covers > covered"
    " | gives up > gave up | links > linked | loads > loaded | pays > paid | places > placed"
    " | reaches > reached | scores > scored | sells > sold | takes > took | trades > traded"
)


def digest(events: Sequence[Event], seat: int, seats: Sequence[str], most: int) -> list[DigestLine]:
    """The latest turns for a seat, the newest last."""
    found: list[DigestLine] = []
    for turn in turns(events):
        found += [
            DigestLine(-1, text)
            for e in turn
            if e.kind in OF_THE_TABLE and (text := tell(e, seats))
        ]
        for who in seats_of(turn):
            text = sentence(turn, who, _past)
            if who != seat and text:
                found.append(DigestLine(who, sentence_of(text), icons=_icons(turn, who)))
    return found[-most:] if most else []


def _past(deed: str) -> str:
    return gone_by(deed, tr(VERBS))


def _icons(turn: Iterable[Event], seat: int) -> tuple[tuple[str, str], ...]:
    """The points of a turn."""
    vp = change(turn, f"vp.{seat}")
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
    said: dict[str, object] = {
        "die": white.args[0],
        "colour": tr(GOODS_NAMES[colour_of(int(white.args[1])) - 1]),
    }
    if taken is None:
        return tr("White die {die}: {colour} goods to depot {die}.", **said)
    said["tile"] = names.one(int(taken.args[0]))
    if taken.args[1] == white.args[0]:
        return tr("White die {die}: depot {die} gets {colour} goods, loses {tile}.", **said)
    return tr(
        "White die {die}: {colour} goods to depot {die}; depot {depot} loses {tile}.",
        depot=taken.args[1],
        **said,
    )


def gains(events: Iterable[Event], seat: int, duchy: int) -> dict[str, int]:
    """How points, silver and workers of a seat change in some events."""
    stocks = {stock: change(events, f"{stock}.{duchy}") for stock in SIGNS}
    return {"vp": change(events, f"vp.{seat}"), **stocks}


def lines(
    history: Sequence[Event], tell: EventWords, viewer: int | None, most: int
) -> list[LogEvent]:
    """The last events worth a line, the newest last; without a viewer nothing is new to anybody."""

    def words(place: int, then: int | None) -> str | None:
        event = history[place]
        quiet = event.kind in QUIET or event.kind == COUNTER
        return None if quiet else tell(briefly(event))

    told = log_lines(history, words, _FIRST, outcomes, viewer, most)
    return [_of_the_table(line) for line in told]


def _of_the_table(line: LogEvent) -> LogEvent:
    """What the white die does is nobody's, whoever is named in it."""
    if line.event.kind != "white":
        return line
    return line._replace(event=replace(line.event, who=TABLE))
