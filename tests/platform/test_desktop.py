"""The desktop is asked to show a file; where nobody can, nothing happens."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from stupor.platform.desktop import show_in_folder, shows_folders

REPORT = Path("/some where/reports/report.zip")


@pytest.mark.parametrize(
    ("system", "command"),
    [
        ("linux", ["xdg-open", str(REPORT.parent)]),
        ("darwin", ["open", "-R", str(REPORT)]),
        ("win32", f'explorer /select,"{REPORT}"'),
    ],
)
def test_every_system_is_asked_in_its_own_way(
    system: str, command: list[str] | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr(subprocess, "Popen", lambda what, **_: asked.append(what))
    show_in_folder(REPORT)
    assert asked == [command]


def test_a_desktop_that_cannot_be_asked_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("PATH", "")
    assert not shows_folders()
    show_in_folder(REPORT)


def test_a_bundled_game_does_not_lend_its_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    lent: list[Any] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr(subprocess, "Popen", lambda _, env, **__: lent.append(env))
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
    show_in_folder(REPORT)
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usual")
    show_in_folder(REPORT)
    assert "LD_LIBRARY_PATH" not in lent[0]
    assert lent[1]["LD_LIBRARY_PATH"] == "/usual"
