"""The rulebook as a book with a search."""
