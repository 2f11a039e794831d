"""The Castles of Burgundy as a plug-in of the house."""

from typing import Final

from stupor.engine.rules import GameSpec
from stupor.games.burgundy import params
from stupor.games.burgundy.advisor import Advisor
from stupor.games.burgundy.rules import BurgundyRules
from stupor.games.burgundy.variants import VARIANTS

SPEC: Final = GameSpec(
    id="burgundy",
    title="The Castles of Burgundy",
    min_seats=params.MIN_SEATS,
    max_seats=params.MAX_SEATS,
    rules=BurgundyRules(),
    advisor=Advisor(),
    presentation="",
    level_dir="levels/burgundy",
    resource_dir="resources/burgundy",
    options={variant.name: tuple(map(str, variant.values)) for variant in VARIANTS}
    | {"figures": ()},
    figures="stupor.games.burgundy.figures.listing",
    schema="stupor.games.burgundy.schema",
)
