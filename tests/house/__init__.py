"""What the house is like: counts of the source beside their goals, which may only get better."""
