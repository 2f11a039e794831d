"""The chronicle at the table: its lines, the digest, news of a turn."""
