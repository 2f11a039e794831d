"""Child process: what a build says besides its door, a line of JSON for each thing.

    python -m tests.twins.aside GAME RECORDS SEED

Its figures and its schema; whether records and positions are equal where they should be; and what
becomes of so many damaged records.
"""

from __future__ import annotations

import io
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from stupor.archive.reading import BadFile
from stupor.engine.codec import digest
from stupor.engine.rules import collect_events
from stupor.games import registry
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.protocol import figures, replaying, schema
from tests.mutate.corpus import file_of
from tests.mutate.mutations import garbled
from tests.soak import setup_of
from tests.support.playing import boxes_of, every_box, wander

#: Every so many choices of a game a position is looked at.
LOOK = 20


def pages(game: str) -> Iterator[str]:
    """What the commands `figures` and `serve --schema` print."""
    spec = registry.get(game)
    for as_json in (False, True):
        out = io.StringIO()
        figures.figures(spec, None, None, as_json, out)
        yield from out.getvalue().splitlines()
    yield from schema.page(spec).splitlines()


def equals(game: str) -> Iterator[str]:
    """Whether positions, decisions and events are equal to themselves made anew, and to others."""
    spec = registry.get(game)
    rules = spec.rules
    for number, (name, seats, box) in enumerate(every_box()):
        if name != game:
            continue
        options = setup_of(seats, number, game) | boxes_of(game)[box]
        for ply, (state, option) in enumerate(wander(spec, seats, number, options)):
            if ply % LOOK:
                continue
            again, after = rules.load(rules.dump(state)), state.clone()
            events = collect_events(after)
            rules.apply(after, option)
            twice = state.clone()
            heard = collect_events(twice)
            rules.apply(twice, option)
            told = (
                again == state, again != state, after == state, after != state,
                rules.decision(again) == rules.decision(state),
                rules.decision(again) != rules.decision(state), events == heard,
                [a != b for a, b in zip(events, heard, strict=True)], len({*events, *heard}),
                rules.table(state, 0) != rules.table(again, 0), repr(rules.decision(state)),
                repr(events), digest(again), rules.standing(state), hash(option) == hash(option),
            )  # fmt: skip
            yield f"{box} {seats} {ply} {told}"


def rescues(game: str, records: int, seed: int) -> Iterator[str]:
    """What `stupor replay` makes of damaged records, and of the sound ones that they were."""
    spec, chance = registry.get(game), Random(seed)
    tasks = [(seats, box) for name, seats, box in every_box() if name == game]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.stupor"
        for number in range(records):
            seats, box = tasks[(seed + number) % len(tasks)]
            options = setup_of(seats, number, game) | boxes_of(game)[box]
            sound = _record(game, seats, number, options)
            damaged = sound if number % 8 == 0 else garbled(chance, sound, sound)
            if number % 8 > 4:
                damaged = _bent(chance, sound)
            path.write_bytes(damaged)
            out = io.StringIO()
            try:
                status = replaying.replay(path, registry.get, True, None, out)
                yield f"{spec.id} {number} {status} {out.getvalue()}"
            except BadFile as why:
                yield f"{spec.id} {number} refused: {why}"


def _record(game: str, seats: int, seed: int, options: dict[str, object]) -> bytes:
    spec = registry.get(game)
    chairs = [make_seat(HUMAN, spec, 0) for _ in range(seats)]
    session, chance = Session.new(spec, chairs, seed, options), Random(seed)
    for _ in range(40 + chance.randrange(260)):
        if session.decision is None:
            break
        session.play(chance.choice(session.decision.options))
    session.add_to_header({"id": f"{game}-{seats}-{seed}", "began": "2026-11-21T14:30:12Z"})
    return file_of(session.lines())


def _bent(chance: Random, sound: bytes) -> bytes:
    """A record in which one choice is another one, so that the newest snapshot must help."""
    lines = sound.splitlines()
    place = chance.randrange(1, len(lines)) if len(lines) > 1 else 0
    lines[place] = lines[chance.randrange(len(lines))]
    return b"\n".join(lines) + b"\n"


def main(game: str, records: int, seed: int) -> None:
    """Print it all."""
    for part in (pages(game), equals(game), rescues(game, records, seed)):
        for told in part:
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
