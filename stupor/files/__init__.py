"""Files and folders of the player's, where anybody may have put anything."""
