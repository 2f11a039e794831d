"""What must hold of a position that comes from outside; each problem names its field."""
