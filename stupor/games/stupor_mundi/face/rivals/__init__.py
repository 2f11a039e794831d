"""The rivals on the right, small and close."""
