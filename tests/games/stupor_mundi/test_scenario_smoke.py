"""The scenarios' own language works."""

from tests.games.stupor_mundi.scenario import a_game


def test_mint_gives_six_augustales() -> None:
    """Given 0 coins and the card Mint, playing it gives 6 and the turn waits for its seal."""
    game = a_game().holds("A7").plays("A7")
    game.has(coins=6)
    assert game.asks == "end"
