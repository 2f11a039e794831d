"""The review of a finished game: what each turn gave away, what came to light, what mattered."""
