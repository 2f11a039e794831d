"""Stupor Mundi, a board game by Nestore Mangone: rules, data and presentation."""
