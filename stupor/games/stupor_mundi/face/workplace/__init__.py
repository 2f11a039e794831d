"""The Workplace Area."""
