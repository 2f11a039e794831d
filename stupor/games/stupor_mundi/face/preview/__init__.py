"""What a choice would do: ghosts where it would happen, and the preview panel."""
