"""Positions that no game can come to are refused, and the refusal names the field."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from stupor.engine.effect import Effect
from stupor.engine.errors import BadData, BadField
from stupor.games import registry
from stupor.games.stupor_mundi.crusade.boards import Excommunicate
from stupor.games.stupor_mundi.effects.book import Follow
from stupor.games.stupor_mundi.effects.build import Build, PayMixed
from stupor.games.stupor_mundi.effects.castle_income import CloseSides, NextIncome, SideIncome
from stupor.games.stupor_mundi.effects.edict import ClaimEdict, TurnIcon
from stupor.games.stupor_mundi.effects.gains import (
    Coins,
    Draw,
    FullWarehouse,
    Resource,
    Score,
    Spend,
)
from stupor.games.stupor_mundi.effects.market import Trade
from stupor.games.stupor_mundi.effects.promote import CityBonus, Promote, TakeToken
from stupor.games.stupor_mundi.effects.purchase import GiveCard, TakeToHand
from stupor.games.stupor_mundi.effects.turn import EndTurn, MainAction, Turn
from stupor.games.stupor_mundi.flow import NextTurn, Reorganise
from stupor.games.stupor_mundi.ids import END_PHASE, OVER
from stupor.games.stupor_mundi.projects.acquiring import AcquireProject
from stupor.games.stupor_mundi.saved.classes import CLAUSES
from stupor.games.stupor_mundi.saved.clauses import CHECKS
from stupor.games.stupor_mundi.state import State
from tests.support.playing import KINDS, wander

SPEC = registry.get("stupor_mundi")
Change = Callable[[State], None]


@cache
def late(seats: int, box: str) -> tuple[State, ...]:
    """All positions of a random game."""
    game = wander(SPEC, seats, 3, {**KINDS[box], "market": "medium"})
    return tuple(state.clone() for state, _ in game)


def turn(seats: int = 3, box: str = "both") -> State:
    """A position in which the first House's turn begins, with cards in every pile."""
    for state in late(seats, box):
        player = state.players[state.turn]
        piles = (player.hand, player.deck, player.discard, state.card_pile[8:], state.edict_pile)
        begins = state.turn == 0 and state.agenda[-1][1][0] == Turn()
        if state.round > 1 and begins and all(piles):
            position = state.clone()
            position.own_all()
            return position
    raise AssertionError("no such position")


def refused(state: State) -> str:
    """The field for which a position is refused."""
    with pytest.raises(BadField) as wrong:
        SPEC.rules.load(json.loads(json.dumps(SPEC.rules.dump(state))))
    assert str(wrong.value) == f"{wrong.value.place}: {wrong.value.reason}"
    return wrong.value.place


def own(name: str, value: Any) -> Change:
    """A change of a field of the first House; a function is told what was there."""

    def change(s: State) -> None:
        old = getattr(s.players[0], name)
        setattr(s.players[0], name, value(old) if callable(value) else value)

    return change


def common(name: str, value: Any) -> Change:
    """The same of the table."""

    def change(s: State) -> None:
        setattr(s, name, value(getattr(s, name)) if callable(value) else value)

    return change


def held(**values: Any) -> Change:
    """The same of what the first House has from the expansions."""
    return own("holdings", lambda old: replace(old, **values))


def crusade(**values: Any) -> Change:
    """The same of the Crusade boards."""
    return common("expansions", lambda old: replace(old, crusade=replace(old.crusade, **values)))


def commissions(**values: Any) -> Change:
    """The same of the Imperial Projects."""
    return common("expansions", lambda old: replace(old, projects=replace(old.projects, **values)))


def twice(s: State) -> None:
    """A card lies in two piles."""
    s.players[0].deck.append(s.players[0].discard[0])


def stolen(s: State) -> None:
    """Two Houses have changed a card."""
    mine, yours = s.players[0].deck, s.players[1].deck
    mine[0], yours[0] = yours[0], mine[0]


def alone(s: State) -> None:
    """A Tower stands where no Wall joins it."""
    s.players[0].castle = (11, -1, -1, 0, -1, 12, *(-1,) * 7)
    s.players[0].pieces &= ~1


