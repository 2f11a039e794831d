"""Action cards and Solo cards: their faces, the hand as a fan, and its light."""
