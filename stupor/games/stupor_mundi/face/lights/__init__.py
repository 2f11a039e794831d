"""Light, traces and names that lie over things."""
