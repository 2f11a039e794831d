"""The pure kernel on which any turn-based game of the house runs."""
