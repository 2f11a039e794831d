"""Which box holds what, and that the retail game knows nothing of the others."""

import json
from collections.abc import Iterable
from typing import Any

import pytest

from stupor.engine.codec import digest
from stupor.engine.errors import BadData
from stupor.games import registry
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import BONUSES, MARKETS, WORKPLACES
from stupor.games.stupor_mundi.data.editions import EDITIONS, SOURCES
from stupor.games.stupor_mundi.data.workplaces import LETTERS, tiles_of
from stupor.games.stupor_mundi.ids import PROTOTYPE, RETAIL, SPECIAL
from stupor.games.stupor_mundi.state import State
from tests.games.stupor_mundi.scenario import RULES

#: As the components page prints it: code, price in Augustales, in Grain, one card.
ADDED = {
    "A17": (0, 1, False), "A18": (0, 1, False), "A19": (0, 2, False), "A20": (3, 0, False),
    "A21": (0, 0, True), "A22": (2, 0, False), "B17": (0, 2, False), "B18": (3, 0, False),
    "B19": (0, 2, False), "B20": (4, 0, False), "B21": (0, 3, False), "B22": (0, 0, True),
}  # fmt: skip


def box(edition: str) -> dict[str, int]:
    """How many of each component an edition has."""
    cards = [card.level for card in CARDS if edition in card.editions]
    return {level: cards.count(level) for level in ("house", "a", "b")} | {
        "tiles": 2 * len(tiles_of(edition)),
        "abilities": count(WORKPLACES, edition),
        "bonuses": count(BONUSES, edition),
        "markets": count(MARKETS, edition),
    }


def count(components: Iterable[Any], edition: str) -> int:
    """How many of these lie in a box."""
    return sum(edition in component.editions for component in components)


def new(edition: str, seats: int, seed: int = 1, **options: object) -> State:
    """A new game from a box."""
    return RULES.setup(seats, seed, {"edition": edition, **options})


@pytest.mark.parametrize(
    ("edition", "level", "tiles", "bonuses"),
    [(RETAIL, 16, 8, 12), (SPECIAL, 22, 14, 16), (PROTOTYPE, 16, 8, 12)],
)
def test_the_boxes_hold_what_section_13_says(
    edition: str, level: int, tiles: int, bonuses: int
) -> None:
    """Given an edition, it has so many Advanced cards, Workplace tiles and City Bonus tiles."""
    assert box(edition) == {
        "house": 40,
        "a": level,
        "b": level,
        "tiles": tiles,
        "abilities": 2 * tiles,
        "bonuses": bonuses,
        "markets": 6,
    }


def test_the_prices_of_the_added_cards_agree_with_section_9() -> None:
    """Given section 9, the twelve prices agree, and all of them are tagged as reconstructed."""
    added = [card for card in CARDS if card.editions == (SPECIAL,) and card.level in "ab"]
    prices = {card.code: (card.price.coins, card.price.grain, card.price.card) for card in added}
    assert prices == ADDED
    assert {card.source for card in added} == {"reconstructed"}
    tiles = [tile for tile in (*WORKPLACES, *BONUSES) if tile.editions == (SPECIAL,)]
    assert len(tiles) == 12 + 4
    assert {tile.source for tile in tiles} == {"reconstructed"}
    assert set(SOURCES.values()) == {"reconstructed"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_special_box_deals_as_many_as_ever_from_a_larger_store(seats: int) -> None:
    """Given many set-ups, as many cards and tiles lie there as in retail; all of them turn up."""
    cards, tiles, bonus = set[int](), set[int](), set[int]()
    for seed in range(40):
        s, plain = new(SPECIAL, seats, seed), new(RETAIL, seats, seed)
        assert len(s.card_pile) == len(plain.card_pile)
        assert (len(s.country), len(s.village)) == (3, 2)
        assert list(map(len, s.bonus)) == list(map(len, plain.bonus))
        assert len([*s.card_pile, *s.spare_cards, *filter(None, s.city_cards)]) == 44
        cards |= {*s.card_pile, *s.city_cards}
        tiles |= {*s.country, *s.village}
        bonus |= {tile for path in s.bonus for tile in path}
    assert cards - {0} == {card.id for card in CARDS if card.level in ("a", "b")}
    assert tiles == {*range(len(LETTERS))}
    assert bonus == {tile.id for tile in BONUSES}


@pytest.mark.parametrize("edition", [RETAIL, PROTOTYPE])
def test_no_other_box_holds_the_added_components(edition: str) -> None:
    """Given many set-ups of the other boxes, none of the special components ever appears."""
    for seed in range(20):
        s = new(edition, 4, seed)
        cards = [*s.card_pile, *s.spare_cards, *filter(None, s.city_cards)]
        assert len(cards) == 32
        assert all(edition in CARDS[card].editions for card in cards)
        assert max(*s.country, *s.village) < 4
        assert all(tile <= 12 for path in s.bonus for tile in path)


def test_a_retail_game_is_written_as_ever() -> None:
    """Given no edition or the retail one, the position is the same and tells of no edition."""
    plain = RULES.setup(3, 7, {})
    assert digest(plain) == digest(new(RETAIL, 3, 7))
    assert "Edition" not in json.dumps(RULES.dump(plain))
    assert "edition" not in RULES.facts(plain, None)


@pytest.mark.parametrize("edition", [SPECIAL, PROTOTYPE])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_keeps_its_edition(edition: str, seats: int) -> None:
    """Given a position of another edition, it is loaded with its rules."""
    s = new(edition, seats)
    again = RULES.load(json.loads(json.dumps(RULES.dump(s))))
    assert again.edition == EDITIONS[edition]
    assert digest(again) == digest(s)
    assert again.clone().edition is again.edition


@pytest.mark.parametrize(
    ("name", "value"), [("name", "deluxe"), ("free_travel", 4), ("stone_only", True)]
)
def test_a_made_up_edition_is_no_position(name: str, value: object) -> None:
    """Given figures that no edition has, the position is refused."""
    data = json.loads(json.dumps(RULES.dump(new(SPECIAL, 2))))
    data["state"]["edition"][name] = value
    with pytest.raises(BadData, match="no known edition"):
        RULES.load(data)


@pytest.mark.parametrize("edition", ["deluxe", "Special", 3, None, ["special"]])
def test_an_unknown_edition_is_refused(edition: object) -> None:
    """Given a word that is no edition, the refusal names those that there are."""
    with pytest.raises(BadData, match="edition must be one of retail, special, prototype-2023"):
        RULES.setup(2, 1, {"edition": edition})


def test_the_plug_in_names_its_editions() -> None:
    """Given the plug-in, its options name all editions."""
    edition = registry.get("stupor_mundi").variant("edition")
    assert edition is not None and edition.keys == (RETAIL, SPECIAL, PROTOTYPE)
