"""Games are kept, found, taken up again, thrown away, sent and brought in."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from stupor.archive import Archive, JournalWriter
from stupor.archive.reading import BadFile
from stupor.engine.codec import digest
from stupor.match.journal import SANDBOX
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from tests.archive.kit import SPEC, archive, new_game, play


@pytest.fixture
def games(tmp_path: Path) -> Archive:
    return archive(tmp_path / "data")


def kept(games: Archive, number: int = 12, session: Session | None = None) -> JournalWriter:
    """A game that was left after so many choices."""
    session = session or new_game()
    writer = games.keep(session)
    play(session, number)
    writer.close()
    return writer


def dated(path: Path, second: int) -> None:
    os.utime(path, (1_700_000_000 + second,) * 2)


def test_a_table_left_at_once_leaves_no_file(games: Archive) -> None:
    writer = games.keep(new_game())
    writer.retry()
    writer.close()
    assert games.games() == []
    assert not writer.path.exists()


def test_the_file_has_every_line_before_the_effect_is_shown(games: Archive) -> None:
    session = new_game()
    writer = games.keep(session)
    for _ in range(40):
        play(session, 1, seed=session.ply)
        lines = [json.loads(line) for line in writer.path.read_text().splitlines()]
        assert lines == session.lines()
    assert writer.unsaved == 0
    assert writer.trouble is None


def test_a_game_goes_on_at_the_very_decision_with_the_same_players(games: Archive) -> None:
    session = new_game(HUMAN, "greedy", "random", undo="friendly")
    session.seats[0].name = "Anna"
    writer = games.keep(session)
    play(session, 25)
    session.reseat(2, make_seat(HUMAN, SPEC, 0), "Berta")
    writer.close()
    opened = games.open(games.games()[0])
    assert digest(opened.session.state) == digest(session.state)
    assert opened.session.decision == session.decision
    assert [(seat.name, seat.kind) for seat in opened.session.seats] == [
        ("human", HUMAN), ("greedy", "greedy"), ("Berta", HUMAN),
    ]  # fmt: skip
    assert opened.session.mode == "friendly"
    assert opened.notices == ()
    assert not opened.watch


def test_a_computer_keeps_its_persona_in_the_file(games: Archive) -> None:
    session = new_game(HUMAN, "squire:builder", "page:merchant")
    writer = games.keep(session)
    play(session, 25)
    session.reseat(0, make_seat("knight:courtier", SPEC, 0))
    writer.close()
    (listed,) = games.games()
    kinds = ["knight:courtier", "squire:builder", "page:merchant"]
    assert list(listed.kinds) == kinds
    opened = games.open(listed).session
    assert [seat.kind for seat in opened.seats] == kinds
    assert opened.lines() == session.lines()
    assert [
        seat.kind for seat in Session.replay(SPEC, opened.seats, session.lines()).seats
    ] == kinds


@pytest.mark.parametrize(
    ("written", "sits"),
    [("page", "page"), ("duke:sailor", "duke"), ("king:builder", "emperor:builder")],
)
def test_who_sat_there_in_another_version_is_replaced_by_the_nearest(
    games: Archive, written: str, sits: str
) -> None:
    writer = kept(games, 12, new_game(HUMAN, "page"))
    text = writer.path.read_text(encoding="utf-8")
    writer.path.write_text(text.replace('"page"', json.dumps(written)), encoding="utf-8")
    assert games.open(writer.path).session.seats[1].kind == sits


def test_what_is_played_after_a_break_goes_to_the_same_file(games: Archive) -> None:
    writer = kept(games, 10)
    for seed in range(3):
        opened = games.open(writer.path)
        play(opened.session, 7, seed)
        assert opened.writer is not None
        opened.writer.close()
    assert [game.ply for game in games.games()] == [31]
    assert digest(games.open(writer.path).session.state) == digest(opened.session.state)


def test_what_was_taken_back_can_be_made_again_after_a_break(games: Archive) -> None:
    session = new_game(undo="sandbox")
    writer = games.keep(session)
    play(session, 20)
    end = digest(session.state)
    session.go_back(15, SANDBOX)
    writer.close()
    again = games.open(writer.path).session
    assert again.ply == 15
    while again.redo() is not None:
        pass
    assert digest(again.state) == end


def test_a_list_of_games_tells_how_they_stand(games: Archive) -> None:
    session = new_game(HUMAN, "greedy", undo="sandbox")
    writer = games.keep(session)
    play(session, 30)
    session.go_back(28, SANDBOX)
    writer.close()
    game = games.games()[0]
    assert game.id == writer.id == session.header["id"]
    assert game.path == writer.path
    assert game.names == ("human", "greedy")
    assert game.kinds == (HUMAN, "greedy")
    assert game.standing == SPEC.rules.standing(session.state)
    assert (game.ply, game.over, game.marks, game.branch) == (28, None, (SANDBOX,), None)
    assert game.began <= game.played
    assert game.problem is None


def test_a_finished_game_is_told_as_such_and_nobody_keeps_it(games: Archive) -> None:
    session = new_game()
    writer = kept(games, 10_000, session)
    assert session.over
    game = games.games()[0]
    assert game.over is not None
    assert game.over["scores"] == list(SPEC.rules.result(session.state).scores)
    assert games.last() is None
    opened = games.open(game)
    assert opened.session.over
    assert opened.writer is None
    assert games.open(writer.path).watch is False, "nobody has it"


def test_an_end_that_was_not_written_any_more_is_added(games: Archive) -> None:
    writer = kept(games, 10_000)
    whole = writer.path.read_bytes()
    writer.path.write_bytes(whole[: whole.rindex(b'{"over"')])
    assert games.games()[0].over is None
    games.open(writer.path)
    assert _undated(writer.path.read_bytes()) == _undated(whole)
    assert games.games()[0].over is not None


def _undated(content: bytes) -> bytes:
    return re.sub(rb',"ended":"[^"]+"', b"", content)


def test_the_last_game_is_the_one_played_last_that_still_goes_on(games: Archive) -> None:
    assert games.last() is None
    older, newer, done = kept(games), kept(games), kept(games, 10_000)
    broken = kept(games)
    broken.path.write_bytes(b"nonsense\n")
    for second, writer in enumerate((older, newer, done, broken)):
        dated(writer.path, second)
    assert [game.id for game in games.games()] == [k.id for k in (broken, done, newer, older)]
    last = games.last()
    assert last is not None
    assert last.id == newer.id


def test_a_change_by_others_is_noticed_in_the_list(games: Archive) -> None:
    writer = kept(games, 12)
    assert games.games()[0].ply == 12
    other = archive(games.folder.parent)
    opened = other.open(writer.path)
    play(opened.session, 3)
    assert games.games()[0].ply == 15


def test_a_damaged_file_is_listed_with_its_reason_and_stays_as_it_is(games: Archive) -> None:
    writer = kept(games, 400)
    lines = writer.path.read_bytes().splitlines(keepends=True)
    lines[9] = b"\x00garbled\xff\n"
    damaged = b"".join(lines)
    writer.path.write_bytes(damaged)
    assert games.games()[0].problem
    opened = games.open(writer.path)
    assert opened.notices
    assert opened.writer is not None
    assert opened.writer.path != writer.path
    assert writer.path.read_bytes() == damaged
    play(opened.session, 1)
    assert writer.path.read_bytes() == damaged
    opened.writer.close()
    copy = next(game for game in games.games() if game.id == opened.writer.id)
    assert copy.problem is None
    assert copy.branch == writer.id


def test_wherever_a_file_was_torn_the_game_goes_on(games: Archive) -> None:
    session = new_game()
    writer = kept(games, 22, session)
    whole = writer.path.read_bytes()
    first = whole.index(b'{"seat"')
    for end in range(first, len(whole) + 1, 41):
        writer.path.write_bytes(whole[:end])
        opened = games.open(writer.path)
        ply = opened.session.ply
        assert ply == whole[: whole.rindex(b"\n", 0, end) + 1].count(b'"key"')
        assert digest(opened.session.state) == digest(session.before(ply))
        play(opened.session, 2)
        assert opened.writer is not None
        opened.writer.close()
        again = games.open(writer.path)
        assert digest(again.session.state) == digest(opened.session.state)
        assert again.writer is not None
        again.writer.close()
    assert len(games.games()) == 1


def test_only_looking_at_a_damaged_game_writes_nothing(games: Archive) -> None:
    writer = kept(games, 30)
    writer.path.write_bytes(writer.path.read_bytes() + b"garbled\n")
    opened = games.open(writer.path)
    assert opened.writer is not None
    opened.writer.close()
    assert len(games.games()) == 1


def test_nothing_but_a_name_is_left_of_a_power_cut(games: Archive) -> None:
    kept(games)
    (games.folder / "20260101-000000-abcdef.stupor").touch()
    assert len(games.games()) == 1


def test_a_game_that_this_version_does_not_know(games: Archive) -> None:
    writer = kept(games)
    writer.path.write_text(writer.path.read_text().replace("stupor_mundi", "chess", 1))
    with pytest.raises(BadFile, match=r"the game chess\. Please update"):
        games.open(writer.path)
    with pytest.raises(BadFile, match="chess"):
        games.open(writer.path)


def test_a_computer_that_this_version_does_not_know_has_a_substitute(games: Archive) -> None:
    writer = kept(games, 5, new_game("greedy", HUMAN))
    text = writer.path.read_text()
    writer.path.write_text(text.replace('"kinds":["greedy"', '"kinds":["emperor"', 1))
    session = games.open(writer.path).session
    assert [seat.human for seat in session.seats] == [False, True]


def test_thrown_away_games_can_be_put_back_with_their_picture(games: Archive) -> None:
    writer = kept(games)
    games.picture(writer).write_bytes(b"picture")
    content, game = writer.path.read_bytes(), games.games()[0]
    games.trash(game)
    assert games.games() == []
    assert games.last() is None
    assert not writer.path.exists()
    thrown = games.trashed()[0]
    assert thrown.path.read_bytes() == content
    assert games.picture(thrown).read_bytes() == b"picture"
    games.restore(thrown)
    assert games.trashed() == []
    assert games.games() == [game]
    assert writer.path.read_bytes() == content
    assert games.picture(game).read_bytes() == b"picture"


def test_putting_back_never_writes_over_another_game(games: Archive) -> None:
    writer = kept(games, 12)
    games.trash(games.games()[0])
    writer.path.write_bytes(b"another game\n")
    games.restore(games.trashed()[0])
    assert writer.path.read_bytes() == b"another game\n"
    assert {game.ply for game in games.games()} == {0, 12}


def test_a_game_in_the_trash_can_be_looked_at_and_stays_there(games: Archive) -> None:
    writer = kept(games, 12)
    games.trash(games.games()[0])
    thrown = games.trashed()[0]
    content = thrown.path.read_bytes()
    opened = games.open(thrown)
    assert opened.session.ply == 12
    play(opened.session, 1)
    assert thrown.path.read_bytes() == content
    assert opened.writer is not None
    assert opened.writer.path != writer.path


def test_a_copy_goes_out_and_comes_in_elsewhere(games: Archive, tmp_path: Path) -> None:
    writer = kept(games, 20)
    first = games.export(games.games()[0], tmp_path / "out")
    second = games.export(games.games()[0], tmp_path / "out")
    assert first != second
    assert first.read_bytes() == second.read_bytes() == writer.path.read_bytes()
    elsewhere = archive(tmp_path / "elsewhere")
    game = elsewhere.import_game(first)
    assert game.path.parent == elsewhere.folder
    assert game.ply == 20
    opened = elsewhere.open(game)
    play(opened.session, 1)
    assert opened.writer is not None
    assert opened.writer.path == game.path
    assert first.read_bytes() == second.read_bytes()


def test_a_game_that_lies_there_already_is_not_brought_in_twice(
    games: Archive, tmp_path: Path
) -> None:
    writer = kept(games, 20)
    copy = games.export(games.games()[0], tmp_path)
    assert games.import_game(copy).id == writer.id
    assert games.import_game(writer.path).id == writer.id
    assert len(games.games()) == 1


def test_a_record_without_a_name_gets_one_and_goes_on_in_its_file(
    games: Archive, tmp_path: Path
) -> None:
    file = tmp_path / "talk.stupor"
    session = play(new_game(), 9)
    file.write_text("".join(json.dumps(line) + "\n" for line in session.journal()))
    game = games.import_game(file)
    opened = games.open(game)
    play(opened.session, 1)
    assert opened.writer is not None
    assert opened.writer.path == game.path
    assert opened.session.header["id"] == game.id


def test_what_a_file_says_never_becomes_a_path(games: Archive, tmp_path: Path) -> None:
    file = tmp_path / "evil.stupor"
    session = play(new_game(), 9)
    session.add_to_header({"id": "../../evil", "branch": {"of": "/etc/passwd", "at": 0}})
    file.write_text("".join(json.dumps(line) + "\n" for line in session.lines()))
    game = games.import_game(file)
    opened = games.open(game)
    play(opened.session, 1)
    assert game.path.parent == games.folder
    assert games.picture(game).parent == games.folder
    found = {path for path in tmp_path.rglob("*") if path.is_file()}
    assert found - set(games.folder.parent.rglob("*")) == {file}


@pytest.mark.parametrize("content", [b"", b"a letter\n", b'{"format":"other"}\n'])
def test_what_is_no_game_is_not_brought_in(games: Archive, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "letter.stupor"
    file.write_bytes(content)
    with pytest.raises(BadFile):
        games.import_game(file)
    with pytest.raises(BadFile):
        games.import_game(tmp_path / "missing.stupor")
    assert games.games() == []


def test_a_branch_has_a_file_of_its_own_from_its_first_decision(games: Archive) -> None:
    session = new_game()
    parent = kept(games, 20, session)
    content = parent.path.read_bytes()
    branch = session.branch(12, session.seats)
    writer = games.keep(branch)
    assert not writer.path.exists()
    play(branch, 2, seed=8)
    writer.close()
    assert parent.path.read_bytes() == content
    told = next(game for game in games.games() if game.id == writer.id)
    assert (told.ply, told.branch) == (14, parent.id)
    assert digest(games.open(told).session.state) == digest(branch.state)
