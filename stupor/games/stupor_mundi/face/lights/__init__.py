"""Light, last moves, names and whole components that lie over things."""
