"""The House draft."""
