"""What comes from outside reaches a terminal as signs that it shows and never as signs it obeys."""

from __future__ import annotations

import ast
import contextlib
import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stupor.__main__ import main
from stupor.archive import Archive
from stupor.files.terminal import printed, say
from stupor.games import registry
from stupor.platform.paths import levels
from tests.archive.kit import new_game, play
from tests.mutate.corpus import file_of, files
from tests.mutate.worlds import with_header

SOURCE = Path(__file__).parents[2] / "stupor"
#: Colours, a bell, text that runs backwards, a mark of direction, a control of eight bits, half a
#: letter, and a line of its own.
EVIL = "Ro\x1b[31mme\x07\u202egnp\u200f\x9b2J\x7f\rstupor: all is well\b"
#: A command turns a name that holds no text into such letters.
NO_TEXT = os.fsdecode(b"\xff") if os.name == "posix" else ""
#: As much of that as a system lets a file be called: Windows takes no controls of seven bits.
EVIL_NAME = "".join(sign for sign in EVIL[:30] if os.name == "posix" or sign >= " ") + NO_TEXT
#: What may say something to a terminal: the one way, and bytes that other programs read.
MAY_WRITE = {
    "files/terminal.py": {"out.writelines"},
    "files/atomic_write.py": {"file.write", "out.write"},
    "arena/match_file.py": {"out.write"},
    "archive/append_only.py": {"file.write"},
    "protocol/server.py": {"answers.write"},
    "table/trace.py": {"out.write"},
    "match/session.py": {"self.recorder.write"},
    "archive/resume.py": {"writer.write"},
    "puzzles/making.py": {"file.write"},
    "puzzles/command.py": {"file.write"},
}
#: Pages write into their own fields.
PAGES = ("scenes/", "games/", "render/")
WAYS = ("sys.stdout", "sys.stderr", "sys.__stdout__", "sys.__stderr__")
#: Hands standard output on, or asks whether it is there.
MAY_NAME = {
    "files/terminal.py",
    "program/run_command.py",
    "__main__.py",
    "program/command_line.py",
    "arena/command.py",
}


def harmless(text: str) -> bool:
    """Whether a terminal shows all of a text and obeys nothing in it."""
    return all(sign.isprintable() or sign in "\n\xa0\u202f" for sign in text)


@pytest.fixture
def heard(capfd: pytest.CaptureFixture[str]) -> Callable[[], str]:
    """All that was printed, by us and by programs of ours."""
    return lambda: "".join(capfd.readouterr())


@pytest.fixture
def chapter(tmp_path: Path) -> Path:
    """A folder with a chapter whose title is a trick."""
    sound = (levels() / "campaign" / "01-jesi.toml").read_text(encoding="utf-8")
    [title] = [line for line in sound.splitlines() if line.startswith("title")]
    folder = tmp_path / "chapters"
    folder.mkdir()
    told = sound.replace(title, f"title = {json.dumps(EVIL[:40])}")
    (folder / "01-jesi.toml").write_text(told.replace("\x7f", "\\u007f"), encoding="utf-8")
    return folder


def test_a_line_is_printed_with_an_escape_for_each_sign_that_nobody_would_see() -> None:
    assert printed("Été à Rome, 3 VP") == "Été à Rome, 3 VP"
    assert printed("3\xa0VP\u202f!") == "3\xa0VP\u202f!"
    assert printed("a\x1b[0m\n\u2067\udcff\U000e0001") == (
        "a\\u001b[0m\\u000a\\u2067\\udcff\\U000e0001"
    )
    assert harmless(printed(EVIL + NO_TEXT)) and not harmless(EVIL)


def test_where_nothing_can_be_printed_nothing_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    say("all is well")


