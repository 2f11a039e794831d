"""What is printed on tiles and cards: faces, icons, words, and components shown whole."""
