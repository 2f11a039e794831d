"""How The Castles of Burgundy looks, moves and speaks at the table: a book of hours."""
