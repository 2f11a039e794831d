"""Matches between bots: balanced over seats and Houses, seeded, resumable, with intervals."""
