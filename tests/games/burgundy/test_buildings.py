"""Every building when it is placed: what it does, what it may decline, what it cannot."""

from __future__ import annotations

import pytest

from stupor.games.burgundy.data.buildings import TYPES
from tests.games.burgundy.scenario import Scenario, a_game


def placed(name: str, **options: object) -> Scenario:
    """A game that is about to place a building on the town of one with its 3."""
    return a_game(**options).stores(name).dice(3, 3)  # type: ignore[arg-type]


def test_market_takes_a_ship_or_livestock() -> None:
    game = placed("market").depot(1, "ship", "cow2", "bank", "mine").depot(6, "pig3")
    game.does("place:3:market:12")
    wanted = [game.spell(f"fetch:{name}") for name in ("ship", "cow2", "pig3")]
    assert game.offers == [*wanted, "skip"]
    game.refuses("fetch:bank", "fetch.colour")
    game.does("fetch:pig3").has(stored=1)


def test_carpenters_workshop_takes_a_building() -> None:
    game = placed("carpenter").depot(1, "ship", "bank").depot(6, "church")
    game.does("place:3:carpenter:12")
    assert game.offers == [game.spell("fetch:bank"), game.spell("fetch:church"), "skip"]
    game.does("fetch:church").has(stored=1)


def test_church_takes_a_mine_monastery_or_castle() -> None:
    game = placed("church").depot(1, "mine", "m3", "castle", "bank")
    game.does("place:3:church:12")
    wanted = [game.spell(f"fetch:{name}") for name in ("mine", "m3", "castle")]
    assert game.offers == [*wanted, "skip"]
    game.does("fetch:m3").has(stored=1)


def test_warehouse_sells_a_colour_of_any_number() -> None:
    game = placed("warehouse").goods(2, 5, 5).does("place:3:warehouse:12")
    assert game.offers == ["sell:0:2", "sell:0:5", "skip"]
    before = game.player().vp
    game.does("sell:0:5").has(silver=1, vp=before + 4, goods=1)


def test_warehouse_refuses_a_colour_that_is_not_stored() -> None:
    game = placed("warehouse").goods(2).does("place:3:warehouse:12")
    game.refuses("sell:0:5", "sell.none").refuses("workers:0", "warehouse.sell")


def test_townhall_refuses_by_its_own_rule_what_is_no_placement() -> None:
    game = placed("townhall").stores("bank").does("place:3:townhall:12")
    game.refuses("place:0:12", "townhall.place").refuses("workers:0", "townhall.place")
    game.refuses("place:0:bank:20", "place.colour")


def test_warehouse_without_goods_is_lost() -> None:
    assert placed("warehouse").does("place:3:warehouse:12").asks == "turn"


def test_boarding_house_brings_4_workers_whatever_the_monasteries_say() -> None:
    """Given 13 and 14, then it stays at 4 workers and no silver."""
    placed("boarding").does("place:3:boarding:12").has(workers=4)
    placed("boarding").founds(13, 14).does("place:3:boarding:12").has(workers=4, silver=0)


def test_bank_brings_2_silver() -> None:
    placed("bank").does("place:3:bank:12").has(silver=2)


def test_town_hall_places_a_second_tile() -> None:
    game = placed("townhall").stores("ship").goods_at(1, 4).does("place:3:townhall:12")
    game.does("place:0:ship:18", "ship:1").has(goods=1)
    assert game.lies("ship", 18) and game.player().step == 1


def test_watchtower_scores_4() -> None:
    game = placed("watchtower").does("place:3:watchtower:12")
    game.has(vp=4 + 1 + 10)
    assert ("vp.0", 15, 4, "watchtowers") in game.told("counter")


@pytest.mark.parametrize("name", ["market", "carpenter", "church", "warehouse", "townhall"])
def test_what_may_be_done_may_be_declined(name: str) -> None:
    """Given something to do for each, then skip leaves everything as it was."""
    game = placed(name).depot(1, "ship", "bank", "mine").goods(1).stores("m3")
    game.does(f"place:3:{name}:12")
    stored, goods = len(game.player().storage), game.duchy().goods
    game.does("skip")
    assert game.asks == "turn"
    assert (len(game.player().storage), game.duchy().goods) == (stored, goods)


def test_an_effect_is_not_kept_for_later() -> None:
    """Given a market with nothing to fetch, when ships come later, then it brings none."""
    game = placed("market").does("place:3:market:12").depot(1, "ship")
    assert game.asks == "turn" and not game.offered("fetch")


def test_effects_need_no_die() -> None:
    """Given one unused die left, then the building's effect does not use it."""
    game = placed("carpenter").depot(1, "bank").does("place:3:carpenter:12", "fetch:bank")
    assert game.player().dice == (0, 3)


@pytest.mark.parametrize("kind", range(10))
def test_every_building_is_named_and_explained(kind: int) -> None:
    assert TYPES[kind].name and TYPES[kind].one and TYPES[kind].text.endswith(".")


CRANE = {"expansions": ["extra-tiles", "white-castles"]}


