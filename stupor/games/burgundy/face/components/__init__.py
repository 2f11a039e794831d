"""What several regions show alike: tiles, dice, figures on medals and chips."""