def warehouse(s: State) -> None:
    s.players[0].grain = 8
    s.players[0].stone = 0


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (own("coins", -1), "players[0].coins"),
        (own("coins", 5000), "players[0].coins"),
        (own("stone", -1), "players[0].stone"),
        (warehouse, "players[0].grain"),
        (own("ship", 5), "players[0].ship"),
        (own("house", 4), "players[0].house"),
        (own("house", -1), "players[0].house"),
        (own("vp", 500), "players[0].vp"),
        (own("vp_from", lambda old: old[:-1]), "players[0].vp_from"),
        (own("vp_from", lambda old: [-1, *old[1:]]), "players[0].vp_from[0]"),
        (own("vp_from", lambda old: [*old[:6], 3, *old[7:]]), "players[0].vp_from[6]"),
        (own("castle", lambda old: old[:-1]), "players[0].castle"),
        (own("castle", lambda old: (-1, *old[1:])), "players[0].castle[0]"),
        (own("castle", lambda old: (*old[:12], 0)), "players[0].castle[12]"),
        (alone, "players[0].castle"),
        (own("pieces", lambda old: old ^ 1), "players[0].pieces"),
        (own("pieces", 1 << 11), "players[0].pieces"),
        (own("specialists", (0, 0, 16)), "players[0].specialists"),
        (own("specialists", (23, 23, 0)), "players[0].specialists"),
        (own("specialists", (0, 0)), "players[0].specialists"),
        (own("allies", (0, 99, 0, 0, 0)), "players[0].allies[1]"),
        (own("slots", [-1] * 7), "players[0].slots"),
        (own("slots", [-2] * 6), "players[0].slots"),
        (own("down", 64), "players[0].down"),
        (own("turns", 7), "players[0].turns"),
        (own("turns", lambda old: old + 1), "players[0].turns"),
        (own("issued", (1, 1)), "players[0].issued"),
        (own("issued", (99,)), "players[0].issued"),
        (own("hand", [999]), "players[0].hand"),
        (own("hand", []), "players"),
        (own("bought", (5,)), "players[0].bought"),
        (common("palace", [0] * 8), "palace[7]"),
        (common("palace", [6, *[1] * 7]), "palace[0]"),
        (common("palace", [1]), "palace"),
        (common("round", 0), "round"),
        (common("round", 10**6), "round"),
        (common("first", 3), "first"),
        (common("turn", -1), "turn"),
        (common("phase", 4), "phase"),
        (common("phase", OVER), "agenda"),
        (common("phase", END_PHASE), "agenda[0][1]"),
        (common("ending", "castle"), "ending"),
        (common("ending", "cards"), "ending"),
        (common("ending", "boredom"), "ending"),
        (common("difficulty", "easy"), "markets"),
        (common("difficulty", "mad"), "difficulty"),
        (common("markets", lambda old: (old[0], *old[:4])), "markets"),
        (common("country", lambda old: (old[0], *old[:2])), "country"),
        (common("village", (0, 9)), "village"),
        (common("tokens", (13, 14)), "tokens"),
        (common("tokens", lambda old: tuple({13, 33} - {*old})), "tokens"),
        (common("bonus", lambda old: (old[0], old[0], old[2])), "bonus[1]"),
        (common("bonus", ((), (), ())), "bonus[0]"),
        (common("ally_up", lambda old: [*old[:9], 1, 1]), "ally_up"),
        (common("ally_down", lambda old: [99, *old[1:]]), "ally_down"),
        (common("spare_allies", lambda old: old[1:]), "spare_allies"),
        (common("active", lambda old: [0, *old[1:]]), "edict_pile"),
        (common("active", lambda old: [old[1], *old[1:]]), "active"),
        (common("edict_pile", lambda old: old[1:]), "edict_pile"),
        (common("edict_pile", lambda old: [*old, 27]), "edict_pile"),
        (common("card_pile", lambda old: [*old, old[0]]), "card_pile"),
        (common("card_pile", lambda old: old[::-1]), "card_pile"),
        (common("spare_cards", lambda old: old[1:]), "spare_cards"),
        (common("city_cards", lambda old: [1, *old[1:]]), "city_cards"),
        (common("players", lambda old: old[:2]), "players"),
        (common("seats", 4), "players"),
        (common("edition", lambda old: replace(old, coins=(99,))), "edition"),
        (common("edition", lambda old: replace(old, name="retail")), "expansions"),
        (held(books=(9,)), "players[0].holdings.books"),
        (held(ships=(1, 1)), "players[0].holdings.ships"),
        (held(mantles=(1,)), "players[0].holdings.mantles"),
        (held(over=(1, *(0,) * 12)), "players[0].holdings.over[0]"),
        (held(projects=(9, 9)), "players[0].holdings.projects"),
        (crusade(items=((),) * 4), "expansions.crusade.items"),
        (crusade(boards=(0, 0, 1, 2)), "expansions.crusade.boards"),
        (crusade(boards=(0, 1)), "expansions.crusade.boards"),
        (crusade(banned=64), "expansions.crusade.banned"),
        (crusade(spare=(5, 4)), "expansions.crusade.spare"),
        (commissions(projects=(1,)), "expansions.projects.conditions"),
        (commissions(conditions=()), "expansions.projects.conditions"),
        (own("hand", lambda old: [*old, old[0]]), "players[0].hand"),
        (own("hand", lambda old: [*old, 101]), "players[0].hand"),
        (twice, "players[0].discard"),
        (stolen, "players[0].deck"),
    ],
)
def test_a_field_that_no_game_has_is_named(change: Change, place: str) -> None:
    state = turn()
    change(state)
    assert refused(state).startswith(place)


