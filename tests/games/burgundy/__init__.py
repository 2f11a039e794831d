"""Tests of The Castles of Burgundy."""
