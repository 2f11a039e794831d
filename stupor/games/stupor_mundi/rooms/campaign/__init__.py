"""The solo campaign: the map of the chapters, their openings, the profiles."""
