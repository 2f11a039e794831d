"""The optional fast build: engine, rules and bots compiled by mypyc, outside the source tree.

    python -m tests.fast build     compiles a copy into build/fast (some minutes)
    python -m tests.fast check     the same answers as the plain files, over many games
    python -m tests.fast speed     how many times as fast, measured in turns

Compiled code is used by running from that folder: `cd build/fast && python -m stupor ...`.
The plain files stay the reference; nothing is ever compiled beside them. `pyinstaller` puts the
library of a build that is fresh into the folder that it makes.
"""

from __future__ import annotations

import argparse
import ast
import itertools
import os
import shutil
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from stupor.program.compiled_rules import LIBRARY
from tests.twins import compare

ROOT = Path(__file__).parents[1]
FAST = ROOT / "build" / "fast"
#: What search spends its time on; the table's side of a game gains nothing, nor do its words.
COMPILED = ("stupor/engine", "stupor/ai", "stupor/games/*")
LEFT_OUT = {
    *("face", "rooms", "lessons", "book", "sheet", "box", "census", "census_sections"),
    *("chapter_files", "checks", "contents", "duchy_charts"),
    *(
        "facts",
        "figures",
        "gallery",
        "log_lines",
        "reasons",
        "refusals",
        "rulebook",
        "saved",
    ),
    *("schema", "solo_words", "story", "table_facts", "words", "wording"),
}
#: mypyc cannot make records that know their kind, nor facts that are looked up when they are asked
#: for, so these stay ordinary classes.
INTERPRETED = {Path(f"stupor/engine/{name}.py") for name in ("effect", "fact_reader", "record")}
#: What is not compiled was checked with the whole project, in an order without circles.
_MYPY = "[mypy]\nstrict = True\n" + "".join(
    f"[mypy-stupor.games.*.{name}.*]\nignore_errors = True\n" for name in sorted(LEFT_OUT)
)
_SETUP = """
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify({files!r}, opt_level="3", debug_level="0", multi_file=True)
setup(name="stupor-fast", packages=[], ext_modules=modules, script_args=["build_ext", "--inplace"])
"""
#: What a record says in the copy; `record` puts an `__eq__` in the place of this one.
_BY_VALUE = """
    def __eq__(self, other: object) -> bool:
        return NotImplemented

    def __ne__(self, other: object) -> bool:
        return not self == other
"""
_WORK = ("random", "greedy", "baron", "duke")
_GAMES = ("stupor_mundi", "burgundy")


def compiled_files(folder: Path) -> list[str]:
    """The modules of a copy that are compiled."""
    found = {
        path.relative_to(folder)
        for pattern in COMPILED
        for package in folder.glob(pattern)
        for path in package.rglob("*.py")
    }
    kept = (p for p in found if not LEFT_OUT & {*p.parts, p.stem} and p not in INTERPRETED)
    return sorted(map(str, kept))


def said_again(text: str) -> str:
    """A module with what mypyc leaves out of its classes: annotations as written, docstrings.

    Positions are read by the declared types of their fields, and the page of the schema is made
    from the docstrings. A record says that it is compared by value: its decorator is not asked.
    """
    found = [each for each in ast.parse(text).body if isinstance(each, ast.ClassDef)]
    lines = text.splitlines(keepends=True)
    for each in reversed(found):
        if "record" in map(ast.unparse, each.decorator_list):
            lines.insert(each.end_lineno or 0, _BY_VALUE)
    lines += [f"setattr({each.name}, {name!r}, {value!r})\n"
              for each in found for name, value in _left_out(each).items()]  # fmt: skip
    return "".join(lines)


def _left_out(found: ast.ClassDef) -> dict[str, object]:
    fields = {
        each.target.id: ast.unparse(each.annotation)
        for each in found.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }
    said = ast.get_docstring(found, clean=False)
    return ({"__annotations__": fields} if fields else {}) | ({"__doc__": said} if said else {})


