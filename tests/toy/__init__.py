"""A toy game: dice, tiles, a hidden bag, two to four seats. It is not shipped.

It proves that a game is one folder: nothing above `games/` knows it. On your turn you take a tile
from the row, as large as the die or larger for a coin each, then keep it or sell it for a coin.
Pairs of a colour count extra. Tests put it beside the games of the house (see tests/toys.py).
"""
