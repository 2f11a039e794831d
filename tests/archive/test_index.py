"""The index tells of very many games what their files say, and is never believed in doubt."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stupor.archive import Archive, index, results, transfer
from stupor.archive.index import FILE, HEAD
from stupor.archive.results import FinishedGame, UnfinishedGame
from stupor.files.untrusted import read_bytes
from stupor.match.seats import HUMAN
from tests.archive.kit import archive, begun, new_game, play
from tests.mutate.worlds import POSIX

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every archive is worth an index."""
    monkeypatch.setattr(index, "LEAST", 1)


@pytest.fixture
def games(tmp_path: Path) -> Archive:
    """Two games to the end, one of them in the trash, and one that goes on."""
    games = archive(tmp_path / "data")
    for seed in (3, 4):
        session = new_game(HUMAN, "random", seed=seed)
        writer = games.keep(session)
        play(session)
        writer.close()
        writer.settle()
    games.trash(games.games()[0])
    begun(games, 8)[1].close()
    return games


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose ends are read from now on."""
    names: list[str] = []
    real = results.read_result

    def looking(path: Path, trashed: bool = False) -> FinishedGame | UnfinishedGame | None:
        names.append(path.stem)
        return real(path, trashed)

    monkeypatch.setattr(results, "read_result", looking)
    return names


def again(games: Archive) -> Archive:
    """The same archive in a window opened later."""
    return archive(games.folder.parent)


def told(games: Archive) -> tuple[list[FinishedGame], list[UnfinishedGame]]:
    return games.finished_games(), games.unfinished_games()


def file_of(games: Archive) -> Path:
    return games.folder.parent / FILE


def test_a_later_window_is_told_the_very_same_and_reads_no_game(
    games: Archive, read: list[str]
) -> None:
    first = told(games)
    assert len(read) == 3
    read.clear()
    assert told(again(games)) == first
    assert read == []
    assert list(again(games).finished_games_of("stupor_mundi")) == first[0]
    assert list(again(games).finished_games_of("chess")) == []


def test_a_few_games_are_told_without_an_index(
    games: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index, "LEAST", 200)
    told(games)
    assert not file_of(games).exists()


def test_a_game_that_has_changed_is_read_again_and_written_on(
    games: Archive, read: list[str]
) -> None:
    told(games)
    before, start = file_of(games).read_bytes(), len(read)
    opened = games.open(games.unfinished_games()[0].path)
    play(opened.session)
    assert opened.writer is not None
    opened.writer.close()
    other = again(games)
    assert len(other.finished_games()) == 3
    assert read[start:] == [opened.writer.id]
    assert file_of(games).read_bytes().startswith(before), "the rest stays as it is"
    assert len(again(games).finished_games()) == 3 and len(read) == start + 1


def test_a_game_put_back_or_gone_is_told_where_it_lies(games: Archive) -> None:
    told(games)
    games.restore(games.trashed()[0])
    deeds = again(games).finished_games()
    assert [deed.trashed for deed in deeds] == [False, False]
    deeds[0].path.unlink()
    assert again(games).finished_games() == deeds[1:]


def test_a_game_that_goes_while_a_list_is_read_is_left_out(games: Archive) -> None:
    games.restore(games.trashed()[0])
    told(games)
    window = again(games)
    listed = window.finished_games_of()
    first = next(listed)
    rest = [deed for deed in games.finished_games() if deed.path != first.path]
    for deed in rest:
        deed.path.unlink()
    begun(games, 5)[1].close()
    assert window.finished_games() == [first]
    assert list(listed) == []


def cut(content: bytes) -> bytes:
    return content[:-20]


def garbled(content: bytes) -> bytes:
    return content.replace(b"random", b"humans", 1)


def older(content: bytes) -> bytes:
    return content.replace(HEAD, b"stupor-index 0 1.0.0\n")


def torn(content: bytes) -> bytes:
    return content + b"500 0abc\ngames\t"


def endless(content: bytes) -> bytes:
    return content + b"0 00000000\n" + b"-9 0\n"


def nothing(content: bytes) -> bytes:
    return b""


@pytest.mark.parametrize("harm", [cut, garbled, older, torn, endless, nothing])
def test_a_damaged_index_is_made_anew(
    games: Archive, read: list[str], harm: Callable[[bytes], bytes]
) -> None:
    first, path = told(games), file_of(games)
    whole = path.read_bytes()
    path.write_bytes(harm(whole))
    assert path.read_bytes() != whole
    read.clear()
    assert told(again(games)) == first
    assert len(read) == 3
    read.clear()
    assert told(again(games)) == first
    assert read == [], "it is sound again"


def test_an_index_cut_anywhere_tells_nothing_false(games: Archive) -> None:
    first, path = told(games), file_of(games)
    whole = path.read_bytes()
    for end in range(0, len(whole), 97):
        path.write_bytes(whole[:end])
        assert told(again(games)) == first


WRONG = [[], {}, None, 5, ["x"] * 18, [[]] * 18, [[1]] * 7 + [{"a": 5}] + [0] * 10]


@pytest.mark.parametrize("wrong", WRONG)
def test_an_entry_that_makes_no_sense_is_read_from_its_game(games: Archive, wrong: object) -> None:
    first = told(games)
    known = index.Index(games.folder.parent).load()
    words = json.dumps(wrong)
    forged = {key: entry._replace(told=words) for key, entry in known.items()}
    file_of(games).write_bytes(HEAD + b"".join(index._batch(forged)))
    assert told(again(games)) == first


def test_a_place_that_cannot_be_written_does_without(games: Archive) -> None:
    file_of(games).mkdir()
    first = told(games)
    assert len(first[0]) == 2 and told(again(games)) == first
    assert file_of(games).is_dir()


def test_two_windows_write_at_once_and_neither_is_believed_in_doubt(games: Archive) -> None:
    told(games)
    one, other = again(games), again(games)
    told(one), told(other)
    for window in (one, other, one):
        begun(games, 3)[1].close()
        told(window)
    assert told(again(games)) == told(one) == told(other)


def test_an_index_of_many_dead_lines_is_written_anew(
    games: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index, "_SPARE", 2)
    path = games.unfinished_games()[0].path
    for second in range(30):
        os.utime(path, (second + 1, second + 1))
        told(again(games))
    assert file_of(games).read_bytes().count(b"\t") < 7 * 12


@POSIX
def test_strange_names_are_read_each_time(games: Archive, read: list[str]) -> None:
    copy = games.folder / "naïve\tname.stupor"
    shutil.copy(games.unfinished_games()[0].path, copy)
    first = told(games)
    read.clear()
    assert told(again(games)) == first
    assert read == [copy.stem]


def test_the_last_game_is_found_by_the_index_beyond_the_newest(
    games: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given very many finished games, only the newest and the one that goes on are opened."""
    done = games.finished_games()[
        -1 if games.finished_games()[-1].path.parent == games.folder else 0
    ]
    waits = games.unfinished_games()[0]
    os.utime(waits.path, (1, 1))
    for number in range(40):
        shutil.copy(done.path, games.folder / f"copy{number}.stupor")
    told(games)
    looked: list[Path] = []
    from stupor.archive import listing

    real = listing._ends
    monkeypatch.setattr(listing, "_ends", lambda p, s: looked.append(p) or real(p, s))
    last = again(games).last("stupor_mundi")
    assert last is not None and last.path == waits.path
    assert len(looked) == listing._NEAR
    assert again(games).last("chess") is None


