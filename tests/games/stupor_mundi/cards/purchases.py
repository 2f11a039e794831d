"""How the tests of Advanced cards buy a card."""

from stupor.games.stupor_mundi.effects.purchase import Purchase
from tests.games.stupor_mundi.scenario import Scenario, a_game, card_id


def costs_coins(code: str, coins: int) -> Scenario:
    """The card is out of reach with one Augustalis less, and costs exactly so many; just bought."""
    poor = a_game().owns(coins=coins - 1).card_in("roma", code).again(Purchase())
    poor.finished().has(coins=coins - 1)
    return buys(code, coins)


def buys(code: str, coins: int) -> Scenario:
    """A card is bought with so many Augustales, which are gone at once."""
    game = a_game().owns(coins=coins).card_in("roma", code).again(Purchase())
    game.does(f"purchase:{card_id(code)}")
    assert game.counts()[0] == ("coins", -coins)
    assert card_id(code) not in game.s.city_cards
    return game


def costs_a_card(code: str) -> Scenario:
    """Without hand and discard pile it is out of reach; with Grain card 5 given it is bought."""
    poor = a_game().owns(coins=9).card_in("roma", code)
    poor.player().hand, poor.player().discard = [], []
    poor.again(Purchase()).finished().has(coins=9)
    game = a_game().card_in("roma", code)
    game.player().hand, game.player().discard, game.player().deck = [0], [5], [1, 2, 3]
    game.again(Purchase()).does(f"purchase:{card_id(code)}")
    assert (game.asks, game.offers) == ("give", ["give:0", "give:5"])
    game.does("give:5")
    assert (game.player().discard, game.player().deck) == ([], [1, 2, 3])
    return game


def in_hand(game: Scenario, code: str) -> bool:
    """The bought card has come to hand after its action."""
    assert game.finished().player().bought == ()
    return card_id(code) in game.player().hand
