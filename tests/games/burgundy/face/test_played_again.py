"""What a second look at first games found: orders, openings, prices, plates and traces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from stupor.ai.bot import finish
from stupor.ai.levels import make_bot
from stupor.ai.view import SeatView
from stupor.engine.events import MOVED, Event
from stupor.engine.notation import ENDS
from stupor.games.burgundy.data.monasteries import ANY_PAYMENT
from stupor.games.burgundy.face.explain.explanations import explanation
from stupor.games.burgundy.face.gestures.questions import prompt_of
from stupor.games.burgundy.face.household.dice import paint_buy
from stupor.games.burgundy.face.lights.last_moves import paint_last_moves, touched
from stupor.games.burgundy.face.preview.castle_here import castle_here, castle_of
from stupor.games.burgundy.face.rail.header import order_boxes, paint_header
from stupor.games.burgundy.face.rivals.panels import paint_turn
from stupor.games.burgundy.face.solo.race import paint_race
from stupor.games.burgundy.face.view import TableView
from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.render.contrast import luminance
from stupor.stage.items import Box, Item, Label
from stupor.stage.palette import SEAT_LINES, WALNUT
from stupor.table.session.flow import TurnFlow
from tests.games.burgundy.face.position import view
from tests.support.contrast import ratio
from tests.support.playing import wander

SPEC = get("burgundy")


def words(items: Sequence[Item]) -> list[str]:
    return [item.text for item in items if isinstance(item, Label)]


def told(seen: TableView, **facts: object) -> TableView:
    """The same view with other facts."""
    return replace(seen, facts={**seen.facts, **facts})


def test_a_page_ends_no_turn_with_a_die_unused() -> None:
    """Given many turns, then ending one is the last thing on its mind while a die is left."""
    bot, seen = make_bot("page", SPEC.rules, SPEC.advisor, 7), 0
    for ply, (state, _) in enumerate(wander(SPEC, 2, 11)):
        asked = SPEC.rules.decision(state)
        if asked is None or ENDS not in asked.options or not any(state.players[asked.seat].dice):
            continue
        ranked = finish(bot.think(SeatView(SPEC.rules, state.clone(), asked, ply)))
        assert ranked[0][0] != ENDS and {one for one, _ in ranked} == set(asked.options)
        seen += 1
    assert seen > 40


def test_the_game_log_begins_with_the_first_round() -> None:
    """Given a game without a choice of duchies, then its log tells how round 1 opened."""
    session = Session.new(SPEC, [make_seat("human", SPEC, n) for n in range(2)], 5, {})
    state = session.state
    goods = state.depot_goods[state.white - 1][0]
    kinds = [(event.kind, event.args) for event in SPEC.rules.opening(state)]
    assert kinds == [("phase", (0,)), ("round", (1,)), ("white", (state.white, goods))]
    lines = [line.text for line in TurnFlow(session).log_lines()]
    assert lines[:2] == [
        "Phase A begins: 10 VP per completed region.",
        "Round 1 of phase A begins.",
    ]
    assert lines[2].startswith(f"Depot {state.white} gets ") and lines[2].endswith(" goods.")
    state.round = 2
    assert SPEC.rules.opening(state) == []


def test_the_header_has_the_order_of_this_round_and_the_bridge_that_of_the_next() -> None:
    """Given a ship that moved a piece, then the arms above stay as the round began."""
    seen = told(view("four"), turns=[2, 0, 3, 1], order=[0, 1, 2, 3])
    boxes = order_boxes(seen)
    assert sorted(boxes, key=lambda seat: boxes[seat][0]) == [2, 0, 3, 1]
    above, bridge = explanation(seen, "order.0"), explanation(seen, "bridge")
    assert above is not None and "this round: Marguerite, Philippe" in above.numbers
    assert bridge is not None and "next round: Philippe, Jehanne" in bridge.numbers


@pytest.mark.parametrize(
    ("number", "left"), [(1, "25 rounds left"), (24, "2 rounds left"), (25, "last round")]
)
def test_alone_the_round_under_way_is_one_of_those_left(number: int, left: str) -> None:
    """Given round 1 of 25, then 25 are left: all its dice are still to be used."""
    seen = view("13a")
    seen.table.counters.update({"round": number, "phase": (number - 1) // 5})
    assert left in words(paint_header(seen))
    race = left
    assert any(text.startswith(race) for text in words(paint_race(seen)))


def test_who_has_the_exchange_may_buy_anywhere() -> None:
    """Given monastery 6, then the tray, the prompt and the explanation speak of any depot."""
    plain = view("two", rounds=1)
    name = f"powers.{plain.duchy(plain.viewer)}"
    seen = told(plain, **{name: [ANY_PAYMENT.bit_length() - 1]})
    assert words(paint_buy(told(plain, **{name: []}))) == ["One black tile for 2"]
    assert words(paint_buy(seen)) == ["One tile for 2"]
    said = explanation(seen, "buy")
    assert said is not None and "from any depot" in said.text
    asked = seen.decision
    assert asked is not None
    used = {f"used.{seen.viewer}.{die}": 1 for die in (1, 2)}
    seen.table.counters.update(used)
    asked = replace(asked, options=(("buy", 1), ENDS))
    assert prompt_of(replace(seen, decision=asked)) == (
        "Both dice are used: buy a tile, or end your turn."
    )


def test_a_first_castle_shows_its_neighbours_where_the_duchy_was_dealt() -> None:
    """Given a duchy that lies open, then the plate stands beside the space as in the choice."""
    seen = view("two", rounds=1)
    name, castle = castle_of(("castle", 19))
    assert (name, castle) == ("", 19)
    shown = castle_here(seen, name, castle)
    assert "Castle here: you start next to" in " ".join(words(shown))
    asked = seen.decision
    assert asked is not None
    choosing = replace(seen, decision=replace(asked, kind="castle", options=(("castle", 19),)))
    board = seen.board(seen.duchy(seen.viewer))
    assert board is not None
    space = min(board.castles) + 1
    said = explanation(choosing, f"duchy.{seen.duchy(seen.viewer)}.{space}")
    assert said is not None and said.text.startswith("Your first castle") and not said.numbers
    rival = explanation(choosing, f"duchy.{1 - seen.duchy(seen.viewer)}.{space}")
    assert rival is not None and not rival.text.startswith("Your first castle")


def test_the_trace_of_a_taken_shield_is_as_small_as_a_shield() -> None:
    """Given a shield that a rival took, then its place is framed, not the side of the depot."""
    seen = view("everything two", rounds=1)
    rival = 1 - seen.viewer
    items = paint_last_moves(seen, {"depot.2.shields": rival})
    frames = [item for item in items if isinstance(item, Box)]
    assert frames and all(item.rect[2] < 50 and item.rect[3] < 60 for item in frames)


def test_a_tile_that_is_placed_at_once_leaves_no_trace_in_storage() -> None:
    """Given a tile of a rival that its storage held for a moment, then no mark stays there."""
    ways = ("depot.2.1", "storage.1.1"), ("storage.1.1", "duchy.1.12")
    moves = [Event(MOVED, 1, ("hex.5", *way)) for way in ways]
    assert touched(moves, 0) == {"depot.2.1": 1, "duchy.1.12": 1}


def test_a_rival_who_chooses_is_framed_in_its_own_colour() -> None:
    """Given any rival to move, then its frame is its own, no gold, and seen on the dark wood."""
    seen = view("four", rounds=1)
    assert seen.decision is not None
    wood = luminance(WALNUT)
    for rival in seen.rivals():
        moving = replace(seen, decision=replace(seen.decision, seat=rival))
        frame = next(item for item in paint_turn(moving) if item.key.startswith("turn/rival"))
        assert isinstance(frame, Box) and frame.border == SEAT_LINES[seen.colour(rival)]
        assert ratio(luminance(frame.border), wood) > 2.5, seen.colour(rival)
