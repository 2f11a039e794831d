"""The Workplace Area, and who is paid there."""
