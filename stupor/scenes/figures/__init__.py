"""The page of reconstructed figures and of a player's corrections."""
