"""Outside programs in a chair: good ones, and every kind of bad one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from stupor.__main__ import main

GOOD = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["do"] == "decide" and asked["view"] and asked["choices"][0]["text"]
    print(json.dumps({"id": asked["id"], "key": asked["choices"][-1]["key"]}), flush=True)
"""
CLUMSY = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked.get("ok") is False:
        print(json.dumps({"key": keys[0]}), flush=True)
    else:
        keys = [choice["key"] for choice in asked["choices"]]
        print("what?", flush=True)
"""
STUBBORN = """
import sys
for line in sys.stdin:
    print('{"key":"nonsense"}', flush=True)
    print('{"key":"nonsense"}', flush=True)
    print('{"key":7}', flush=True)
"""


def play(tmp_path: Path, program: str) -> int:
    script = tmp_path / "bot.py"
    script.write_text(program, encoding="utf-8")
    chair = f"exec:{sys.executable} {script}"
    return main(["play", "--seats", f"{chair},random", "--seed", "3", "--json"])


@pytest.mark.parametrize("program", [GOOD, CLUMSY], ids=["good", "clumsy"])
def test_a_program_plays_a_whole_game(
    tmp_path: Path, program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(tmp_path, program) == 0
    assert '"kind":"result"' in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize("program", [STUBBORN, "", "raise SystemExit(1)"])
def test_a_bad_program_is_named_and_ends_the_command(
    tmp_path: Path, program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(tmp_path, program) == 1
    said = capsys.readouterr().err
    assert "bot.py" in said and "Traceback" not in said.splitlines()[0]


def test_a_program_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seats", "exec:./no-such-bot,random"]) == 1
    assert "no-such-bot" in capsys.readouterr().err
