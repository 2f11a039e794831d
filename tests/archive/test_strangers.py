"""Whatever lies in the folders of games: it is told, nobody waits for it, nothing of it is lost."""

from __future__ import annotations

import json
import os
from datetime import UTC
from pathlib import Path

import pytest

from stupor.archive import Archive, tallies
from stupor.archive.corrections import player_file, read_file
from stupor.archive.disk_errors import DiskError
from stupor.archive.folder import Folder
from stupor.archive.profiles import FILE, FIRST, Profiles
from stupor.archive.reading import BadFile
from stupor.archive.results import Results
from stupor.files.times import here
from stupor.games import registry
from stupor.match.seats import HUMAN
from tests.archive.kit import archive, begun, new_game, play
from tests.mutate.corpus import files
from tests.mutate.worlds import NO_TEXT, POSIX, STAMPS, STRANGERS, TABLES, TIMES, with_header
from tests.support.patience import at_once

GAME = registry.get("stupor_mundi")
pytestmark = POSIX


@pytest.fixture
def games(tmp_path: Path) -> Archive:
    return archive(tmp_path / "data")


@pytest.fixture(params=STRANGERS)
def stranger(request: pytest.FixtureRequest, games: Archive) -> Path:
    """Something that is no file, among the games."""
    games.folder.mkdir(parents=True)
    path = games.folder / "stranger.stupor"
    STRANGERS[request.param](path)
    return path


def test_a_stranger_among_the_games_is_told_and_can_be_thrown_away(
    games: Archive, stranger: Path
) -> None:
    writer = begun(games)[1]
    writer.close()
    with at_once():
        told = {game.id: game for game in games.games()}
        assert games.last() == told[writer.id]
        assert [game.id for game in games.unfinished_games()] == [
            writer.id
        ] and not games.finished_games()
        problem = told["stranger"].problem
        assert problem and len(problem) < 120 and problem.isprintable()
        with pytest.raises(BadFile):
            games.open(told["stranger"])
        with pytest.raises(DiskError):
            games.export(told["stranger"], games.folder.parent / "downloads")
        games.trash(told["stranger"])
        [thrown] = games.trashed()
        games.restore(thrown)
    assert os.path.lexists(stranger)


def test_a_game_can_be_brought_in_beside_a_stranger(
    games: Archive, stranger: Path, tmp_path: Path
) -> None:
    """All games are read then: it may be one of them."""
    (tmp_path / "mine.stupor").write_bytes(files()["two, just begun"])
    with at_once():
        first = games.import_game(tmp_path / "mine.stupor")
        assert games.import_game(tmp_path / "mine.stupor").id == first.id


@pytest.mark.parametrize("name", STRANGERS)
def test_a_stranger_is_never_brought_in(games: Archive, tmp_path: Path, name: str) -> None:
    STRANGERS[name](tmp_path / "mine.stupor")
    with at_once(), pytest.raises(BadFile) as why:
        games.import_game(tmp_path / "mine.stupor")
    assert 10 < len(str(why.value)) < 120
    assert not games.folder.exists()


@pytest.mark.parametrize("name", STRANGERS)
def test_a_game_whose_file_becomes_a_stranger_is_kept_anew(games: Archive, name: str) -> None:
    session, writer = begun(games)
    writer.settle()
    writer.close()
    writer.path.unlink()
    STRANGERS[name](writer.path)
    with at_once():
        play(session, 2)
        writer.settle()
        assert writer.trouble is None and not writer.unsaved
        writer.close()
    opened = games.open(writer.path)
    assert opened.session.ply == session.ply and opened.writer is not None
    opened.writer.close()


@pytest.mark.parametrize("name", STRANGERS)
@pytest.mark.parametrize("place", ["games", "trash", "locks"])
def test_a_stranger_instead_of_a_folder_stops_no_game(
    tmp_path: Path, name: str, place: str
) -> None:
    (tmp_path / "data").mkdir()
    STRANGERS[name](tmp_path / "data" / place)
    games = archive(tmp_path / "data")
    with at_once():
        assert not games.games() and not games.finished_games() and games.last() is None
        writer = begun(games)[1]
        assert (writer.trouble is None) == (place != "games" or name == "a folder")
        writer.close()


@pytest.mark.parametrize("name", STRANGERS)
def test_a_stranger_instead_of_a_lock_stops_no_game(games: Archive, name: str) -> None:
    session, writer = begun(games)
    writer.close()
    lock = Folder(games.folder.parent).lock(writer.id)
    lock.unlink(missing_ok=True)
    STRANGERS[name](lock)
    with at_once():
        opened = games.open(writer.path)
        assert opened.session.ply == session.ply and opened.writer is not None
        play(opened.session, 1)
        assert opened.writer.trouble is None
        opened.writer.close()


@pytest.mark.parametrize("name", STRANGERS)
def test_the_list_of_profiles_is_begun_anew_beside_a_stranger(tmp_path: Path, name: str) -> None:
    STRANGERS[name](tmp_path / FILE)
    with at_once():
        profiles = Profiles(tmp_path)
        assert [profile.name for profile in profiles.all()] == [FIRST]
        assert profiles.add("Lena") in Profiles(tmp_path).all()
    assert name == "a link to nowhere" or f"{FILE}.broken" in profiles.said


