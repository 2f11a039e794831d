"""The data: every figure of the components and where it comes from.

The figures stand here a second time on purpose, as on the page of the components.
"""

import re
from typing import Any

import pytest

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi import params, setup
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import (
    ALLIES,
    BONUSES,
    CITIES,
    EDICTS,
    MARKETS,
    SITES,
    SOLO_CARDS,
    WORKPLACES,
)
from stupor.games.stupor_mundi.data.markets import Lot
from stupor.games.stupor_mundi.effects import summon
from stupor.games.stupor_mundi.effects.book import price_of
from stupor.games.stupor_mundi.ids import RETAIL

TAG = {"S": "rulebook", "D": "derived", "R": "reconstructed"}

#: Section 1: city, Grain under its two Ally spaces with tags.
CITY_PAGE = """
Roma 3R 4R, Constantinople 2R 3R, Alexandria 3S 2R, Tunis 2R 4R, Barcelona 3S 3R
"""
#: Section 3: site, Stone, Grain, tag of the cost, Edict (+ or -), tag of the Edict.
SITE_PAGE = """
t1 00R -R, t2 21R -R, t3 30R +R, t4 22R -R, t5 30R +R, w1 00R -R, w2 20R -R, w3 21S +S,
w4 12R +R, w5 11S -D, hand 30S +S, spears 40R +S, slot 22R +S
"""
#: Section 6.
EDICT_PAGE = {
    0: "TTW WWK GGA SSL AAS LLG PPS TTK WWA GGT SSK AAW LLP PPG KKL",
    3: "TTA WWG LLS PPK GGW SST",
    4: "TTG WWS AAL LLT PPA KKP",
}
#: Section 7: sell for, buy for; blue then red.
MARKET_PAGE = """
1 2G>6 2S<4 S | 2G>4 2S<6 R
2 2S>7 2G<3 R | 2S>5 2G<5 R
3 1G>4 2S<4 R | 1G>3 1S<3 R
4 1S>4 2G<3 R | 1S>3 1G<2 R
5 3G>8 1S<1 R | 3G>6 1S<3 R
6 1G1S>7 1G1S<3 R | 1G1S>5 1G1S<5 R
"""
#: Appendix: the prices of A1 to A16 and B1 to B16; 0 is "1 Action card".
PRICES_A = (3, 2, 0, 0, 0, 5, 0, 2, 2, 3, 2, 0, 0, 0, 3, 3)
PRICES_B = (3, 3, 4, 4, 3, 3, 0, 5, 0, 3, 3, 2, 2, 3, 0, 3)
#: Section 10: move (9 is "to your Ship"), card, Ally, Edict, crown.
SOLO_PAGE = "1c 2c @c 1c* 1a 2a @a 1a* =1 =2 =3 1ca 1* 2 12* 3"
#: Appendix, page 21: what the extra 2 VP ask.
ALLY_PAGE = {
    "Theophilos": ("independent", "grain", 0),
    "Maumettu": ("independent", "stone", 0),
    "Altair": ("independent", "coins", 1),
    "Severin": ("independent", "towers", 1),
    "Castellan": ("independent", "walls", 1),
    "Idalia": ("independent", "keeps", 1),
    "Gregoria": ("independent", "structures", 1),
    "Gisèle": ("independent", "allies", 1),
    "Mocenigo": ("independent", "specialist", 1),
    "Sigeberht": ("loyalist", "grain", 3),
    "Okechukwu": ("loyalist", "stone", 3),
    "Tento": ("loyalist", "coins", 9),
    "Romigi": ("loyalist", "towers", 3),
    "Balthasar": ("loyalist", "walls", 3),
    "Domentzia": ("loyalist", "keeps", 2),
    "Sebastian": ("loyalist", "structures", 6),
    "Gisela": ("loyalist", "allies", 3),
    "Philaretos": ("loyalist", "specialist", 3),
}
PROFESSIONS = {
    "Greek engineer, Sicilian miner, Arab merchant, Bohemian lumberjack, Lombardian knight",
    "Italian duchess, German nun, Frankish princess, Italian lord, Burgundian engineer",
    "Nubian miner, Venetian merchant, Genoese lumberjack, Bedouin knight, Byzantine duchess",
    "Bavarian monk, Saxon princess, Byzantine lord",
}