def forge(*clauses: Effect) -> Change:
    """These clauses are still to be done in the turn that has just begun."""

    def change(s: State) -> None:
        s.agenda[-1] = (s.agenda[-1][0], (*clauses, AcquireProject(), EndTurn()))

    return change


def frames(*frames: tuple[int, tuple[Effect, ...]]) -> Change:
    """This is the agenda."""
    return common("agenda", list(frames))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (frames(), "agenda"),
        (frames((-1, ())), "agenda"),
        (frames((-1, (NextTurn(1),)), (0, ())), "agenda[1][1]"),
        (frames((0, (NextTurn(1),)), (0, (Turn(), AcquireProject(), EndTurn()))), "agenda[0][0]"),
        (frames((-1, (NextTurn(1),)), (9, (Turn(), AcquireProject(), EndTurn()))), "agenda[1][0]"),
        (frames((-1, (NextTurn(1),)), (1, (Turn(), AcquireProject(), EndTurn()))), "agenda[1][0]"),
        (frames((-1, (NextTurn(2),)), (0, (Turn(), AcquireProject(), EndTurn()))), "agenda[0][1]"),
        (frames((-1, (Reorganise(),)), (0, (Turn(), AcquireProject(), EndTurn()))), "agenda[0][1]"),
        (frames((-1, (NextTurn(1),)), (0, (Turn(), AcquireProject()))), "agenda[1][1]"),
        (frames((-1, (NextTurn(1),)), (0, (Turn(), EndTurn()))), "agenda[1][1]"),
        (forge(Turn(), Coins(1)), "agenda[1][1]"),
        (forge(Coins(-1)), "agenda[1][1][0]"),
        (forge(Coins(10**9)), "agenda[1][1][0]"),
        (forge(Coins(1, "theft")), "agenda[1][1][0]"),
        (forge(Score(1, "majority")), "agenda[1][1][0]"),
        (forge(Score(1, "fame")), "agenda[1][1][0]"),
        (forge(Resource("gold", 1)), "agenda[1][1][0]"),
        (forge(Resource("grain", 10**6)), "agenda[1][1][0]"),
        (forge(FullWarehouse("gold")), "agenda[1][1][0]"),
        (forge(Draw(10**9)), "agenda[1][1][0]"),
        (forge(Spend("vp", 1, "vp", 1, 1)), "agenda[1][1][0]"),
        (forge(Spend("coins", 0, "vp", 2, 9)), "agenda[1][1][0]"),
        (forge(Spend("coins", 3, "vp", 2, 3)), "agenda[1][1][0]"),
        (forge(Build(pay="promise")), "agenda[1][1][0]"),
        (forge(Build(kinds=(7,))), "agenda[1][1][0]"),
        (forge(Promote(barred=3)), "agenda[1][1][0]"),
        (forge(Follow("card.999")), "agenda[1][1][0]"),
        (forge(Follow("card.101")), "agenda[1][1][0]"),
        (forge(SideIncome(1)), "agenda[1][1][0]"),
        (forge(SideIncome(9)), "agenda[1][1][0]"),
        (forge(CloseSides((1, 2))), "agenda[1][1][0]"),
        (forge(NextIncome(())), "agenda[1][1][0]"),
        (forge(NextIncome((0, 0))), "agenda[1][1][0]"),
        (forge(Trade(sold=2, bought=2, extra=1)), "agenda[1][1][0]"),
        (forge(MainAction(())), "agenda[1][1][0]"),
        (forge(MainAction(("conquer",))), "agenda[1][1][0]"),
        (forge(NextTurn(0)), "agenda[1][1][0]"),
        (forge(*[FullWarehouse("grain")] * 150), "agenda[1][1]"),
        (forge(Coins(1), TurnIcon(1, 0, 7, 1)), "agenda[1][1]"),
        (forge(TurnIcon(99, 0, 9, 1)), "agenda[1][1]"),
        (forge(TurnIcon(1, 5, 0, 1)), "agenda[1][1][0]"),
        (forge(ClaimEdict(0)), "agenda[1][1]"),
        (forge(ClaimEdict(-1)), "agenda[1][1][0]"),
        (forge(TakeToHand(101)), "players[0].bought"),
        (forge(GiveCard(101)), "agenda[1][1][0]"),
        (forge(TakeToken(13)), "agenda[1][1][0]"),
        (forge(TakeToken(99)), "agenda[1][1][0]"),
        (forge(CityBonus(1)), "agenda[1][1][0]"),
        (forge(CityBonus(0)), "agenda[1][1][0]"),
        (forge(Excommunicate(0)), "expansions.crusade.items"),
        (forge(Excommunicate(9)), "agenda[1][1][0]"),
        (forge(PayMixed(1, 0, 0, 500)), "agenda[1][1][0]"),
        (forge(PayMixed(99, 0, 0, 0)), "agenda[1][1][0]"),
        (forge(PayMixed(3, 0, 0, 0)), "agenda[1][1][0]"),
        (forge(Coins(1), PayMixed(1, 0, 2, 0)), "agenda[1][1][1]"),
        (forge(Coins(1)), "agenda"),
    ],
)
def test_a_forged_agenda_is_refused_where_it_is_forged(change: Change, place: str) -> None:
    state = turn()
    change(state)
    assert refused(state) == place


