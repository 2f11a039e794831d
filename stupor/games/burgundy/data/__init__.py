"""The components of the game as data, each with the source of its figures."""
