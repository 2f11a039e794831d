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
    _, keeper = begun(games, 8)
    assert seen_by_another_process(games, keeper.path) == "True 8"
    keeper.close()
    assert seen_by_another_process(games, keeper.path) == "False 8"


def test_a_second_window_can_watch_and_play_on_in_a_copy(games: Archive) -> None:
    session, keeper = begun(games, 8)
    other = archive(games.folder.parent)
    opened = other.open(other.games()[0])
    assert opened.watch
    assert opened.keeper is None
    assert digest(opened.session.state) == digest(session.state)
    copy = opened.session.branch(opened.session.ply, opened.session.seats)
    second = other.keep(copy)
    play(copy, 2, seed=4)
    play(session, 2, seed=5)
    assert lines_of(keeper.path) == session.lines()
    assert lines_of(second.path) == copy.lines()


def test_a_game_that_is_played_is_not_thrown_away_under_the_hands(games: Archive) -> None:
    _, keeper = begun(games)
    other = archive(games.folder.parent)
    with pytest.raises(OSError, match="another window"):
        other.trash(other.games()[0])
    keeper.close()
    other.trash(other.games()[0])
    assert other.games() == []


def test_when_the_first_window_lets_go_the_second_goes_on(games: Archive) -> None:
    _, keeper = begun(games)
    other = archive(games.folder.parent)
    assert other.open(keeper.path).watch
    keeper.close()
    opened = other.open(keeper.path)
    assert not opened.watch
    play(opened.session, 2)
    assert lines_of(keeper.path) == opened.session.lines()


def test_a_window_that_has_let_go_cannot_write_into_what_another_plays(games: Archive) -> None:
    session, keeper = begun(games)
    keeper.close()
    opened = archive(games.folder.parent).open(keeper.path)
    play(opened.session, 1)
    play(session, 1, seed=9)
    assert keeper.trouble == IN_USE
    assert keeper.unsaved == 1
    assert lines_of(keeper.path) == opened.session.lines()
    assert opened.keeper is not None
    opened.keeper.close()
    play(session, 1, seed=9)
    assert keeper.trouble is None
    assert keeper.path != opened.keeper.path, "the other's game is left alone"
    assert lines_of(keeper.path) == session.lines()
    assert lines_of(opened.keeper.path) == opened.session.lines()
