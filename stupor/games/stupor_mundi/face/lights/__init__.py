"""Light, traces, names and whole components that lie over things."""
