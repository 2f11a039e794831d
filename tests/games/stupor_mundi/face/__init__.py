"""What Stupor Mundi shows and says on its table."""
