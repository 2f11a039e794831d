"""Lights, last moves, names, and whole components."""
