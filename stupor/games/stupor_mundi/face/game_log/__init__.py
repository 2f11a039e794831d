"""The log: what was seen to happen, line by line, and what a turn came to."""
