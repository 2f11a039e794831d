"""What both expansions share: their part of the state, set-up, table, words and final count."""
