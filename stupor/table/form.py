"""What the view of a table is made of besides its pieces: places, people, where it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, TypedDict

from stupor.engine.decision import Decision
from stupor.engine.table import Table
from stupor.language import said
from stupor.stage.game_ui import GameUI
from stupor.stage.items import Rect
from stupor.stage.layout import PAGE
from stupor.stage.view import Facts, View
from stupor.table.session.flow import TurnFlow

if TYPE_CHECKING:
    from stupor.scenes.host import Host

#: Below this scale of the page some words are left out.
COMPACT: Final = 0.8
#: Up to this size of text, in percent, everything has the room it was made for.
ROOMY: Final = 125
#: The width of words of a face and a size, in units of the page.
Measure = Callable[[str, str, float], float]


class ViewSettings(TypedDict):
    """What a table's view takes from window and settings."""

    compact: bool
    text: float
    contrast: bool
    brief: bool
    measure: Measure


def places(app: Host, ui: GameUI[View]) -> Mapping[str, Rect]:
    """The places of a table on the present page."""
    return ui.layout.anchors(app.anchors, (0.0, 0.0, *app.camera.page))


def usual_places(app: Host, ui: GameUI[View]) -> Mapping[str, Rect]:
    """The same on the page of a usual window: small pictures of a table look alike in all."""
    return ui.layout.anchors(partial(app.anchors, form=""), (0.0, 0.0, *PAGE))


def view_settings(app: Host) -> ViewSettings:
    """How words are set on a table in the present window."""
    kept, k = app.settings, app.camera.k
    return {
        "compact": k < COMPACT or kept.text > ROOMY,
        "text": kept.text / 100,
        "contrast": kept.contrast,
        "brief": kept.short_moments,
        "measure": _measure(app.renderer.text.measure, k, app.renderer.text.growth),
    }


@lru_cache(maxsize=1)
def _measure(measure: Callable[..., float], k: float, _growth: float) -> Measure:
    """The same object as long as words are set the same way, so that views can be compared.

    It knows the widths of late: all that stands in a frame is measured again and again.
    """
    return lru_cache(maxsize=4096)(partial(measure, k=k))


class Seated(TypedDict):
    """Who sits at the table."""

    names: tuple[str, ...]
    computers: frozenset[int]
    persona_notes: tuple[str, ...]


class ViewFacts(Seated):
    """Where the game stands as it is shown, what is asked, and which ways back there are."""

    table: Table
    facts: Facts
    decision: Decision | None
    viewer: int
    can_undo: bool
    can_redo: bool
    undo_mode: str
    undo_why: str
    agreed: Mapping[str, object]


def chairs(flow: TurnFlow) -> Seated:
    """The names of the seats, and which of them are computers of what nature."""
    return {
        "names": flow.names,
        "computers": frozenset(range(len(flow.names))) - flow.humans,
        "persona_notes": flow.chairs.persona_notes,
    }


def view_facts(flow: TurnFlow) -> ViewFacts:
    """A game as the table shows it now."""
    refusal = flow.undo_refusal()
    return {
        **chairs(flow),
        "table": flow.model.table,
        "facts": flow.model.facts,
        "decision": flow.session.decision,
        "viewer": flow.viewer,
        "can_undo": refusal is None,
        "can_redo": flow.can_redo,
        "undo_mode": flow.session.mode,
        "undo_why": said(refusal or ""),
        "agreed": flow.session.header.get("options") or {},
    }


def shares(flow: TurnFlow, options: Mapping[str, object]) -> bool:
    """Whether several people share the screen and hide something from each other now."""
    kept = options.get("hands") != "open" and flow.session.spec.play.hides(flow.session.state)
    return kept and len(flow.humans) > 1


def hand_to_first(flow: TurnFlow, options: Mapping[str, object]) -> bool:
    """Let a computer that begins be seen by all; True where a person begins, behind the curtain."""
    asked = flow.session.decision
    if not shares(flow, options):
        return False
    if asked is not None and asked.seat not in flow.humans and not flow.session.ply:
        flow.hand_over(asked.seat)
    return flow.viewer in flow.humans
