"""A command that measures fails with a word about it where there is nothing to measure."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stupor.games import registry
from stupor.selftest.command import take_pictures
from tests import commands, fast
from tests.bench import __main__ as bench
from tests.bench.ratio import Ratio


def ran(command: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """The status that a command ends with."""
    name, *arguments = command.split()
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    try:
        return int(importlib.import_module(f"tests.{name}").main() or 0)
    except SystemExit as end:
        return int(end.code or 0)


@pytest.mark.parametrize(
    "command",
    [
        "soak --box nonsense", "soak --game nonsense", "soak --games 0", "soak --jobs 0",
        "scrub --games 0", "mutate.__main__ --files 0", "ai.honest --levels nonsense",
        "ai.honest --positions 0", "ai.learned --games 0", "ai.learned --players 9",
        "ai.blunders.__main__ --only nonsense", "ai.blunders.__main__ --level nonsense",
        "ai.blunders.__main__ --seeds 0", "support.courses --game nonsense",
        "support.courses --games 0", "bench.__main__ nonsense",
    ],
)  # fmt: skip
def test_nothing_to_measure_is_a_failure(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ran(command, monkeypatch) > 0
    assert capsys.readouterr().err.strip()


@pytest.mark.parametrize(
    "command",
    [
        "soak --box special --games 1 --jobs 1 --game stupor_mundi",
        "scrub --games 1 --jobs 1",
        "mutate.__main__ --files 20 --limit 30",
        "ai.honest --positions 4 --levels page --jobs 1",
        "ai.blunders.__main__ --level page --only book",
        "support.courses --games 1",
        "kill.__main__ --kills 2",
        "ai.learned --games 1 --game burgundy",
    ],
)
def test_the_smallest_size_measures_something(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if "blunders" in command:
        from tests.ai.blunders import suite

        command = command.replace("book", suite.POSITIONS[0].name.split()[0])
    assert ran(command, monkeypatch) == 0
    told = capsys.readouterr().out
    assert any(sign in told for sign in "123456789")


def test_how_many_times_as_fast_is_said_of_each_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # given the plain files in the place of the compiled ones
    monkeypatch.setattr(fast, "FAST", fast.ROOT)
    monkeypatch.setattr(fast, "_WORK", ("greedy",))
    # when the smallest measure is asked for
    assert ran("fast speed --rounds 1 --decisions 2", monkeypatch) == 0
    # then there is a figure for each
    told = capsys.readouterr().out
    assert [line.split()[0] for line in told.splitlines()] == [*registry.GAMES]


@pytest.mark.parametrize(("value", "status"), [(float("nan"), 1), (1.0, 0)])
def test_a_bench_that_cannot_run_fails(
    value: float, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def figures(wanted: set[str]) -> Iterator[Ratio]:
        yield Ratio("E1", "-", value, "told")

    monkeypatch.setattr(bench, "figures", figures)
    assert ran("bench.__main__ E1", monkeypatch) == status


def test_a_scene_that_is_not_there_has_no_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert take_pictures(tmp_path, (960, 540), ["nonsense"]) == 1
    assert "unknown page: nonsense" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no alarms and pipes with names")
def test_no_wrong_command_line_breaks_or_hangs() -> None:
    assert commands.run(300)[1] == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no alarms and pipes with names")
def test_a_command_line_that_breaks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(line: list[str]) -> int:
        raise ValueError(line)

    monkeypatch.setattr(commands, "stupor", breaks)
    assert len(commands.run(3)[1]) == 3
