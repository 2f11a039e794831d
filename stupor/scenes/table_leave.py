"""Where the table leads: the curtain between two humans, the score sheet at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from stupor.scenes.looks import SeatLook, house_of
from stupor.scenes.table_flow import TurnFlow

if TYPE_CHECKING:
    from stupor.scenes.curtain import CurtainScene
    from stupor.scenes.score import ScoreScene
    from stupor.scenes.title import TitleScene

# the scenes are imported late: the table is there sooner


def looks(flow: TurnFlow) -> tuple[SeatLook, ...]:
    """The seats as other scenes show them."""
    counters = flow.session.view(None).counters
    return tuple(
        SeatLook(house_of(counters.get(f"house.{seat}", seat)), name, seat in flow.humans)
        for seat, name in enumerate(flow.names)
    )


def would_be_lost(flow: TurnFlow) -> bool:
    """Whether somebody has begun a game that is not over."""
    return bool(flow.humans and flow.session.ply and not flow.session.over)


def title_page() -> TitleScene:
    """The first page, when a game is left."""
    from stupor.scenes.title import TitleScene

    return TitleScene()


def curtain_for(
    flow: TurnFlow, seat: int, on_open: Callable[[], None], closes: Callable[[], bool]
) -> CurtainScene:
    """The curtain before a human, with what the others did meanwhile."""
    from stupor.scenes.curtain import CurtainScene
    from stupor.scenes.table_digest import digest

    seats = looks(flow)
    counters = flow.session.view(None).counters
    lines = digest(flow, seat, [look.house for look in seats])
    standing = [(look.house, counters.get(f"vp.{n}", 0)) for n, look in enumerate(seats)]
    standing.sort(key=lambda place: -place[1])
    return CurtainScene(seats[seat], lines, standing, on_open, closes)


def score_for(flow: TurnFlow, options: Mapping[str, object]) -> ScoreScene:
    """The score sheet of the finished game; the choices of its lobby allow a rematch."""
    from stupor.scenes.lobby_setup import LobbySetup
    from stupor.scenes.score import ScoreScene
    from stupor.scenes.score_data import gains_of

    setup = options.get("setup")
    lobby = setup if isinstance(setup, LobbySetup) else None
    result = flow.rules.result(flow.session.state)
    seed = flow.session.journal()[0].get("seed")
    return ScoreScene(result, looks(flow), gains_of(flow.history), lobby, seed)
