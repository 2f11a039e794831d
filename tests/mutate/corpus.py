"""Sound game files for the mutations to start from."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from stupor.archive.report import Report, write_report
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session

SPEC: Final = registry.get("stupor_mundi")
OLD: Final = Path(__file__).parent.parent / "archive" / "files" / "version-0.2.stupor"


def file_of(lines: Sequence[Mapping[str, Any]]) -> bytes:
    """Lines as they lie in a file."""
    return b"".join(json.dumps(line, separators=(",", ":")).encode() + b"\n" for line in lines)


def game(seats: int, choices: int, seed: int, back: bool = False, **options: Any) -> Session:
    """A game played by chance so far, with people who change their minds and their chairs."""
    people = [make_seat(HUMAN, SPEC, 0) for _ in range(seats)]
    table = {"undo": "sandbox", "hands": "open", "hints": True}
    session = Session.new(SPEC, people, seed, options, table)
    session.add_to_header(
        {"id": f"game-{seats}-{seed}", "began": "2026-11-21T14:30:12Z", "app": "0.3.0"}
    )
    chance = SplitMix(seed)
    while session.decision is not None and session.ply < choices:
        session.play(session.decision.options[chance.below(len(session.decision.options))])
        if back and chance.below(9) == 0:
            session.go_back(max(0, session.ply - 3), "sandbox")
            session.redo()
    return session


class Tape:
    """Takes down every line of a game."""

    def __init__(self) -> None:
        self.lines: list[Mapping[str, Any]] = []

    def write(self, lines: Sequence[Mapping[str, Any]]) -> None:
        self.lines += lines


def _restless() -> bytes:
    """A file with ways back, choices made again and people who come and go."""
    people = [make_seat(HUMAN, SPEC, 0) for _ in range(2)]
    session = Session.new(SPEC, people, 11, {"houses": "draft"}, {"undo": "sandbox"})
    session.add_to_header({"id": "restless", "began": "2026-11-21T14:30:12Z", "app": "0.3.0"})
    tape, chance = Tape(), SplitMix(5)
    first = session.lines()[0]
    session.recorder = tape
    for _ in range(60):
        move = chance.below(8)
        if move == 0 and session.ply > 3:
            session.go_back(session.ply - 1 - chance.below(3), "sandbox")
        elif move == 1 and session.can_redo:
            session.redo()
        elif move == 2:
            session.reseat(chance.below(2), make_seat(HUMAN, SPEC, 0), f"Anna {chance.below(9)}")
        elif session.decision is not None:
            options = session.decision.options
            session.play(options[chance.below(len(options))])
    return file_of([first, *tape.lines])


def _position() -> bytes:
    """A game that begins with a position."""
    session = game(2, 40, 8)
    position = SPEC.rules.dump(session.state)
    people = [make_seat(HUMAN, SPEC, 0) for _ in range(2)]
    return file_of(Session.load(SPEC, people, position).lines())


def _report() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        journal = file_of(game(2, 12, 9).lines())
        report = Report("0.3.0", {"when": "now"}, journal, {"sound": 1}, "a line", b"\xff\xd8")
        return write_report(Path(folder), report).read_bytes()


def _of(*about: Any, **options: Any) -> Callable[[], bytes]:
    return lambda: file_of(game(*about, **options).lines())


#: What kind of file, how often it is taken, and how it is made.
KINDS: Final[Mapping[str, tuple[int, Callable[[], bytes]]]] = {
    "two, just begun": (14, _of(2, 15, 3)),
    "alone": (10, _of(1, 20, 4)),
    "three, drafting": (8, _of(3, 6, 5, houses="draft")),
    "into the second round": (14, _of(2, 75, 6)),
    "ways back": (16, _restless),
    "a position": (16, _position),
    "a report": (6, _report),
    "alone to the end": (4, _of(1, 999, 12)),
    "version 0.2": (8, OLD.read_bytes),
    "two to the end": (2, _of(2, 9999, 7)),
    "four to the end": (1, _of(4, 9999, 7)),
}


@cache
def files() -> Mapping[str, bytes]:
    """All of them."""
    return {kind: make() for kind, (_, make) in KINDS.items()}
