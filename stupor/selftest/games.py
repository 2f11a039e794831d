"""Games between computers for the selftest: whole ones, kept ones and one that is killed."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import BuiltinFunctionType
from typing import Final

from stupor.archive import Archive
from stupor.engine.codec import digest
from stupor.engine.notation import Option
from stupor.files.terminal import say
from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.match.worker import WORKER_HOLDER
from stupor.scenes.lobby.setup import NAMES


def start(arguments: Sequence[str]) -> subprocess.Popen[bytes]:
    """This program in a process of its own."""
    program = (
        [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "stupor"]
    )
    quiet = subprocess.DEVNULL
    return subprocess.Popen([*program, *arguments], stdin=quiet, stdout=quiet, stderr=quiet)


SEED: Final = 7
#: The file in which a player who is to be killed notes what has been shown.
TOLD: Final = "told"
_ENOUGH: Final = 60
_PATIENCE: Final = 60.0
_PAUSE: Final = 0.02


class Failed(Exception):
    """Something of the selftest went wrong; the message says what."""


def new_game(
    kinds: str, options: Mapping[str, object] | None = None, worker: bool = False, game: str = ""
) -> Session:
    """A game between computers of these kinds."""
    spec = registry.get(game)
    each = enumerate(kinds.split(","))
    seats = [make_seat(kind, spec, SEED + number, None, worker) for number, kind in each]
    for seat, name in zip(seats, NAMES, strict=False):
        seat.name = f"{seat.kind.capitalize()} {name}"
    return Session.new(spec, seats, SEED, {**(options or {})})


def play(session: Session, plies: int = 100_000) -> Session:
    """Let the computers play until so many choices are made, or to the end."""
    began = time.monotonic()
    while not session.over and session.ply < plies:
        if session.poll() is None:
            time.sleep(_PAUSE / 10)
        if time.monotonic() - began > _PATIENCE * 5:
            raise Failed("the computers stopped playing")
    return session


Stops = Callable[[Session], bool]
#: How computers played, by who sat where at which table and where it was to stop.
_PLAYED: Final[dict[str, tuple[Option, ...]]] = {}


def played(
    kinds: str, options: Mapping[str, object], game: str, until: str, stops: Stops
) -> Session:
    """A game that computers have played until it `stops`; thought out once in a process.

    Whoever asks again, `until` the same, gets a game of their own with the same choices.
    """
    key = json.dumps([kinds, options, game, until], sort_keys=True)
    session = new_game(kinds, options, game=game)
    for option in _PLAYED.get(key, ()):
        session.play(option)
    while not session.over and not stops(session):
        play(session, session.ply + 1)
    _PLAYED[key] = tuple(session.choice(ply).option for ply in range(session.ply))
    return session


def plays_a_game(folder: Path) -> str:
    """A whole game is played, kept and read again from its file with the same position."""
    archive = Archive(folder, registry.get)
    session = new_game("squire,page,squire,page")
    archive.keep(session)
    play(session)
    kept = archive.open(archive.games()[0])
    if kept.session.ply != session.ply or digest(kept.session.state) != digest(session.state):
        raise Failed("the saved game differs from the one played")
    return f"{session.ply} moves by {rules()} rules"


def rules() -> str:
    """Which rules play: compiled ones are no functions of Python."""
    return "compiled" if isinstance(digest, BuiltinFunctionType) else "plain"


def thinks_beside() -> str:
    """A computer thinks in a process of its own, in each game, by what was learned."""
    WORKER_HOLDER.open(registry.get)
    try:
        games = [
            play(new_game("baron,baron", worker=True, game=game), 4) for game in registry.GAMES
        ]
        worker = WORKER_HOLDER.worker()
        if worker is None or not worker.pid:
            raise Failed("no process beside the window thinks")
    finally:
        WORKER_HOLDER.close()
    return f"{sum(session.ply for session in games)} moves"


def survives_a_kill(folder: Path) -> str:
    """A game in another process is killed in the middle; every choice it had told is kept."""
    folder.mkdir(parents=True, exist_ok=True)
    victim = start(["selftest", "--victim", str(folder)])
    try:
        _await(folder, victim.poll)
    finally:
        victim.kill()
        victim.wait()
    told = _told(folder)
    opened = Archive(folder, registry.get).open(Archive(folder, registry.get).games()[0])
    if opened.session.ply < told:
        raise Failed(f"{told} moves were reported, but only {opened.session.ply} are saved")
    play(opened.session, opened.session.ply + 1)
    return f"{opened.session.ply} moves saved, {told} reported"


def _await(folder: Path, ended: Callable[[], int | None]) -> None:
    began = time.monotonic()
    while _told(folder) < _ENOUGH:
        if ended() is not None:
            raise Failed("a second copy of the program did not start")
        if time.monotonic() - began > _PATIENCE:
            raise Failed("a second copy of the program does not play")
        time.sleep(_PAUSE)


def _told(folder: Path) -> int:
    try:
        lines = (folder / TOLD).read_text(encoding="ascii").split("\n")
    except FileNotFoundError:
        return 0
    return int(lines[-2]) if len(lines) > 1 else 0


def be_killed(folder: Path) -> int:
    """Play a game, telling each choice once it is kept, until somebody puts an end to it."""
    session = new_game("page,page,page,page")
    Archive(folder, registry.get).keep(session)
    with (folder / TOLD).open("w", encoding="ascii") as told:
        while not session.over:
            session.poll()
            say(str(session.ply), to=told, flush=True)
            time.sleep(_PAUSE)
    return 0
