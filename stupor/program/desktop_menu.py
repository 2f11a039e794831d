"""Stupor in the menu of a Linux desktop: its entry, its icon and what software centres show."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from stupor.engine.errors import BadData
from stupor.files.atomic_write import write_whole
from stupor.games.registry import FIRST
from stupor.platform.paths import resources

_ENTRY: Final = Path("applications/stupor.desktop")
_ICON: Final = Path("icons/hicolor/512x512/apps/stupor.png")
_ABOUT: Final = Path("metainfo/org.stupor.mundi.metainfo.xml")
#: The programs that open the window, the one without a console first.
_PROGRAMS: Final = ("stupor-mundi", "stupor")
#: What the menu's own way of quoting gives a backslash, within a string that has its own.
_QUOTED: Final = {"\\": r"\\\\", '"': r'\\"', "`": r"\\`", "$": r"\\$", "%": "%%"}


def install() -> list[Path]:
    """Put Stupor into the menu of this user; BadData says why it cannot be."""
    desktop = resources() / "desktop"
    parts = {
        _ENTRY: _entry(_read(desktop / _ENTRY.name).decode(), _program()).encode(),
        _ICON: _read(resources() / FIRST / "icon-512.png"),
        _ABOUT: _read(desktop / _ABOUT.name),
    }
    for path, content in parts.items():
        goal = _menus() / path
        try:
            goal.parent.mkdir(parents=True, exist_ok=True)
            write_whole(goal, content)
        except OSError as why:
            raise BadData(f"cannot write {goal}: {why.strerror}") from why
    return [_menus() / path for path in parts]


def remove() -> list[Path]:
    """Take Stupor out of the menu of this user again; what was there."""
    there = [goal for path in (_ENTRY, _ICON, _ABOUT) if (goal := _menus() / path).exists()]
    for goal in there:
        try:
            goal.unlink()
        except OSError as why:
            raise BadData(f"cannot remove {goal}: {why.strerror}") from why
    return there


def _menus() -> Path:
    """The folder of this user's menus; only Linux desktops read it."""
    if sys.platform != "linux":
        raise BadData("only a Linux desktop has such a menu; open the program by its file here")
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".local" / "share"


def _program() -> Path:
    """The program that opens the window, where it is installed."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).with_name("stupor")
    beside = (Path(sys.executable).parent / name for name in _PROGRAMS)
    found = next((path for path in beside if path.is_file()), None)
    path = str(found) if found else next(filter(None, map(shutil.which, _PROGRAMS)), None)
    if path is None:
        raise BadData("no command stupor found; install it first: pipx install .")
    return Path(path)


def _entry(text: str, program: Path) -> str:
    """The entry with the whole path of the program, quoted as the menu reads it."""
    quoted = "".join(_QUOTED.get(sign, sign) for sign in str(program))
    return text.replace("Exec=stupor-mundi\n", f'Exec="{quoted}"\nTryExec={_plain(program)}\n')


def _plain(program: Path) -> str:
    return str(program).replace("\\", "\\\\")


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as why:
        raise BadData(f"cannot read {path}: {why.strerror}") from why
