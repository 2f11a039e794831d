"""Faults are found where they can be, tests notice them, and one that lives is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants import __main__ as command
from tests.mutants.aims import ROOT, modules
from tests.mutants.faults import faults_of
from tests.mutants.known import equivalents, gone

SHIPS = "stupor/games/burgundy/effects/ships.py"
TESTS = "tests/games/burgundy/test_ships.py"
SOURCE = """
def owed(count: int, paid: int) -> int:
    if count > paid and not free(count, paid):
        return max(0, count - 1)
    return 0
"""


def test_every_kind_of_fault_is_found_and_told_by_its_line() -> None:
    changes = {fault.change for fault in faults_of("owed.py", SOURCE)}
    assert {
        "> to >=", "and to or", "negated", "not dropped", "max to min", "- to +", "0 to 1",
        "without count > paid", "count and paid swapped",
    } <= changes  # fmt: skip


def test_a_fault_is_one_piece_of_the_text() -> None:
    fault = next(fault for fault in faults_of("owed.py", SOURCE) if fault.change == "> to >=")
    assert fault.put_into(SOURCE) == SOURCE.replace("count > paid", "count >= paid")
    assert (fault.function, fault.line) == ("owed", "if count > paid and not free(count, paid):")


def test_a_fault_is_known_again_when_its_line_has_moved() -> None:
    before = {fault.key for fault in faults_of("owed.py", SOURCE)}
    assert before == {fault.key for fault in faults_of("owed.py", f"\n\n{SOURCE}")}


def test_what_is_listed_as_equivalent_is_there_and_has_a_reason() -> None:
    known = equivalents()
    named = {module for module, *_ in known}
    assert named <= {*modules()}
    faults = [
        fault for file in named for fault in faults_of(file, (ROOT / file).read_text("utf-8"))
    ]
    assert not gone(known, faults) and all(len(why) > 9 for why in known.values())


def run(tmp_path: Path, count: int) -> int:
    told = ["--faults", str(count), "--only", SHIPS, "--tests", TESTS]
    return command.main([*told, "--out", str(tmp_path / "verdicts")])


def test_two_faults_are_noticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the moves over the bridge and the room for goods, then faults there are killed."""
    wanted = {"Crossing.resolve": "dropped", "Ship.options": "negated"}
    only(monkeypatch, wanted)
    assert run(tmp_path, 2) == 0
    assert "2 faults: 2 killed" in capsys.readouterr().out
    assert run(tmp_path, 2) == 0, "a second run reads the verdicts"
    assert len((tmp_path / "verdicts").read_text("utf-8").splitlines()) == 2


def test_one_that_lives_is_told_and_fails_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the tests of ships alone, then the solo game's five goods are nobody's care."""
    only(monkeypatch, {"GiveGoods.take": "> to >="})
    assert run(tmp_path, 1) == 1
    told = capsys.readouterr().out
    assert "unseen: " in told and "GiveGoods.take: if self.left > 1:" in told


def only(monkeypatch: pytest.MonkeyPatch, wanted: dict[str, str]) -> None:
    """The command finds these faults and no others."""

    def some(file: str, source: str) -> list[object]:
        return [f for f in faults_of(file, source) if wanted.get(f.function) == f.change]

    monkeypatch.setattr(command, "faults_of", some)
    monkeypatch.setattr(command, "equivalents", dict)
