"""The command line: what it does, and what it says to mistakes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from stupor.__main__ import main
from stupor.files.bounds import LARGEST
from tests.mutate.worlds import POSIX
from tests.support.command import refuses


def test_play_tells_one_event_per_line_and_the_result_last(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--seats", "random,random", "--seed", "3", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert all(set(line) == {"kind", "who", "args", "seen_by"} for line in lines[:-1])
    result = lines[-1]
    assert result["kind"] == "result" and result["seats"] == ["random", "random"]
    assert len(result["scores"]) == 2
    assert result["winners"] and set(result["winners"]) <= {0, 1}
    assert set(result) >= {"tie_break", "title", "categories", "reason"}


def test_play_tells_people_what_happens(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seats", "random", "--seed", "3", "--market", "difficult"]) == 0
    told = capsys.readouterr().out
    assert "The game is over" in told and "Title:" in told and len(told.splitlines()) > 20


def test_houses_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["play", "--seats", "random,random", "--json", "--houses", "savoy,di-romano"]
    assert main(arguments) == 0
    assert main([*arguments[:-1], "draft"]) == 0
    assert "drafted" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nonsense"],
        ["dance"],
        ["play"],
        ["play", "--seats", ""],
        ["play", "--seats", "random,sultan"],
        ["play", "--seats", "random,random,random,random,random"],
        ["play", "--seats", "random", "--seed", "x"],
        ["play", "--seats", "random", "--seed", "9" * 50],
        ["play", "--seats", "human,random"],
        ["play", "--seats", "random,random:dancer"],
        ["play", "--seats", "random", "--market", "mad"],
        ["play", "--seats", "random", "--houses", "borgia"],
        ["play", "--seats", "random,random", "--houses", "savoy"],
        ["--window", "wide"],
        ["--window", "0x0"],
        ["--seats", "human,sultan"],
        ["--seats", "human:builder,random"],
        ["--seats", "human,random:dancer"],
        ["serve", "--loud"],
    ],
)
def test_mistakes_get_a_message_and_status_two(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    refuses(arguments, capsys)


@pytest.mark.parametrize("command", [["play"], ["arena"], []])
@pytest.mark.parametrize(
    ("seats", "named"),
    [("random,sultan", "page, squire, knight"), ("random,page:dancer", "builder, diplomat")],
)
def test_whoever_is_not_there_is_told_from_those_who_are(
    command: list[str], seats: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--seats", seats]) == 2
    assert named in capsys.readouterr().err


def test_computers_with_a_persona_play_the_same_game_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = []
    for seats in ("squire:builder,page:merchant", "squire:builder,page:merchant", "squire,page"):
        assert main(["play", "--seats", seats, "--seed", "3", "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]
    assert '"seats":["squire:builder","page:merchant"]' in told[0].replace(" ", "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "random,random", "--target", "45"], "target is for games of 1"),
        (["--seats", "random,random", "--team", "12c"], "is not one of false, 12a, 12b"),
        (["--seats", "random,random", "--market", "easy"], "unrecognized arguments: --market"),
        (["--seats", "random,random", "--expansions", "owls"], "expansions must be a list of"),
    ],
)
def test_another_game_has_arguments_of_its_own(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given what is agreed on before another game, it is read, or refused in its words."""
    try:
        status = main(["play", "--game", "burgundy", *arguments])
    except SystemExit as end:
        status = int(end.code or 0)
    assert status == 2 and said in capsys.readouterr().err
    asked = ["--seats", "random,random", "--seed", "3", "--json", "--game=burgundy"]
    told = []
    for more in ([], ["--duchies", "dealt", "--secret"], ["--expansions", "inns,shields"]):
        assert main(["play", *asked, *more]) == 0
        told.append(capsys.readouterr().out)
    assert len(set(told)) == 3 and all('"game":"burgundy"' in text for text in told)


def test_what_a_game_does_not_have_yet_is_said_in_a_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["campaign", "--games", "1", "--game", "burgundy"]) == 2
    said = capsys.readouterr().err
    assert "no campaign" in said and said.count("\n") == 1


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """A line of the shell that runs the command, which collects its output as it usually does."""
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", line.replace("stupor", f"{sys.executable} -m stupor")],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env=environment,
    )


@POSIX
@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("stupor play --seats random,random --json | head -n 2", 2),
        ("stupor play --seats random,random | head -n 1", 1),
        ("stupor arena --seats random,random --games 4 --json | head -n 1", 1),
        ("stupor statistics --json | true", 0),
        ("stupor figures | true", 0),
        ("stupor serve --help | true", 0),
    ],
)
def test_a_reader_that_goes_away_is_no_error(line: str, read: int) -> None:
    done = shell(line)
    assert done.stdout.count("\n") == read and not done.stderr and done.returncode == 0


@pytest.mark.parametrize(
    ("line", "status", "said"),
    [
        ("stupor play --seats random,random --json > /dev/full", 1, "cannot write the output"),
        ("stupor statistics > /dev/full", 1, "cannot write the output"),
        ("stupor figures --json > /dev/full", 1, "cannot write the output"),
        ("stupor arena --seats random,random --games 2 > /dev/full", 1, "cannot write the output"),
        ("stupor serve > /dev/full < <(echo '{}')", 1, "cannot write the output"),
        ("stupor serve <&-", 2, "standard input"),
        ("stupor serve >&-", 2, "standard input"),
        ("stupor play --seats random,random >&-", 2, "standard output is closed"),
        ("stupor arena --seats random,random --games 2 >&-", 2, "standard output is closed"),
        ("stupor balance --games 1 >&-", 2, "standard output is closed"),
        ("stupor campaign --games 1 >&-", 2, "standard output is closed"),
        ("stupor statistics >&-", 2, "standard output is closed"),
        ("stupor figures >&-", 2, "standard output is closed"),
        ("stupor replay none >&-", 2, "standard output is closed"),
    ],
)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_disk_or_a_closed_pipe_is_told_in_a_line(line: str, status: int, said: str) -> None:
    done = shell(line)
    assert done.returncode == status
    assert said in done.stderr and done.stderr.count("\n") == 1


def test_seeds_are_as_long_as_through_the_door(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seats", "random,random", "--seed", str(LARGEST), "--json"]) == 0
    capsys.readouterr()
    refuses(["play", "--seats", "random,random", "--seed", str(LARGEST + 1)], capsys)


def test_without_a_screen_the_window_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert main([]) == 2
    assert "no screen" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["play", "arena"])
def test_a_seat_that_nobody_can_take_is_named_with_those_who_can(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a person where there is no window, then the words say where people play."""
    assert main([command, "--seats", "sultan,page"]) == 2
    said = capsys.readouterr().err
    assert "unknown player 'sultan'; choose from: random" in said and "exec:COMMAND" in said
    assert "window" not in said
    assert main([command, "--seats", "human,page"]) == 2
    said = capsys.readouterr().err
    assert "'human'" in said and "people play in the window: stupor --seats human,page" in said
