"""The end of a phase: settlers' shields, tribute, mines (B42, B83)."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.clauses import For
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import Option
from stupor.games.burgundy import queries, refusals, verbs
from stupor.games.burgundy.board import FARTHEST
from stupor.games.burgundy.data.shields import (
    NIGHT_SETTLER,
    SETTLER,
    WORKERS_PAY,
)
from stupor.games.burgundy.effects.actions import DEEDS, add_places
from stupor.games.burgundy.effects.anytime import guests
from stupor.games.burgundy.effects.extras import declined_or_anytime
from stupor.games.burgundy.effects.storing import OVERFULL
from stupor.games.burgundy.ids import ANY, SKIP
from stupor.games.burgundy.state import State


@clause
class PhaseEnd(Effect):
    """Shields 14 and 15 in the order of the round just played, then tribute, then mines (B99)."""

    def resolve(self, s: State, who: int) -> None:
        """Line them up."""
        if s.depot_shields:
            push(
                s,
                *[For(seat, SETTLE) for seat in s.turns],
                *[For(seat, TRIBUTE) for seat in s.turns],
                MINES,
            )
        else:
            push(s, MINES)


@clause
class SettleAll(Effect):
    """The settlers' shields of a seat."""

    def resolve(self, s: State, who: int) -> None:
        """Ask for each that it bears."""
        shields = queries.duchy_of(s, who).shields
        push(s, *[SETTLERS[shield] for shield in (SETTLER, NIGHT_SETTLER) if shield in shields])


@asks("settle", "shield.settle")
class Settle(Choice):
    """Place a tile straight from the numbered depots, or by night from the black one (B93).

    Attributes:
        shield: 14 or 15.
    """

    shield: int

    def options(self, s: State, who: int) -> list[Option]:
        """Every tile there on each of its spaces; a guest may open more of them (B89)."""
        duchy = queries.duchy_of(s, who)
        offers = guests(s, who, duchy)
        add_places(s, duchy, settlers_tiles(s, self.shield), (ANY,), FARTHEST, offers)
        return [*offers, SKIP] if offers else []

    def take(self, s: State, who: int, option: Option) -> None:
        """Place it, with all that it brings."""
        if not declined_or_anytime(s, who, self, option):
            DEEDS["place"](s, who, option)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Why it cannot lie there."""
        tiles = settlers_tiles(s, self.shield)
        return refusals.placing_from(s, who, option, tiles) or self.rule

    def context(self, s: State, who: int) -> dict[str, object]:
        """The shield."""
        return {"shield": self.shield}


def settlers_tiles(s: State, shield: int) -> list[int]:
    """The tiles that a settler's shield may place; inns are all alike."""
    return s.depots if shield == SETTLER else [*s.black, *s.inns[:1]]


@asks("tribute", "shield.tribute")
class Tribute(Choice):
    """Pay a silver for each shield, or give some up (B83, B100)."""

    def options(self, s: State, who: int) -> list[Option]:
        """Ways to pay for those that are left, and each of them to give up."""
        duchy = queries.duchy_of(s, who)
        due = len(duchy.shields)
        if not due:
            return []
        workers = duchy.workers if WORKERS_PAY in duchy.shields else 0
        least = max(0, due - workers)
        ways: list[Option] = [
            ("tribute", silver) for silver in range(min(due, duchy.silver), least - 1, -1)
        ]
        drops: list[Option] = [("drop", shield) for shield in duchy.shields]
        return [*ways, *drops, *guests(s, who, duchy)]

    def take(self, s: State, who: int, option: Option) -> None:
        """Pay, or give one up and ask again."""
        if declined_or_anytime(s, who, self, option):
            return
        if option[0] == "drop":
            push(s, OVERFULL, self)
            verbs.drop_shield(s, who, int(option[1]))
            return
        silver = int(option[1])
        workers = len(queries.duchy_of(s, who).shields) - silver
        emit.event(s, "tribute", who, silver, workers)
        verbs.gain_silver(s, who, -silver, "tribute")
        verbs.spend_workers(s, who, workers, "tribute")

    def context(self, s: State, who: int) -> dict[str, object]:
        """How much is due."""
        return {"due": len(queries.duchy_of(s, who).shields)}


@clause
class Mines(Effect):
    """Silver for every mine, with monastery 2 a worker too; a team is paid once (B42, B67)."""

    def resolve(self, s: State, who: int) -> None:
        """Pay duchy by duchy, in the order of the round."""
        for seat in s.turns:
            number = s.players[seat].duchy
            if queries.seats_of(s, number)[0] != seat:
                continue
            s.own(seat)
            duchy = s.duchies[number]
            silver, workers = queries.mine_income(duchy)
            if silver:
                emit.event(s, "mines", seat, silver, workers)
                verbs.gain_silver(s, seat, silver, "mines")
                verbs.gain_workers(s, seat, workers, "mines")


SETTLE: Final = SettleAll()
SETTLERS: Final = {shield: Settle(shield) for shield in (SETTLER, NIGHT_SETTLER)}
TRIBUTE: Final = Tribute()
MINES: Final = Mines()
