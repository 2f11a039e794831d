"""The log accounts for everything: its lines of whole games add up to what everybody has."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stupor.engine.events import Event, EventList
from stupor.games.burgundy.face.game_log.digest import lines
from stupor.games.burgundy.game import GAME
from stupor.games.burgundy.log_lines import tell
from stupor.games.burgundy.state import State
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.messages import LogEvent
from tests.games.burgundy.boxes import BURGUNDY
from tests.games.burgundy.busy import busy

NAMES = ("Anna", "Bert", "Cora", "Dora")
Stocks = Counter[tuple[str, int]]


def stocks(state: State) -> Stocks:
    """What everybody has: points by seat, all else by duchy."""
    found = Counter({("vp", seat): player.vp for seat, player in enumerate(state.players)})
    for number, duchy in enumerate(state.duchies):
        found["silver", number] = duchy.silver
        found["workers", number] = duchy.workers
        found["goods", number] = len(duchy.goods)
    return found


def summed(told: list[LogEvent], state: State) -> Stocks:
    """The same as the lines of the log have it."""
    found: Stocks = Counter()
    for line in told:
        for what, by in line.outcome:
            seat = line.event.who
            found[what, seat if what == "vp" else state.players[seat].duchy] += by
    return found


def check(history: list[Event], moments: list[tuple[int, State]], first: State) -> None:
    """Compare the log with the position at each of these moments."""
    told = lines(history, lambda event: tell(event, NAMES), None, len(history))
    for until, state in moments:
        seen = summed([line for line in told if line.place < until], state)
        expected = stocks(state)
        expected.subtract(stocks(first))
        assert {k: n for k, n in seen.items() if n} == {k: n for k, n in expected.items() if n}, (
            until, [line[2:4] for line in told if line.place < until][-6:],
        )  # fmt: skip


@pytest.mark.parametrize("box", BURGUNDY)
def test_the_log_of_a_game_of_chance_meets_the_score(box: str) -> None:
    options, seats = BURGUNDY[box]
    for number in seats:
        game = busy(GAME, number, 11 + number, options)
        state, _ = next(game)
        first, notes = state.clone(), EventList()
        state.events = notes
        moments = []
        for state, _ in game:
            asked = GAME.rules.decision(state)
            if asked is not None and asked.kind == "turn" and notes.events[-1].kind == "turn":
                moments.append((len(notes.events), state.clone()))
        moments.append((len(notes.events), state.clone()))
        assert len(moments) > 25
        check(notes.events, moments, first)


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        (("greedy", "page", "squire"), BURGUNDY["all"][0]),
        (("squire", "page"), BURGUNDY["all-posts"][0]),
        (("page",) * 4, BURGUNDY["team-b"][0]),
        (("squire",), BURGUNDY["solo-b"][0]),
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
        if any(event.kind == "turn" for event in events[-2:]):
            moments.append((len(history), session.before(ply + 1)))
    check(history, [*moments, (len(history), session.state)], first)
    assert len(moments) > 20
