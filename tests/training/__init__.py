"""Tests: training."""
