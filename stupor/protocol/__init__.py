"""Layer 3: the text door, one JSON object per line, for bots, tests and tools."""
