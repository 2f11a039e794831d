"""A whole turn in one sentence."""

from __future__ import annotations

import pytest

from stupor.engine.events import Event, redact
from stupor.games import registry
from stupor.games.stupor_mundi.reasons import ROOM, told, turns
from stupor.match.seats import make_seat
from stupor.match.session import Session

SPEC = registry.get("stupor_mundi")
PLAYED = Event("played", 1, ("", 4, "down"))
WALL = Event("built", 1, ("w5", 4))
CLOSED = Event("closed", 1, (5,))
TURN = Event("turn", 0, ())


def vp(points: int, seat: int = 1) -> Event:
    return Event("counter", seat, (f"vp.{seat}", 9, points, "workplace"))


@pytest.mark.parametrize(
    ("turn", "sentence"),
    [
        ([PLAYED, WALL, CLOSED], "builds Wall W5 to close the Grain side"),
        ([PLAYED, WALL, vp(3)], "builds Wall W5 (+3 VP)"),
        ([PLAYED, WALL, CLOSED, Event("issued", 1, (18, 3))],
         "builds Wall W5 to close the Grain side and issues Edict III"),
        ([Event("built", 1, ("hand", 8))], "builds the Hand-limit Keep for a larger hand"),
        ([Event("built", 1, ("spears", 10))],
         "builds the Great Keep (Both-actions Keep) to do both actions of a slot"),
        ([Event("sold", 1, (1, 1, 7, 4)), Event("purchased", 1, (116,))],
         "purchases Envoy with the Market income"),
        ([PLAYED, Event("summoned", 1, (9, 0, 2)), vp(2), vp(5, 0)],
         "summons Gisèle from Roma (+2 VP)"),
        ([PLAYED], "plays a card face down in slot IV"),
        ([Event("passed", 1, ())], "passes the round"),
        ([Event("built", 0, ("hand", 8))], ""),
        ([], ""),
    ],
)  # fmt: skip
def test_the_chief_deed_and_what_it_was_good_for(turn: list[Event], sentence: str) -> None:
    assert told(turn, 1) == sentence


def test_turns_are_told_apart() -> None:
    assert turns([PLAYED, TURN, WALL, CLOSED, TURN]) == [[PLAYED], [WALL, CLOSED]]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_turn_of_a_game_has_a_sentence_that_keeps_its_secrets(seats: int) -> None:
    players = [make_seat("random", SPEC, n, None) for n in range(seats)]
    session = Session.new(SPEC, players, seats, {})
    while not session.over:
        session.poll()
    events = [redact(event, None) for step in session.past() for event in step]
    said = [told(turn, seat) for turn in turns(events) for seat in range(seats)]
    assert len([text for text in said if text]) > 10
    assert all(len(text) <= ROOM + 8 for text in said), max(said, key=len)
