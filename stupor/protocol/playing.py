"""A whole game between bots, told as lines of JSON or as a log for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import IO, Any

from stupor.engine.events import Event
from stupor.engine.game import Game
from stupor.engine.rules import Result
from stupor.files.terminal import say
from stupor.match.journal import corrected
from stupor.match.seats import Seat, make_seat
from stupor.match.session import Session
from stupor.protocol.outside import OutsideController
from stupor.protocol.outside_program import PREFIX
from stupor.protocol.results import numbered, result_json, sheet
from stupor.protocol.wire import encode, event_json


def play(
    spec: Game,
    chairs: Sequence[str],
    seed: int,
    options: Mapping[str, Any],
    as_json: bool,
    out: IO[str],
) -> None:
    """Play a game to its end and write what happens, the result last; a program may sit there."""
    seats: list[Seat] = []
    try:
        seats.extend(_chair(kind, spec, seed) for kind in chairs)
        session = Session.new(spec, seats, seed, options)
        while not session.over:
            for event in session.poll() or ():
                line = encode(event_json(event)) if as_json else _told(session, event)
                if line is not None:
                    say(line, to=out)
    finally:
        for seat in seats:
            if isinstance(seat.controller, OutsideController):
                seat.controller.close()
    result = spec.rules.result(session.state)
    if as_json:
        say(encode(_result_json(session, seed, result)), to=out)
    else:
        say(*sheet(numbered(session.names), result, corrected(session.header)), to=out)
    out.flush()


def _chair(kind: str, spec: Game, seed: int) -> Seat:
    if kind.startswith(PREFIX):
        return Seat(kind, OutsideController(kind.removeprefix(PREFIX), spec.rules))
    return make_seat(kind, spec, seed, slice_ms=None)


def _told(session: Session, event: Event) -> str | None:
    return session.rules.tell(event, numbered(session.names))


def _result_json(session: Session, seed: int, result: Result) -> dict[str, Any]:
    return {
        "kind": "result",
        "game": session.spec.id,
        "seats": session.names,
        "seed": seed,
        "choices": session.ply,
        "scores": list(result.scores),
        **result_json(result),
    }
