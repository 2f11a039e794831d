"""The course of one game at the table: whose turn it is, and what each seat has seen."""
