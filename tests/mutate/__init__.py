"""Game files garbled in every way there is, and what the game makes of them."""
