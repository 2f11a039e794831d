"""The shelf of boxes, where a game is chosen."""