@pytest.mark.parametrize(
    "content",
    [
        b'{"format": "stupor-profiles", "current": %s}' % (b"9" * 5_000),
        b"[" * 100_000, b"\xff\xfe", b'{"format": "stupor-profiles", "profiles": 7}',
        json.dumps({"format": "stupor-profiles", "profiles": [
            {"id": "\ud800", "name": "Lena", "began": ""}]}).encode(),
        json.dumps({"format": "stupor-profiles", "profiles": [
            {"id": "x" * 900, "name": "Lena", "began": ""}]}).encode(),
        b" " * 2**21,
    ],
)  # fmt: skip
def test_a_list_of_profiles_that_makes_no_sense_is_put_aside(
    tmp_path: Path, content: bytes
) -> None:
    (tmp_path / FILE).write_bytes(content)
    profiles = Profiles(tmp_path)
    assert [profile.name for profile in profiles.all()] == [FIRST]
    assert (tmp_path / f"{FILE}.broken").read_bytes() == content


@pytest.mark.parametrize("name", STRANGERS)
@pytest.mark.parametrize("file", ["figures.toml", "figures.json"])
def test_a_stranger_instead_of_corrections_is_told(tmp_path: Path, name: str, file: str) -> None:
    STRANGERS[name](tmp_path / file)
    assert player_file(tmp_path) == tmp_path / file
    with at_once():
        read = read_file(tmp_path / file, GAME)
    assert not read.figures
    assert read.found == (name != "a link to nowhere") == bool(read.problems)
    assert all(10 < len(problem.told(file)) < 120 for problem in read.problems)


def test_a_sound_file_of_corrections_counts_before_a_stranger(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "figures.toml")
    (tmp_path / "figures.json").write_text("{}")
    assert player_file(tmp_path) == tmp_path / "figures.json"


@pytest.mark.parametrize("name", TABLES)
def test_strange_corrections_are_told_in_short_lines(tmp_path: Path, name: str) -> None:
    path = tmp_path / "figures.toml"
    path.write_bytes(TABLES[name])
    with at_once():
        read = read_file(path, GAME)
    assert 0 < len(read.problems) < 100
    for problem in read.problems:
        assert len(problem.told(path.name)) < 400 and problem.told(path.name).isprintable()


@pytest.mark.parametrize("told", TIMES)
def test_a_game_of_no_time_is_shown_with_that_of_its_file(games: Archive, told: str) -> None:
    over = with_header(files()["alone to the end"], began=told, id="over", app="1.0.0")
    games.folder.mkdir(parents=True)
    for name, content in (("begun", files()["alone"]), ("over", over)):
        (games.folder / f"{name}.stupor").write_bytes(with_header(content, began=told))
    for game in (*games.games(), *games.finished_games(), *games.unfinished_games()):
        assert here(game.began).astimezone(UTC) == game.began
    tallies.write_csv(games.finished_games(), games.folder / "table.csv")


@pytest.mark.parametrize("stamp", STAMPS)
def test_a_file_of_no_time_is_shown_all_the_same(
    games: Archive, stamp: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = begun(games)[1]
    writer.close()
    state = list(writer.path.stat())
    state[7:10] = [stamp] * 3
    real = Path.stat
    monkeypatch.setattr(
        Path, "stat",
        lambda path, **about: os.stat_result(state) if path == writer.path else real(path, **about),
    )  # fmt: skip
    [game] = games.games()
    assert here(game.played).astimezone(UTC) == game.played


def test_names_that_are_no_text_go_everywhere(games: Archive, tmp_path: Path) -> None:
    games.folder.mkdir(parents=True)
    path = games.folder / f"{NO_TEXT}.stupor"
    session = new_game(HUMAN)
    writer = games.keep(session)
    play(session)
    writer.close()
    writer.path.rename(path)
    (games.folder / f"{NO_TEXT}-begun.stupor").write_bytes(files()["alone"])
    [deed] = games.finished_games()
    tallies.write_csv([deed], tmp_path / "table.csv")
    assert "\ufffd\ufffd\ufffdname" in (tmp_path / "table.csv").read_text("utf-8-sig")
    [last] = [game for game in games.games() if not game.over]
    opened = games.open(last)
    assert opened.writer is not None
    play(opened.session, 2)
    opened.writer.close()
    copy = games.export(last, tmp_path / "downloads")
    games.trash(last)
    assert games.import_game(copy).ply == opened.session.ply
    [thrown] = games.trashed()
    games.restore(thrown)


@pytest.mark.parametrize(
    "facts",
    [{"scores": [10**19]}, {"scores": [-(10**6)]}, {"categories": {"coins": [10**19]}},
     {"rounds": 10**19}],
)  # fmt: skip
def test_points_that_nobody_can_have_are_not_counted(
    games: Archive, facts: dict[str, object]
) -> None:
    *lines, last = [json.loads(line) for line in files()["alone to the end"].splitlines()]
    last["over"] |= facts
    games.folder.mkdir(parents=True)
    content = "".join(f"{json.dumps(line)}\n" for line in (*lines, last))
    (games.folder / "rich.stupor").write_text(content)
    for deed in Results(Folder(games.folder.parent)).finished_games_of():
        assert max(map(abs, (*deed.scores, deed.rounds))) < 10_000
        assert all(abs(points) < 10_000 for row in deed.categories.values() for points in row)
