"""A training that was stopped goes on as if it never had been, wherever its games are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from stupor.__main__ import main
from stupor.engine.judgement import Weights
from stupor.games.registry import get
from stupor.training import command, self_play
from stupor.training.curve import HEIGHT, WIDTH, learning_curve
from stupor.training.self_play import Episode, SelfPlayTask, TurnPosition, play_all, school_of
from tests.support.command import refuses


def episode(task: SelfPlayTask, weights: Weights) -> Episode:
    """What a game might have been: one position that depends on the seed and on the weights."""
    facts = [(task.seed % 50, 60), (task.seed % 41, 61)]
    clock = (1.0,) * len(school_of(get(task.game)).clock_names)
    scores = (task.seed % 7 + round(10 * weights.now[60]), 5)
    return Episode((TurnPosition(1, clock, facts, (0.0, 0.0), False),), scores, 5)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "play", episode)


def train(folder: Path, out: str, games: int, *more: str) -> bytes:
    """What a training writes."""
    file = folder / out
    words = ["--games", str(games), "--seed", "3", "--out", str(file), *more]
    assert main(["train", "--game", "burgundy", *words]) == 0
    return file.read_bytes()


def test_a_stopped_training_comes_to_the_same_weights(tmp_path: Path) -> None:
    kept = ["--checkpoint", str(tmp_path / "kept.npz")]
    whole = train(tmp_path, "whole.json", 72)
    train(tmp_path, "half.json", 24, *kept)
    assert train(tmp_path, "gone-on.json", 72, *kept) == whole


def test_what_is_kept_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = ["--checkpoint", str(tmp_path / "kept.npz")]
    train(tmp_path, "half.json", 48, *kept)
    capsys.readouterr()
    train(tmp_path, "more.json", 72, *kept)
    assert capsys.readouterr().out.count("games,") == 1


def test_a_finished_training_writes_its_weights_again(tmp_path: Path) -> None:
    kept = ["--checkpoint", str(tmp_path / "kept.npz")]
    first = train(tmp_path, "first.json", 48, *kept)
    assert train(tmp_path, "again.json", 48, *kept) == first


def test_another_training_does_not_go_on_from_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = ["--checkpoint", str(tmp_path / "kept.npz"), "--out", str(tmp_path / "out.json")]
    train(tmp_path, "half.json", 24, *kept[:2])
    capsys.readouterr()
    refuses(["train", "--game", "burgundy", "--seed", "4", *kept], capsys)
    refuses(["train", "--seed", "3", *kept], capsys)


@pytest.mark.parametrize("content", [b"", b"no such file", b"PK\x03\x04 and no more"])
def test_a_file_that_is_no_training_is_refused(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.npz"
    kept.write_bytes(content)
    words = ["--checkpoint", str(kept), "--out", str(tmp_path / "out.json")]
    refuses(["train", "--game", "burgundy", *words], capsys)


def test_it_does_not_matter_in_which_order_games_come_back() -> None:
    def backwards(one: Callable[[Any], Any], todo: Sequence[Any]) -> list[Any]:
        return [one(task) for task in reversed(todo)]

    blank = (0.0,) * 100
    weights = Weights((0.0,), blank, blank, blank)
    tasks = [SelfPlayTask("burgundy", 2, seed, 1) for seed in range(5)]
    assert play_all(backwards, tasks, weights) == [episode(task, weights) for task in tasks]


def test_machines_of_dask_are_asked_where_there_is_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def open_pool(jobs: int, address: str | None) -> Callable[..., list[Any]]:
        asked.append((jobs, address))
        return lambda one, todo: [one(task) for task in todo]

    monkeypatch.setattr(command, "open_pool", open_pool)
    train(tmp_path, "out.json", 24, "--dask", "tcp://there:8786")
    assert asked == [(1, "tcp://there:8786")]


def test_the_curve_is_a_picture_of_all_batches(tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    train(tmp_path, "out.json", 72, "--curve", str(picture))
    dots = [e for e in ElementTree.parse(picture).iter() if e.get("class") == "dot"]
    assert len(dots) == 3


def test_every_dot_of_a_curve_lies_in_the_picture() -> None:
    """Given figures up to the end of the axes, then each has its place between the edges."""
    tree = ElementTree.fromstring(learning_curve("of VP", [(0, 31.7), (240, 3.0), (2400, 0.0)]))
    dots = [(float(e.get("cx", -1)), float(e.get("cy", -1))) for e in tree.iter() if e.get("cx")]
    assert [x for x, _ in dots] == sorted(x for x, _ in dots)
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in dots)
    assert dots[0][1] < dots[1][1] < dots[2][1]
