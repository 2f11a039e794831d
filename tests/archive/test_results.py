"""What became of the games is told by the ends of their files."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from stupor.archive import Archive, JournalWriter, reading, results
from stupor.archive.results import FinishedGame, read_result
from stupor.match.journal import Line
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from tests.archive.kit import SPEC, archive, begun, new_game, play

GAMES = 500
SOON = 1.0


@pytest.fixture
def games(tmp_path: Path) -> Archive:
    return archive(tmp_path / "data")


def kept(games: Archive, session: Session, **marks: str) -> Session:
    session.add_to_header(marks)
    games.keep(session)
    return session


def finished(games: Archive, *kinds: str, seed: int = 3, **marks: str) -> FinishedGame:
    """A game played to its end, as the annals tell it."""
    session = play(kept(games, new_game(*kinds, seed=seed), **marks), seed=seed)
    assert isinstance(session.recorder, JournalWriter)
    session.recorder.close()
    return next(deed for deed in games.finished_games() if deed.id == session.header["id"])


def rewritten(path: Path, first: dict[str, object], last: dict[str, object]) -> None:
    """Change the header and the closing of a file; None takes a word out."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    for told, change in ((lines[0], first), (lines[-1]["over"], last)):
        told.update(change)
        for name in [name for name in change if change[name] is None]:
            del told[name]
    path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))


def as_older(deed: FinishedGame) -> None:
    """Let a file be as those were that did not tell much at the end."""
    new = ("seal", "categories", "kinds", "names", "persons", "marks", "traits")
    rewritten(deed.path, {}, dict.fromkeys(new))


def test_a_finished_game_is_told_as_it_ended(games: Archive) -> None:
    session = play(kept(games, new_game(HUMAN, "random"), chapter="05-naples", profile="p"))
    (deed,) = games.finished_games()
    result = session.rules.result(session.state)
    assert (deed.scores, deed.winners, deed.reason) == (
        result.scores, result.winners, result.reason,
    )  # fmt: skip
    assert (deed.categories, deed.title, deed.seal) == (result.categories, None, None)
    assert deed.rounds == session.rules.standing(session.state)["round"]
    assert list(deed.traits) == session.rules.standing(session.state)["traits"]
    assert (deed.names, deed.kinds) == (("human", "random"), (HUMAN, "random"))
    assert (deed.chapter, deed.profile, deed.daily) == ("05-naples", "p", "")
    assert deed.counts
    assert games.unfinished_games() == []


def test_a_game_that_is_not_over_waits_among_those_begun(games: Archive) -> None:
    session, writer = begun(games)
    assert games.finished_games() == []
    assert [game.id for game in games.unfinished_games()] == [writer.id]
    play(session)
    assert [deed.id for deed in games.finished_games()] == [writer.id]
    session.go_back(session.ply - 1, "sandbox")
    assert games.finished_games() == []
    play(session)
    (deed,) = games.finished_games()
    assert deed.marks == ("sandbox",)
    assert not deed.counts


def test_the_newest_come_first_and_the_trash_is_in(games: Archive) -> None:
    old, new = finished(games), finished(games, seed=4)
    rewritten(old.path, {"began": "2025-01-01T10:00:00Z"}, {})
    assert [deed.id for deed in games.finished_games()] == [new.id, old.id]
    games.trash(next(game for game in games.games() if game.id == new.id))
    assert [(deed.id, deed.trashed) for deed in games.finished_games()] == [
        (new.id, True),
        (old.id, False),
    ]


def test_a_file_that_was_touched_is_no_newer_game(games: Archive) -> None:
    """Given files copied or brought in at other times, their games stay in the order of play."""
    old, new = finished(games), finished(games, seed=4)
    rewritten(old.path, {"began": "2025-01-01T10:00:00Z"}, {"ended": "2025-01-01T11:00:00Z"})
    os.utime(new.path, (1_000_000, 1_000_000))
    assert [deed.id for deed in games.finished_games_of()] == [new.id, old.id]
    assert [deed.id for deed in games.finished_games_of(played=True)] == [new.id, old.id]
    assert min(game.played for game in games.games()).isoformat() == "2025-01-01T11:00:00+00:00"


def test_a_game_of_an_older_file_ended_when_its_file_was_changed(games: Archive) -> None:
    """Given files that do not tell their end, one begun here goes by its file, others not."""
    old, new = finished(games), finished(games, seed=4)
    rewritten(old.path, {"began": "2025-01-01T10:00:00Z"}, {"ended": None})
    rewritten(new.path, {}, {"ended": None})
    os.utime(new.path, (1_000_000, 1_000_000))
    assert [deed.id for deed in games.finished_games_of(played=True)] == [old.id, new.id]
    rewritten(old.path, {"app": None}, {})
    os.utime(new.path, (1_750_000_000, 1_750_000_000))
    assert [deed.id for deed in games.finished_games_of(played=True)] == [new.id, old.id]


@pytest.mark.parametrize("change", [{"id": "another"}, {"app": None}, {"branch": {"of": "x"}}])
def test_games_from_elsewhere_and_branches_do_not_count(
    games: Archive, change: dict[str, object]
) -> None:
    deed = finished(games)
    assert deed.counts
    rewritten(deed.path, change, {})
    (again,) = games.finished_games()
    assert not again.counts
    assert (again.own, again.branch) == ("branch" in change, "branch" in change)


def test_a_game_brought_in_does_not_count(games: Archive, tmp_path: Path) -> None:
    other = archive(tmp_path / "another machine")
    sent = other.export(next(other.each()), tmp_path) if finished(other) else tmp_path
    games.import_game(sent)
    (deed,) = games.finished_games()
    assert not deed.own
    assert not deed.counts


