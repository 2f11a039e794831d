"""What moves and glows on the table."""
