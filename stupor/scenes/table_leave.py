"""Where the table leads: the curtain between two humans, the score sheet at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from stupor.engine.events import redact
from stupor.scenes.looks import FREDERICK, SeatLook, house_of
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
    """Whether a person has a part in a game that has begun and is not over."""
    session = flow.session
    return bool(session.persons and session.ply and not session.over)


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
    from stupor.scenes.table_replay import ReplayScene

    seats = looks(flow)
    counters = flow.session.view(None).counters
    lines = digest(flow, seat, [look.house for look in seats])
    standing = [
        (look.house, counters.get(f"vp.{n}", 0))
        for n, look in enumerate(seats)
        if look.house != FREDERICK
    ]
    standing.sort(key=lambda place: -place[1])
    replay = partial(ReplayScene, flow, seat) if lines else None
    return CurtainScene(seats[seat], lines, standing, on_open, closes, replay)


def score_for(flow: TurnFlow, options: Mapping[str, object]) -> ScoreScene:
    """The score sheet of the finished game; what began with a set-up can be played again."""
    from stupor.scenes.rematch import rematch
    from stupor.scenes.score import ScoreScene

    session = flow.session
    seats = looks(flow)
    houses = [look.house.name for look in seats]
    facts = flow.rules.facts(session.state, None)
    great = [int(str(facts.get(f"great.{seat}", 0))) for seat in range(len(seats))]
    seed = session.header.get("seed")
    return ScoreScene(
        flow.rules.result(session.state),
        seats,
        flow.history,
        lambda event: flow.rules.tell(redact(event, None), houses),
        partial(rematch, session, options) if seed is not None else None,
        seed,
        great,
    )