def test_every_clause_of_an_action_is_checked() -> None:
    flow = {
        "Turn", "EndTurn", "AcquireProject", "Round", "NextTurn", "EndPhase", "For", "RefillHand",
        "DiscardAtWill", "DrawToLimit", "CastleIncome", "AllyIncome", "Reorganise", "DraftHouse",
        "DealHands", "FrederickActs", "FrederickIssues",
    }  # fmt: skip
    assert {cls.__name__ for cls in CHECKS} | flow == set(CLAUSES)
    assert not flow & {cls.__name__ for cls in CHECKS}


@pytest.mark.parametrize(
    ("path", "value", "place", "word"),
    [
        (("players", 1, "coins"), "many", "players[1].coins", "a whole number"),
        (("players", 1, "coins"), True, "players[1].coins", "a whole number"),
        (("players", 1, "passed"), 1, "players[1].passed", "true or false"),
        (("players", 1, "hand"), [1, "x"], "players[1].hand", "a list of whole numbers"),
        (("players", 1, "hand"), {"@": "tuple", "items": [1]}, "players[1].hand", "a list"),
        (("players", 1, "castle"), [1], "players[1].castle", "a tuple of whole numbers"),
        (("players", 1), 7, "players", "a list of Player"),
        (("players", 1, "ship"), 1.5, "players[1].ship", "whole numbers only"),
        (("players", 1, "holdings"), {"@": "Crusade"}, "players[1].holdings.boards", "is missing"),
        (("automa"), {"@": "State"}, "automa.seats", "is missing"),
        (("rng", "state"), -1, "rng.state", "from 0"),
        (("rng"), 7, "rng", "SplitMix"),
        (("agenda", 1, "items", 1, "items", 0), {"@": "Coins", "amount": "x", "reason": "cards"},
         "agenda[1][1][0].amount", "a whole number"),
        (("agenda", 1, "items", 1, "items", 0), {"@": "os.system"}, "agenda[1][1][0]", "may not"),
        (("agenda", 1, "items", 1, "items", 0), {"@": ["Coins"]}, "agenda[1][1][0]", "may not"),
        (("bonus", "items", 0, "items", 0), "x", "bonus", "a tuple of tuples"),
        (("coins",), 7, "coins", "belongs to Player"),
        (("players", 0, "palace"), [], "players[0].palace", "belongs to State"),
        (("players", 0, "nonsense"), 1, "players[0].nonsense", "is no field of Player"),
    ],
)  # fmt: skip
def test_a_wrong_type_or_field_is_named(
    path: tuple[Any, ...], value: Any, place: str, word: str
) -> None:
    told = json.loads(json.dumps(SPEC.rules.dump(turn())))
    inside = told["state"]
    *way, last = (path,) if isinstance(path, str) else path
    for step in way:
        inside = inside[step]
    inside[last] = value
    with pytest.raises(BadField) as wrong:
        SPEC.rules.load(told)
    assert wrong.value.place == place and word in wrong.value.reason


def test_a_missing_field_is_named() -> None:
    told = json.loads(json.dumps(SPEC.rules.dump(turn())))
    del told["state"]["players"][2]["hand"]
    with pytest.raises(BadField, match=r"^players\[2\]\.hand: is missing"):
        SPEC.rules.load(told)


def test_what_stands_around_a_position_is_checked() -> None:
    told = {**SPEC.rules.dump(turn()), "players": 2}
    with pytest.raises(BadData, match="'players' is no part of a position"):
        SPEC.rules.load(told)
