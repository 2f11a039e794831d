"""Whoever learns comes closer to what is true, and two who see the same learn the same."""

import json
from pathlib import Path

import numpy as np
import pytest

from stupor.__main__ import main
from stupor.engine.judgement import Weights, read_weights
from stupor.games.registry import get
from stupor.games.stupor_mundi.features import CLOCK, NAMES
from stupor.training import command
from stupor.training.self_play import Episode, SelfPlayTask, TurnPosition, play, school_of
from stupor.training.td_learner import TdLearner

BLANK = (0.0, 0.0, 0.0)
NOTHING = Weights((0.0, 0.0), BLANK, BLANK, BLANK)


def episode(*facts: tuple[int, ...], scores: tuple[int, ...], last_round: bool = False) -> Episode:
    """A game of one moment in its first round, in which these facts hold by seat."""
    position = TurnPosition(1, (1.0, 0.1), facts, (0.0,) * len(facts), last_round)
    return Episode((position,), scores, 5)


def many(chance: np.random.Generator, number: int) -> list[Episode]:
    """Games in which fact 1 is worth 10 points and fact 2 takes 4 away; fact 0 always holds."""
    games = []
    for _ in range(number):
        held = [(0, *(fact for fact in (1, 2) if chance.random() < 0.5)) for _ in range(2)]
        points = [50 + 10 * (1 in facts) - 4 * (2 in facts) for facts in held]
        scores = (round(points[0] + chance.normal()), round(points[1] + chance.normal()))
        games.append(episode(*held, scores=scores))
    return games


def test_a_fact_comes_to_weigh_what_it_is_worth() -> None:
    learner = TdLearner(NOTHING)
    chance = np.random.default_rng(1)
    first = learner.learn(many(chance, 400))
    for _ in range(9):
        last = learner.learn(many(chance, 400))
    weights = learner.weights
    left = weights.clock[0] + 0.1 * weights.clock[1]
    worth = [now + left * later for now, later in zip(weights.now, weights.later, strict=True)]
    assert left == pytest.approx(4, abs=0.2)
    assert worth[1] - worth[0] == pytest.approx(10, abs=1)
    assert worth[2] - worth[0] == pytest.approx(-4, abs=1)
    assert last < first / 3


def test_what_holds_for_everybody_weighs_nothing() -> None:
    learner = TdLearner(NOTHING)
    learner.learn([episode((0, 1), (0, 1), scores=(30, 10))] * 50)
    assert learner.weights.now == (0.0, 0.0, 0.0)


def test_the_last_round_has_weights_of_its_own() -> None:
    learner = TdLearner(NOTHING)
    for _ in range(20):
        learner.learn([episode((1,), (2,), scores=(30, 10), last_round=True)] * 50)
    assert learner.weights.last[1] - learner.weights.last[2] == pytest.approx(20, abs=5)
    assert (learner.weights.now, learner.weights.later, learner.weights.clock) == (
        BLANK,
        BLANK,
        (0.0, 0.0),
    )


def test_where_points_are_only_counted_nothing_is_learned() -> None:
    learner = TdLearner(NOTHING)
    learner.learn([episode((), (), scores=(30, 10), last_round=True)] * 50)
    assert learner.weights == NOTHING


def test_alone_the_points_themselves_are_learned() -> None:
    learner = TdLearner(NOTHING)
    for _ in range(20):
        learner.learn([episode((0,), scores=(40,))] * 300)
    weights = learner.weights
    left = weights.clock[0] + 0.1 * weights.clock[1]
    assert weights.now[0] + left * weights.later[0] == pytest.approx(40, abs=2)


def test_a_game_against_oneself_is_the_same_each_time() -> None:
    school = school_of(get("stupor_mundi"))
    blank = (0.0,) * len(school.facts)
    weights = Weights((0.0,) * len(school.clock_names), blank, blank, blank)
    task = SelfPlayTask("stupor_mundi", 2, 7, width=1)
    played = play(task, weights)
    assert played == play(task, weights)
    assert len(played.positions) > 20
    assert played.positions[0].round == 1


def test_the_command_writes_weights_that_the_game_can_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "BATCH", 6)
    out = tmp_path / "weights.json"
    asked = ["train", "--games", "6", "--width", "1", "--seed", "3", "--out", str(out)]
    assert main(asked) == 0
    content = json.loads(out.read_text())
    weights = read_weights(content, NAMES, CLOCK)
    assert content["recipe"]["games"] == 6
    assert content["recipe"]["seed"] == 3
    assert any(weights.now)
    assert any(weights.clock)


def test_a_file_that_holds_no_weights_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    strange = tmp_path / "strange.json"
    strange.write_text('{"clock": 5}')
    out = tmp_path / "out.json"
    assert main(["train", "--start", str(strange), "--out", str(out)]) == 2
    assert "is not a file of weights" in capsys.readouterr().err
