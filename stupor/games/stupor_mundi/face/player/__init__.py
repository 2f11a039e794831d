"""The Player Board of the one who looks."""
