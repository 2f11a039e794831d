"""Every component of the box: its figures, where they come from, and its text in our own words."""

from stupor.games.stupor_mundi.data.allies import ALLIES
from stupor.games.stupor_mundi.data.bonuses import BONUSES
from stupor.games.stupor_mundi.data.castle import SITES
from stupor.games.stupor_mundi.data.edicts import EDICTS
from stupor.games.stupor_mundi.data.markets import MARKETS
from stupor.games.stupor_mundi.data.solo import SOLO_CARDS
from stupor.games.stupor_mundi.data.voyage import CITIES
from stupor.games.stupor_mundi.data.workplaces import WORKPLACES

__all__ = [
    "ALLIES",
    "BONUSES",
    "CITIES",
    "EDICTS",
    "MARKETS",
    "SITES",
    "SOLO_CARDS",
    "WORKPLACES",
]
