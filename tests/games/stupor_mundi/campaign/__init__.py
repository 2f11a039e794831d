"""Tests: the solo campaign."""
