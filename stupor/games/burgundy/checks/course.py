"""How far the game has come: phase, round, order, turn."""

from __future__ import annotations

from stupor.engine.field_checks import check, check_length, check_range
from stupor.games.burgundy import queries
from stupor.games.burgundy.checks.number_checks import numbers
from stupor.games.burgundy.data.monasteries import ON_TOP
from stupor.games.burgundy.ids import (
    EMPTY,
    LAST_PHASE,
    LAST_ROUND,
    NOBODY,
    PREPARING,
    ROUNDS_A_PHASE,
)
from stupor.games.burgundy.state import State


def check_course(s: State) -> None:
    """BadData when rounds, order and turn do not fit together."""
    check_range(s.round, 0, LAST_ROUND, "round")
    begun = s.round > 0
    phase = (s.round - 1) // ROUNDS_A_PHASE if begun else PREPARING
    check(s.phase == phase, "phase", f"round {s.round} belongs to phase {phase}")
    check_length(s.phase_goods, LAST_PHASE - phase, "phase_goods")
    for number, pile in enumerate(s.phase_goods):
        check_length(pile, ROUNDS_A_PHASE, f"phase_goods[{number}]")
    left = ROUNDS_A_PHASE - (s.round - phase * ROUNDS_A_PHASE) if begun else 0
    check_length(s.round_goods, left, "round_goods")
    check_range(s.white, 1 if begun else 0, 6, "white")
    chosen = all(duchy.board != EMPTY for duchy in s.duchies)
    check(chosen or not begun, "round", "duchies are chosen before the first round")
    for seat, player in enumerate(s.players if begun else ()):
        check(0 not in player.rolled, f"players[{seat}].rolled", "everybody has rolled")
        check(not player.plan, f"players[{seat}].plan", "all duchies are shown")
    check_order(s, begun)
    check_on_top(s)
    check(s.over == (not s.agenda), "over", "something is left to do")


def check_order(s: State, begun: bool) -> None:
    """The bridge, and the order of the round in play."""
    everybody = list(range(s.seats))
    check(
        numbers(s.order, 0, s.seats - 1) and sorted(s.order) == everybody,
        "order",
        "it names every seat once",
    )
    steps = [s.players[seat].step for seat in s.order]
    check(steps == sorted(steps, reverse=True), "order", "it is not that of the bridge")
    wanted = everybody if begun else []
    check(
        numbers(s.turns, 0, s.seats - 1) and sorted(s.turns) == wanted,
        "turns",
        "it names every seat once, from the first round on",
    )
    check_range(s.turn, NOBODY, s.seats - 1, "turn")
    check(begun or s.turn == NOBODY, "turn", "nobody's turn has come yet")


def check_on_top(s: State) -> None:
    """The piece of monastery 27 lies on top of its stack."""
    check_range(s.on_top, NOBODY, s.seats - 1, "on_top")
    holders = [
        number for number, duchy in enumerate(s.duchies) if queries.own_powers(duchy) & ON_TOP
    ]
    if s.on_top == NOBODY:
        check(not holders or s.solo is not None, "on_top", "the seat of monastery 27 is wanted")
        return
    check(s.players[s.on_top].duchy in holders, "on_top", "that seat has no monastery 27")
    step = s.players[s.on_top].step
    stack = [seat for seat in s.order if s.players[seat].step == step]
    check(stack[0] == s.on_top, "order", "the piece of monastery 27 lies on top")
