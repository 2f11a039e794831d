"""The settings of the player and of the window."""
