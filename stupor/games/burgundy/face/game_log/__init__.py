"""The Game log at the table: its lines, the digest, news of a turn."""
