"""The digest of the curtain: what others did, and what it cost the one who comes back."""

import pytest

from stupor.engine.events import Event
from stupor.games.registry import get
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.face.game_log.digest import digest
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.table.curtain.paper import MOST_LINES
from stupor.table.session.flow import TurnFlow
from tests.games.stupor_mundi.scenario import a_game

SPEC = get("stupor_mundi")
#: Sigeberht wants 3 Grain in Frederick's Reserve.
SIGEBERHT = 11


@pytest.fixture
def flow() -> TurnFlow:
    """Seat 0 has passed and hosts a content Loyalist; seat 1 is about to move."""
    game = a_game(2).hosts(SIGEBERHT).palace(grain=3).edicts((1, 2, 3), (4, 5, 6))
    seats = [make_seat("human", SPEC, n) for n in range(2)]
    made = TurnFlow(Session(SPEC, seats, game.s, {"seats": 2, "names": ["A", "B"]}))
    assert made.choose(("pass",)) is None
    made.flush()
    return made


def test_what_others_did_is_told_with_a_sign(flow: TurnFlow) -> None:
    flow.hand_over(1)
    flow.choose(("sail", 1))
    lines = flow.digest(0, MOST_LINES)
    assert 0 < len(lines) <= MOST_LINES
    assert lines[-1].icons == (("icon/ship", ""),)
    assert not any(line.costs_you for line in lines)


def test_a_lost_ally_is_framed(flow: TurnFlow) -> None:
    flow.session.state.palace[0] = 2
    flow.resync()
    (line,) = [line for line in flow.digest(0, MOST_LINES) if line.costs_you]
    assert "Sigeberht" in line.text
    assert line.seat == 0


def test_the_same_deed_twice_is_told_once_with_its_number() -> None:
    """Given a House that discards two Lonely Knights, then the line counts them."""
    lonely = next(card.id for card in CARDS if card.name == "Lonely Knight")
    turn = [Event("discarded", 1, (lonely,)), Event("discarded", 1, (lonely,))]
    (line,) = digest(turn, 0, (), ("A", "B"), SPEC.rules.tell, MOST_LINES)
    assert line.text == "Discarded Lonely Knight ×2."


def test_a_card_that_brought_something_is_told_beside_a_greater_deed() -> None:
    """Given a card played for 3 coins and a Project taken, then both are told with what came in."""
    card = next(card.id for card in CARDS if card.name == "Augustales")
    turn = [
        Event("played", 1, (card, 1, "up")),
        Event("counter", 1, ("coins.1", 9, 3, "cards")),
        Event("acquired", 1, (1,)),
    ]
    (line,) = digest(turn, 0, (), ("A", "B"), SPEC.rules.tell, MOST_LINES)
    assert line.text == "Played Augustales and took Hall of Laws."
    assert ("coin/5-back", "+3") in line.icons
