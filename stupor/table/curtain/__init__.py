"""The curtain between two people: whose turn it is, and what happened meanwhile."""
