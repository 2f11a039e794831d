"""The words on the screen in every language."""
