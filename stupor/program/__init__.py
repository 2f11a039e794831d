"""The program about the games: commands, start, failures, and the ways between screens."""
