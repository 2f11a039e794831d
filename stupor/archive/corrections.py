"""A player's file of corrections: read with the lines of what is wrong, or written to begin with.

    [GAME.castle.t2]         a game and a component of it
    cost = "3S"              a figure of the component

The same in JSON: {GAME: {"castle.t2": {"cost": "3S"}}}.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, Final

from stupor.archive.components import correctable, figures_of, found_in, line_of
from stupor.engine.errors import BadData
from stupor.engine.figures import Figure, Value
from stupor.engine.game import Game
from stupor.files.atomic_write import write_whole
from stupor.files.key_lines import json_lines, toml_lines
from stupor.files.names import shown
from stupor.files.structured import TextProblem, from_json, from_toml
from stupor.files.untrusted import Unreadable, plain, read_text
from stupor.language import mark, said, tr

#: What the file is called in the player's folder; the first of these that is there.
NAMES: Final = ("figures.toml", "figures.json")
#: More letters than all corrections together ever have.
MOST_LETTERS: Final = 200_000
_MOST_BYTES: Final = 4 * MOST_LETTERS
#: Whoever has mended so many will look again.
_MOST_PROBLEMS: Final = 99
_LONGEST_NAME: Final = 60
_LONG: Final = mark("the file has more than {count} characters")
_NO_TABLE: Final = mark("components belong here, each with its values")


@dataclass(frozen=True, slots=True)
class CorrectionProblem:
    """What is wrong in a file: the line (0: the file as a whole), of what, and why."""

    line: int
    component: str
    name: str
    text: str

    def told(self, file: str) -> str:
        """The problem with its place, for a list or a command line."""
        place = tr("{file}, line {line}", file=file, line=self.line) if self.line else file
        parts = [place, ".".join(filter(None, (self.component, self.name))), self.text]
        return ": ".join(filter(None, parts))


@dataclass(frozen=True, slots=True)
class CorrectionFile:
    """A file with what it corrects; with problems it corrects nothing."""

    path: Path
    found: bool = False
    figures: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    problems: tuple[CorrectionProblem, ...] = ()

    @property
    def count(self) -> int:
        """How many figures it corrects."""
        return sum(len(figures) for figures in self.figures.values())


def player_file(folder: Path) -> Path:
    """The file of corrections in the player's folder; it need not exist."""
    paths = [folder / name for name in NAMES]
    there = [path for path in paths if os.path.lexists(path)]
    return next(filter(plain, there), (there or paths)[0])


def read_file(path: Path, spec: Game) -> CorrectionFile:
    """What a file corrects in a game, or all that is wrong; nothing where there is no file."""
    try:
        text = read_text(path, _MOST_BYTES)
    except FileNotFoundError:
        return CorrectionFile(path)
    except Unreadable as why:
        return _broken(path, 0, said(why))
    except OSError as why:
        return _broken(path, 0, tr(why.strerror or ""))
    if len(text) > MOST_LETTERS:
        return _broken(path, 0, tr(_LONG, count=MOST_LETTERS))
    return _read_text(path, text, spec)


def _read_text(path: Path, text: str, spec: Game) -> CorrectionFile:
    is_json = path.suffix.lower() == ".json"
    try:
        data = from_json(text) if is_json else from_toml(text)
    except TextProblem as why:
        return _broken(path, why.line, tr(why.reason))
    if not isinstance(data, dict):
        return _broken(path, 1, tr(_NO_TABLE))
    found = found_in(data, spec)
    lines = json_lines(text) if is_json else toml_lines(text)
    if found.amiss:
        return _broken(path, line_of(lines, spec.id, found.amiss), tr(_NO_TABLE))
    figures = figures_of(spec)
    problems = tuple(
        CorrectionProblem(
            line_of(lines, spec.id, flaw.component, flaw.name),
            _short(flaw.component),
            _short(flaw.name),
            flaw.text,
        )
        for flaw in islice(figures.flaws(found.wanted), _MOST_PROBLEMS)
    )
    if problems:
        ordered = tuple(sorted(problems, key=lambda problem: problem.line))
        return CorrectionFile(path, True, {}, ordered)
    return CorrectionFile(path, True, figures.tidied(found.wanted))


def _broken(path: Path, line: int, text: str) -> CorrectionFile:
    return CorrectionFile(path, True, {}, (CorrectionProblem(line, "", "", text),))


def _short(name: str) -> str:
    """A name as it can be shown."""
    return shown(name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}\u2026")


def wanted_file(path: Path, *specs: Game) -> list[CorrectionFile]:
    """The corrections of a file that somebody asks for, by game; BadData with what is wrong."""
    read = [read_file(path, spec) for spec in specs]
    if not all(file.found for file in read):
        raise BadData(tr("there is no file {file}", file=shown(path)))
    told = {problem.told(shown(path)): problem for file in read for problem in file.problems}
    if told:
        raise BadData("\n".join(sorted(told, key=lambda words: told[words].line)))
    return read


def write_template(path: Path) -> None:
    """Write a file to begin with: every figure that can be corrected, none of them switched on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    write_whole(path, ("\n".join(_template()) + "\n").encode())


def _template() -> Iterator[str]:
    yield "# " + tr("Corrections of reconstructed values. To correct one, remove the # before")
    yield "# " + tr("its component and before the value, and enter what your own copy says.")
    for spec in correctable():
        yield from ("", f"# {tr(spec.title)}")
        yield from _section(spec)


def _section(spec: Game) -> Iterator[str]:
    component = ""
    for figure in figures_of(spec).reconstructed():
        if figure.fixed:
            continue
        if figure.component != component:
            component = figure.component
            yield ""
            yield f"# [{spec.id}.{component}]  # {tr(figure.title)}"
        yield f"# {figure.name} = {_toml(figure.value)}  # {tr(figure.words)}; {figure.allowed}"


def _toml(value: Value) -> str:
    return json.dumps(value)


def listed(figure: Figure) -> dict[str, Any]:
    """A figure as JSON values, for the command line."""
    told = {
        "component": figure.component,
        "title": figure.title,
        "figure": figure.name,
        "words": figure.words,
        "value": figure.value,
        "section": figure.section,
    }
    return told | ({"fixed": figure.fixed} if figure.fixed else {"allowed": figure.allowed})