def test_a_computers_game_does_not_count_nor_one_that_it_has_helped_in(games: Archive) -> None:
    assert not finished(games, "random").counts
    session = play(kept(games, new_game(HUMAN)), 3)
    session.reseat(0, make_seat("random", SPEC, 0))
    play(session, 1)
    session.reseat(0, make_seat(HUMAN, SPEC, 0))
    play(session)
    helped = next(deed for deed in games.finished_games() if deed.kinds == (HUMAN,))
    assert helped.persons == ()
    assert not helped.counts


def test_plain_undo_counts(games: Archive) -> None:
    session = play(kept(games, new_game(HUMAN)), 6)
    session.go_back(4)
    play(session)
    assert games.finished_games()[0].counts


def test_older_files_tell_what_they_can(games: Archive) -> None:
    new = finished(games, HUMAN, "random")
    as_older(new)
    (old,) = games.finished_games()
    assert (old.kinds, old.names, old.traits) == (new.kinds, new.names, new.traits)
    assert (old.scores, old.categories, old.seal) == (new.scores, {}, None)
    assert old.counts


def test_older_files_are_searched_for_changes_of_chairs_and_ways_back(games: Archive) -> None:
    session = play(kept(games, new_game(HUMAN, undo="friendly")), 6)
    session.go_back(4, "friendly")
    session.reseat(0, make_seat("random", SPEC, 0))
    play(session, 1)
    session.reseat(0, make_seat(HUMAN, SPEC, 0))
    play(session)
    as_older(games.finished_games()[0])
    (old,) = games.finished_games()
    assert (old.marks, old.persons, old.counts) == (("friendly",), (), False)


def test_sitting_down_at_the_very_end_undoes_nothing(games: Archive) -> None:
    deed = finished(games)
    line = '{"chair":0,"sits":"random"}\n'
    with deed.path.open("a") as file:
        file.write(line)
    assert games.finished_games()[0].scores == deed.scores


@pytest.mark.parametrize(
    "last",
    [
        {"scores": "many"},
        {"scores": [1, 2, 3]},
        {"scores": [1.5, 2]},
        {"winners": [7]},
        {"winners": None},
        {"persons": {"0": 1}},
    ],
)
def test_an_end_that_makes_no_sense_is_left_out(games: Archive, last: dict[str, object]) -> None:
    deed = finished(games)
    rewritten(deed.path, {}, last)
    assert games.finished_games() == []
    assert games.unfinished_games() == []


@pytest.mark.parametrize(
    ("last", "word"),
    [
        ({"categories": {"allies": [1]}}, "categories"),
        ({"categories": "all"}, "categories"),
        ({"traits": [1, 2]}, "traits"),
        ({"seal": 1, "title": 5, "reason": 7, "rounds": "9"}, "reason"),
        ({"kinds": [1], "names": [2]}, "names"),
    ],
)
def test_what_is_odd_in_an_end_is_empty(games: Archive, last: dict[str, object], word: str) -> None:
    deed = finished(games)
    rewritten(deed.path, {}, last)
    (odd,) = games.finished_games()
    assert odd.scores == deed.scores
    assert not any(getattr(odd, word)) if word != "reason" else odd.reason == ""
    assert odd.seal is None or word != "reason"


def test_rubbish_and_torn_ends_are_left_out(games: Archive) -> None:
    deed = finished(games)
    content = deed.path.read_bytes()
    for number, part in enumerate(
        (b"", b"\n", b"rubbish\n", b"PK\x03\x04\n", b"{}\n\n", b"\xff\n")
    ):
        (games.folder / f"bad{number}.stupor").write_bytes(part)
    (games.folder / "folder.stupor").mkdir()
    assert games.finished_games() == [deed]
    deed.path.write_bytes(content[:-2])
    assert games.finished_games() == []
    assert [game.id for game in games.unfinished_games()] == [deed.id]


def test_a_file_cut_anywhere_raises_nothing(games: Archive, tmp_path: Path) -> None:
    content = finished(games).path.read_bytes()
    file = tmp_path / "cut.stupor"
    for end in range(0, len(content), 211):
        file.write_bytes(content[:end])
        assert not isinstance(read_result(file), FinishedGame)


def test_a_header_with_a_whole_position_is_read(games: Archive) -> None:
    first = play(new_game(HUMAN), 3)
    again = Session.load(SPEC, first.seats, SPEC.rules.dump(first.state))
    play(kept(games, again))
    assert len(games.finished_games()) == 1


def test_what_has_not_changed_is_not_read_again(
    games: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    deed = finished(games)
    names: list[str] = []

    def looking(path: Path) -> tuple[Line, Iterator[Line]]:
        names.append(path.stem)
        return reading.read_ends(path)

    monkeypatch.setattr(results, "read_ends", looking)
    games.finished_games()
    assert names == []
    other = finished(games, seed=9)
    assert names == [other.id]
    os.utime(deed.path)
    games.finished_games()
    assert names == [other.id, deed.id]


@pytest.mark.parametrize("older", [False, True])
def test_of_five_hundred_games_each_is_read_once(
    games: Archive, older: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    deed = finished(games, HUMAN, "random", "random")
    if older:
        as_older(deed)
    content = deed.path.read_bytes()
    for number in range(GAMES - 1):
        (games.folder / f"copy{number}.stupor").write_bytes(content)
    fresh = archive(games.folder.parent)
    names = list[str]()
    read_ends = results.read_ends
    monkeypatch.setattr(
        results, "read_ends", lambda path, *more: names.append(path.stem) or read_ends(path, *more)
    )
    assert len(fresh.finished_games()) == GAMES
    assert len(names) == len({*names}) == GAMES
    names.clear()
    assert len(fresh.finished_games()) == GAMES
    assert names == []
