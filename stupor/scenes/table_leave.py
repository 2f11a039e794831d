"""Where the table leads: the curtain between two humans, the score sheet at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stupor.scenes.curtain import CurtainLine, CurtainScene
from stupor.scenes.lobby_setup import LobbySetup
from stupor.scenes.looks import SeatLook, house_of
from stupor.scenes.score import ScoreScene
from stupor.scenes.score_data import gains_of
from stupor.scenes.table_flow import TurnFlow
from stupor.scenes.title import TitleScene


def looks(flow: TurnFlow) -> tuple[SeatLook, ...]:
    """The seats as other scenes show them."""
    counters = flow.session.view(None).counters
    return tuple(
        SeatLook(house_of(counters.get(f"house.{seat}", seat)), name, seat in flow.humans)
        for seat, name in enumerate(flow.names)
    )


def title_page() -> TitleScene:
    """The first page, when a game is left."""
    return TitleScene()


def curtain_for(flow: TurnFlow, seat: int, on_open: Callable[[], None]) -> CurtainScene:
    """The curtain before a human, with what the others did meanwhile."""
    seats = looks(flow)
    counters = flow.session.view(None).counters
    lines = [
        CurtainLine(seats[who].house if who >= 0 else house_of(-1), text)
        for who, text in flow.digest(seat)
    ]
    standing = [(look.house, counters.get(f"vp.{n}", 0)) for n, look in enumerate(seats)]
    standing.sort(key=lambda place: -place[1])
    return CurtainScene(seats[seat], lines, standing, on_open)


def score_for(flow: TurnFlow, options: Mapping[str, object]) -> ScoreScene:
    """The score sheet of the finished game; the choices of its lobby allow a rematch."""
    setup = options.get("setup")
    lobby = setup if isinstance(setup, LobbySetup) else None
    result = flow.rules.result(flow.session.state)
    return ScoreScene(result, looks(flow), gains_of(flow.history), lobby)
