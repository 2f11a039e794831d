"""Storage, goods, dice, workers and silver, trade routes."""
