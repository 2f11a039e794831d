"""The gallery of the library: every component of a game, large, with its rules."""
