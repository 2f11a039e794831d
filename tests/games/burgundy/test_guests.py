"""Shield 6 names a player at any own moment, whoever's turn it is (B89)."""

from __future__ import annotations

from tests.games.burgundy.scenario import RULES, Scenario
from tests.games.burgundy.test_shields import ends_phase, shields


def names(game: Scenario) -> set[str]:
    """Whom the seat that is asked can name."""
    return game.offered("guest")


def test_b89_at_settle_a_guests_monastery_1_opens_a_town() -> None:
    """Given a bank in the town already, then a second fits once the owner of 1 is named."""
    game = shields().bears(6, 14).owns(silver=2).founds(1, seat=1).covers((26, "bank"))
    ends_phase(game.depot(3, "bank"))
    assert game.asks == "settle" and not game.offers_to("place:0:bank:27")
    game.refuses("place:0:bank:27", "place.type")
    game.does("guest:1")
    assert game.asks == "settle" and not names(game)
    game.does("place:0:bank:27").has(silver=4)


def test_b89_settlers_with_nothing_to_place_still_wait_for_a_name() -> None:
    game = ends_phase(shields().bears(6, 14).owns(silver=2))
    assert game.asks == "settle" and game.offers == ["guest:1", "skip"]
    game.does("skip")
    assert game.asks == "tribute" and names(game) == {"guest:1"}


def test_b89_at_settle_with_nobody_to_name_nothing_is_asked() -> None:
    game = ends_phase(shields().bears(6, 14).owns(silver=2).does("guest:1"))
    assert game.asks == "tribute"


def test_b89_at_tribute_before_it_is_paid() -> None:
    game = ends_phase(shields(seats=3).bears(6).owns(silver=1), "A").does("end")
    assert game.asks == "tribute"
    assert game.offers == ["tribute:1", "drop:6", "guest:1", "guest:2"]
    game.does("guest:2")
    assert game.offers == ["tribute:1", "drop:6"]
    game.does("tribute:1")
    assert game.duchy().guest == 2 and game.duchy().shields == (6,)


def test_b89_at_the_last_tribute_the_name_counts_in_the_final_scoring() -> None:
    """Given 22 of the rival and a bank of one's own, then naming him at last brings 4 VP."""
    game = shields().bears(6).owns(silver=1).founds(22, seat=1).covers((12, "bank"))
    ends_phase(game, "E").does("guest:1", "tribute:1")
    assert game.s.over
    assert RULES.result(game.s).categories["monasteries"][0] == 4


def test_b89_in_the_effect_of_a_tile_that_14_has_placed() -> None:
    """Given a castle placed by 14, then its action may wait for a name, and for nothing else."""
    game = shields(more=["extra-tiles"]).bears(14, 6).founds(28).owns(silver=9)
    game.covers((6, "cow2")).depot(3, "castle").black("mine")
    ends_phase(game).does("place:0:castle:7")
    assert game.asks == "action" and names(game) == {"guest:1"}
    assert not game.offered("buy") and not game.offered("hire")
    game.does("guest:1")
    assert game.asks == "action" and not names(game)


def test_b89_in_the_effect_of_a_tile_that_15_has_placed() -> None:
    game = shields().bears(15, 6).owns(silver=2).black("market").depot(1, "ship")
    ends_phase(game).does("place:0:market:12")
    assert game.asks == "fetch" and names(game) == {"guest:1"}


def test_b89_taken_at_the_last_phase_end_it_is_still_named() -> None:
    """Given a castle by 14 whose action becomes shield 6 by 11, then tribute waits for a name."""
    game = shields().bears(14, 11).owns(silver=3).shields_at(2, 6).founds(22, seat=1)
    game.covers((6, "cow2"), (12, "bank")).depot(3, "castle")
    ends_phase(game, "E").does("place:0:castle:7", "shield:2:6:7")
    assert game.asks == "tribute" and names(game) == {"guest:1"}
    game.does("guest:1", "tribute:3")
    assert game.s.over
    assert RULES.result(game.s).categories["monasteries"][0] == 4


def test_b89_a_moment_of_another_seat_is_not_ones_own() -> None:
    """Given 14 of the rival, then he places, and the bearer of 6 waits for his own tribute."""
    game = shields().bears(6).owns(silver=1).bears(14, seat=1).owns(silver=1, seat=1)
    ends_phase(game.depot(3, "bank"))
    assert (game.seat, game.asks) == (1, "settle") and not names(game)
    game.does("skip")
    assert (game.seat, game.asks) == (0, "tribute") and names(game) == {"guest:1"}


def test_whom_one_names_is_called_by_the_name_at_the_seat() -> None:
    """Given names, then an option says one; given none, as for a program, the number of a seat."""
    game = shields(seats=3).bears(6)
    assert "Ada\u2019s" in RULES.text_for(game.s, ("guest", 1), ["Me", "Ada", "Bo"])
    assert "Player 3\u2019s" in RULES.text(game.s, ("guest", 2))
