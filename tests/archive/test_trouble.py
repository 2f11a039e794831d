"""What a player reads when the disk does not do what it should."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from stupor.archive.disk_errors import NO_ROOM, DiskError, in_words, shown
from stupor.archive.reading import BadFile
from tests.archive.kit import archive, begun
from tests.support.rights import read_only_folder

GAMES = Path("/srv/games")


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG])
def test_no_room_has_one_name(number: int) -> None:
    assert in_words(OSError(number, os.strerror(number)), Path("/games")) == NO_ROOM


@pytest.mark.parametrize("number", [errno.EACCES, errno.EPERM, errno.EROFS])
def test_the_folder_that_may_not_be_written_is_named(number: int) -> None:
    assert str(GAMES) in in_words(OSError(number, os.strerror(number)), GAMES)


def test_anything_else_is_told_with_its_reason() -> None:
    assert os.strerror(errno.EIO) in in_words(OSError(errno.EIO, "?"), Path("/games"))
    assert "a mistake" in in_words(RuntimeError("a mistake"), Path("/games"))
    assert in_words(DiskError("Not now."), Path("/games")) == "Not now."


def test_the_way_home_is_told_short(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, "/home/anna")
    assert shown(Path("/home/anna/games")) == str(Path("~/games"))
    assert shown(Path("/home/annabel/games")) == str(Path("/home/annabel/games"))


def test_where_nothing_can_be_written_nothing_is_moved_and_the_player_is_told(
    open_to_read: Path,
) -> None:
    games = archive(open_to_read)
    _, writer = begun(games)
    writer.close()
    game = games.games()[0]
    with read_only_folder() as folder:
        with pytest.raises(DiskError, match="Allow writing"):
            games.export(game, folder / "out")
        with pytest.raises(DiskError, match="Allow writing"):
            games.trash(game)
        with pytest.raises(BadFile, match="Allow writing"):
            archive(folder).import_game(writer.path)
        assert list(folder.iterdir()) == []
    assert games.games() == [game]
    assert games.trashed() == []


@pytest.fixture
def open_to_read() -> Iterator[Path]:
    """A folder into which everybody can look, unlike those of the tests."""
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)
        yield Path(made)


@pytest.mark.parametrize("number", [errno.ENOTDIR, errno.EEXIST, errno.EISDIR])
def test_a_file_in_place_of_the_folder_is_named(number: int) -> None:
    said = in_words(OSError(number, os.strerror(number)), GAMES)
    assert said.startswith(f"There is a file where the folder {GAMES} should be.")
