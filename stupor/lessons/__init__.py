"""Lessons: what a teacher says at a real table, and what is to be done there; pure data."""
