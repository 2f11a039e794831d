"""One game in two windows: one goes on with it, the other watches or plays on in a copy."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from stupor.archive import Archive
from stupor.archive.locking import IN_USE
from stupor.engine.codec import digest
from tests.archive.kit import archive, begun, lines_of, play

ROOT = Path(__file__).parents[2]
OTHER_PROCESS = """
import sys
from pathlib import Path
from tests.archive.kit import archive
opened = archive(Path(sys.argv[1])).open(Path(sys.argv[2]))
print(opened.watch, opened.session.ply)
"""


@pytest.fixture
def games(tmp_path: Path) -> Archive:
    return archive(tmp_path / "data")


def seen_by_another_process(games: Archive, path: Path) -> str:
    command = [sys.executable, "-c", OTHER_PROCESS, str(games.folder.parent), str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    return done.stdout.strip() or done.stderr


def test_another_process_only_watches_until_the_first_lets_go(games: Archive) -> None:
    _, writer = begun(games, 8)
    assert seen_by_another_process(games, writer.path) == "True 8"
    writer.close()
    assert seen_by_another_process(games, writer.path) == "False 8"


def test_a_second_window_can_watch_and_play_on_in_a_copy(games: Archive) -> None:
    session, writer = begun(games, 8)
    other = archive(games.folder.parent)
    opened = other.open(other.games()[0])
    assert opened.watch
    assert opened.writer is None
    assert digest(opened.session.state) == digest(session.state)
    copy = opened.session.branch(opened.session.ply, opened.session.seats)
    second = other.keep(copy)
    play(copy, 2, seed=4)
    play(session, 2, seed=5)
    assert lines_of(writer.path) == session.lines()
    assert lines_of(second.path) == copy.lines()


def test_a_game_that_is_played_is_not_thrown_away_under_the_hands(games: Archive) -> None:
    _, writer = begun(games)
    other = archive(games.folder.parent)
    with pytest.raises(OSError, match="another window"):
        other.trash(other.games()[0])
    writer.close()
    other.trash(other.games()[0])
    assert other.games() == []


def test_when_the_first_window_lets_go_the_second_goes_on(games: Archive) -> None:
    _, writer = begun(games)
    other = archive(games.folder.parent)
    assert other.open(writer.path).watch
    writer.close()
    opened = other.open(writer.path)
    assert not opened.watch
    play(opened.session, 2)
    assert lines_of(writer.path) == opened.session.lines()


def test_a_window_that_has_let_go_cannot_write_into_what_another_plays(games: Archive) -> None:
    session, writer = begun(games)
    writer.close()
    opened = archive(games.folder.parent).open(writer.path)
    play(opened.session, 1)
    play(session, 1, seed=9)
    assert writer.trouble == IN_USE
    assert writer.unsaved == 1
    assert lines_of(writer.path) == opened.session.lines()
    assert opened.writer is not None
    opened.writer.close()
    play(session, 1, seed=9)
    assert writer.trouble is None
    assert writer.path != opened.writer.path, "the other's game is left alone"
    assert lines_of(writer.path) == session.lines()
    assert lines_of(opened.writer.path) == opened.session.lines()
