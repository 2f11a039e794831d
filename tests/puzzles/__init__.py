"""Puzzles: found, proved, shipped and kept."""
