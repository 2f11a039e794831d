"""Tests: positions in which one mistake costs the game, or is a mistake beyond doubt."""
