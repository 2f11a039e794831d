"""Points: scored at once, but alone they move a counter towards its target (B76, B77)."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import Option
from stupor.games.burgundy import params, verbs
from stupor.games.burgundy.effects.extras import FREE_ACTION
from stupor.games.burgundy.ids import BOUGHT, SKIP
from stupor.games.burgundy.state import State


def gain(s: State, who: int, vp: int, source: int) -> None:
    """Score points; alone more may come of them, before anything else is done."""
    if s.solo is None:
        verbs.score(s, who, vp, source)
    elif vp > 0:
        push(s, Gain(vp, source))


@clause
class Gain(Effect):
    """Alone: move the counter, and look whether it has reached the target.

    Attributes:
        vp: how many points.
        source: their source, a row of the ledger.
    """

    vp: int
    source: int

    def resolve(self, s: State, who: int) -> None:
        """Count it; short of the target more points may be bought."""
        advance_counter(s, who, self.vp, self.source)
        if not reached(s, who) and s.duchies[s.players[who].duchy].silver:
            push(s, BUY_POINTS)


def advance_counter(s: State, who: int, vp: int, source: int) -> None:
    """Move the counter of a solo game forward."""
    assert s.solo is not None
    verbs.score(s, who, vp, source)
    s.solo.counter += vp
    emit.counter(s, who, "counter", s.solo.counter, vp, "track")


def reached(s: State, who: int) -> bool:
    """Whether the target is reached: then the counter starts anew, and an action is won."""
    track = s.solo
    assert track is not None
    if track.counter < track.target:
        return False
    emit.counter(s, who, "counter", 0, -track.counter, "track")
    track.counter = 0
    lower = max(params.LEAST_TARGET, track.target - params.TARGET_STEP)
    emit.counter(s, who, "target", lower, lower - track.target, "track")
    emit.event(s, "reached", who, track.target)
    track.target = lower
    push(s, FREE_ACTION)
    return True


@asks("points", "solo.points")
class BuyPoints(Choice):
    """Alone, after a gain: buy points at a silver each."""

    def options(self, s: State, who: int) -> list[Option]:
        """So many as there is silver for, up to the target."""
        track = s.solo
        assert track is not None
        most = min(s.duchies[s.players[who].duchy].silver, track.target - track.counter)
        return [*[("points", count) for count in range(1, most + 1)], SKIP] if most > 0 else []

    def take(self, s: State, who: int, option: Option) -> None:
        """Pay and move the counter."""
        if option != SKIP:
            count = int(option[1])
            verbs.gain_silver(s, who, -count, "points")
            emit.event(s, "points", who, count)
            advance_counter(s, who, count, BOUGHT)
            reached(s, who)


BUY_POINTS: Final = BuyPoints()
