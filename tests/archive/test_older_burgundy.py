"""Games of Burgundy that were kept under the rules of version 1 (B31, B89, B97)."""

from __future__ import annotations

from stupor.archive.open_game import Said, open_record
from stupor.archive.reading import parse
from stupor.engine.codec import digest
from stupor.games import registry
from stupor.match.journal import Line
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from tests.games.burgundy.scenario import RULES, Scenario, a_game
from tests.mutate.corpus import file_of

SPEC = registry.get("burgundy")


def kept(game: Scenario, *choices: tuple[int, str]) -> tuple[Session, Said]:
    """A game that began in a position, opened with the choices that older rules wrote down."""
    seats = [make_seat(HUMAN, SPEC, 0) for _ in range(game.s.seats)]
    header, *_ = Session.load(SPEC, seats, RULES.dump(game.s)).lines()
    made: list[Line] = [{"seat": seat, "key": game.spell(key)} for seat, key in choices]
    return open_record(SPEC, parse(file_of([{**header, "rules_version": 1}, *made])), seats)


def last_keys(session: Session, count: int) -> list[tuple[str, ...]]:
    """The last choices of a game."""
    return [session.choice(ply).option for ply in range(session.ply - count, session.ply)]


def test_a_ship_that_took_what_it_might_have_declined_is_as_it_was() -> None:
    """Given a single depot with goods, then the choice that stands there is still asked."""
    game = a_game().stores("ship").goods_at(2, 1).dice(5, 1)
    session, said = kept(game, (0, "place:5:ship:20"), (0, "ship:2"), (0, "workers:1"))
    assert session.ply == 3 and "still valid" in said[0]


def test_b31_a_ship_that_took_nothing_is_where_the_game_goes_on() -> None:
    game = a_game().stores("ship").goods_at(2, 1).dice(5, 1)
    session, said = kept(game, (0, "place:5:ship:20"), (0, "skip"), (0, "workers:1"))
    assert session.ply == 1 and session.decision is not None and session.decision.kind == "ship"
    assert "parts of it are no longer possible" in said[0] and "is unchanged" in said[-1]


def test_b89_a_shield_that_was_lost_unasked_is_lost_again() -> None:
    """Given 6 and no silver for it, when older rules asked nothing, then the game is whole."""
    game = a_game(expansions=["shields"]).bears(6).phase("A", 5)
    session, said = kept(game, (0, "end"), (1, "end"), (0, "end"))
    assert "fewer choices" in said[0]
    assert last_keys(session, 2) == [("drop", 6), ("end",)]
    assert session.state.duchies[0].shields == () and session.state.phase == 1


def test_b89_settlers_that_were_not_asked_are_passed() -> None:
    game = a_game(expansions=["shields"]).bears(6, 14).owns(silver=2).phase("A", 5)
    session, said = kept(game, (0, "end"), (1, "end"), (0, "tribute:2"), (0, "end"))
    assert "fewer choices" in said[0]
    assert last_keys(session, 3) == [("skip",), ("tribute", 2), ("end",)]


def test_b97_a_town_hall_that_did_not_wait_is_passed() -> None:
    game = a_game(expansions=["extra-tiles", "inns"]).stores("townhall")
    game.covers((13, "m6"), (8, "m28")).owns(silver=1).dice(3, 3)
    session, said = kept(game, (0, "place:3:townhall:12"), (0, "workers:3"))
    assert "fewer choices" in said[0]
    assert last_keys(session, 2) == [("skip",), ("workers", 3)]


def test_a_game_that_no_changed_rule_has_touched_is_the_same() -> None:
    game = a_game().goods(1).dice(1, 1)
    session, said = kept(game, (0, "sell:1:1"), (0, "workers:1"))
    live = game.does("sell:1:1", "workers:1")
    assert digest(session.state) == digest(live.s) and "still valid" in said[0]
