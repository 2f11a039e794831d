"""Tests: arena."""
