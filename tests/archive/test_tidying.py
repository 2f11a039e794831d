"""Bare tables go to the trash; a game in which a person ever chose stays where it is."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from stupor.archive import Archive, JournalWriter
from stupor.archive.folder import trash_untouched
from stupor.archive.locking import GameLock
from stupor.engine.codec import digest
from stupor.match.journal import SANDBOX
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from tests.archive.kit import SPEC, archive, new_game, play
from tests.mutate.worlds import OPEN_FILES_MOVE


@pytest.fixture
def games(tmp_path: Path) -> Archive:
    return archive(tmp_path / "data")


def bare_table(games: Archive) -> JournalWriter:
    """A table at which the computer that begins has chosen, and no person yet."""
    session, first = computer_first()
    writer = games.keep(session)
    while session.decision is not None and session.decision.seat == first:
        session.poll()
    writer.close()
    return writer


def computer_first() -> tuple[Session, int]:
    """A table of a person and a computer that begins, and where that sits."""
    asked = new_game().decision
    assert asked is not None
    kinds = [HUMAN, HUMAN]
    kinds[asked.seat] = "random"
    return new_game(*kinds), asked.seat


def left(session: Session, games: Archive, choices: int) -> JournalWriter:
    writer = games.keep(session)
    play(session, choices)
    return writer


def names(games: Archive) -> list[str]:
    return [game.id for game in games.games()]


def test_a_bare_table_goes_to_the_trash_with_its_picture(games: Archive) -> None:
    writer = bare_table(games)
    games.picture(writer).write_bytes(b"picture")
    content = writer.path.read_bytes()
    games.tidy()
    assert names(games) == []
    (thrown,) = games.trashed()
    assert thrown.path.read_bytes() == content
    assert games.picture(thrown).read_bytes() == b"picture"


def test_a_sandbox_taken_back_to_its_first_choice_stays_and_can_be_made_again(
    games: Archive,
) -> None:
    session = new_game(undo="sandbox")
    writer = left(session, games, 80)
    end = digest(session.state)
    session.go_back(0, SANDBOX)
    writer.close()
    games.tidy()
    assert names(games) == [writer.id]
    again = games.open(writer.path).session
    while again.redo() is not None:
        pass
    assert (again.ply, digest(again.state)) == (80, end)


def test_a_game_whose_person_has_given_up_the_chair_stays(games: Archive) -> None:
    """Given a first player who ends a turn and gives the chair to a computer."""
    session = new_game(HUMAN, HUMAN)
    writer = games.keep(session)
    assert session.decision is not None
    first = session.decision.seat
    while session.decision.seat == first:
        play(session, 1)
    session.reseat(first, make_seat("random", SPEC, 0))
    writer.close()
    games.tidy()
    assert names(games) == [writer.id]


def test_a_choice_of_a_computer_counts_for_nobody_whoever_sits_there_later(games: Archive) -> None:
    """Given a computer that chose and gave its chair to a person: nobody has done anything."""
    session, first = computer_first()
    writer = games.keep(session)
    session.poll()
    session.reseat(first, make_seat(HUMAN, SPEC, 0))
    writer.close()
    games.tidy()
    assert names(games) == []
    assert len(games.trashed()) == 1


def test_a_table_without_any_person_stays(games: Archive) -> None:
    writer = left(new_game("random", "random"), games, 3)
    writer.close()
    games.tidy()
    assert names(games) == [writer.id]


def test_a_table_at_which_somebody_may_sit_stays(
    games: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = bare_table(games)
    hold = GameLock(games.folder.parent / "locks" / f"{writer.id}.lock")
    games.tidy()
    assert names(games) == [writer.id]
    hold.release()
    monkeypatch.setattr(GameLock, "sure", property(lambda hold: False))
    games.tidy()
    assert names(games) == [writer.id], "where locks are impossible nobody can be sure"


def test_what_was_done_between_the_look_and_the_tidying_counts(
    games: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer, clear = bare_table(games), trash_untouched

    def late(*about: object) -> None:
        opened = archive(games.folder.parent).open(writer.path)
        play(opened.session, 1)
        assert opened.writer is not None
        opened.writer.close()
        clear(*about)  # type: ignore[arg-type]

    monkeypatch.setattr("stupor.archive.archive.trash_untouched", late)
    games.tidy()
    assert names(games) == [writer.id]


@pytest.mark.parametrize(
    "damage", [b"garbled\n", b'{"seat":1,"key":"pa', b'{"seat":9,"key":"x"}\n']
)
def test_a_damaged_table_stays(games: Archive, damage: bytes) -> None:
    writer = bare_table(games)
    with writer.path.open("ab") as file:
        file.write(damage)
    games.tidy()
    assert names(games) == [writer.id]


def test_a_table_of_another_machine_stays(games: Archive, tmp_path: Path) -> None:
    bare = bare_table(archive(tmp_path / "other")).path
    nameless = tmp_path / "nameless.stupor"
    head, _, rest = bare.read_text().partition("\n")
    facts = json.loads(head)
    del facts["id"]
    nameless.write_text(f"{json.dumps(facts)}\n{rest}")
    brought = {games.import_game(bare).id}
    games.tidy()
    assert set(names(games)) == brought
    games.trash(games.games()[0])
    brought = {games.import_game(nameless).id}
    games.tidy()
    assert set(names(games)) == brought


def test_a_trash_that_cannot_be_written_keeps_the_table(
    games: Archive, caplog: pytest.LogCaptureFixture
) -> None:
    writer = bare_table(games)
    (games.folder.parent / "trash").write_text("not a folder")
    with caplog.at_level(logging.WARNING):
        games.tidy()
    assert names(games) == [writer.id]
    assert "stays" in caplog.text


@OPEN_FILES_MOVE
def test_a_game_written_anew_still_tells_what_was_taken_back(games: Archive) -> None:
    """Given a file that somebody moved away: the new one has the choices taken back, too."""
    session = new_game(undo="sandbox")
    writer = left(session, games, 60)
    end = digest(session.state)
    session.go_back(1, SANDBOX)
    writer.path.unlink()
    session.redo()
    session.go_back(1, SANDBOX)
    writer.close()
    again = games.open(writer.path).session
    while again.redo() is not None:
        pass
    assert (again.ply, digest(again.state)) == (60, end)


def test_a_game_opened_from_elsewhere_keeps_what_was_taken_back(
    games: Archive, tmp_path: Path
) -> None:
    """Given a sandbox of another machine, taken back to its beginning: it is no bare table here."""
    session = new_game(undo="sandbox")
    writer = left(session, archive(tmp_path / "other"), 40)
    session.go_back(0, SANDBOX)
    writer.close()
    opened = games.open(writer.path)
    opened.session.reseat(0, make_seat("random", SPEC, 0))
    assert opened.writer is not None
    opened.writer.close()
    games.tidy()
    assert names(games) == [opened.writer.id]
