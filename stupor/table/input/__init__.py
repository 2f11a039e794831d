"""Mouse, keys and gamepad at the table."""
