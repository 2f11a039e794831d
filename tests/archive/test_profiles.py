"""Profiles are never lost, whatever becomes of their file."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from stupor.archive.profiles import FILE, FIRST, MOST_LETTERS, Profiles
from stupor.match.seats import HUMAN
from tests.archive.kit import archive, new_game, play


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return tmp_path / "data"


def names(profiles: Profiles) -> list[str]:
    return [profile.name for profile in profiles.all()]


def played(root: Path, profile: str, name: str, began: str) -> Path:
    """A game of a profile."""
    session = new_game(HUMAN)
    session.seats[0].name = name
    session.add_to_header({"profile": profile, "names": [name]})
    writer = archive(root).keep(session)
    play(session, 3)
    writer.close()
    told = f'"began":"{session.header["began"]}"'
    writer.path.write_text(writer.path.read_text().replace(told, f'"began":"{began}"'))
    return writer.path


def test_the_first_profile_is_there_by_itself_and_stays_the_same(root: Path) -> None:
    first = Profiles(root).current()
    assert first.name == FIRST
    assert Profiles(root).all() == [first]
    assert Profiles(root).current() == first


def test_a_new_profile_is_the_current_one_here_and_in_the_next_window(root: Path) -> None:
    here, there = Profiles(root), Profiles(root)
    first = here.current()
    anna = there.add("  Anna ")
    assert anna.name == "Anna"
    assert here.current() == anna
    assert names(here) == [FIRST, "Anna"]
    here.choose(first.id)
    assert there.current() == first
    here.choose("nobody")
    assert there.current() == first


def test_names_are_changed_cut_and_never_empty(root: Path) -> None:
    profiles = Profiles(root)
    first = profiles.current()
    profiles.rename(first.id, "Konstanze von Sizilien")
    assert names(profiles) == ["Konstanze von Sizilien"[:MOST_LETTERS].strip()]
    profiles.rename(first.id, " \n\u202e ")
    assert names(profiles) == ["Konstanze von Sizilien"[:MOST_LETTERS].strip()]
    assert profiles.add("").name == FIRST
    assert profiles.current().id != first.id


def test_the_current_one_can_go_but_the_last_cannot(root: Path) -> None:
    profiles = Profiles(root)
    first = profiles.current()
    anna = profiles.add("Anna")
    profiles.remove(anna.id)
    assert profiles.current() == first
    profiles.remove(first.id)
    assert profiles.all() == [first]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 100_000,
        b"[]",
        b'{"format": "stupor-profiles"}',
        b'{"format": "stupor-profiles", "profiles": []}',
        b'{"format": "stupor-profiles", "profiles": [{"id": "", "name": "A", "began": ""}]}',
        b'{"format": "stupor-profiles", "profiles": [{"id": 1, "name": "A", "began": ""}]}',
        b'{"format": "another", "profiles": [{"id": "a", "name": "A", "began": ""}]}',
    ],
)
def test_a_damaged_file_is_put_aside_and_told(root: Path, content: bytes) -> None:
    played(root, "a1", "Anna", "2026-01-01T10:00:00Z")
    (root / FILE).write_bytes(content)
    profiles = Profiles(root)
    assert [(profile.id, profile.name) for profile in profiles.all()] == [("a1", "Anna")]
    assert "profiles.json.broken" in profiles.said
    assert (root / "profiles.json.broken").read_bytes() == content
    assert Profiles(root).all() == profiles.all()
    assert Profiles(root).said == ""


def test_what_is_wrong_with_one_profile_costs_no_other(root: Path) -> None:
    """Given one profile without its name and one without its id, then the sound ones stay."""
    played(root, "c3", "Carla", "2026-01-01T10:00:00Z")
    people = [
        {"id": "a1", "name": "Anna", "began": "2026-01-01"},
        {"id": "b2", "name": ["Bert"], "began": 7},
        {"id": 3, "name": "Carla", "began": "2026-01-01"},
    ]
    told = {"format": "stupor-profiles", "version": 1, "current": "a1", "profiles": people}
    (root / FILE).write_text(json.dumps(told))
    profiles = Profiles(root)
    known = [(profile.id, profile.name) for profile in profiles.all()]
    assert known == [("a1", "Anna"), ("b2", FIRST), ("c3", "Carla")]
    assert profiles.current().id == "a1"
    assert "profiles.json.broken" in profiles.said
    assert Profiles(root).all() == profiles.all()


def test_no_damaged_file_is_written_over_by_the_next(root: Path) -> None:
    root.mkdir()
    for number in range(3):
        (root / FILE).write_text(f"damage {number}")
        Profiles(root).all()
    kept = {file.read_text() for file in root.glob("*.broken*")}
    assert kept == {f"damage {number}" for number in range(3)}


def test_profiles_are_found_again_by_their_games(root: Path) -> None:
    played(root, "a1", "Anna", "2026-01-02T10:00:00Z")
    played(root, "b2", "Bert", "2026-01-01T10:00:00Z")
    games = archive(root)
    thrown = played(root, "c3", "", "2025-12-31T10:00:00Z")
    games.trash(next(game for game in games.games() if game.path == thrown))
    played(root, "b2", "Bertram", "2026-01-03T10:00:00Z")
    (root / "games" / "rubbish.stupor").write_text("rubbish\n")
    profiles = Profiles(root)
    assert [(profile.id, profile.name, profile.began[:10]) for profile in profiles.all()] == [
        ("c3", FIRST, "2025-12-31"),
        ("b2", "Bertram", "2026-01-01"),
        ("a1", "Anna", "2026-01-02"),
    ]
    assert profiles.current().id == "b2"
    assert profiles.said == ""


def test_games_from_elsewhere_bring_no_profile_along(root: Path, tmp_path: Path) -> None:
    played(tmp_path / "other", "x9", "Stranger", "2026-01-02T10:00:00Z")
    other = archive(tmp_path / "other")
    archive(root).import_game(other.games()[0].path)
    assert names(Profiles(root)) == [FIRST]


def test_where_nothing_can_be_written_the_profiles_last_until_the_end(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Profiles(root).current()

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    profiles = Profiles(root)
    anna = profiles.add("Anna")
    assert "full" in profiles.said
    assert profiles.current() == anna
    assert [file.name for file in root.iterdir()] == [FILE]
    assert Profiles(root).current() == first
    monkeypatch.undo()
    profiles.rename(first.id, "Bert")
    assert names(Profiles(root)) == ["Bert", "Anna"]


def test_the_file_is_whole_at_every_moment(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A death between any two steps of the system leaves the old list or the new one."""
    profiles = Profiles(root)
    first = profiles.current()
    seen: list[list[str]] = []
    fsync, replace = os.fsync, Path.replace

    def look() -> None:
        seen.append([line["name"] for line in json.loads((root / FILE).read_text())["profiles"]])

    def flushing(descriptor: int) -> None:
        look()
        fsync(descriptor)

    def replacing(path: Path, goal: Path) -> Path:
        look()
        done = replace(path, goal)
        look()
        return done

    monkeypatch.setattr(os, "fsync", flushing)
    monkeypatch.setattr(Path, "replace", replacing)
    profiles.add("Anna")
    assert seen[:2] == [[first.name]] * 2
    assert seen[2:] == [[first.name, "Anna"]] * (len(seen) - 2)
    # elsewhere a folder is not flushed
    assert len(seen) == (4 if os.name == "posix" else 3)
