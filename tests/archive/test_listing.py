"""A list of games is read once, and again only where something has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from stupor.archive import Archive, listing
from stupor.archive.game import KeptGame, look_at
from tests.archive.kit import archive, begun, play


@pytest.fixture
def games(tmp_path: Path) -> Archive:
    return archive(tmp_path / "data")


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all games whose files are read from now on."""
    names: list[str] = []

    def looking(path: Path) -> KeptGame:
        names.append(path.stem)
        return look_at(path)

    monkeypatch.setattr(listing, "look_at", looking)
    return names


def test_only_what_has_changed_is_read_again(games: Archive, looked_at: list[str]) -> None:
    _, first = begun(games)
    session, second = begun(games)
    games.games()
    assert sorted(looked_at) == sorted([first.id, second.id])
    looked_at.clear()
    games.games()
    assert looked_at == []
    play(session, 1)
    games.games()
    assert looked_at == [second.id]


def test_the_last_game_is_found_without_reading_the_finished_ones(
    games: Archive, looked_at: list[str]
) -> None:
    _, running = begun(games, 8)
    for _ in range(2):
        begun(games, 10_000)
    last = games.last()
    assert last is not None
    assert last.id == running.id
    assert looked_at == [running.id]


def test_a_finished_game_that_was_taken_up_again_is_the_last_game(games: Archive) -> None:
    session, writer = begun(games, 10_000)
    assert games.last() is None
    session.go_back(session.ply - 1, "sandbox")
    last = games.last()
    assert last is not None
    assert last.id == writer.id


def test_a_place_that_cannot_be_read_holds_no_games(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("not a folder")
    assert archive(tmp_path).games() == []
    assert archive(tmp_path).last() is None
