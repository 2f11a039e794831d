"""How things of The Castles of Burgundy move and sound."""
