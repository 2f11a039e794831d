"""The page that tells who has won, before the score sheet."""
