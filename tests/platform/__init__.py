"""Tests: platform."""
