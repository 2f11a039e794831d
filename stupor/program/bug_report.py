"""What a bug report tells about this run of the game: gathered kindly, whatever is broken."""

from __future__ import annotations

import getpass
import io
import json
import logging
import os
import platform
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pygame

from stupor import __version__
from stupor.archive import JournalWriter
from stupor.archive.reading import MOST_BYTES
from stupor.archive.report import Report, without_names, write_report
from stupor.files.temporary import own_temporary
from stupor.files.untrusted import plain, read_bytes
from stupor.platform import paths
from stupor.platform.log_file import recent

if TYPE_CHECKING:
    from stupor.match.session import Session
    from stupor.scenes.host import Host

_log = logging.getLogger(__name__)
S = TypeVar("S")
T = TypeVar("T")


def report(app: Host | None, why: BaseException | None = None) -> Path:
    """Write a report about what is on the window and a mistake, if there was one; or OSError."""
    found = gathered(app, why)
    try:
        path = write_report(paths.user_data() / "reports", found)
    except OSError as trouble:
        _log.warning("the report goes elsewhere: %s", trouble)
        path = write_report(own_temporary() / "reports", found)
    _log.info("a report was written: %s", path)
    return path


def gathered(app: Host | None, why: BaseException | None = None) -> Report:
    """All there is to tell; a part that cannot be learnt is left out."""
    session = _of(app, lambda app: app.stack.played())
    facts: dict[str, object] = {
        "when": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "mistake": "".join(traceback.format_exception(why)) if why else None,
        "system": _tried(_system),
        "window": _of(app, _window),
        "game": _of(session, _game),
    }
    return Report(
        version=__version__,
        facts=json.loads(_private(json.dumps(facts, default=str))),
        journal=_of(session, _journal) or b"",
        settings=asdict(app.settings) if app else {},
        log=_tried(lambda: _private(recent(paths.user_log()))) or "",
        screenshot=_of(app, _picture) or b"",
    )


def _of(known: S | None, learn: Callable[[S], T]) -> T | None:
    """What can be learnt of something, if it is there."""
    return None if known is None else _tried(partial(learn, known))


def _tried(learn: Callable[[], T]) -> T | None:
    try:
        return learn()
    except Exception:
        _log.exception("a part of the report is missing")
        return None


def _system() -> Mapping[str, object]:
    return {
        "python": sys.version,
        "platform": platform.platform(),
        "machine": platform.machine(),
        "pygame": pygame.version.ver,
        "sdl": ".".join(map(str, pygame.get_sdl_version())),
        "frozen": bool(getattr(sys, "frozen", False)),
        "language": os.environ.get("LANG", ""),
    }


def _window(app: Host) -> Mapping[str, object]:
    camera = app.camera
    shown: dict[str, object] = {
        "size": (camera.width, camera.height),
        "scale": camera.k,
        "form": camera.form,
        "scenes": [type(scene).__name__ for scene in app.stack.scenes()],
    }
    if pygame.display.get_init():
        shown["driver"] = pygame.display.get_driver()
        shown["desktop"] = pygame.display.get_desktop_sizes()
    return shown


def _game(session: Session) -> Mapping[str, object]:
    told: dict[str, object] = {
        "id": session.header.get("id"),
        "ply": session.ply,
        "kinds": [seat.kind for seat in session.seats],
    }
    if isinstance(session.recorder, JournalWriter):
        told |= {"unsaved": session.recorder.unsaved, "trouble": session.recorder.trouble}
    return told


def _journal(session: Session) -> bytes:
    """The record of the game; a choice in which it broke comes last."""
    written = _file(session) or [json.dumps(line) for line in session.lines()]
    if session.trying is not None:
        seat, key = session.trying
        written.append(json.dumps({"seat": seat, "key": key}))
    return without_names("".join(f"{line}\n" for line in written), _home()).encode()


def _file(session: Session) -> list[str]:
    """The lines of the file of the game with all that was undone, where it has everything."""
    writer = session.recorder
    if not isinstance(writer, JournalWriter) or writer.unsaved or not plain(writer.path):
        return []
    *whole, _ = read_bytes(writer.path, MOST_BYTES).decode("utf-8", "replace").split("\n")
    return whole


def _picture(app: Host) -> bytes:
    file = io.BytesIO()
    pygame.image.save(app.window.surface, file, "screenshot.jpg")
    return file.getvalue()


def _private(text: str) -> str:
    return without_names(text, _home(), _tried(getpass.getuser) or "")


def _home() -> str:
    return os.path.expanduser("~")  # noqa: PTH111  Path.home() raises where there is none
