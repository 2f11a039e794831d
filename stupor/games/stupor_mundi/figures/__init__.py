"""The figures of the components: which of them are reconstructed, and a player's corrections."""
