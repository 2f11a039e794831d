"""The own duchy with its posts."""
