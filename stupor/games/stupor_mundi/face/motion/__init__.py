"""Games in motion: what is seen while an event of the rules happens on the table."""
