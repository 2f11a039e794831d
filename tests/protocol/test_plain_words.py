"""The command line speaks by the glossary: its help, its errors, and the names of its commands."""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import stupor
from stupor.__main__ import main
from stupor.program import run_command
from stupor.program.command_line import parser
from tests.languages.test_glossary import NOTIONS, forbidden

ERRORS = ("BadData", "ArgumentTypeError", "OutsideProblem", "Failed")
ROOT = Path(stupor.__file__).parent


def commands() -> dict[str, argparse.ArgumentParser]:
    line = parser(())
    [found] = [action for action in line._actions if isinstance(action, argparse._SubParsersAction)]
    return {"": line, **found.choices}


def errors() -> Iterator[str]:
    """What is said in the errors of the program, without what is put in."""
    for file in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ERRORS and node.args:
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


def wrong(text: str) -> list[str]:
    return [word for notion in NOTIONS.values() for word in forbidden(notion, "en", "house", text)]


@pytest.mark.parametrize("name", commands())
def test_a_help_says_the_words_of_the_glossary(name: str) -> None:
    """Given the help of a command, then it has no other word for what the glossary names."""
    assert (
        wrong(parser((name,)).format_help() if not name else commands()[name].format_help()) == []
    )


def test_errors_say_the_words_of_the_glossary() -> None:
    """Given all errors that end a command, then they have no other word either."""
    said = list(errors())
    assert len(said) > 50
    assert [text for text in said if wrong(text)] == []


@pytest.mark.parametrize("name", commands())
def test_every_option_is_explained(name: str) -> None:
    """Given the options of a command, then each says what it does, in a line or two."""
    bare = [action.dest for action in commands()[name]._actions
            if not action.help and not isinstance(action, argparse._SubParsersAction)]  # fmt: skip
    assert bare == []


def test_the_former_name_of_the_statistics_still_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a script that asks for the chronicle, then it gets the statistics."""
    monkeypatch.setenv("STUPOR_DATA", str(tmp_path))
    told = []
    for name in ("chronicle", "statistics"):
        assert main([name, "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != ""
    assert "chronicle" not in parser(()).format_help()
    with pytest.raises(SystemExit):
        main(["frob"])
    assert "chronicle" not in capsys.readouterr().err


@pytest.mark.parametrize("told", [["--market", "easy"], ["--figures", "of.mine"], ["--easier"]])
def test_what_is_about_a_new_game_is_not_ignored_where_none_begins(
    told: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given no players, then an option of a new game is refused instead of heard by nobody."""
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(run_command, "_opened", lambda options: 0)
    assert main(told) == 2
    assert f"{told[0]} is about a new game: add --seats" in capsys.readouterr().err
