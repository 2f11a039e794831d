"""What must hold in every position of Stupor Mundi."""

from collections import Counter

from stupor.games.stupor_mundi import params, queries
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES, EDICTS, MARKETS, SOLO_CARDS
from stupor.games.stupor_mundi.data.editions import EDITIONS
from stupor.games.stupor_mundi.data.workplaces import tiles_of
from stupor.games.stupor_mundi.ids import LAST_SPACE, UNBUILT
from stupor.games.stupor_mundi.state import Player, State
from tests.games.stupor_mundi.expansions.invariants import check_boxes


def check(s: State) -> None:
    """Raise AssertionError with the invariant that a position breaks."""
    assert bool(s.options) == bool(s.agenda), "somebody can always choose until the game is over"
    assert len(set(s.options)) == len(s.options), "no option is offered twice"
    check_box(s)
    check_palace(s)
    check_cards(s)
    check_tiles(s)
    check_boxes(s)
    for player in s.players:
        check_player(s, player)


def check_box(s: State) -> None:
    """Only what lies in the box of the edition is in play."""
    edition = s.edition.name
    assert s.edition == EDITIONS[edition], "a made-up edition"
    cards = [*s.card_pile, *s.spare_cards, *filter(None, s.city_cards)]
    for player in s.players:
        slots = [card for card in player.slots if card >= 0]
        cards += [*player.hand, *player.deck, *player.discard, *slots, *player.bought]
    bonus = [BONUSES[tile] for path in s.bonus for tile in path]
    markets = [MARKETS[code // 2] for code in s.markets]
    for component in (*map(CARDS.__getitem__, cards), *bonus, *markets):
        assert edition in component.editions, f"{component} is not in the box"
    assert {*s.country, *s.village} <= {*tiles_of(edition)}, "a Workplace of another box"


def check_palace(s: State) -> None:
    """Frederick's Palace stays on its tracks."""
    for value, least, most in zip(s.palace, params.PALACE_LEAST, params.PALACE_MOST, strict=True):
        assert least <= value <= most, f"Palace off its tracks: {s.palace}"


def check_cards(s: State) -> None:
    """No Action card is in two places, and none is made up."""
    places = [s.card_pile, list(s.spare_cards), [card for card in s.city_cards if card]]
    for player in s.players:
        slots = [card for card in player.slots if card >= 0]
        places += [player.hand, player.deck, player.discard, slots, list(player.bought)]
    held = Counter(card for place in places for card in place)
    assert all(count == 1 for count in held.values()), "a card lies in two places"
    assert all(card in CARDS for card in held), "an unknown card is in play"
    if s.automa is not None:
        deck = s.automa.deck + s.automa.shown
        assert sorted(deck) == [card.id for card in SOLO_CARDS], "a Solo card is missing"
        assert s.automa.crowns < params.CROWNS_TO_RESHUFFLE, "the second crown reshuffles"


def check_tiles(s: State) -> None:
    """Allies and Edicts are each in one place; without Frederick's cards none is lost."""
    allies = [a for a in (*s.ally_up, *s.ally_down, *s.spare_allies) if a]
    allies += [a for player in s.players for a in player.allies if a]
    assert len(set(allies)) == len(allies), "an Ally is in two places"
    edicts = [e for e in (*s.active, *s.next, *s.edict_pile) if e]
    edicts += [e for player in s.players for e in player.issued]
    assert len(set(edicts)) == len(edicts), "an Edict is in two places"
    if s.automa is None:
        marks = params.MARKS_IN_PLAY[s.seats]
        assert sorted(allies) == [a.id for a in ALLIES if a.mark in marks], "an Ally is lost"
        assert sorted(edicts) == [e.id for e in EDICTS if e.mark in marks], "an Edict is lost"


def check_player(s: State, player: Player) -> None:
    """One House owns what the rules allow."""
    assert min(player.coins, player.grain, player.stone) >= 0, "less than nothing"
    assert player.vp >= 0 or player.holdings.projects, "less than no VP"
    assert player.grain + player.stone <= queries.capacity(player), "the warehouse overflows"
    assert player.vp == sum(player.vp_from), "VP without a source"
    built = [piece for piece in player.castle if piece != UNBUILT]
    assert len(set(built)) == len(built), "a Structure stands twice"
    on_board = [piece for piece in range(11) if player.pieces >> piece & 1]
    assert len(built) + len(on_board) == 13, "a Structure is lost"
    names = [ALLIES[ally].name for ally in player.allies if ally]
    assert len(set(names)) == len(names), "two identical Allies in one Castle"
    for space, ally in enumerate(player.allies):
        assert not ally or queries.ally_space_open(player, space), "an Ally under a Tower"
    cities = [space for space in player.specialists if space]
    cities = [space for space in cities if space % 10 == LAST_SPACE[space // 10]]
    assert len(set(cities)) == len(cities), "two Specialists in one City"
    slot_closed = player.castle[queries.KEEP_SLOT] == UNBUILT
    assert not slot_closed or player.slots[5] < 0, "a card in the locked slot"
