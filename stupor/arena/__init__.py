"""Matches between bots: balanced over seats and set-ups, seeded, resumable, with intervals."""
