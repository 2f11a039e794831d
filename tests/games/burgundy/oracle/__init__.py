"""A second, naive set of rules, written from the rulebook and the rulings, not from the code.

It reads positions as the text door tells them and knows the game's lists of tiles and printed
grids; everything else it works out anew, the slow way.
"""
