"""What the app does when something goes wrong, or when the player says so: a report and a page."""

from __future__ import annotations

import contextlib
import logging
import re
import traceback
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from stupor import APP
from stupor.files.terminal import warn
from stupor.language import mark, said, saying, tr, trn
from stupor.platform import paths
from stupor.render.problem import ResourceProblem
from stupor.stage.layout import LayoutProblem

if TYPE_CHECKING:
    from stupor.archive.game import KeptGame
    from stupor.match.session import Session
    from stupor.scenes.crash import CrashScene
    from stupor.scenes.host import Host

_log = logging.getLogger(__name__)
T = TypeVar("T")
BROKEN: Final = 3
#: Files of the game that are missing or damaged: no mistake of its code.
FILES: Final = (ResourceProblem, LayoutProblem)
_LINE: Final = 50
_SAFE: Final = mark("Your game is safe: every move is saved.")
_KEPT: Final = mark("Your games are safe: all saved games are unchanged.")
_AGAIN: Final = mark("The same error happened again here. Continue from an earlier moment instead.")
_WRITTEN: Final = mark(
    "It contains your settings, the log and a picture.\nPlease attach it when you write to us."
)
_WRITTEN_GAME: Final = mark(
    "It contains this game, your settings, the log and a picture.\nPlease attach it when you "
    "write to us."
)
_BEHIND: Final = mark(
    "Something went wrong in the background, but you can continue.\nA report describes it: "
    "please send it to us."
)


class Failures:
    """Never lets a mistake end the game without a word, a report and a way on."""

    def __init__(self, app: Host) -> None:
        """Watch over an app."""
        self._app = app
        self._heard: deque[tuple[BaseException, str]] = deque()
        self._threads: set[str] = set()
        self._last: object = None

    def write_report(self) -> None:
        """Write a report because the player wants one, and tell where it lies."""
        if self._crash is None and not self._noticing:
            words = _WRITTEN_GAME if self._app.stack.played() else _WRITTEN
            self._notice(None, tr("Report saved"), tr(words))

    def uncaught(self, why: BaseException, thread: str = "") -> None:
        """A mistake that nobody has caught; one in a thread is told at the next frame."""
        if thread:
            self._heard.append((why, thread))
            with contextlib.suppress(Exception):
                self._app.wake()
        else:
            path, trouble = self._report(why)
            warn(f"{APP}: a report was written: {path or trouble}")

    def tell(self) -> None:
        """Tell what was heard from a thread, once for each of them."""
        while self._heard:
            why, thread = self._heard.popleft()
            if thread not in self._threads and not self._noticing:
                self._threads.add(thread)
                self._notice(why, tr("A small problem"), tr(_BEHIND))

    def frame_failed(self, why: Exception) -> None:
        """A mistake has ended a frame: show a page about it, unless nobody sees the window."""
        if isinstance(why, FILES):
            self.broken(why)
        elif not self._app.window.visible:
            raise why
        else:
            _log.error("an unexpected mistake", exc_info=why)
            warn(*"".join(traceback.format_exception(why)).rstrip().split("\n"))
            self._show_crash(why)

    def broken(self, why: Exception) -> None:
        """Tell that files of the game are missing or damaged; a second time the game ends."""
        _log.error("%s", why)
        warn(f"{APP}: {why}")
        app = self._app
        if app.status or not app.window.visible:
            app.quit(BROKEN)
        app.status = BROKEN
        # imported late, as the other pages here: the window opens sooner
        from stupor.scenes.error import ErrorScene

        app.stack.abandon(ErrorScene(why, paths.user_log()))

    @property
    def _crash(self) -> CrashScene | None:
        from stupor.scenes.crash import CrashScene

        top = self._app.stack.top
        return top if isinstance(top, CrashScene) else None

    @property
    def _noticing(self) -> bool:
        from stupor.scenes.notice import NoticeScene

        return isinstance(self._app.stack.top, NoticeScene)

    def _notice(self, why: BaseException | None, title: str, words: str) -> None:
        from stupor.scenes.notice import NoticeScene

        path, trouble = self._report(why)
        if path is None:
            title, words = tr("Sorry"), said(trouble)
        self._app.stack.push(NoticeScene(title, words, _place(path), _opener(path)))

    def _show_crash(self, why: Exception) -> None:
        from stupor.scenes.crash import CrashReport, CrashScene

        app, crash = self._app, self._crash
        if crash is not None:
            if not crash.undress():
                app.quit(1)
            return
        session = _tried(app.stack.played)
        path, trouble = self._report(why)
        report = tr("A report describes what happened:") if path else said(trouble)
        safe, game = self._secured(session)
        mistake = " ".join(f"{type(why).__name__}: {why}".split())
        again = session is not None and self._last == (session.header.get("id"), session.ply)
        if session is not None:
            self._last = session.header.get("id"), session.ply
        if again and game is not None:
            safe = f"{safe} {tr(_AGAIN)}"
        resume = partial(self._resume, game) if game is not None and not again else None
        told = CrashReport(safe, report, _place(path), mistake[:200])
        app.stack.abandon(CrashScene(told, resume, self._to_title, _opener(path)))

    def _report(self, why: BaseException | None) -> tuple[Path | None, str]:
        """Where the report lies, or why there is none."""
        # imported late: hardly ever needed
        from stupor.program.bug_report import report

        try:
            return report(self._app, why), ""
        except Exception as trouble:
            _log.exception("no report could be written")
            return None, saying("The report could not be saved: {why}.", why=trouble)

    def _secured(self, session: Session | None) -> tuple[str, KeptGame | None]:
        """What is safe, in words, and the game that can be continued."""
        from stupor.archive import JournalWriter

        writer = session.recorder if session is not None else None
        if not isinstance(writer, JournalWriter):
            return tr(_KEPT), None
        _tried(writer.retry)
        unsaved = writer.unsaved
        _tried(writer.close)
        if unsaved:
            return f"{_missing(unsaved)} {said(writer.trouble or '')}".strip(), self._game(
                writer.id
            )
        return tr(_SAFE), self._game(writer.id)

    def _game(self, name: str) -> KeptGame | None:
        games = _tried(self._app.archive.games) or []
        return next((g for g in games if g.id == name and not (g.problem or g.over)), None)

    def _resume(self, game: KeptGame) -> None:
        self._app.stack.reset(self._app.navigator.resume(game))

    def _to_title(self) -> None:
        self._app.stack.reset(self._app.title_page())


def _missing(unsaved: int) -> str:
    return trn(
        "The last move could not be saved. All earlier ones are safe, and the report contains "
        "everything.",
        "The last {count} moves could not be saved. All earlier ones are safe, and the report "
        "contains everything.",
        unsaved,
    )


def _place(path: Path | None) -> str:
    """Where a report lies, in lines that end at a folder."""
    if path is None:
        return ""
    lines = [""]
    for part in re.split(r"(?<=[/\\])", str(path)):
        if len(lines[-1]) + len(part) > _LINE:
            lines.append("")
        lines[-1] += part
    return "\n".join(line for line in lines if line)


def _opener(path: Path | None) -> Callable[[], None] | None:
    """What shows a report in its folder, where the desktop can."""
    from stupor.platform.desktop import show_in_folder, shows_folders

    return partial(show_in_folder, path) if path is not None and shows_folders() else None


def _tried(act: Callable[[], T]) -> T | None:
    """The outcome of an act that may be broken as well, or nothing."""
    try:
        return act()
    except Exception:
        _log.exception("one mistake follows another")
        return None
