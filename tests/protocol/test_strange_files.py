"""Whatever is named on the command line: a line says what is wrong with it, and nothing is lost."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from stupor.__main__ import main
from stupor.archive.open_game import MOST_CHOICES
from tests.mutate.corpus import files
from tests.mutate.worlds import POSIX, STRANGERS, endless, games, nested
from tests.support.command import refuses
from tests.support.patience import at_once


@POSIX
@pytest.mark.parametrize("name", STRANGERS)
@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", "{}"],
        ["--seats", "human,random", "--trace", "{}"],
        ["arena", "--seats", "random,random", "--games", "1", "--out", "{}"],
        ["campaign", "--folder", "{}", "--level", "random", "--games", "1"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_strangers_are_told_in_a_line(
    tmp_path: Path,
    name: str,
    arguments: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if name in ("a link to nowhere", "a folder") and arguments[0] != "replay":
        pytest.skip("these are as good as nothing, or as a folder")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    path = tmp_path / "thing"
    STRANGERS[name](path)
    before = path.lstat()
    with at_once():
        refuses([one.format(path) for one in arguments], capsys)
    assert (path.lstat().st_ino, path.lstat().st_mode) == (before.st_ino, before.st_mode)


@pytest.mark.parametrize(("name", "content"), [*games()])
def test_every_game_is_gone_through_again_or_refused(
    tmp_path: Path, name: str, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in.stupor").write_bytes(content)
    with at_once():
        status = main(["replay", str(tmp_path / "in.stupor")])
    said = capsys.readouterr()
    assert status in (0, 1, 2) and "Traceback" not in said.out + said.err


@pytest.mark.parametrize("made", [endless, nested, lambda: files()["two to the end"] * 30])
def test_no_more_is_told_of_a_game_than_a_game_has(
    tmp_path: Path, made: Callable[[], bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in.stupor").write_bytes(made())
    main(["replay", "--json", str(tmp_path / "in.stupor")])
    assert capsys.readouterr().out.count('"kind":"choice"') <= MOST_CHOICES * 2


def test_the_trials_need_a_place(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> str:
        raise FileNotFoundError(2, "no usable temporary directory")

    monkeypatch.setattr(tempfile, "gettempdir", none)
    refuses(["selftest"], capsys)
