"""What is left to do of a House's actions: clauses as cards, Workplaces and rules line them up."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from stupor.engine.corrections import Corrections
from stupor.engine.effect import Effect
from stupor.engine.field_checks import check
from stupor.games.stupor_mundi import params, queries
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.crusade.boards import Excommunicate
from stupor.games.stupor_mundi.crusade.data import BOARDS
from stupor.games.stupor_mundi.data.allies import INDEPENDENT, LOYALIST
from stupor.games.stupor_mundi.effects import edict, gains
from stupor.games.stupor_mundi.effects.book import Follow, all_clauses
from stupor.games.stupor_mundi.effects.build import Build, PayMixed
from stupor.games.stupor_mundi.effects.castle_income import (
    CloseSide,
    CloseSides,
    NextIncome,
    SideIncome,
    TakeIncome,
)
from stupor.games.stupor_mundi.effects.market import Trade, VisitMarket
from stupor.games.stupor_mundi.effects.promote import CityBonus, Promote, TakeToken
from stupor.games.stupor_mundi.effects.purchase import GiveCard, Purchase, TakeToHand
from stupor.games.stupor_mundi.effects.summon import Summon
from stupor.games.stupor_mundi.effects.travel import MoveShip
from stupor.games.stupor_mundi.effects.turn import MAIN_ACTIONS, MainAction
from stupor.games.stupor_mundi.ids import GRAIN, PATHS, STONE, VP_SOURCE
from stupor.games.stupor_mundi.saved.figures import FINAL, LARGEST
from stupor.games.stupor_mundi.state import State

#: Says whether a clause can be what a seat has still to do; its place in the agenda does not count.
Check = Callable[[State, int, Any], bool]
GOODS: Final = (GRAIN, STONE)
#: No clause gives as many cubes or cards, and none of the other things as much.
_CUBES: Final = range(100)
_MUCH: Final = range(LARGEST + 1)
_SCORED: Final = frozenset(VP_SOURCE) - {"allies", *FINAL}
_REASONS: Final = _SCORED | {"market"}
#: So many sets of corrections are remembered at a time.
_KEPT: Final = 16


def _among(**domains: Container[Any]) -> Check:
    """Each argument is one of these."""
    return lambda s, who, clause: all(getattr(clause, name) in domains[name] for name in domains)


@lru_cache(_KEPT)
def _printed(figures: Corrections) -> frozenset[Effect]:
    """All clauses that stand on cards and tiles or belong to main actions."""
    every = (clause for clauses in all_clauses(figures).values() for clause in clauses)
    return frozenset((*_with_inner(every), *MAIN_ACTIONS.values()))


def _with_inner(clauses: Iterator[Effect]) -> Iterator[Effect]:
    for clause in clauses:
        yield clause
        if isinstance(clause, gains.IfStored):
            yield clause.then
        if isinstance(clause, gains.PerCircle):
            for circle in (INDEPENDENT, LOYALIST):
                yield gains.GainPer(clause.what, clause.each, circle, clause.most)


def _is_printed(s: State, who: int, clause: Effect) -> bool:
    return clause in _printed(s.edition.figures)


def _spends(s: State, who: int, clause: gains.Spend) -> bool:
    return any(
        clause == replace(printed, times=clause.times)
        for printed in _printed(s.edition.figures)
        if isinstance(printed, gains.Spend) and 0 < clause.times <= printed.times
    )


def _takes_income(s: State, who: int, clause: TakeIncome) -> bool:
    whole = TakeIncome(clause.times + len(clause.taken))
    mine = queries.closed_sides(s.players[who])
    each_once = len(set(clause.taken)) == len(clause.taken) and set(clause.taken) <= {*mine}
    return clause.times > 0 and each_once and _is_printed(s, who, whole)


def _promotes(s: State, who: int, clause: Promote) -> bool:
    if clause.barred < 0:
        return _is_printed(s, who, clause)
    first = Promote(clause.free, another=True)
    return clause.barred < 3 and not clause.another and _is_printed(s, who, first)


def _trades(s: State, who: int, clause: Trade) -> bool:
    sold, bought = clause.sold, clause.bought
    counted = sold in range(3) and bought in range(3) and clause.extra in range(2)
    again = max(sold - 1, 0) + max(bought - 1, 0)
    return counted and again + clause.extra <= 1 and {clause.reward, clause.praise} <= {*_CUBES}


def _closed(s: State, who: int, clause: SideIncome | CloseSide) -> bool:
    return clause.side in queries.closed_sides(s.players[who])


def _closed_all(s: State, who: int, clause: CloseSides | NextIncome) -> bool:
    each_once = len(set(clause.sides)) == len(clause.sides)
    several = each_once and len(clause.sides) > 1
    return several and set(clause.sides) <= {*queries.closed_sides(s.players[who])}


def _asks_actions(s: State, who: int, clause: MainAction) -> bool:
    alone = not clause.both and len(clause.actions) == 1 and clause.actions[0] in MAIN_ACTIONS
    return alone or clause.actions in params.SPEARS


def _scores(s: State, who: int, clause: gains.Score) -> bool:
    known = clause.source in _SCORED and VP_SOURCE[clause.source] < len(s.players[who].vp_from)
    return known and clause.amount in _MUCH


def _always(s: State, who: int, clause: Effect) -> bool:
    return True


_cubes: Final = _among(amount=_CUBES, reason=_REASONS)
_row: Final = _among(row=edict.ROWS)
#: What each clause of an action may be; sequences.py sees to what depends on those around it.
CHECKS: Final[dict[type, Check]] = {
    gains.Coins: _among(amount=_MUCH, reason=_REASONS),
    gains.Score: _scores,
    gains.Resource: lambda s, who, clause: clause.kind in GOODS and _cubes(s, who, clause),
    gains.FullWarehouse: _among(arriving=GOODS),
    gains.AnyResource: _cubes,
    gains.Draw: _among(amount=_CUBES),
    gains.Spend: _spends,
    edict.ChooseEdict: _always,
    edict.ChooseReward: _always,
    edict.TurnIcon: _row,
    edict.ClaimEdict: _row,
    edict.ReplaceEdict: _row,
    VisitMarket: _always,
    Trade: _trades,
    SideIncome: _closed,
    CloseSide: _closed,
    CloseSides: _closed_all,
    NextIncome: _closed_all,
    TakeIncome: _takes_income,
    Promote: _promotes,
    CityBonus: _among(path=range(1, len(PATHS) + 1)),
    TakeToken: _among(space=params.TOKEN_SPACES),
    GiveCard: _among(bought=CARDS),
    TakeToHand: _among(card=CARDS),
    Follow: lambda s, who, clause: clause.name in all_clauses(),
    PayMixed: _always,
    MainAction: _asks_actions,
    Excommunicate: _among(board=BOARDS),
    **dict.fromkeys(
        (gains.GainPer, gains.PerCircle, gains.IfStored, edict.IssueEdict), _is_printed
    ),
    **dict.fromkeys((Build, Purchase, Summon, MoveShip), _is_printed),
}


def check_clauses(s: State, who: int, clauses: tuple[Effect, ...]) -> None:
    """BadField for a clause that nothing lines up."""
    check(len(clauses) <= LARGEST // 10, "agenda[1][1]", "is longer than any turn")
    for number, clause in enumerate(clauses):
        lined_up = CHECKS.get(type(clause))
        fits = lined_up is not None and lined_up(s, who, clause)
        check(fits, f"agenda[1][1][{number}]", f"nothing lines up {clause}")
