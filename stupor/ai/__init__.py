"""Bots that know the engine and a chair's view, nothing else."""
