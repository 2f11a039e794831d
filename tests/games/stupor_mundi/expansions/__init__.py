"""Tests: the expansions of the special edition."""
