"""Moments of a game in which the table is full of things: for tests of its layout."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from stupor.app import App
from stupor.games.registry import get
from stupor.games.stupor_mundi.expansions.state import IMPERIAL, NO_EXPANSIONS, Holdings
from stupor.games.stupor_mundi.projects.data import PROJECTS
from stupor.games.stupor_mundi.state import Player, State
from stupor.match.seats import Seat, make_seat
from stupor.match.session import Session
from stupor.table.scene import TableScene

SPEC = get("stupor_mundi")
LONG_NAMES = ("Maximiliane", "Konstantin Karl", "Wilhelmina", "Bartholomew")
LIMIT = 3000


def open_table(
    app: App,
    seats: int,
    seed: int,
    names: tuple[str, ...] = LONG_NAMES,
    expansions: tuple[str, ...] = (),
) -> TableScene:
    """A new game of one human and others who play at random."""
    scene = TableScene(_new_game(seats, seed, names, expansions))
    app.stack.reset(scene)
    return scene


def table_when(
    app: App, seats: int, seed: int, asked: str, from_round: int, expansions: tuple[str, ...] = ()
) -> TableScene:
    """A table that asks its human that, not before that round; each game is played only once."""
    course = _played(seats, seed, asked, from_round, expansions)
    scene = TableScene(Session.replay(SPEC, _chairs(seats, seed, LONG_NAMES), course))
    app.stack.reset(scene)
    return scene


def _chairs(seats: int, seed: int, names: tuple[str, ...]) -> list[Seat]:
    kinds = ["human", *["random"] * (seats - 1)]
    chairs = [make_seat(kind, SPEC, seed + n) for n, kind in enumerate(kinds)]
    for chair, name in zip(chairs, names, strict=False):
        chair.name = name
    return chairs


def _new_game(
    seats: int, seed: int, names: tuple[str, ...], expansions: tuple[str, ...]
) -> Session:
    box = {"edition": "special", "expansions": list(expansions)} if expansions else {}
    return Session.new(SPEC, _chairs(seats, seed, names), seed, box)


@cache
def _played(
    seats: int, seed: int, asked: str, from_round: int, expansions: tuple[str, ...]
) -> list[dict[str, Any]]:
    """The record of a game played at random until its human is asked that."""
    session, chance = _new_game(seats, seed, LONG_NAMES, expansions), random.Random(1)
    while (decision := session.decision) is not None:
        if decision.seat:
            session.poll()
        elif decision.kind == asked and session.state.round >= from_round:
            return session.journal()
        else:
            session.play(chance.choice(decision.options))
    raise AssertionError(f"nobody is asked about {asked}")


def play_until(scene: TableScene, wanted: Callable[[TableScene], bool], seed: int = 1) -> bool:
    """Play at random until the human is asked something wanted."""
    chance, flow = random.Random(seed), scene.flow
    for _ in range(LIMIT):
        if flow.session.over:
            return False
        asked = flow.decision
        if asked is None:
            flow.poll()
            flow.flush()
            continue
        if wanted(scene):
            scene.update_affordances()
            return True
        flow.choose(chance.choice(asked.options))
        flow.flush()
    return False


def asked_for(kind: str, from_round: int = 1) -> Callable[[TableScene], bool]:
    """The human is asked a question of that kind, not before that round."""

    def wanted(scene: TableScene) -> bool:
        asked, state = scene.flow.decision, scene.flow.session.state
        return asked is not None and asked.kind == kind and state.round >= from_round

    return wanted


def crowd(scene: TableScene) -> None:
    """Complete castles, full warehouses, five Allies each, twelve cards in every hand."""
    flow = scene.flow
    state = flow.session.state
    allies = list(range(1, 21))
    for seat, player in enumerate(state.players):
        _fill(player, allies[seat * 5 : seat * 5 + 5])
        player.vp = 88 + 9 * seat
        if state.expansions is not NO_EXPANSIONS:
            player.holdings = _much(state, seat)
    state.palace[:] = [5, 4, 3, 5, 4, 2, 5, 4]
    flow.resync()
    scene.update_affordances()


def _much(state: State, seat: int) -> Holdings:
    """Books, Ships, Mantles, Papal and Imperial Structures, Projects built and to build."""
    crusade, commissions = state.expansions.crusade, state.expansions.projects
    held = Holdings()
    if crusade is not None:
        over = (5, 0, 0, 6, 0, 3, 0, 4, 0, 0, 1, 0, 2)
        held = Holdings((1, 2, 3), (1, 2), (1, 2, 3, 4, 5), over)
    mine = [p for p in PROJECTS if commissions is not None and p.id % state.seats == seat]
    for project in mine:
        held = held.with_project(project.id)
    return held.with_mark(8, IMPERIAL + mine[0].id) if mine else held


def _fill(player: Player, allies: list[int]) -> None:
    player.castle = (11, 0, 1, 2, 3, 12, 4, 5, 6, 7, 8, 9, 10)
    player.pieces = 0
    player.allies = tuple(allies)
    player.grain, player.stone, player.coins = 3, 4, 27
    while len(player.hand) < 12 and (player.deck or player.discard):
        player.hand.append((player.deck or player.discard).pop())
    player.specialists = (15, 22, 34)
