"""What is printed on tiles and cards: faces, icons and words."""
