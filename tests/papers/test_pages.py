"""What the pages say is so: tables, figures, and every command, in its smallest size."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from resources.workshop.languages import texts
from stupor.archive.folder import SUFFIX
from stupor.arena.ladder import BEGIN, END, begin_mark
from stupor.games import registry
from tests.ai.blunders.suite import POSITIONS
from tests.papers.commands import PAGES, Command, commands, program, smallest
from tests.papers.made import DOOR, ROOT, renewed

RUN = [
    pytest.param(
        command, id=command.words,
        marks=pytest.mark.exhaustive if command.rare else (),
    )
    for command in commands() if not command.reason
]  # fmt: skip
EXCUSED = [command for command in commands() if command.reason]
SHELF = ROOT / "tests" / "archive" / "shelf" / "1.0.0"
#: Seconds that a command in its smallest size may take on a busy machine, and that a window stays.
PATIENCE = 120
STAYING = 3


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder in which a reader of the pages stands, with what they speak of."""
    shutil.copy(SHELF / f"retail-two{SUFFIX}", tmp_path / "game.stupor")
    weights = ROOT / "stupor" / "games" / "stupor_mundi" / "data" / "judgement_2.json"
    shutil.copy(weights, tmp_path)
    shutil.copytree(ROOT / "levels" / "campaign", tmp_path / "chapters")
    marks = (f"{begin_mark(game)}\n{END}\n" for game in registry.GAMES)
    (tmp_path / "page.md").write_text("".join(marks), encoding="utf-8")
    (tmp_path / "figures.toml").write_text('[stupor_mundi.castle.t2]\ncost = "3S"\n')
    page = (ROOT / ".github/docs/yours.md").read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert code is not None
    for name in ("mybot", "mybot.py"):
        (tmp_path / name).write_text(f"#!{sys.executable}\n{code[1]}", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    (tmp_path / "SHA256SUMS").write_text(f"{empty}  nothing\n")
    (tmp_path / "nothing").touch()
    return tmp_path


def started(command: Command, here: Path) -> subprocess.Popen[str]:
    """A command as a reader starts it, in its smallest size."""
    said = smallest(command.words)
    words = [w.replace("{position}", POSITIONS[0].name) for w in said]
    words = [str(here / "out") if word == "OUT" else word for word in words]
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    quiet["STUPOR_TEST_GAMES"] = ""  # the pages tell of the games of the house
    own = {f"STUPOR_{name}": str(here / name) for name in ("DATA", "CONFIG", "LOG", "DOWNLOADS")}
    return subprocess.Popen(
        program(words, sys.executable), cwd=here, env={**os.environ, **quiet, **own}, text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


@pytest.mark.skipif(sys.platform == "win32", reason="the pages' commands are those of sh")
@pytest.mark.parametrize("command", RUN)
def test_a_command_of_a_page_does_what_it_says(command: Command, here: Path) -> None:
    running = started(command, here)
    try:
        told, _ = running.communicate(timeout=STAYING if command.stays else PATIENCE)
    except subprocess.TimeoutExpired:
        running.kill()
        told, _ = running.communicate()
        assert command.stays, f"{command.words} does not end: {told}"
    else:
        assert not command.stays and running.returncode == 0, f"{command.words}: {told}"


def test_a_command_that_is_not_run_here_is_run_where_it_is_said_or_says_why_not() -> None:
    for command in EXCUSED:
        assert command.reason, command
        file, sign = command.elsewhere
        path = ROOT / file
        assert path.exists(), command
        assert not sign or sign in path.read_text(encoding="utf-8"), command


def test_what_is_to_be_installed_with_is_offered() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    offered = set(project["optional-dependencies"])
    told = " ".join(command.words for command in commands())
    asked = {extra for names in re.findall(r"\.\[([\w,]+)\]", told) for extra in names.split(",")}
    assert {"test", "bundle"} <= asked <= offered


def test_the_tables_of_the_text_door_are_those_of_the_code() -> None:
    """Given a change of the requests or options, then `python -m tests.papers` writes it there."""
    page = DOOR.read_text(encoding="utf-8")
    assert renewed(page) == page


def test_readme_is_short_and_sets_up_by_two_commands() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 180
    set_up = [line for line in lines if line.startswith("    python3 ")]
    assert len(set_up) == 2 and set_up[1].endswith("-m pytest")
    for shell in (r"py .* && ", "py .*; "):
        assert sum(re.match(rf"    {shell}", line) is not None for line in lines) == 2


def test_readme_tells_the_strength_that_the_ladder_measured() -> None:
    """Given a ladder that was measured anew, then README's figures are taken from it."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    page = (ROOT / ".github/docs/opponents.md").read_text(encoding="utf-8")
    for column, game in enumerate(registry.GAMES):
        ladder = page.partition(begin_mark(game))[2].partition(END)[0]
        for level, below in zip(LEVELS[1:], LEVELS, strict=False):
            row = re.search(rf"^\| {level.capitalize()} \|.*$", readme, re.MULTILINE)
            measured = re.search(rf"^\| {level} against {below} \| \d+ \| ([\d.]+ %)", ladder, re.M)
            assert row is not None
            said = row[0].strip("| ").split(" | ")[2 + column]
            assert said == (measured[1] if measured else "not measured"), (game, level)


LEVELS = ("random", "page", "squire", "knight", "baron", "duke")


@pytest.mark.parametrize("page", PAGES)
def test_no_page_calls_things_by_their_old_names(page: str) -> None:
    text = re.sub(r"```.*?```|`[^`]*`", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.S)
    old = re.findall(r"\b(chairs?|bots?|kept games?|chronicle|taken back|title screen)\b", text)
    assert not old


@pytest.mark.parametrize("page", ["commands", "solo", "yours"])
def test_a_button_that_a_page_names_is_called_so_in_the_game(page: str) -> None:
    text = (ROOT / f".github/docs/{page}.md").read_text(encoding="utf-8")
    paths = re.findall(r"\*([A-Z][^*`]*)\*", re.sub(r"```.*?```|\*\*", "", text, flags=re.S))
    named = {button for path in paths for button in path.split(" → ")}
    assert named
    assert not named - {message for message, *_ in texts()}


def test_every_page_is_reached_from_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert not [page for page in PAGES[1:] if f"({page}" not in readme]
    assert BEGIN not in readme
