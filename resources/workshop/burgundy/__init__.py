"""The pictures of The Castles of Burgundy: a book of hours, made by code."""
