"""One garbled file and all that the game does with a file, under watch."""

from __future__ import annotations

import io
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from stupor.archive import Archive, tallies
from stupor.archive.game import KeptGame
from stupor.archive.reading import BadFile
from stupor.engine.errors import BadData, EngineError
from stupor.files.names import shown
from stupor.files.times import here
from stupor.games import registry
from stupor.match.session import Session
from stupor.protocol.replaying import replay
from stupor.scenes.games.words import game_entry

NOW: Final = datetime(2026, 11, 21, tzinfo=UTC)
_WRITES: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_CHANGES: Final = (
    "os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate",
    "os.chmod", "os.chown", "shutil.move", "shutil.rmtree", "shutil.copyfile",
)  # fmt: skip
_NEVER: Final = (
    "subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork", "os.forkpty",
    "socket.connect", "pickle.find_class", "webbrowser.open",
)  # fmt: skip


class Watch:
    """Notices every write outside a folder and whatever is run, as long as the process lives."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder.resolve()) + os.sep
        self.on = False
        self.seen: list[str] = []
        sys.addaudithook(self._heed)

    def _heed(self, event: str, about: tuple[Any, ...]) -> None:
        if not self.on:
            return
        if event in _NEVER:
            self.seen.append(f"{event} {repr(about)[:200]}")
        elif event == "open":
            if about[2] & _WRITES and not self._inside(about[0]):
                self.seen.append(f"open for writing {repr(about)[:200]}")
        elif event in _CHANGES and not all(map(self._inside, _paths(event, about))):
            self.seen.append(f"{event} {repr(about)[:200]}")

    def _inside(self, path: Any) -> bool:
        if isinstance(path, int):
            return True
        name = os.path.abspath(os.fsdecode(path))  # noqa: PTH100  no more file work in here
        return name == os.devnull or name.startswith(self._folder)


def _paths(event: str, about: tuple[Any, ...]) -> tuple[Any, ...]:
    two = event in ("os.rename", "os.link", "os.symlink", "shutil.move", "shutil.copyfile")
    return about[:2] if two else about[:1]


class Trial:
    """An inbox beside a data folder, and a count of what became of the files."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "inbox.stupor"
        self._archive = Archive(folder / "data", registry.get)

    def run(self, content: bytes, headless: bool) -> str:
        """Do with a file whatever can be done; what became of it. Any error is a failure."""
        self._file.write_bytes(content)
        try:
            if headless:
                status = replay(self._file, registry.get, True, None, io.StringIO())
                return f"replayed with status {status}"
            return self._opened(self._archive.import_game(self._file).path)
        except BadFile as why:
            words = str(why)
            assert 10 < len(words) < 400 and words.isprintable(), words
            return "refused"
        except BadData:
            return "refused"
        finally:
            self._clear()
            assert self._file.read_bytes() == content, "the original was changed"

    def _opened(self, path: Path) -> str:
        kept = path.read_bytes()
        [game] = self._archive.games()
        self._show(game)
        same = over = False
        try:
            opened = self._archive.open(game)
            same = opened.writer is not None and opened.writer.path == path
            over = opened.session.over
            _look(opened.session)
            _play(opened.session)
            if opened.writer is not None:
                opened.writer.close()
        finally:
            # a finished game that nobody closed is closed when it is next opened
            lines = kept[: kept.rfind(b"\n") + 1]
            now = path.read_bytes()
            assert now == kept or ((same or over) and now.startswith(lines)), "a file was changed"
        if over:
            return "opened, over"
        return "opened" if same else "opened in part"

    def _show(self, game: KeptGame) -> None:
        """Tell of it what title, library and statistics tell."""
        entry = game_entry(game, self._archive.picture(game), NOW)
        for words in (entry.short, entry.title, entry.line, entry.facts, entry.problem):
            assert shown(words) == words, words
        last = self._archive.last()
        assert last is None or not (game.over or game.problem)
        assert sum(len(row) > 9 for row in tallies.rows(self._archive.finished_games())) >= 1
        for begun in self._archive.unfinished_games():
            assert here(begun.began)

    def _clear(self) -> None:
        for game in self._archive.games():
            game.path.unlink()


def _look(session: Session) -> None:
    for seat in (None, *range(session.state.seats)):
        session.rules.observe(session.state, seat)
    session.rules.standing(session.state)
    session.view(0)


def _play(session: Session) -> None:
    for _ in range(3):
        if session.decision is None:
            break
        try:
            session.play(session.decision.options[-1])
        except EngineError:
            break
    if session.undo_refusal() is None:
        session.undo()
