"""Bots, which know the engine and what a seat sees, nothing else."""
