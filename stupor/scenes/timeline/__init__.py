"""The timeline: every moment of a game again."""
