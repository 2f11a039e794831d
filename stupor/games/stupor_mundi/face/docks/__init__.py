"""The expansions of the special edition on the table: their dock, and what a House holds."""
