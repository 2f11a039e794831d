"""Session, previews and bots over every registered game."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from stupor.ai import rollouts
from stupor.ai.bot import finish
from stupor.ai.levels import LEVELS
from stupor.ai.view import SeatView
from stupor.engine.codec import digest
from stupor.engine.events import redact
from stupor.engine.game import Game
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.match.preview import preview
from stupor.match.seats import HUMAN, bot_of, make_seat
from stupor.match.session import Session
from tests.ai.honest import HASTY
from tests.conformance.kinds import kinds_of_game, played
from tests.support.playing import Kind, positions, some_kinds
from tests.toys import OUTSIDE

#: Each test plays the boxes at other tables than the one before it.
GAMES = [kinds_of_game(turn) for turn in range(4)]
#: Those who think long; every run asks them at the smallest table of two only.
SLOW = ("baron", "duke", "emperor")
BOTS = [
    played(*found, level, rare=level in SLOW and (found[1] != 2 or bool(found[2])))
    for level in LEVELS
    for found in some_kinds(4)
]


def new_session(spec: Game, seats: int, seed: int, kind: Kind, level: str = HUMAN) -> Session:
    chairs = [make_seat(level, spec, seed, slice_ms=None) for _ in range(seats)]
    return Session.new(spec, chairs, seed, kind)


@GAMES[0]
def test_previews_tell_what_will_happen_and_no_secret(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    for number, state in enumerate(positions(spec, seats, 61, 9, kind)):
        decision = spec.rules.decision(state)
        assert decision is not None
        other = spec.rules.determinize(state, decision.seat, SplitMix(number))
        before = digest(state)
        for option in decision.options:
            shown = preview(spec.rules, state, option)
            assert shown == preview(spec.rules, other, option), (option, shown)
            table = spec.rules.table(state, decision.seat)
            for event in shown:
                table.fold(redact(event, decision.seat))
        assert digest(state) == before


@GAMES[1]
def test_undo_brings_back_the_position_and_redo_the_choice(
    game: str, seats: int, kind: Kind
) -> None:
    spec = registry.get(game)
    session = new_session(spec, seats, 71, kind)
    chance = SplitMix(71)
    undone = 0
    while session.decision is not None and session.ply < 150:
        before = digest(session.state)
        options = session.decision.options
        session.play(options[chance.below(len(options))])
        after = digest(session.state)
        if session.undo():
            undone += 1
            assert digest(session.state) == before
            assert session.redo() is not None
        else:
            assert session.undo_refusal()
        assert digest(session.state) == after
    assert undone or game in OUTSIDE  # each choice of a game may bring something to light


@GAMES[2]
def test_bots_play_to_the_end_and_the_journal_replays(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    session = new_session(spec, seats, 81, kind, "random")
    while not session.over:
        assert session.poll() is not None
    journal = json.loads(json.dumps(session.journal()))
    again = Session.replay(spec, session.seats, journal)
    assert digest(again.state) == digest(session.state)
    assert again.journal() == journal
    checks, rounds = sum("digest" in line for line in journal), spec.rules.clock(session.state)[0]
    told = f"only {checks} events `round` begin a round, where a record keeps a check"
    assert checks >= min(3, rounds - 1), told


@GAMES[3]
def test_a_standing_tells_round_scores_and_whose_decision_it_is(
    game: str, seats: int, kind: Kind
) -> None:
    spec = registry.get(game)
    for state in positions(spec, seats, 31, 17, kind):
        standing = spec.rules.standing(state)
        decision = spec.rules.decision(state)
        assert json.loads(json.dumps(standing)) == standing
        assert standing["round"] >= 0  # before round 1 a set-up may ask
        assert standing["scores"] == list(spec.rules.scores(state))
        assert len(standing["traits"]) == seats
        assert standing["seat"] == (decision.seat if decision is not None else None)


@pytest.mark.parametrize(
    "budget", (HASTY, pytest.param({}, marks=pytest.mark.exhaustive)), ids=("hasty", "whole")
)
@pytest.mark.parametrize(("game", "seats", "kind", "level"), BOTS)
def test_bots_choose_by_what_their_seat_may_know(
    game: str,
    seats: int,
    kind: Kind,
    level: str,
    budget: dict[str, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given a seat's view twice, then all its choices are ranked, and alike."""
    if (name := level.upper()) in vars(rollouts):
        monkeypatch.setattr(rollouts, name, replace(getattr(rollouts, name), **budget))
    spec = registry.get(game)
    bot = bot_of(level, spec, 5)
    for number, state in enumerate(positions(spec, seats, 91, _every(kind, level), kind)):
        decision = spec.rules.decision(state)
        assert decision is not None
        ranking = finish(bot.think(SeatView(spec.rules, state, decision, number)))
        assert sorted(option for option, _ in ranking) == sorted(decision.options)
        assert ranking == finish(bot.think(SeatView(spec.rules, state, decision, number)))


def _every(kind: Kind, level: str) -> int:
    """How seldom a bot is asked: those who think long less, about the rarer boxes still less."""
    if level not in SLOW:
        return 23
    return 230 if kind else 92
