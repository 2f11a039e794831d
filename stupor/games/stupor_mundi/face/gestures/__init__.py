"""What the hand's movements mean, what is asked of it, and what stands against it."""
