"""Board games at your own table: a pure engine, a drawn table and the layers between them."""

#: What the app is called: in its window and in what it says of itself.
APP = "Stupor"
#: The folder of its files, named as the app was when it knew one game: kept games lie there.
FOLDER = "Stupor Mundi"

__version__ = "2.0.0"
