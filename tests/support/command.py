"""The command line with a mistake in it."""

from __future__ import annotations

import pytest

from stupor.__main__ import main


def refuses(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The command says what is wrong, in words, and ends with status 2."""
    try:
        status = main(arguments)
    except SystemExit as end:
        status = int(end.code or 0)
    said = capsys.readouterr()
    assert status == 2
    assert said.err.strip() and "Traceback" not in said.err and not said.out
