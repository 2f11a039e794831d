"""Games kept by older versions open for ever: they go on, or show how they ended."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from stupor.archive import Archive
from stupor.engine.codec import digest
from stupor.match.seats import known
from stupor.match.session import Session
from tests.archive.hands import SITUATIONS
from tests.archive.kit import SPEC, archive, play
from tests.archive.shelve import INDEX, SHELF

INDICES = {folder: json.loads((folder / INDEX).read_text("utf-8")) for folder in SHELF.iterdir()}
GAMES = {
    f"{folder.name}-{name}": (folder / f"{name}.stupor", facts)
    for folder, told in INDICES.items()
    for name, facts in told.items()
}
FITS, FILLED, FROM_ROUND_5 = "moves are still valid", "fewer choices", "continues from round 5"
#: What later rules make of a game otherwise: what is said of it, and whether it comes to the very
#: position that was left.
TOUCHED = {
    # R31: the order of incomes is asked now, and was not then
    "1.0.0-retail-two-market": (FITS, False),
    "1.0.0-retail-two-sides": (FILLED, True),
    "1.0.0-chapter": (FILLED, True),
    # R28: Knights are cheaper now, so that nothing after them in their round is as it was
    "1.0.0-special-crusade-three": (FROM_ROUND_5, True),
    "1.0.0-special-crusade-two": (FROM_ROUND_5, True),
    "1.0.0-special-crusade-left": (FITS, False),
}
every_game = pytest.mark.parametrize(("file", "facts"), GAMES.values(), ids=GAMES)


@pytest.fixture
def games(tmp_path: Path) -> Archive:
    return archive(tmp_path / "data")


def brought(games: Archive, file: Path) -> Path:
    """The file as it lies among the games of this machine."""
    games.folder.mkdir(parents=True)
    return Path(shutil.copy(file, games.folder))


@pytest.mark.parametrize("folder", INDICES, ids=lambda folder: folder.name)
def test_the_shelf_holds_every_kind_of_game(folder: Path) -> None:
    told = INDICES[folder]
    assert {f"{name}.stupor" for name in told} == {path.name for path in folder.glob("*.stupor")}
    assert len(told) >= 14
    editions = {facts["edition"] for facts in told.values()}
    assert editions - {""} == {"retail", "special", "prototype-2023"}
    assert {len(facts["chairs"]) for facts in told.values()} == {1, 2, 3, 4}
    assert {tuple(facts["marks"]) for facts in told.values()} == {(), ("friendly",), ("sandbox",)}
    held = Counter(name for facts in told.values() for name in facts["holds"])
    assert set(held) == set(SITUATIONS)


@every_game
def test_it_is_listed_as_it_was_left(games: Archive, file: Path, facts: dict[str, Any]) -> None:
    content = file.read_bytes()
    brought(games, file)
    (game,) = games.games()
    assert game.problem is None
    assert [list(chair) for chair in zip(game.kinds, game.names, strict=True)] == facts["chairs"]
    assert (game.ply, game.header.get("edition", "")) == (facts["choices"], facts["edition"])
    assert list(game.marks) == facts["marks"]
    assert (game.over is not None) == (facts["winners"] is not None)
    if game.over is not None:
        assert (game.over["scores"], game.over["winners"]) == (facts["scores"], facts["winners"])
        (deed,) = games.finished_games()
        assert list(deed.scores) == facts["scores"]
        assert all(deed.traits), "games of version 1.0 call them Houses"
    assert file.read_bytes() == content


@every_game
def test_it_opens_and_goes_on_to_its_end(games: Archive, file: Path, facts: dict[str, Any]) -> None:
    opened = games.open(brought(games, file))
    session = opened.session
    words, same = TOUCHED.get(f"{file.parent.name}-{file.stem}", (FITS, True))
    assert words in " ".join(opened.notices)
    assert (digest(session.state) == facts["digest"]) == same
    if words == FITS:
        assert session.ply == facts["choices"]
    else:
        assert "is unchanged" in opened.notices[-1] and "id" not in session.header
    kinds = [known(kind, opened.session.spec) for kind, _ in facts["chairs"]]
    assert [seat.kind for seat in session.seats] == kinds
    assert session.over == (facts["winners"] is not None)
    if session.over:
        result = SPEC.rules.result(session.state)
        assert list(result.scores) == facts["scores"]
        assert [sum(points[seat] for points in result.categories.values())
                for seat in range(len(kinds))] == facts["scores"]  # fmt: skip
        return
    play(session)
    assert session.over and opened.writer is not None and opened.writer.trouble is None
    opened.writer.close()
    again = games.open(opened.writer.path)
    assert again.session.over and digest(again.session.state) == digest(session.state)


def test_r20_a_tie_of_an_older_game_is_judged_by_the_rules_of_now(games: Archive) -> None:
    """Given equal points, and Papal Great Structures that were banned: both Houses win."""
    file, facts = GAMES["1.0.0-special-crusade-tie"]
    session = games.open(brought(games, file)).session
    assert facts["winners"] == [1] and SPEC.rules.result(session.state).winners == (0, 1)


def test_r31_an_older_game_is_asked_for_the_order_that_is_still_open(games: Archive) -> None:
    """Given a game left in the Market of a side, with a full warehouse: now the order is asked."""
    file, _ = GAMES["1.0.0-retail-two-market"]
    session = games.open(brought(games, file)).session
    assert session.decision is not None and session.decision.kind == "order"


def test_r31_what_older_rules_did_by_themselves_is_put_in(games: Archive) -> None:
    """Given incomes whose order was not asked then: the game is whole, with two choices more."""
    file, facts = GAMES["1.0.0-retail-two-sides"]
    session = games.open(brought(games, file)).session
    made = [session.choice(ply) for ply in range(session.ply)]
    answers = [e.option for ply, e in enumerate(made) if _kind(session.before(ply)) == "order"]
    assert len(answers) == session.ply - facts["choices"] == 2
    assert answers == [("income", 3), ("income", 4)]
    again = Session.replay(SPEC, session.seats, session.lines())
    assert digest(again.state) == facts["digest"]


def _kind(state: Any) -> str:
    asked = SPEC.rules.decision(state)
    return asked.kind if asked is not None else ""
