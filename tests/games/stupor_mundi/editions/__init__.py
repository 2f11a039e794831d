"""Tests: the special edition and the prototype of 2023."""
