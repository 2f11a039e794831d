"""Where the table leads: the curtain between two humans, the end of the game, the title."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from stupor.ai.levels import persona_of
from stupor.engine.events import Event, redact
from stupor.match.session import Session
from stupor.scenes.game_parts import sheet_of
from stupor.scenes.looks import SeatLook
from stupor.scenes.people import called, player_name
from stupor.scenes.persona_choices import persona_word
from stupor.scenes.score.data import PlayedGame
from stupor.table.curtain.digest_lines import CurtainLine
from stupor.table.curtain.paper import MOST_LINES
from stupor.table.session.flow import TurnFlow
from stupor.table.session.unseen_events import CHOSEN

if TYPE_CHECKING:
    from stupor.scenes.host import Host
    from stupor.scenes.scene import Scene
    from stupor.scenes.score.scene import ScoreScene
    from stupor.scenes.score.standing import StandingScene
    from stupor.table.curtain.scene import CurtainScene

# the scenes are imported late: the table is there sooner


def looks(flow: TurnFlow) -> tuple[SeatLook, ...]:
    """The seats as other scenes show them."""
    seats, spec = flow.session.seats, flow.session.spec
    badges = sheet_of(spec).badges(flow.session.view(None).counters, len(seats))
    personas = (persona_word(persona_of(seat.kind), spec) for seat in seats)
    return tuple(
        SeatLook(badge, player_name(seat.name, seat.kind, badge), seat.human, next(personas))
        for badge, seat in zip(badges, seats, strict=True)
    )


def table_options(session: Session) -> Mapping[str, object]:
    """What was agreed at this table besides the rules: open hands, hints, ways back."""
    options = session.header.get("table")
    return options if isinstance(options, Mapping) else {}


def advice_on(app: Host, flow: TurnFlow) -> bool:
    """Whether there is advice: the table agreed on it, or its only person has switched it on."""
    agreed = table_options(flow.session).get("hints") == "advice"
    return agreed or (app.settings.advice and may_turn_advice_on(flow))


def may_turn_advice_on(flow: TurnFlow) -> bool:
    """Whether advice is nobody else's business: one person against computers, no set challenge."""
    return len(flow.humans) == 1 < len(flow.session.seats) and not is_challenge(flow)


def is_challenge(flow: TurnFlow) -> bool:
    """Whether others play the very same game: a chapter, or the game of the day."""
    header = flow.session.header
    return bool(header.get("chapter") or header.get("daily"))


def _names(flow: TurnFlow, seats: Sequence[SeatLook], since: str) -> dict[int, str]:
    """What players are called; as long as they choose their badges, those name nobody."""
    if since == CHOSEN:
        return {n: called(chair.name, chair.kind) for n, chair in enumerate(flow.session.seats)}
    return {n: look.name for n, look in enumerate(seats)}


def curtain_for(
    flow: TurnFlow, seat: int, on_open: Callable[[], None], closes: Callable[[], bool]
) -> CurtainScene:
    """The curtain before a human, with what the others did meanwhile."""
    from stupor.table.curtain.scene import CurtainScene
    from stupor.table.session.replay import ReplayScene

    seats, sheet = looks(flow), sheet_of(flow.session.spec)
    counters = flow.session.view(None).counters
    news = flow.digest(seat, MOST_LINES)
    badges = {number: look.badge for number, look in enumerate(seats)}
    since = flow.unseen.last_done(seat)
    names = _names(flow, seats, since)
    lines = [
        CurtainLine(badges.get(line.seat, sheet.NOBODY), *line[1:], name=names.get(line.seat, ""))
        for line in news
    ]
    standing = [
        (look, counters.get(f"vp.{n}", 0)) for n, look in enumerate(seats) if not look.badge.nobody
    ]
    standing.sort(key=lambda place: -place[1])
    replay = partial(ReplayScene, flow, seat) if lines else None
    number, given = counters.get("round", 0), called(flow.session.seats[seat].name)
    when = sheet.round_words(number) if number else ""
    return CurtainScene(
        seats[seat],
        lines,
        standing,
        on_open,
        closes,
        replay,
        since,
        sheet.BADGE_CHOICE,
        when if given == seats[seat].name else " \u00b7 ".join(filter(None, (given, when))),
        first=not flow.session.ply,
        kept=flow.session.touched,
    )


