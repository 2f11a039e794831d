"""What is told together: an Ally's arrival with the figures after it, the income of a round."""

from __future__ import annotations

from typing import Final

from stupor.engine.events import COUNTER, MOVED, Event
from stupor.engine.table import Table
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.stage.name import parsed
from stupor.stage.timeline import Clip
from stupor.stage.view import Facts

ARRIVAL: Final = "arrival"
BANNER: Final = "banner"
CROWN: Final = "crown"
#: How long the banner is there, and when what it has told is seen to happen.
SECONDS: Final = 2.6
LANDS: Final = 1.5
#: By what the End Phase brings a House something.
REASONS: Final = ("castle", "allies")
#: Notes that only accompany an income.
NOTES: Final = ("income", "contributed", "allies")


def moments(clips: list[Clip], table: Table, facts: Facts) -> list[Clip]:
    """The clips of one choice: arrivals know the facts after them, a new round has its banner."""
    found = [_placed(clip, facts) for clip in clips]
    rounds = [n for n, clip in enumerate(found) if clip.event.kind == "round"]
    if not rounds:
        return found
    first = next((n for n, clip in enumerate(found) if is_income(clip.event)), rounds[0])
    return _with_banner(found, max(0, first - 1))


def _placed(clip: Clip, facts: Facts) -> Clip:
    if clip.style == ARRIVAL:
        return clip._replace(after=facts)
    return clip._replace(apart=True) if clip.style == CROWN else clip


def is_income(event: Event) -> bool:
    """Whether an event is a part of the End Phase's income."""
    if event.kind == COUNTER:
        return parsed(str(event.args[0])).kind in GOOD_OF and event.args[3] in REASONS
    return event.kind in NOTES


def _with_banner(clips: list[Clip], at: int) -> list[Clip]:
    """The banner begins with one clip and runs apart; the incomes are there when they land."""
    told = tuple(clip.event for clip in clips[at:])
    here = clips[at]._replace(
        seconds=SECONDS,
        gap=LANDS,
        style=BANNER,
        apart=True,
        events=told,
        piece="",
        source="",
        target="",
        prompt=False,
    )
    rest = [_silent(clip) if is_income(clip.event) else clip for clip in clips[at + 1 :]]
    return [*clips[:at], here, *rest]


def _silent(clip: Clip) -> Clip:
    return clip._replace(seconds=0.0, gap=0.0, style="")


def gains(events: tuple[Event, ...]) -> dict[int, dict[str, int]]:
    """What each House gains by the income among some events."""
    found: dict[int, dict[str, int]] = {}
    for event in events:
        if event.kind == COUNTER and is_income(event):
            what, seat = parsed(str(event.args[0]))
            mine = found.setdefault(int(seat), {})
            mine[what] = mine.get(what, 0) + int(event.args[2])
    return found


def newcomers(events: tuple[Event, ...]) -> tuple[int, int]:
    """How many cards and Allies came to the cities."""
    targets = [str(e.args[2]) for e in events if e.kind == MOVED]
    cards = sum(parsed(target).kind == "city_card" for target in targets)
    return cards, sum(parsed(target).kind == "city_ally" for target in targets)


def number_of_round(events: tuple[Event, ...]) -> int:
    """The round that begins."""
    return next((int(e.args[0]) for e in events if e.kind == "round"), 0)


def first_player(events: tuple[Event, ...], before: int) -> int:
    """Who begins the round."""
    firsts = [int(e.args[1]) for e in events if e.kind == COUNTER and e.args[0] == "first"]
    return firsts[-1] if firsts else before