def test_all_that_is_asked_at_once_takes_one_look(
    games: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    from stupor.archive import listing

    looks: list[Path] = []
    real = listing.found
    monkeypatch.setattr(listing, "found", lambda place: looks.append(place) or real(place))
    with games.at_once():
        games.finished_games(), games.unfinished_games(), games.last(), games.games()
    assert sorted(looks) == [games.folder, games.folder.parent / "trash"]
    games.games()
    assert len(looks) == 3


def test_a_copy_is_known_again_without_reading_games_of_another_length(
    games: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = games.unfinished_games()[0]
    copy = games.export(games.games()[-1], tmp_path)
    opened: list[Path] = []

    def reading(path: Path, most: int) -> bytes:
        opened.append(path)
        return read_bytes(path, most)

    monkeypatch.setattr(transfer, "read_bytes", reading)
    name = games.import_game(copy).id
    assert name in {game.id for game in games.games()} and len(games.games()) == 2
    assert len(opened) == 2 and kept.path.exists()


def test_a_stranger_begun_alike_is_another_game(games: Archive, tmp_path: Path) -> None:
    """Given a friend's game in which so far the same was chosen, with another beginning."""
    kept = games.unfinished_games()[0]
    friend = tmp_path / "friend.stupor"
    head, _, rest = kept.path.read_text().partition("\n")
    assert '"seed":3' in head
    other = head.replace('"seed":3', '"seed":4')
    friend.write_text(f"{other}\n{rest}")
    assert games.import_game(friend).id != kept.id


def test_a_window_without_games_does_not_import_the_index() -> None:
    words = "import sys, stupor.archive; print('stupor.archive.index' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", words], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"
