"""The text door, one JSON object per line, for bots, tests and tools."""
