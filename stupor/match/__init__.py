"""Layer 3: the live game, with its chairs, its memory and its journal."""
