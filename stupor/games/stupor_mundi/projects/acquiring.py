"""Acquiring an Imperial Project at the end of one's own turn (R30), and how that is told."""

from __future__ import annotations

from stupor.engine import emit
from stupor.engine.effect import Choice, asks
from stupor.engine.notation import DONE, Option
from stupor.games.stupor_mundi import verbs
from stupor.games.stupor_mundi.expansions.state import IMPERIAL, Expansions
from stupor.games.stupor_mundi.ids import SITE_NAMES
from stupor.games.stupor_mundi.projects.data import PROJECTS
from stupor.games.stupor_mundi.projects.measures import condition_met
from stupor.games.stupor_mundi.state import Player, State


@asks("project", "project.condition")
class AcquireProject(Choice):
    """Take one of the Projects whose Condition is fulfilled, or none."""

    def options(self, s: State, who: int) -> list[Option]:
        """Each Project whose Condition the player fulfils now."""
        commissions = s.expansions.projects
        if commissions is None:
            return []
        player = s.players[who]
        pairs = zip(commissions.projects, commissions.conditions, strict=True)
        offers: list[Option] = [
            ("project", project)
            for project, condition in pairs
            if project and condition_met(s, player, condition)
        ]
        return [*offers, DONE] if offers else []

    def take(self, s: State, who: int, option: Option) -> None:
        """Take the tile and its Structure."""
        if option != DONE:
            acquire(s, who, int(option[1]))

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Whether the Project is gone or its Condition is not fulfilled."""
        commissions = s.expansions.projects
        match option:
            case ("project", int(project)) if commissions is not None and project:
                return self.rule if project in commissions.projects else "project.gone"
        return self.rule


def unbuilt(player: Player, kind: int) -> list[int]:
    """Acquired Projects of a kind whose Structures stand nowhere yet."""
    return [
        project
        for project in player.holdings.projects
        if PROJECTS[project].kind == kind and not player.holdings.built(project)
    ]


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
