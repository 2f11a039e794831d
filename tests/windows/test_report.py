"""The run on Windows says what it saw, and is not passed by what went wrong or is not there."""

from __future__ import annotations

import pytest

from tests.windows import __main__ as command
from tests.windows import wine
from tests.windows.report import Row, table_of, tried
from tests.windows.suite import why_skipped


def test_a_step_that_goes_wrong_is_a_row_that_has_failed() -> None:
    def wrong() -> str:
        raise ValueError("no | shelf")

    row = tried("title", wrong)
    assert not row.passed
    assert "**failed**: ValueError: no \\| shelf" in table_of([row])


def test_what_is_skipped_is_told_with_its_reason() -> None:
    said = (
        "SKIPPED [2] tests\\files\\test_drafts.py:20: no links\r\n"
        "SKIPPED [3] tests\\files\\test_terminal.py: no shell\r\n"
        "SKIPPED [2] tests\\files\\test_kinds.py:9: no links\r\n7 skipped in 1.00s\r\n"
    )
    assert why_skipped(said) == ["4 × no links", "3 × no shell"]


def test_a_run_fails_by_one_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command.wine, "missing", str)
    monkeypatch.setattr(command.xtest, "missing", str)
    good, bad = Row("one", 1.0, "seen", True), Row("two", 1.0, "", False)
    monkeypatch.setattr(command, "run", lambda *_: [good])
    assert command.main([]) == 0
    monkeypatch.setattr(command, "run", lambda *_: [good, bad])
    assert command.main([]) == 1


def test_without_wine_nothing_is_tried_and_why_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "run", lambda *_: pytest.fail("tried all the same"))
    monkeypatch.setenv("PATH", "/nowhere")
    assert wine.missing() == "Wine is not installed"
    assert command.main([]) == 0
    assert "skipped: Wine is not installed" in capsys.readouterr().out
