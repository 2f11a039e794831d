"""Games that were played by nobody in particular, to look back at."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import random

from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.geometry import centre
from stupor.stage.pointer import Key, Pointer

SPEC = get("stupor_mundi")
NAMES = ("Anna", "Berta", "Carl", "Dora")


def played(
    kinds: str, plies: int | None = None, seed: int = 3, table: dict[str, object] | None = None
) -> Session:
    """A game of these players after so many choices, or to its end; chance chose for all."""
    seats = [make_seat(kind, SPEC, seed + n) for n, kind in enumerate(kinds.split(","))]
    for seat, name in zip(seats, NAMES, strict=False):
        seat.name = name
    session = Session.new(SPEC, seats, seed, {}, table)
    chance = random.Random(seed)
    while session.decision is not None and session.ply != plies:
        session.play(chance.choice(session.decision.options))
    return session


def key(scene: object, *names: str, pad: str = "") -> None:
    """Strike keys one after the other; a button of a gamepad comes with its own name."""
    for name in names:
        scene.handle(Key("down", name, pad=pad))  # type: ignore[attr-defined]
        scene.handle(Key("up", name, pad=pad))  # type: ignore[attr-defined]


def click(scene: object, rect: tuple[float, float, float, float]) -> None:
    """Click in the middle of something."""
    x, y = centre(rect)
    for kind in ("move", "down", "up"):
        scene.handle(Pointer(kind, x, y, 1))  # type: ignore[attr-defined]
