"""What must hold of a position that comes from outside; each complaint names its field."""