def retail(catalog: Catalog[Any]) -> list[Any]:
    """The components of a catalog that lie in the retail box."""
    return [component for component in catalog if RETAIL in component.editions]


# --- how many ------------------------------------------------------------------------------------


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """Given the rulebook's list of components, there are as many of each in the data."""
    levels = [card.level for card in CARDS if RETAIL in card.editions]
    assert [levels.count(level) for level in ("house", "a", "b")] == [40, 16, 16]
    assert (len(ALLIES), len(SOLO_CARDS), len(CITIES), len(SITES)) == (20, 16, 5, 13)
    assert [len(retail(part)) for part in (BONUSES, MARKETS, WORKPLACES)] == [12, 6, 16]
    marks = [edict.mark for edict in EDICTS]
    assert (len(EDICTS), [marks.count(mark) for mark in (0, 3, 4)]) == (27, [15, 6, 6])


def test_eight_workplace_tiles_have_two_abilities_each() -> None:
    """Given 4 Countryside and 4 Village tiles, each letter has a level I and a level II."""
    codes = {workplace.code for workplace in retail(WORKPLACES)}
    assert codes == {
        f"{tile}{level}.{letter}"
        for tile in ("country", "village")
        for level in (1, 2)
        for letter in "abcd"
    }


def test_there_are_two_city_bonus_tiles_of_each_letter() -> None:
    """Given twelve tiles, the letters A to F stand on two of them each."""
    assert "".join(sorted(bonus.letter for bonus in retail(BONUSES))) == "aabbccddeeff"


@pytest.mark.parametrize(
    ("seats", "allies", "edicts", "cards", "bonus"),
    [(1, 10, 15, 16, 3), (2, 18, 15, 16, 3), (3, 18, 21, 24, 6), (4, 20, 27, 32, 9)],
)
def test_what_is_in_play_by_player_count(
    seats: int, allies: int, edicts: int, cards: int, bonus: int
) -> None:
    """Given a set-up, marked tiles are left out and 8, 12 or 16 cards of each level are used."""
    s = setup.new_game(seats, 3, {})
    placed = [ally for ally in (*s.ally_up, *s.ally_down, *s.spare_allies) if ally]
    assert len(placed) == allies
    assert len([*s.active, *s.next, *s.edict_pile]) == edicts
    assert len([*s.card_pile, *filter(None, s.city_cards)]) == cards
    assert sum(map(len, s.bonus)) == bonus


# --- figures and their tags ----------------------------------------------------------------------


def entries(page: str) -> list[list[str]]:
    """The entries of a page, split at commas and lines, then at spaces."""
    return [entry.split() for entry in re.split(r"[,\n]", page) if entry.strip()]


def test_ally_spaces_cost_what_the_page_says() -> None:
    """Given section 1, each city's two spaces cost their Grain and carry their tags."""
    read = [
        (name, (int(one[0]), int(two[0])), (TAG[one[1]], TAG[two[1]]))
        for name, one, two in entries(CITY_PAGE)
    ]
    assert [(city.name, city.grain, city.grain_sources) for city in CITIES] == read


def test_dummies_block_the_red_spaces() -> None:
    """Given section 1, 5, 5, 8 and 10 spaces are open with one to four players."""
    assert [len(setup.open_spaces(seats)) for seats in (1, 2, 3, 4)] == [5, 5, 8, 10]
    assert setup.open_spaces(3) == [0, 1, 2, 4, 5, 6, 8, 9]
    assert params.source_of("BLOCKED_CITIES") == "reconstructed"


def test_sites_cost_what_the_page_says() -> None:
    """Given section 3, all thirteen sites agree in cost, Edict icon and tags."""
    read = [
        (name, int(cost[0]), int(cost[1]), edict[0] == "+", TAG[cost[2]], TAG[edict[1]])
        for name, cost, edict in entries(SITE_PAGE)
    ]
    data = [(x.name, x.stone, x.grain, x.edict, x.cost_source, x.edict_source) for x in SITES]
    assert data == read


