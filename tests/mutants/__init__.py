"""One-line faults put into the rules of the games, to see whether a test notices."""