def writes(module: Path) -> Iterator[str]:
    """By which ways a module writes, and which outputs it names."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {
            "print", "traceback.print_exception", "traceback.print_exc", "pprint.pprint",
        }:  # fmt: skip
            yield ast.unparse(node.func)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ("write", "writelines"):
                yield ast.unparse(node.func)
        elif isinstance(node, ast.Attribute) and ast.unparse(node) in WAYS:
            yield ast.unparse(node)


def test_no_module_prints_by_another_way() -> None:
    wrong = []
    for module in sorted(SOURCE.rglob("*.py")):
        name = module.relative_to(SOURCE).as_posix()
        for way in writes(module):
            page = name.startswith(PAGES) and way in ("self.write", "clipboard.write")
            named = name in MAY_NAME and way.startswith("sys.")
            system = way == "os.write"  # to a pipe or a file by its number
            if not (page or named or system or way in MAY_WRITE.get(name, ())):
                wrong.append(f"{name}: {way}")
    assert wrong == []


def test_another_way_to_print_is_noticed(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("print(1)\nout.write(x)\nsys.stderr.flush()\ntraceback.print_exc()\n")
    assert [*writes(module)] == ["print", "out.write", "traceback.print_exc", "sys.stderr"]


@pytest.mark.parametrize(
    "line",
    [
        ["replay", "FILE"], ["replay", "FILE", "--until", EVIL], ["figures", "--check", "FILE"],
        ["figures", "--template", "FILE/x"], ["chronicle", "--csv", "FILE/x"], ["serve", EVIL],
        ["serve", "--figures", "FILE"], ["play", "--seats", EVIL],
        ["play", "--seats", f"exec:{EVIL}"], ["--seats", f"human,{EVIL}"],
        ["play", "--seats", "random,random", "--figures", "FILE"],
        ["play", "--seats", "random,random", "--houses", EVIL], ["--game", EVIL],
        ["arena", "--seats", f"random,{EVIL}"], ["arena", "--ladder", "--readme", "FILE"],
        ["arena", "--seats", "random,random", "--games", "1", "--out", "FILE"],
        ["balance", "--level", EVIL], ["balance", "--players", EVIL],
        ["campaign", "--folder", "FILE"], ["campaign", "--chapter", EVIL],
        ["train", "--out", "out", "--start", "FILE"], ["train", "--start", EVIL],
        ["selftest", "--only", EVIL, "--pictures", "pictures"], ["dance", EVIL], [EVIL],
    ],
    ids=" ".join,
)  # fmt: skip
def test_no_argument_reaches_a_terminal_as_it_is(
    line: list[str], tmp_path: Path, heard: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    file = tmp_path / EVIL_NAME
    file.write_text("[broken\n" + EVIL, encoding="utf-8")
    with contextlib.suppress(SystemExit):
        main([word.replace("FILE", str(file)) for word in line])
    told = heard()
    assert told.strip() and harmless(told), told


def test_titles_of_chapters_are_shown(
    chapter: Path, tmp_path: Path, heard: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    line = ["campaign", "--level", "random", "--games", "1", "--folder", str(chapter)]
    for more in ([], ["--json"], ["--out", str(tmp_path / EVIL_NAME)]):
        assert main([*line, *more]) == 0
        told = heard()
        assert "me\\u0007" in told and harmless(told), told


def test_words_in_the_file_of_a_match_are_shown(tmp_path: Path, heard: Callable[[], str]) -> None:
    file = tmp_path / f"{EVIL_NAME}.jsonl"
    line = ["arena", "--seats", "random,random", "--games", "1", "--out", str(file)]
    assert main(line) == 0
    heard()
    sound = file.read_text().splitlines()
    for field in ("levels", "title", "reason"):
        outcome = json.loads(sound[1])
        outcome[field] = [EVIL, EVIL] if field == "levels" else EVIL
        file.write_text(f"{sound[0]}\n{json.dumps(outcome)}\n")
        for more in ([], ["--json"]):
            main([*line, *more])
            told = heard()
            assert told.strip() and harmless(told), told


@pytest.mark.parametrize("field", ["names", "kinds", "began", "id", "app", "branch", "game"])
def test_words_of_a_kept_game_are_shown(
    field: str, tmp_path: Path, heard: Callable[[], str]
) -> None:
    lines = [EVIL, EVIL] if field in ("names", "kinds") else EVIL
    file = tmp_path / "game.stupor"
    file.write_bytes(with_header(files()["two, just begun"], **{field: lines}))
    for more in ([], ["--json"]):
        main(["replay", str(file), *more])
        told = heard()
        assert told.strip() and harmless(told), told


def test_who_takes_a_chair_is_shown(tmp_path: Path, heard: Callable[[], str]) -> None:
    file = tmp_path / "game.stupor"
    sat = {"chair": 0, "sits": "human", "name": EVIL}
    file.write_bytes(file_of([*play(new_game(), 9).lines(), sat]))
    main(["replay", str(file)])
    told = heard()
    assert "31mme" in told and harmless(told), told


def test_the_chronicle_shows_titles_of_finished_games(
    tmp_path: Path, heard: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STUPOR_DATA", str(tmp_path))
    file = tmp_path / "over.stupor"
    file.write_bytes(files()["alone to the end"])
    content = file.read_bytes().splitlines()
    closing = json.loads(content[-1])
    closing["over"]["title"] = EVIL
    file.write_bytes(b"\n".join([*content[:-1], json.dumps(closing).encode(), b""]))
    Archive(tmp_path, registry.get).import_game(file)
    for more in ([], ["--json"], ["--csv", str(tmp_path / f"{EVIL_NAME}.csv")]):
        main(["chronicle", *more])
        told = heard()
        assert told.strip() and harmless(told), told


@pytest.mark.skipif(os.name != "posix", reason="a line of shell")
def test_words_of_a_bot_are_shown(tmp_path: Path, heard: Callable[[], str]) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import sys\n"
        f"print({EVIL!r}, 'to people', file=sys.stderr, flush=True)\n"
        f"for line in sys.stdin: print({EVIL!r}, flush=True)\n"
    )
    assert main(["play", "--seats", f"exec:{sys.executable} {bot},random"]) == 1
    told = heard()
    assert "to people" in told and "\\u001b" in told and harmless(told), told


def test_the_door_is_quiet_about_what_it_hears() -> None:
    asked = json.dumps({"do": EVIL, "id": EVIL}, ensure_ascii=False).encode("utf-8")
    command = [sys.executable, "-m", "stupor", "serve"]
    lines = asked + b"\n" + EVIL.encode() + b"\n"
    done = subprocess.run(command, input=lines, capture_output=True, timeout=60)
    told = (done.stdout + done.stderr).decode()
    assert done.stdout and harmless(told), told


def test_a_warning_is_printed_in_the_same_way(
    heard: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger("stupor.outside"), "propagate", False)
    assert main(["figures", "--json"]) == 0
    logging.getLogger("stupor.outside").warning("not kept: %s", EVIL)
    told = heard()
    assert "not kept: Ro\\u001b" in told and harmless(told)