def test_side_income_great_structures_and_spears() -> None:
    """Given sections 3 and 4, income by side, coins by Great piece and actions by slot agree."""
    assert params.INCOME == ("3 coins", "1 VP", "1 stone", "market", "1 grain")
    assert params.source_of("INCOME") == "derived"
    assert params.source_of("INCOME.order") == "reconstructed"
    assert params.GREAT_COINS == {1: 2, 3: 3, 5: 3, 7: 4, 10: 4}
    assert params.source_of("GREAT_COINS") == "rulebook"
    assert params.SPEARS == (
        ("promote",),
        ("promote", "market"),
        ("market", "build"),
        ("build", "summon"),
        ("summon", "purchase"),
        ("purchase",),
    )
    assert params.source_of("SPEARS") == "derived"
    assert (summon.EDICT_SPACE, summon.EDICT_SPACE_SOURCE) == (2, "reconstructed")


def test_fredericks_palace() -> None:
    """Given section 5, every track starts and ends where the page says."""
    names = ("grain", "stone", "treasury", "tower", "wall", "keep", "ally", "specialist")
    tracks = zip(names, params.PALACE_START, params.PALACE_LEAST, params.PALACE_MOST, strict=True)
    assert {name: (start, least, most) for name, start, least, most in tracks} == {
        "grain": (1, 0, 5),
        "stone": (1, 0, 5),
        "treasury": (2, 0, 5),
        "tower": (2, 0, 5),
        "wall": (2, 0, 5),
        "keep": (1, 0, 3),
        "ally": (2, 0, 5),
        "specialist": (1, 1, 5),
    }
    assert params.TREASURY_STEP == 3
    assert params.source_of("PALACE_START") == "rulebook"
    assert params.source_of("PALACE_MOST.tower") == "derived"
    for track in ("grain", "stone", "treasury"):
        assert params.source_of(f"PALACE_MOST.{track}") == "reconstructed"


def test_edicts_show_what_the_page_says() -> None:
    """Given section 6, icons, marks and tags agree; tiles 1 to 3 are the rulebook's."""
    read = [(icons, mark) for mark, row in EDICT_PAGE.items() for icons in row.split()]
    assert [(edict.icons, edict.mark) for edict in EDICTS] == read
    tags = [edict.source for edict in EDICTS]
    assert tags == ["rulebook"] * 3 + ["reconstructed"] * 24
    assert [edict.id for edict in EDICTS] == list(range(1, 28))


@pytest.mark.parametrize("edict", range(1, 28))
def test_edict_groups_follow_from_the_icons(edict: int) -> None:
    """Given a tile's letters, its groups count them in order and name the right track."""
    order = "GSATWKLP"
    tile = EDICTS[edict]
    spelt = "".join(order[icon] * count for icon, count in tile.groups)
    assert spelt == tile.icons
    assert len(tile.icons) == 3


def test_edict_rewards() -> None:
    """Given section 6, row I gives 3 A, row II a resource of choice, row III 1 A and 1 VP."""
    assert params.REWARDS == ((3, 0, 0), (0, 1, 0), (1, 0, 1))
    assert params.source_of("REWARDS") == "derived"


def lot(text: str) -> Lot:
    """A lot as the page writes it, such as 1G1S>7."""
    wares, coins = re.split("[<>]", text)
    amount = {letter: int(count) for count, letter in re.findall(r"(\d)([GS])", wares)}
    return Lot(amount.get("G", 0), amount.get("S", 0), int(coins))


def test_markets_trade_what_the_page_says() -> None:
    """Given section 7, all twelve sides agree in lots, prices and tags."""
    for line in MARKET_PAGE.strip().splitlines():
        number, *words = line.replace("|", "").split()
        for side, (sell, buy, tag) in enumerate((words[:3], words[3:])):
            printed = MARKETS[int(number)].sides[side]
            assert (printed.sell, printed.buy) == (lot(sell), lot(buy)), f"tile {number}"
            assert printed.source == TAG[tag], f"tile {number}"


