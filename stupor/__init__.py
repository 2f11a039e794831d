"""Board games at your own table: a pure engine, a drawn table and the layers between them."""

#: What the app is called: in its window, in what it says of itself, and as the folder of its files.
APP = "Stupor Mundi"

__version__ = "1.0.0"
