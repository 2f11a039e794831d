"""What a choice would do, told before it is made: chips in a panel, ghosts on the table."""
