"""The live game, with its chairs, its memory and its journal."""
