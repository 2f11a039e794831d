"""Stupor Mundi as a desktop game: a pure engine, a drawn table and the layers between them."""

__version__ = "1.0.0"
