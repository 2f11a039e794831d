"""What cards, tiles and rules do: small immutable clauses, one family to a module."""
