"""The Castle Board of a House, as it stands."""
