"""Outside programs in a chair: good ones, and every kind of bad one."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stupor.__main__ import main
from stupor.ai.view import SeatView
from stupor.games import registry
from stupor.protocol.outside import MOST_LINES, OutsideController
from stupor.protocol.outside_program import OutsideProblem
from stupor.protocol.program import words_of
from tests.support.usual import some

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
DEAF = """
import itertools, json, os, sys
os.close(0)
for number in itertools.count():
    print(json.dumps({"key": ("sail:1", "pass", "end")[number % 3]}), flush=True)
"""
#: Hears so many questions, then closes its input and talks on.
DEAF_AFTER = """
import itertools, json, os, sys, time
for number, line in enumerate(sys.stdin.buffer, start=1):
    asked = json.loads(line)
    keys = [choice["key"] for choice in asked["choices"]]
    if number == AFTER:
        break
    print(json.dumps({"id": asked["id"], "key": keys[number * 7 % len(keys)]}), flush=True)
os.close(0)
while True:
    print(json.dumps({"key": keys[0]}), flush=True)
    time.sleep(0.005)
"""
#: Whatever it is asked, it answers a question that is past.
OF_OLD = """
import itertools, json, time
for number in itertools.count():
    print(json.dumps({"id": 0, "key": "pass"}), flush=True)
    time.sleep(0.02)
"""
FLOOD = """
while True:
    print('{"id":0}')
"""
ENDLESS = """
import sys
while True:
    sys.stdout.write("x" * 65536)
"""
ASLEEP = """
import time
time.sleep(600)
"""
#: Goes on whatever happens to its pipes and signals, and so does a child of its own.
IMMORTAL = """
import os, signal, sys, time
for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGPIPE):
    signal.signal(number, signal.SIG_IGN)
os.fork()
open(PIDS, "a").write(f"{os.getpid()} ")
time.sleep(600)
"""
#: Leaves a child in a session of its own, which holds no pipe of ours, and dies of nothing.
RUNAWAY = """
import os, signal, sys, time
if not os.fork():
    os.setsid()
    if os.fork():
        os._exit(0)
    os.closerange(0, 3)
    os.environ.clear()
open(PIDS, "a").write(f"{os.getpid()} ")
time.sleep(600)
"""
#: Dies, while a child holds its output open.
HELD = """
import os, time
if not os.fork():
    time.sleep(600)
"""
STUBBORN = """
import sys
for line in sys.stdin:
    print('{"key":"nonsense"}', flush=True)
    print('{"key":"nonsense"}', flush=True)
    print('{"key":7}', flush=True)
"""


def chair(tmp_path: Path, program: str) -> str:
    script = tmp_path / "bot.py"
    script.write_text(program, encoding="utf-8")
    return f'exec:"{sys.executable}" "{script}"'


def play(tmp_path: Path, program: str) -> int:
    return main(["play", "--seats", f"{chair(tmp_path, program)},random", "--seed", "3", "--json"])


@contextmanager
def asked(
    tmp_path: Path, program: str, seconds: float
) -> Iterator[tuple[OutsideController, SeatView]]:
    """A program in a chair, and the first question of a game."""
    rules = registry.get("stupor_mundi").rules
    command = chair(tmp_path, program).removeprefix("exec:")
    controller = OutsideController(command, rules, seconds)
    state = rules.setup(2, 3, {})
    decision = rules.decision(state)
    assert decision is not None
    try:
        yield controller, SeatView(rules, state, decision, 0)
    finally:
        controller.close()


def wait_for(what: Callable[[], bool]) -> bool:
    """Whether something becomes true within a minute: the machine may be busy."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if what():
            return True
        time.sleep(0.02)
    return False


def lives(pid: str) -> bool:
    """Whether a process is there and no mere entry of a list."""
    if sys.platform == "linux":  # a bare one has no ps
        try:
            told = Path("/proc", pid, "stat").read_text(encoding="utf-8")
        except (FileNotFoundError, ProcessLookupError):
            return False
        return told.rpartition(")")[2].split()[0] != "Z"
    said = subprocess.run(["ps", "-o", "stat=", "-p", pid], capture_output=True, check=False)
    return bool(said.stdout.strip()) and not said.stdout.startswith(b"Z")


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


