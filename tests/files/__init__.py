"""What anybody may put among the files of the player's."""
