"""What a list of games tells about each of them, read from its file without playing it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from stupor.archive.open_game import read_history
from stupor.archive.reading import BadFile, Record, read_file
from stupor.files.times import FIRST, moment_at, moment_told
from stupor.match.journal import corrected
from stupor.match.seats import HUMAN


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A kept game: who plays, how it stands, when it was played; `problem` says what is wrong."""

    id: str
    path: Path
    began: datetime
    #: When it ended, or else when its file was changed last.
    played: datetime
    names: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    standing: Mapping[str, Any] | None = None
    ply: int = 0
    over: Mapping[str, Any] | None = None
    marks: tuple[str, ...] = ()
    branch: str | None = None
    problem: str | None = None
    game: str = ""
    #: Whether a person has ever decided anything, taken back or not; true where none sits there.
    touched: bool = True
    #: How it began.
    header: Mapping[str, Any] = field(default_factory=dict)
    #: How many figures were corrected.
    corrected: int = 0
    #: How many lines were read of its file.
    lines: int = 0

    @property
    def own(self) -> bool:
        """Whether the game was begun here: one from elsewhere brings a name of its own, or none."""
        return self.header.get("id") == self.path.stem and "app" in self.header

    @property
    def bare(self) -> bool:
        """Whether it is a table laid here at which no person has ever done anything."""
        kept = self.touched or self.over is not None or self.problem is not None
        return self.own and not kept and self.branch is None


def look_at(path: Path) -> KeptGame:
    """What is known of the game in a file; never raises for what the file says."""
    changed = changed_at(path)
    try:
        record = read_file(path)
    except BadFile as why:
        return KeptGame(path.stem, path, changed, changed, problem=str(why))
    return _game(path, changed, record)


def _game(path: Path, changed: datetime, record: Record) -> KeptGame:
    history = read_history(record)
    chairs = history.chairs
    branch = history.header.get("branch")
    parent = branch.get("of") if isinstance(branch, Mapping) else None
    return KeptGame(
        id=path.stem,
        path=path,
        began=moment_told(history.header.get("began")) or changed,
        played=_ended(history.closing, changed),
        names=tuple(name for _, name in chairs),
        kinds=tuple(kind for kind, _ in chairs),
        standing=_standing(record),
        ply=len(history.choices),
        over=history.closing,
        marks=history.marks,
        branch=(parent if isinstance(parent, str) else "") if branch is not None else None,
        problem=record.problem,
        game=_word(history.header.get("game")),
        touched=record.torn or history.touched or HUMAN not in {kind for kind, _ in chairs},
        header=history.header,
        corrected=corrected(history.header),
        lines=record.good + len(record.rest),
    )


def _ended(closing: Mapping[str, Any] | None, otherwise: datetime) -> datetime:
    return moment_told((closing or {}).get("ended")) or otherwise


def _standing(record: Record) -> Mapping[str, Any] | None:
    found = (line["standing"] for line in reversed(record.lines) if "standing" in line)
    return next((standing for standing in found if isinstance(standing, dict)), None)


def changed_at(path: Path) -> datetime:
    """When a file was changed last."""
    try:
        return moment_at(path.stat().st_mtime)
    except OSError:
        return FIRST


def _word(told: object) -> str:
    return told if isinstance(told, str) else ""