@pytest.mark.parametrize("program", [STUBBORN, DEAF, FLOOD, ENDLESS, "", "raise SystemExit(1)"])
def test_a_bad_program_is_named_and_ends_the_command(
    tmp_path: Path, program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(tmp_path, program) == 1
    said = capsys.readouterr()
    assert "bot.py" in said.err and said.err.count("\n") == 1
    assert '"kind":"result"' not in said.out


@pytest.mark.parametrize("after", some([1, 3, 7, 31], [1, 31]))
def test_a_program_that_hears_no_more_is_no_game_that_was_played(
    tmp_path: Path, after: int, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = f"{chair(tmp_path, DEAF_AFTER.replace('AFTER', str(after)))},random"
    for arguments in (["play", "--json"], ["arena", "--games", "1"]):
        assert main([*arguments, "--seats", seats, "--seed", "0"]) == 1
        said = capsys.readouterr()
        assert "bot.py" in said.err and '"kind":"result"' not in said.out


@pytest.mark.parametrize("program", [DEAF, FLOOD, ""], ids=["deaf", "flood", "gone"])
def test_a_bad_program_ends_a_match(
    tmp_path: Path, program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["arena", "--seats", f"{chair(tmp_path, program)},random", "--games", "2"]
    assert main(arguments) == 1
    assert capsys.readouterr().err.count("bot.py") == 1


def test_a_program_that_reads_nothing_keeps_nobody_waiting_longer(tmp_path: Path) -> None:
    with asked(tmp_path, ASLEEP, 0.5) as (controller, view):
        began = time.monotonic()
        with pytest.raises(OutsideProblem, match=r"did not answer in 0\.5 s"):
            controller.poll(view)
        assert time.monotonic() - began < 2


def test_answers_to_past_questions_win_no_time(tmp_path: Path) -> None:
    with (
        asked(tmp_path, OF_OLD, 1.0) as (controller, view),
        pytest.raises(OutsideProblem, match="did not answer"),
    ):
        for _ in range(MOST_LINES):
            assert controller.poll(view) is None


@pytest.mark.parametrize(
    ("program", "match"), [(FLOOD, r"1,001 lines"), (ENDLESS, r"65,536 bytes")]
)
def test_a_flood_is_heard_so_long_and_no_longer(tmp_path: Path, program: str, match: str) -> None:
    with (
        asked(tmp_path, program, 30.0) as (controller, view),
        pytest.raises(OutsideProblem, match=match),
    ):
        while True:
            assert controller.poll(view) is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no process groups")
@pytest.mark.parametrize("end", ["SIGKILL", "SIGTERM"])
@pytest.mark.parametrize("program", [IMMORTAL, RUNAWAY], ids=["immortal", "runaway"])
def test_a_hung_program_and_its_child_end_with_a_killed_game(
    tmp_path: Path, end: str, program: str
) -> None:
    pids = tmp_path / "pids"
    seats = f"{chair(tmp_path, program.replace('PIDS', repr(str(pids))))},random"
    command = [sys.executable, "-m", "stupor", "play", "--seats", seats]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as game:
        found = wait_for(lambda: pids.exists() and len(pids.read_text().split()) == 2)
        game.send_signal(getattr(signal, end))
    assert found
    assert wait_for(lambda: not any(map(lives, pids.read_text().split())))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no process groups")
@pytest.mark.parametrize("program", [IMMORTAL, RUNAWAY], ids=["immortal", "runaway"])
def test_what_a_program_has_started_ends_with_the_game(tmp_path: Path, program: str) -> None:
    pids = tmp_path / "pids"
    with asked(tmp_path, program.replace("PIDS", repr(str(pids))), 1.0) as (controller, view):
        wait_for(lambda: pids.exists() and len(pids.read_text().split()) == 2)
        with pytest.raises(OutsideProblem):
            controller.poll(view)
    assert wait_for(lambda: not any(map(lives, pids.read_text().split())))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fork")
def test_a_program_that_is_gone_is_missed_at_once_whoever_holds_its_output(tmp_path: Path) -> None:
    with asked(tmp_path, HELD, 30.0) as (controller, view):
        began = time.monotonic()
        with pytest.raises(OutsideProblem, match="stopped"):
            controller.poll(view)
        assert time.monotonic() - began < 10


def test_a_program_that_is_not_there(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seats", "exec:./no-such-bot,random"]) == 1
    time.sleep(0.2)  # had anybody else a word to say
    said = capfd.readouterr().err
    assert said.startswith("stupor: cannot start './no-such-bot': ") and said.count("\n") == 1


@pytest.mark.parametrize("command", ["exec:", "exec: ", "exec:'"])
def test_no_program_at_all(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seats", f"{command},random"]) in (1, 2)
    assert capfd.readouterr().err.count("\n") == 1


def test_a_path_of_windows_keeps_its_backslashes() -> None:
    line = r'"C:\my bots\bot.exe" --fast'
    assert words_of(line, "win32") == line
    assert words_of("python3 'my bot.py' --fast", "linux") == ["python3", "my bot.py", "--fast"]
