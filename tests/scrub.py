"""Random games with every way back: each moment of the past is the one that was lived through.

python -m tests.scrub --games 1000 --jobs 2
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time

from stupor.engine.codec import digest
from stupor.engine.events import redact
from stupor.engine.game import Game
from stupor.engine.rng import SplitMix
from stupor.files import bounds
from stupor.games import registry
from stupor.match.journal import HOWS, history_of, read
from stupor.match.seats import HUMAN, Seat, make_seat
from stupor.match.session import Session
from tests.soak import setup_of
from tests.support.playing import every_game
from tests.support.tape import Tape

#: Once in so many decisions the players go back, or back and forth, or somebody plays on apart.
RARELY = 25


class Life:
    """A game that is played by chance and remembers the digest of every position it was in."""

    def __init__(self, spec: Game, seats: int, seed: int) -> None:
        self.spec = spec
        self.chance = SplitMix(seed)
        self.kinds = [(HUMAN, "random")[self.chance.below(2)] for _ in range(seats)]
        self.session = Session.new(spec, self.chairs(), seed, setup_of(seats, seed, spec.id))
        self.tape = Tape(self.session)
        self.lived = [digest(self.session.state)]
        self.undone = self.branched = 0

    def chairs(self) -> list[Seat]:
        return [make_seat(kind, self.spec, 5, slice_ms=None) for kind in self.kinds]

    def live(self) -> None:
        """Play to the end, with detours."""
        while not self.session.over:
            self.choose(self.session)
            self.lived.append(digest(self.session.state))
            detour = self.chance.below(RARELY * 3)
            if detour == 0:
                self.go_back()
            elif detour == 1:
                self.there_and_back()
            elif detour == 2 and self.branched < 4:
                self.play_on_apart()

    def choose(self, session: Session) -> None:
        assert session.decision is not None
        options = session.decision.options
        session.play(options[self.chance.below(len(options))])

    def somewhere(self) -> int:
        return max(0, self.session.ply - 1 - self.chance.below(12))

    def go_back(self) -> None:
        """Take choices back for good."""
        ply = self.somewhere()
        self.session.go_back(ply, HOWS[self.chance.below(3)])
        del self.lived[ply + 1 :]
        self.undone += 1
        assert digest(self.session.state) == self.lived[-1]

    def there_and_back(self) -> None:
        """To take choices back and make them again changes nothing."""
        before, ply = self.session.journal(), self.somewhere()
        taken = self.session.ply - ply
        self.session.go_back(ply)
        for _ in range(taken):
            assert self.session.redo() is not None
        assert digest(self.session.state) == self.lived[-1]
        assert self.session.journal() == before
        self.undone += 1

    def play_on_apart(self) -> None:
        """A branch begins with the same past and leaves its parent alone."""
        before, tape = self.session.lines(), len(self.tape.lines)
        ply = self.chance.below(self.session.ply + 1)
        branch = self.session.branch(ply, self.chairs())
        assert digest(branch.state) == self.lived[ply]
        for _ in range(20):
            if not branch.over:
                self.choose(branch)
        branch.go_back(self.chance.below(branch.ply))
        assert self.session.lines() == before
        assert len(self.tape.lines) == tape
        assert digest(self.session.state) == self.lived[-1]
        again = Session.replay(self.spec, self.chairs(), json.loads(json.dumps(branch.lines())))
        assert again.journal() == branch.journal()
        self.branched += 1

    def check_scrub(self) -> None:
        """Every position of the past, live and from the record, is the one lived through."""
        again = Session.replay(self.spec, self.chairs(), self.tape.lines)
        assert again.journal() == self.session.journal()
        assert again.marks == self.session.marks
        for ply, lived in enumerate(self.lived):
            assert digest(again.before(ply)) == lived
            if ply % 4 == 0:
                assert digest(self.session.before(ply)) == lived
        for ply in range(0, self.session.ply, 20):
            self.check_told(again, ply)

    def check_told(self, session: Session, ply: int) -> None:
        """What is told of a choice leads from one table to the next."""
        rules = self.spec.rules
        for seat in (None, *range(len(session.seats))):
            table = rules.table(session.before(ply), seat)
            for event in session.happened(ply):
                table.fold(redact(event, seat))
            assert table == rules.table(session.before(ply + 1), seat)

    def check_snapshots(self) -> None:
        """The snapshots in the record are positions lived through."""
        told = history_of(*read(self.tape.lines))
        assert told.snapshots
        noted = [line["ply"] for line in self.tape.lines if "snapshot" in line]
        assert {ply for ply, _ in told.snapshots} <= set(noted)
        for ply, position in told.snapshots:
            assert digest(self.spec.rules.load(position)) == self.lived[ply]
        assert told.closing is not None
        assert told.closing["digest"] == self.lived[-1]


def scrub_one(job: tuple[str, int, int]) -> int:
    """Live through one game and look back; the number of positions looked at."""
    game, seats, seed = job
    life = Life(registry.get(game), seats, seed)
    try:
        life.live()
        life.check_scrub()
        life.check_snapshots()
    except Exception as error:
        message = f"{game}, {seats} seats, seed {seed}, choice {life.session.ply}: {error!r}"
        raise AssertionError(message) from error
    return len(life.lived)


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=bounds.games, default=1000, help="games altogether")
    parser.add_argument("--jobs", type=bounds.jobs, default=2)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    tables = every_game()
    start = time.perf_counter()
    jobs = [(*tables[number % len(tables)], asked.seed + number) for number in range(asked.games)]
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        positions = sum(pool.imap_unordered(scrub_one, jobs, chunksize=5))
    spent = time.perf_counter() - start
    if not positions:
        print("nothing was measured: no game was played")
        return 1
    print(f"{asked.games} games, {positions} positions, no difference, {spent:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
