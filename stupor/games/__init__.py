"""Layer 2: the games; each folder holds one game's rules, data and presentation."""
