"""Who sits in a chair: people, bots in slices, nobody unknown."""

from __future__ import annotations

import pytest

from stupor.ai.bot import Thinking
from stupor.ai.levels import UnknownLevel, UnknownPersona
from stupor.ai.view import SeatView
from stupor.engine.errors import IllegalOption
from stupor.games import registry
from stupor.match.controllers import BotController, HumanController
from stupor.match.seats import HUMAN, Seat, make_seat
from stupor.match.session import Session

SPEC = registry.get("stupor_mundi")


class SlowBot:
    """Thinks in three steps and takes the last option."""

    def __init__(self) -> None:
        self.thoughts = 0

    def think(self, view: SeatView) -> Thinking:
        self.thoughts += 1
        for _ in range(3):
            yield
        return [(view.decision.options[-1], 1.0)]


def table(*controllers: HumanController | BotController) -> Session:
    return Session.new(SPEC, [Seat("x", controller) for controller in controllers], 7, {})


def test_a_person_plays_what_the_screen_offers_once() -> None:
    person = HumanController()
    session = table(person)
    assert session.decision is not None
    assert session.poll() is None
    person.offer(("nonsense",))
    assert session.poll() is None
    person.offer(session.decision.options[0])
    assert session.poll()
    assert session.ply == 1


def test_a_bot_thinks_in_slices_and_keeps_its_thought() -> None:
    bot = SlowBot()
    session = table(BotController(bot, slice_ms=0.0))
    assert session.poll() is None
    assert bot.thoughts == 1
    session.seats[0].controller = BotController(bot, slice_ms=None)
    assert session.poll()
    assert bot.thoughts == 2


def test_a_new_position_starts_a_new_thought() -> None:
    bot = SlowBot()
    chair = BotController(bot, slice_ms=0.0)
    session = table(HumanController(), HumanController())
    first = session.seat_view()
    assert first is not None and chair.poll(first) is None
    assert chair.poll(first) is None and bot.thoughts == 1
    assert session.decision is not None
    session.play(session.decision.options[0])
    second = session.seat_view()
    assert second is not None and chair.poll(second) is None
    assert bot.thoughts == 2


def test_nobody_unknown_takes_a_seat() -> None:
    with pytest.raises(UnknownLevel, match="random, greedy"):
        make_seat("sultan", SPEC, 1)
    for worker in (False, True):
        with pytest.raises(UnknownPersona, match="builder, diplomat"):
            make_seat("page:sailor", SPEC, 1, worker=worker)


def test_an_illegal_choice_leaves_the_session_as_it_was() -> None:
    session = table(HumanController(), HumanController())
    before = session.journal()
    with pytest.raises(IllegalOption):
        session.play(("nonsense",))
    assert session.journal() == before and not session.undo()
    assert make_seat(HUMAN, SPEC, 1).name == "human"
