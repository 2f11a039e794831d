"""`stupor review FILE`: a finished game told turn by turn, in lines or as one JSON object."""

from __future__ import annotations

import io
import json
import random

import pytest

from stupor.archive import Archive
from stupor.archive.reviews import Reviews, written
from stupor.engine.errors import BadData
from stupor.games.registry import get
from stupor.match.review import Review
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.protocol.door import Door
from stupor.protocol.review_report import _lines, review_file, reviewed
from stupor.protocol.wire import Refusal
from stupor.selftest.sample_reviews import finished, made_up
from tests.toys import game_of

TOY = game_of("toy")


def kept(folder, moves=10_000):
    """The file of a game of random choices, and the game."""
    seats = [make_seat("human", TOY, 0) for _ in range(2)]
    session, chance = Session.new(TOY, seats, 5, {}), random.Random(5)
    writer = Archive(folder, game_of).keep(session)
    while not session.over and session.ply < moves:
        session.play(chance.choice(session.decision.options))
    writer.close()
    return writer.path, session


def said(path, *, as_json):
    out = io.StringIO()
    assert review_file(path, game_of, 0, 1, as_json, out) == 0
    return out.getvalue()


def test_the_json_is_the_review(tmp_path):
    path, session = kept(tmp_path)
    review = Review.read(json.loads(said(path, as_json=True)))
    assert review.complete
    assert review == reviewed(session, 0, 1)


def test_the_lines_name_every_turn_and_the_parts(tmp_path):
    path, session = kept(tmp_path)
    lines = said(path, as_json=False).splitlines()
    graded_turns = reviewed(session, 0, 1).of(0)
    assert sum(line.startswith("Round ") for line in lines) == len(graded_turns)
    assert any(line.startswith("Given away: ") for line in lines)
    assert lines[-1].startswith("The run of play: ")
    marked = [graded for graded in graded_turns if graded.marked]
    assert marked
    assert all(any(" ".join(graded.better) in line for line in lines) for graded in marked)


def test_a_game_that_goes_on_is_not_reviewed(tmp_path):
    path, _ = kept(tmp_path, moves=9)
    with pytest.raises(BadData, match="finished"):
        review_file(path, game_of, 0, 1, False, io.StringIO())


def test_the_door_reviews_a_finished_game(tmp_path):
    _, session = kept(tmp_path)
    door = Door(TOY)
    game = door.answer({"do": "replay", "journal": session.journal()})["game"]
    found = door.answer({"do": "review", "game": game, "seat": 1})["review"]
    assert found == json.loads(written(reviewed(session, 1, 1)))
    fresh = door.answer({"do": "new", "players": 2})["game"]
    with pytest.raises(Refusal) as refused:
        door.answer({"do": "review", "game": fresh})
    assert refused.value.code == "not-over"


def test_the_lines_of_a_solo_duchy_are_in_spaces():
    """Given a solo duchy, then every line counts spaces, and speaks of no chance to win."""
    session = finished("burgundy", "page")
    lines = [*_lines(session, made_up(session, 0))]
    assert any("mistake, " in line or "blunder, " in line for line in lines)
    assert any("brought" in line for line in lines)
    assert all("spaces" in line and "VP" not in line for line in lines[1:])
    assert not any("chance" in line or "like a" in line for line in lines)
    rivals = finished("burgundy", "page,page")
    assert not any("spaces" in line for line in _lines(rivals, made_up(rivals, 0)))


def test_the_door_judges_a_solo_duchy_in_the_spaces_of_its_review():
    door = Door(get("burgundy"))
    session = finished("burgundy", "page")
    game = door.answer({"do": "replay", "journal": session.journal()})["game"]
    covered = session.state.duchies[0].covered.bit_count()
    assert door.answer({"do": "judge", "game": game})["leads"] == [covered]


def test_a_review_is_kept_beside_the_game_until_the_code_is_another(tmp_path, monkeypatch):
    path, session = kept(tmp_path)
    reviews = Reviews(tmp_path)
    assert reviews.kept(path) is None
    review = reviewed(session, 0, 1)
    reviews.keep(path, review)
    assert reviews.place(path) == tmp_path / "reviews" / f"{path.stem}.json"
    assert reviews.kept(path) == review
    monkeypatch.setattr("stupor.archive.reviews.fingerprint", lambda: "another")
    assert reviews.kept(path) is None


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "stupor-review"}', "\udcff", "1e999"])
def test_a_broken_review_is_as_good_as_none(tmp_path, text):
    path, _ = kept(tmp_path, moves=5)
    reviews = Reviews(tmp_path)
    reviews.place(path).parent.mkdir()
    reviews.place(path).write_bytes(text.encode(errors="surrogateescape"))
    assert reviews.kept(path) is None
