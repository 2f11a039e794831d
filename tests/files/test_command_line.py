"""A start in the window does without the commands, and says the same where it is told nonsense."""

import argparse

import pytest

from stupor.program import command_line
from stupor.program.command_line import parser

ALONE = ([], ["--window", "1280x720"], ["--seats", "human,page", "--seed", "3"])
WRONG = (["--window", "wide"], ["--sead", "1"], ["--seed"], ["--game", "go"])
WITH_COMMANDS = (["play"], ["--help"], ["-h"], ["--he"], ["--window", "1280x720", "play"], ["--"])


def commands_of(line: argparse.ArgumentParser) -> set[str]:
    """The commands that a command line understands."""
    (found,) = (a for a in line._actions if isinstance(a, argparse._SubParsersAction))
    return {*found.choices}


@pytest.mark.parametrize("arguments", ALONE)
def test_a_start_in_the_window_adds_no_commands(arguments: list[str]) -> None:
    assert not commands_of(parser(arguments))


@pytest.mark.parametrize("arguments", [*WITH_COMMANDS, ["--seed=3", "play"], ["nonsense"]])
def test_whoever_names_a_command_or_asks_for_help_has_them_all(arguments: list[str]) -> None:
    assert {"serve", "play", "arena", "selftest", "desktop"} <= commands_of(parser(arguments))


@pytest.mark.parametrize("arguments", WRONG)
def test_what_is_said_about_a_wrong_option_is_the_same(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    for alone in (True, False):
        if not alone:
            monkeypatch.setattr(command_line, "_window_alone", lambda _: False)
        with pytest.raises(SystemExit):
            parser(arguments).parse_args(arguments)
        told.append(capsys.readouterr())
    assert told[0] == told[1]
    assert "COMMAND" in told[0].err
