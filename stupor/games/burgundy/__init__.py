"""The Castles of Burgundy: its rules, data and wording; the table comes on top."""
