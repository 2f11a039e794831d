"""Outside programs in a chair: good ones, and every kind of bad one."""

from __future__ import annotations

import json
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
CURIOUS = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked.get("ok") is False:
        open(REFUSALS, "a").write(line)
        key = keys[-1]
    else:
        keys = [choice["key"] for choice in asked["choices"]]
        key = "sail:9"
    print(json.dumps({"key": key}), flush=True)
"""
LATE = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    answer = json.dumps({"id": asked["id"], "key": asked["choices"][-1]["key"]})
    print(answer, answer, sep="\\n", flush=True)
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


@pytest.mark.parametrize("program", [GOOD, CLUMSY, LATE], ids=["good", "clumsy", "late"])
def test_a_program_plays_a_whole_game(
    tmp_path: Path, program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(tmp_path, program) == 0
    assert '"kind":"result"' in capsys.readouterr().out.splitlines()[-1]


def test_a_refusal_names_the_rule(tmp_path: Path) -> None:
    refusals = tmp_path / "refusals"
    program = CURIOUS.replace("REFUSALS", repr(str(refusals)))
    assert play(tmp_path, program) == 0
    rules = {json.loads(line)["error"]["rule"] for line in refusals.read_text().splitlines()}
    assert "travel.price" in rules and None not in rules


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
