"""What changes in a game of the Imperial Projects, and how it is told."""

from __future__ import annotations

from stupor.engine import emit
from stupor.games.stupor_mundi import verbs
from stupor.games.stupor_mundi.expansions.state import IMPERIAL, Expansions
from stupor.games.stupor_mundi.ids import SITE_NAMES
from stupor.games.stupor_mundi.state import State


def acquire(s: State, who: int, project: int) -> None:
    """Take a Project with its Structure; its Condition goes back to the box."""
    commissions = s.expansions.projects
    if commissions is None:
        return
    slot = commissions.projects.index(project)
    condition = commissions.conditions[slot]
    s.expansions = Expansions(s.expansions.crusade, commissions.without(project))
    player = s.players[who]
    player.holdings = player.holdings.with_project(project)
    if s.events is not None:
        for piece in (f"project.{project}", f"imperial.{project}"):
            verbs.moved(s, who, piece, f"project.{slot + 1}", f"projects.{who}")
        verbs.moved(s, who, f"condition.{condition}", f"condition.{slot + 1}", "box")
        emit.event(s, "acquired", who, project, condition)


def raise_imperial(s: State, who: int, site: int, project: int) -> None:
    """Let the Imperial Structure of a Project stand on a site, and flip its tile."""
    player = s.players[who]
    player.holdings = player.holdings.with_mark(site, IMPERIAL + project)
    if s.events is not None:
        over = f"over.{who}.{SITE_NAMES[site]}"
        verbs.moved(s, who, f"imperial.{project}", f"projects.{who}", over)
        verbs.moved(s, who, f"project.{project}", f"projects.{who}", f"done.{who}")
        emit.event(s, "completed", who, project)
