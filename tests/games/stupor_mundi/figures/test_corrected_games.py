"""A game with corrections: beside another one, saved, replayed, branched, and thought about."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stupor.ai.bot import finish
from stupor.ai.view import SeatView
from stupor.engine.codec import digest
from stupor.engine.errors import BadData
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.match.journal import corrected
from stupor.match.seats import HUMAN, Seat, make_seat
from stupor.match.session import Session
from stupor.match.thinking import Thinker

SPEC = registry.get("stupor_mundi")
RULES = SPEC.rules
WANTED = {
    "castle.t2": {"cost": "1S"},
    "castle.t3": {"cost": "1G", "edict": False},
    "city.roma": {"ally1": 0, "ally2": 1},
    "edict.5": {"icons": "GGG"},
    "market.2": {"blue.sell": "1S 9A", "red.buy": "1G 1A"},
    "path.c": {"arrow3": 0},
    "card.A17": {"price": "1A", "coins": 9},
    "condition.6": {"least": 3},
    "project.2": {"vp": 6},
    "supply.3": {"price": "1A"},
    "solo.1": {"turn": "+3 card ally"},
    "workplace.country1.e": {"coins": 3},
}
BOX: dict[str, Any] = {
    "edition": "special",
    "expansions": ["postponed-crusade", "imperial-projects"],
}


def chairs(seats: int) -> list[Seat]:
    return [make_seat(HUMAN, SPEC, 0) for _ in range(seats)]


def walk(session: Session, seed: int, steps: int) -> list[str]:
    """Play by chance; the digest after every choice."""
    chance, digests = SplitMix(seed), []
    for _ in range(steps):
        if session.decision is None:
            break
        options = session.decision.options
        session.play(options[chance.below(len(options))])
        digests.append(digest(session.state))
    return digests


def game(seats: int, figures: Any = None, box: Any = BOX) -> Session:
    options = {**box, **({"figures": figures} if figures else {})}
    return Session.new(SPEC, chairs(seats), 11, options)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_corrected_and_a_plain_game_are_played_side_by_side(seats: int) -> None:
    alone = walk(game(seats), 5, 400), walk(game(seats, WANTED), 5, 400)
    plain, changed = game(seats), game(seats, WANTED)
    chance = SplitMix(5), SplitMix(5)
    beside: tuple[list[str], list[str]] = ([], [])
    for _ in range(400):
        for session, dice, digests in zip((plain, changed), chance, beside, strict=True):
            if session.decision is not None:
                options = session.decision.options
                session.play(options[dice.below(len(options))])
                digests.append(digest(session.state))
    assert beside == alone and alone[0] != alone[1]


def test_a_retail_game_without_corrections_holds_no_word_of_them() -> None:
    state = game(2, box={}).state
    assert "figures" not in json.dumps(RULES.dump(state))
    assert "figures" not in RULES.facts(state, None)


def test_the_journal_holds_the_corrections_and_nothing_else_is_needed() -> None:
    session = game(3, WANTED)
    digests = walk(session, 2, 200)
    lines = json.loads(json.dumps(session.lines()))
    assert lines[0]["options"]["figures"] == WANTED and corrected(lines[0]) == 16
    again = Session.replay(SPEC, chairs(3), lines)
    assert digest(again.state) == digests[-1]
    assert json.dumps(again.journal()) == json.dumps(session.journal())


def test_a_position_is_loaded_with_its_corrections() -> None:
    session = game(2, WANTED)
    walk(session, 3, 90)
    loaded = RULES.load(json.loads(json.dumps(RULES.dump(session.state))))
    assert digest(loaded) == digest(session.state)
    assert RULES.facts(loaded, 0)["figures"]["castle.t2"] == {"cost": "1S"}
    assert RULES.legal(loaded) == RULES.legal(session.state)


@pytest.mark.parametrize(
    "figures", [3, [["castle.t2", "cost"]], [["castle.t2", "cost", "9S"]], [[[], 1, 2]], ["abc"]]
)
def test_a_position_with_impossible_corrections_is_refused(figures: object) -> None:
    def marked(value: object) -> object:
        if not isinstance(value, list):
            return value
        return {"@": "tuple", "items": [marked(item) for item in value]}

    data = RULES.dump(game(2, WANTED).state)
    data["state"]["edition"]["figures"] = marked(figures)
    with pytest.raises(BadData):
        RULES.load(data)


def test_undo_redo_and_a_branch_keep_the_corrections() -> None:
    session = game(2, WANTED)
    digests = walk(session, 7, 60)
    session.go_back(40)
    assert digest(session.state) == digests[39]
    session.redo()
    assert digest(session.state) == digests[40]
    other = session.branch(20, chairs(2))
    assert corrected(other.header) == 16
    assert digest(Session.replay(SPEC, chairs(2), other.lines()).state) == digests[19]


def test_a_computer_in_another_process_sees_the_same_figures() -> None:
    session = game(2, WANTED)
    walk(session, 9, 30)
    asked = session.decision
    assert asked is not None
    view = SeatView(RULES, session.state, asked, session.ply)
    mind = Thinker(SPEC, "squire", 4)
    sent = json.loads(mind.question(view).wire(1))
    there = RULES.load(sent["position"])
    assert there.edition == session.state.edition
    again = RULES.decision(there)
    assert again is not None
    seen = SeatView(RULES, there, again, session.ply)
    assert [option for option, _ in finish(Thinker(SPEC, "squire", 4).bot.think(seen))]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_corrected_games_come_to_their_end(seats: int) -> None:
    session = game(seats, WANTED)
    walk(session, seats, 4000)
    assert session.over and corrected(session.header) == 16
