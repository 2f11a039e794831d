"""The toy once more, with a small face of its own: all that the plain face does not do for it."""
