"""The rules of Stupor Mundi, a board game by Nestore Mangone, with its data and its presentation."""
