"""Everything that can be explained: its name by place, its words by name."""

from collections.abc import Mapping
from typing import Final

from stupor.games.stupor_mundi.face.draft.house_draft import drafting
from stupor.games.stupor_mundi.face.explain import (
    actions,
    allies,
    cards,
    castle,
    choices,
    crusade,
    draft,
    frederick,
    imperial,
    margin,
    player,
    projects,
    rail,
    rivals,
    stage,
    voyage,
    workplace,
)
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Spots,
    Teller,
)
from stupor.games.stupor_mundi.face.palace.edict_question import stage_open
from stupor.games.stupor_mundi.face.rectangles import place_rect
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.rulebook import RULES
from stupor.stage.explanation import sourced
from stupor.stage.geometry import Point
from stupor.stage.items import Rect
from stupor.stage.name import parsed
from stupor.stage.node import Node, node_named

_MODULES: Final = (
    actions, allies, cards, castle, choices, crusade, draft, frederick, imperial, margin,
    player, projects, rail, rivals, stage, voyage, workplace,
)  # fmt: skip
TELLERS: Final[Mapping[str, Teller]] = {
    word: teller for module in _MODULES for word, teller in module.TELLERS.items()
}

#: Names of the boards begin with this word.
GROUND: Final = "ground."
CARD: Final = "card."


def spots(view: TableView) -> Spots:
    """Names and places of everything on the page, the uppermost first."""
    over = (draft,) if drafting(view) else (stage,) if stage_open(view) else ()
    common = () if stage in over or view.panel_open else (workplace, imperial, voyage)
    beside = (player, castle, rivals, frederick, margin, rail)
    for region in (*over, crusade, projects, *common, *beside):
        yield from region.spots(view)


def nodes(view: TableView) -> list[Node]:
    """The same as nodes; cards of the draft are seen close and need no words unasked."""
    shown = CARD if drafting(view) else GROUND
    return [
        Node(name, box, name.startswith(GROUND), name.startswith((GROUND, shown)))
        for name, box in spots(view)
    ]


def place_of(view: TableView, name: str, point: Point) -> Rect | None:
    """Where a thing lies: the place under the point if it has several."""
    node = node_named(nodes(view), name, point)
    return node.rect if node is not None else place_rect(view, name)


def explanation(view: TableView, name: str) -> Explanation | None:
    """What there is to say about a piece, a place or a button."""
    parts = parsed(name).words
    if name.startswith(GROUND):
        parts = parts[1:]
    teller = TELLERS.get(parts[0])
    return sourced(teller(view, parts), RULES) if teller is not None else None
