"""Tests: ai."""
