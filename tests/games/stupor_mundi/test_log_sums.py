"""The log accounts for everything: its lines of whole games add up to what everybody has."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stupor.engine.events import Event, EventList
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.face.game_log.lines import lines
from stupor.games.stupor_mundi.game import GAME
from stupor.games.stupor_mundi.goods import GOODS
from stupor.games.stupor_mundi.log_lines import briefly, tell
from stupor.games.stupor_mundi.projects.data import PROJECTS
from stupor.games.stupor_mundi.state import State
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.messages import LogEvent
from tests.games.burgundy.busy import busy
from tests.support.playing import KINDS
from tests.support.usual import some

NAMES = ("Anna", "Bert", "Cora", "Dora")
Stocks = Counter[tuple[str, int]]


def stocks(state: State) -> Stocks:
    """What everybody has of the goods."""
    return Counter(
        {
            (good.key, seat): getattr(player, good.key)
            for seat, player in enumerate(state.players)
            for good in GOODS
        }
    )


def summed(told: list[LogEvent]) -> Stocks:
    """The same as the lines of the log have it."""
    found: Stocks = Counter()
    for line in told:
        for good, by in line.outcome:
            found[good, line.event.who] += by
    return found


def check(history: list[Event], moments: list[tuple[int, State]], first: State) -> None:
    """Compare the log with the position at each of these moments."""
    told = lines(history, lambda event: tell(event, NAMES), None, len(history))
    for until, state in moments:
        done = [line for line in told if line.place < until]
        expected = stocks(state)
        expected.subtract(stocks(first))
        off = {key: n - expected[key] for key, n in summed(done).items() if n != expected[key]}
        off |= {key: -n for key, n in expected.items() if n and key not in summed(done)}
        assert not off, (until, [(line.text, line.outcome) for line in done][-8:])


@pytest.mark.parametrize("box", some(KINDS, ["retail", "prototype", "both"]))
def test_the_log_of_a_game_of_chance_meets_the_score(box: str) -> None:
    for seats in (1, 2, 3, 4):
        game = busy(GAME, seats, 21 + seats, KINDS[box])
        state, _ = next(game)
        first, notes = state.clone(), EventList()
        state.events = notes
        moments = []
        for state, _ in game:
            if notes.events[-1].kind == "turn":
                moments.append((len(notes.events), state.clone()))
        moments.append((len(notes.events), state.clone()))
        assert len(moments) > 10
        check(notes.events, moments, first)


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        (("greedy", "page", "squire", "page"), KINDS["retail"]),
        (("squire", "page", "squire"), KINDS["both"]),
        (("squire", "page"), KINDS["both"]),
        (("squire",), KINDS["retail"]),
    ],
)
def test_the_log_of_a_game_of_computers_meets_the_score(
    kinds: tuple[str, ...], options: dict[str, Any]
) -> None:
    seats = [make_seat(kind, GAME, 5 + number, None) for number, kind in enumerate(kinds)]
    session = Session.new(GAME, seats, 5, options)
    first = session.state.clone()
    while not session.over:
        session.poll()
    history: list[Event] = []
    moments = []
    for ply, events in enumerate(session.past()):
        history += events
        if events and events[-1].kind == "turn":
            moments.append((len(history), session.before(ply + 1)))
    check(history, [*moments, (len(history), session.state)], first)
    assert len(moments) > 10


def test_what_an_icon_changes_is_a_short_row_of_the_log() -> None:
    """Given icons that a House or Frederick placed, then the row names what, and by how much."""
    events = [Event("icon", 0, ("add", "treasury", 2)), Event("icon", -1, ("remove", "ally", 2))]
    told = [tell(briefly(event), NAMES) for event in events]
    assert told[0] == "Anna changes Palace: +6 Treasury."
    assert told[1] == "Frederick changes Palace: \u22122 Allies."
    assert tell(events[1], NAMES) == "Frederick removes 2 Allies from the Palace."


def test_a_row_of_the_log_is_short_where_figures_stand_beside_it() -> None:
    """Given rows that wrapped in the smallest window, then their words leave room for a figure."""
    events = [
        Event("played", 0, (0, 1, "up")),
        Event("played", 0, ("?", 2, "down")),
        Event("promoted", 0, (0, "a.2", 1)),
        Event("icon", 0, ("add", "ally", 1)),
        Event("icon", 0, ("add", "specialist", 2)),
        Event("lost", 0, ("grain",)),
        Event("banned", 0, ("knights",)),
        Event("acquired", 0, (1,)),
    ]
    assert [tell(briefly(event), NAMES) for event in events] == [
        f"Anna plays {CARDS[0].name}.",
        "Anna plays face down in II.",
        "Anna promotes to A2.",
        "Anna changes Palace: +1 Ally.",
        "Anna changes Palace: Specialist +2.",
        "Anna loses 1 Grain (warehouse full).",
        "Anna triggers the ban.",
        f"Anna takes {PROJECTS[1].name}.",
    ]
