"""What happens: clauses of the agenda that do something or ask, and the actions of a turn."""
