"""The house gets no worse: each count is at most what ratchets.toml says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house import __main__ as command
from tests.house import counts, drop, ratchets, source, tangled
from tests.support.usual import some

KNOWN = ratchets.read()
#: What a look at each file tells; `python -m tests.house`, which the check begins with, tells all.
QUICK = ["longest file", "fmt: skip", "imports inside functions"]


@pytest.fixture(scope="module", autouse=True)
def _no_trees_kept() -> Iterator[None]:
    """Those of the whole program take 180 MB."""
    yield
    for kept in (source.files, tangled.found, tangled.reasons):
        kept.cache_clear()


def test_every_count_has_its_goal() -> None:
    assert [*KNOWN] == [*counts.COUNTS, *drop.COUNTS]


@pytest.mark.parametrize("name", some(counts.COUNTS, QUICK))
def test_no_count_is_worse(name: str) -> None:
    assert counts.COUNTS[name]() <= KNOWN[name].most


def test_few_functions_stay_tangled_and_each_has_its_reason() -> None:
    assert len(tangled.reasons()) <= 12
    assert all(why.strip() for why in tangled.reasons().values())
    # what is plain by now needs no excuse
    assert set(tangled.reasons()) <= set(tangled.found())


def test_a_drop_runs_no_farther() -> None:
    found = drop.measured()
    assert all(found[name] <= KNOWN[name].most for name in drop.COUNTS), found


def test_a_worse_count_fails_and_a_better_one_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # given a count that got worse and one that got better
    known = {"lines": ratchets.Ratchet(10, 5), "rooms": ratchets.Ratchet(10, 5)}
    found = {"lines": 11, "rooms": 7}
    monkeypatch.setattr(command, "every", lambda: found)
    monkeypatch.setattr(ratchets, "read", lambda: known)
    monkeypatch.setattr("sys.argv", ["house"])
    # when they are compared
    assert command.main() == 1
    # then the worse one is named, and only the better one would be kept
    assert capsys.readouterr().out.count("worse") == 1
    assert [each.most for each in ratchets.tightened(found, known).values()] == [10, 7]


def test_reasons_stay_where_a_count_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a file with a reason, then keeping a better count changes that number alone."""
    file = tmp_path / "ratchets.toml"
    file.write_text('# a reason\n"lines" = { most = 10, goal = 5 }\n', "utf-8")
    monkeypatch.setattr(ratchets, "FILE", file)
    ratchets.write({"lines": ratchets.Ratchet(7, 5)})
    assert file.read_text("utf-8") == '# a reason\n"lines" = { most = 7, goal = 5 }\n'