def test_crane_copies_what_could_do_something_now() -> None:
    game = placed("crane", **CRANE).depot(1, "ship").goods(1).does("place:3:crane:12")
    copies = game.offered("copy")
    assert copies == {
        f"copy:{name}"
        for name in ("warehouse", "watchtower", "market", "boarding", "bank", "white")
    }
    game.refuses("copy:church", "crane.type").refuses("copy:crane", "crane.type")


@pytest.mark.parametrize(
    ("name", "wanted"),
    [("bank", {"silver": 2}), ("boarding", {"workers": 4}), ("watchtower", {"vp": 15})],
)
def test_crane_does_what_the_building_does(name: str, wanted: dict[str, int]) -> None:
    placed("crane", **CRANE).does("place:3:crane:12", f"copy:{name}").has(**wanted)


def test_crane_as_a_church_fetches_and_as_a_warehouse_sells() -> None:
    game = placed("crane", **CRANE).depot(1, "castle").does("place:3:crane:12", "copy:church")
    game.does("fetch:castle").has(stored=1)
    game = placed("crane", **CRANE).goods(5).does("place:3:crane:12", "copy:warehouse")
    game.does("sell:0:5").has(silver=1)


def test_crane_as_a_town_hall_places() -> None:
    game = placed("crane", **CRANE).stores("ship").does("place:3:crane:12", "copy:townhall")
    game.does("place:0:ship:20")
    assert game.lies("ship", 20)


def test_b52_the_crane_may_copy_a_white_castle_when_they_are_in_the_game() -> None:
    game = placed("crane", **CRANE).white(6).does("place:3:crane:12", "copy:white")
    assert game.asks == "white" and "workers:6" in game.offers
    without = placed("crane", expansions=["extra-tiles"]).does("place:3:crane:12")
    without.refuses("copy:white", "crane.type")


HIRED = {"expansions": ["extra-tiles"]}


def test_b97_a_town_hall_waits_while_hired_workers_could_buy() -> None:
    """Given 6 and 28 and one silver, then hire, buy and place what was bought."""
    game = placed("townhall", **HIRED).founds(6, 28).owns(silver=1).black("bank")
    game.does("place:3:townhall:12")
    assert game.asks == "townhall" and game.offers == ["hire", "skip"]
    game.does("hire", "buy:bank").has(silver=0, workers=0)
    assert 26 in game.places("bank")
    game.does("place:0:bank:26").has(silver=2)


def test_b97_so_does_the_cranes() -> None:
    game = placed("crane", **HIRED).founds(6, 28).owns(silver=1).black("bank")
    game.does("place:3:crane:12", "copy:townhall")
    assert game.asks == "townhall" and game.offers == ["hire", "skip"]


@pytest.mark.parametrize(
    ("monasteries", "silver", "workers", "waits"),
    [
        ((), 2, 0, True),
        ((), 1, 2, False),
        ((28,), 1, 2, False),
        ((6,), 1, 0, False),
        ((6,), 0, 2, True),
        ((6, 28), 0, 1, False),
    ],
)
def test_b97_it_waits_for_a_purchase_that_can_be_paid(
    monasteries: tuple[int, ...], silver: int, workers: int, waits: bool
) -> None:
    game = placed("townhall", **HIRED).founds(*monasteries).owns(silver, workers).black("bank")
    assert (game.does("place:3:townhall:12").asks == "townhall") == waits


def test_b97_with_nothing_to_buy_or_after_the_purchase_it_does_not() -> None:
    game = placed("townhall").owns(silver=4).does("place:3:townhall:12")
    assert game.asks == "turn"
    game = placed("townhall").owns(silver=4).black("mine")
    game.s.bought = True
    assert game.does("place:3:townhall:12").asks == "turn"
    game = placed("townhall").founds(6).owns(silver=2).depot(5, "mine")
    assert game.does("place:3:townhall:12").asks == "townhall"
    game = placed("townhall", expansions=["inns"]).owns(silver=2).inns()
    assert game.does("place:3:townhall:12").asks == "townhall"


def test_b97_it_waits_for_a_guest_whose_monastery_6_could_pay() -> None:
    game = placed("townhall", expansions=["shields"]).bears(6).founds(6, seat=1).owns(workers=2)
    game.black("bank").does("place:3:townhall:12")
    assert game.offers == ["guest:1", "skip"]
    game.does("guest:1", "buy:bank", "place:0:bank:26").has(silver=2)


def test_b97_at_a_phase_end_a_crane_offers_no_town_hall_for_a_purchase() -> None:
    """Given silver and a black tile, when 14 places the crane, then nothing can be bought."""
    game = a_game(expansions=["extra-tiles", "shields"]).bears(14).owns(silver=9)
    game.depot(3, "crane").black("mine").phase("A", 5).does("end", "end", "place:0:crane:12")
    assert game.asks == "copy" and "copy:townhall" not in game.offers


def test_crane_may_be_declined() -> None:
    assert placed("crane", **CRANE).does("place:3:crane:12", "skip").asks == "turn"
