"""How Stupor Mundi is shown: the place of every zone and the look of every piece."""