def ending_of(app: Host, flow: TurnFlow) -> Scene:
    """How the end of a finished game is told, and what stands in for that the next time."""
    told, flow.end_told = flow.end_told, True
    end = end_for(app, flow)
    return end.if_seen_before() if told else end


def end_for(app: Host, flow: TurnFlow) -> Scene:
    """How the end of a finished game is told: in a room of the game, or by who has won."""
    from stupor.scenes.rooms import Finished, rooms_of

    rooms = rooms_of(flow.session.spec.id)
    if rooms is None:
        return won_for(app, flow)
    finished = Finished(
        flow.session,
        looks(flow),
        partial(score_for, app, flow, ceremony=True),
        partial(app.navigator.timeline, flow, 0),
        app.title_page,
    )
    return rooms.ending(app, finished) or won_for(app, flow)


def won_for(app: Host, flow: TurnFlow) -> Scene:
    """Who has won, or how a game alone ended; where neither is to be told, the score sheet."""
    from stupor.scenes.winner.scene import WinnerScene

    score = score_for(app, flow)
    if not (score.sheet.game.TITLES if score.sheet.solo else score.sheet.winners):
        return score
    return WinnerScene(score, flow.session)


def score_for(app: Host, flow: TurnFlow, ceremony: bool = False) -> ScoreScene:
    """The score sheet of the finished game; what began with a set-up can be played again.

    After a `ceremony` it leads back there.
    """
    from stupor.scenes.figures.chosen import corrected_words
    from stupor.scenes.rematch import rematch
    from stupor.scenes.score.scene import ScoreScene

    session = flow.session
    seed = session.header.get("seed")
    scene = ScoreScene(
        _played(flow, None, flow.history),
        partial(rematch, app, session) if seed is not None else None,
        seed,
        _replay(app, flow),
        ceremony,
    )
    scene.note = corrected_words(session.header)
    scene.review = partial(app.navigator.review, session)
    return scene


def standing_for(app: Host, flow: TurnFlow) -> StandingScene:
    """The score sheet of the running game, as if it ended with what the viewer knows."""
    from stupor.scenes.score.standing import StandingScene

    played = _played(flow, flow.observer, flow.history[: flow.shown_events])
    facts = flow.rules.facts(flow.session.state, flow.observer)
    ending = played.game.ending(facts, len(played.seats))
    return StandingScene(played, ending, _replay(app, flow))


def _played(flow: TurnFlow, observer: int | None, history: Sequence[Event]) -> PlayedGame:
    """What a score sheet is made of, as far as a seat, or anybody, knows it."""
    rules, state, seats = flow.rules, flow.session.state, looks(flow)
    names = [look.name for look in seats]
    game, facts = sheet_of(flow.session.spec), rules.facts(state, observer)
    return PlayedGame(
        game,
        rules.result(state),
        seats,
        history,
        lambda event: rules.tell(redact(event, None), names),
        game.level(facts, len(seats)),
        game.sides(facts, len(seats)),
        game.solo_ladder(rules.table(state, observer).counters, facts, history),
    )


def _replay(app: Host, flow: TurnFlow) -> Callable[[int | None], Scene]:
    """Opens the timeline at an event, or at the beginning."""
    return lambda at: app.navigator.timeline(flow, None if at is None else flow.choice_of(at))


def to_chairs(app: Host, flow: TurnFlow) -> None:
    """Show who sits at the table, to seat others."""
    from stupor.table.panels.chairs import ChairsScene

    app.stack.replace(ChairsScene(flow))


def to_title(app: Host) -> None:
    """Show the title page; the game waits there."""
    app.stack.reset(app.title_page())
