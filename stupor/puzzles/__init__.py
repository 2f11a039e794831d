"""Puzzles: positions with one turn to find, how they are found, proved and kept."""