def test_workplace_paths() -> None:
    """Given section 8, Grain on the arrows and the tokens at A3 and C3 agree."""
    assert params.ARROW_GRAIN[1][1:] == (0, 0, 0, 1, 0)
    assert params.ARROW_GRAIN[2][1:] == (0, 1, 0)
    assert params.ARROW_GRAIN[3][1:] == (0, 0, 1, 0, 1)
    assert params.TOKEN_SPACES == (13, 33)
    assert params.source_of("ARROW_GRAIN.a") == "rulebook"
    for name in ("ARROW_GRAIN.b", "ARROW_GRAIN.c", "TOKEN_SPACES"):
        assert params.source_of(name) == "reconstructed"


def test_advanced_cards_cost_what_the_rulebook_says() -> None:
    """Given the appendix, all 32 prices agree."""
    for base, prices in ((100, PRICES_A), (200, PRICES_B)):
        for number, coins in enumerate(prices, start=1):
            price = price_of(base + number)
            assert (price.coins, price.card) == (coins, coins == 0), CARDS[base + number].code
            assert CARDS[base + number].price == price


def test_allies_ask_what_the_rulebook_says() -> None:
    """Given the appendix, names, professions, circles and requirements agree; two are twins."""
    read = {(ally.name, ally.circle, ally.measure, ally.threshold) for ally in ALLIES}
    assert read == {(name, *asked) for name, asked in ALLY_PAGE.items()}
    named = {name for row in PROFESSIONS for name in row.split(", ")}
    assert {ally.profession for ally in ALLIES} == named


def test_solo_cards_say_what_the_page_says() -> None:
    """Given section 10, all sixteen agree in move, removals, Edict and crown."""
    for card, code in zip(SOLO_CARDS, SOLO_PAGE.split(), strict=True):
        move = {"@": -1, "=": 0}.get(code[0]) if code[0] in "@=" else int(code[0])
        edict = next((int(char) for char in code[1:] if char.isdigit()), 0)
        shown = (card.move, card.card, card.ally, card.edict, card.crown)
        assert shown == (move, "c" in code, "a" in code, edict, "*" in code), f"card {card.id}"
        assert card.source == "reconstructed"


def test_numbers_of_the_set_up_and_the_end() -> None:
    """Given the rulebook, starting coins, hand, travel and final points agree."""
    assert params.STARTING_COINS == (6, 7, 8, 9)
    assert (params.HAND_LIMIT, params.KEEP_HAND_BONUS, params.SLOTS) == (5, 2, 6)
    assert (params.MAX_TRAVEL, params.FREE_TRAVEL) == (4, 1)
    assert (params.VP_PER_STRUCTURE, params.COINS_PER_CUBE, params.COINS_PER_VP) == (1, 2, 6)
    assert (params.VP_MOST_STRUCTURES, params.VP_SECOND_STRUCTURES) == (4, 2)
    assert params.TITLES == ((80, "Duke"), (50, "Feudal Lord"), (30, "Knight"), (0, "Serf"))


def test_what_the_rulebook_states_is_tagged_so() -> None:
    """Given cards, Allies, City Bonus tiles and Workplaces, all of them are the rulebook's."""
    for records in (retail(CARDS), ALLIES, retail(BONUSES), retail(WORKPLACES)):
        assert {record.source for record in records} == {"rulebook"}


def test_every_record_carries_a_known_tag() -> None:
    """Given all data, no figure is without one of the three tags."""
    tags = [x.source for catalog in (CARDS, ALLIES, BONUSES, WORKPLACES) for x in catalog]
    tags += [tag for edict in EDICTS for tag in (edict.source, edict.mark_source)]
    tags += [card.source for card in SOLO_CARDS]
    tags += [side.source for market in MARKETS for side in market.sides]
    tags += [tag for city in CITIES for tag in city.grain_sources]
    tags += [tag for site in SITES for tag in (site.cost_source, site.edict_source)]
    cards = 72 + 12 + 3 + 10  # retail, special edition, prototype, Knights
    assert len(tags) == cards + 20 + 16 + 28 + 54 + 16 + 24 + 10 + 26
    assert set(tags) <= set(TAG.values())
    assert set(params.SOURCES.values()) <= set(TAG.values())
    assert all(hasattr(params, name.partition(".")[0]) for name in params.SOURCES)
