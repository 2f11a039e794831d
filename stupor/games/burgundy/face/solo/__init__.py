"""The race of one who plays alone."""