def build(folder: Path = FAST) -> None:
    """Copy the package and compile the copy; pictures and boards are linked."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(
        ROOT / "stupor", folder / "stupor", ignore=shutil.ignore_patterns("__pycache__")
    )
    for name in ("resources", "levels"):
        (folder / name).symlink_to(ROOT / name, target_is_directory=True)
    translate(folder, compiled_files(folder))


def fresh(folder: Path = FAST) -> bool:
    """Whether a build was made of the files as they are now."""
    files = [path.relative_to(ROOT) for path in (ROOT / "stupor").rglob("*.py")]
    known, made = set(compiled_files(ROOT)), folder / "stupor"
    if len(files) != sum(1 for _ in made.rglob("*.py")):
        return False
    return all(_as_built(path, str(path) in known) == _read(folder / path) for path in files)


def libraries(folder: Path = FAST) -> list[Path]:
    """What a built folder needs of a build, for which the plain files are there already."""
    return sorted(folder.glob(LIBRARY)) if fresh(folder) else []


def _as_built(path: Path, compiled: bool) -> str:
    text = _read(ROOT / path)
    return said_again(text) if compiled else text


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def translate(folder: Path, files: Sequence[str]) -> None:
    """Compile modules of a folder where they lie."""
    for path in (folder / name for name in files):
        path.write_text(said_again(path.read_text(encoding="utf-8")), encoding="utf-8")
    (folder / "mypy.ini").write_text(_MYPY, encoding="utf-8")
    (folder / "compile.py").write_text(_SETUP.format(files=list(files)), encoding="utf-8")
    command = [sys.executable, "compile.py"]
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    shutil.rmtree(folder / "build", ignore_errors=True)


def child(folder: Path, module: str, *arguments: object) -> str:
    """What a module of the tests prints when `stupor` comes from that folder."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
    done = subprocess.run(command, cwd=folder, env=env, check=True, capture_output=True, text=True)
    return done.stdout


def check(games: int, bots: int, talks: int, records: int) -> bool:
    """Whether both builds answer the same and play the same games."""
    same = True
    for game in _GAMES:
        found = compare.asides((ROOT, FAST), game, records)
        spoken = compare.talks((ROOT, FAST), game, talks)
        print(f"{game}, besides: {found.words}\n{game}, doors: {spoken.words}", flush=True)
        nothing = not (found.asked.total() and spoken.asked.total())
        same = same and not (found.differing or spoken.differing or nothing)
    for game in _GAMES:
        if not games + bots:
            continue
        asked = ("tests.support.courses", "--game", game, "--games", games, "--bots", bots)
        plain, fast = (child(folder, *asked).splitlines() for folder in (ROOT, FAST))
        differing = [ours for ours, theirs in zip(plain, fast, strict=True) if ours != theirs]
        print(f"{game}: {len(plain)} games, {len(differing)} differ", *differing[:5], sep="\n")
        same = same and not differing
    return same


def ratios(work: str, game: str, rounds: int, decisions: int = 0) -> list[float]:
    """How many times as fast the compiled files are, measured in turns."""
    asked = ("tests.bench.pace", work, game, decisions)
    rates = [[float(child(folder, *asked)) for folder in (ROOT, FAST)] for _ in range(rounds)]
    return [fast / plain for plain, fast in rates]


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("command", choices=("build", "check", "speed"))
    parser.add_argument("--games", type=int, default=250, help="random games per seat count")
    parser.add_argument("--bots", type=int, default=3, help="games of bots per seat count")
    parser.add_argument("--talks", type=int, default=200, help="games through the text doors")
    parser.add_argument("--records", type=int, default=400, help="damaged records of games")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--decisions", type=int, default=0, help="of bots in each game; 0 a few, 9999 all there are"
    )
    asked = parser.parse_args()
    if asked.command == "build":
        build()
    elif asked.command == "check":
        return 0 if check(asked.games, asked.bots, asked.talks, asked.records) else 1
    else:
        for game, work in itertools.product(_GAMES, _WORK):
            found = ratios(work, game, asked.rounds, asked.decisions)
            print(f"{game} {work}: {statistics.median(found):.2f} x", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
