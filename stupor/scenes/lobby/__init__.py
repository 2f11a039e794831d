"""The lobby, where a new game is agreed."""
