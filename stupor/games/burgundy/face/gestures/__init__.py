"""What the movements of a hand mean, what it is asked, and why it is refused."""
