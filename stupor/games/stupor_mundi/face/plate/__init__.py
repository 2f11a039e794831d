"""Allies seen large: who they are, what they ask for, and how they enter a House's service."""
