"""What each request of the seat protocol does; the state changes only when it succeeds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from stupor.ai.bot import finish
from stupor.ai.levels import UnknownKind
from stupor.engine.codec import SCHEMA
from stupor.engine.decision import Decision
from stupor.engine.errors import GAME_OVER, BadData, IllegalOption
from stupor.engine.events import redact
from stupor.engine.notation import Option, key_of, option_of
from stupor.engine.rules import GameSpec
from stupor.match.journal import BadJournal, read
from stupor.match.preview import preview
from stupor.match.seats import HUMAN, Seat, bot_of, make_seat
from stupor.match.session import Session
from stupor.match.telling import CARRIED
from stupor.protocol.forms import FORMS
from stupor.protocol.request import Request
from stupor.protocol.sheet import result_json
from stupor.protocol.wire import Refusal, decision_json, encode, event_json

Answer = dict[str, Any]
BAD_SETUP: Final = "bad-setup"
BAD_STATE: Final = "bad-state"
BAD_JOURNAL: Final = "bad-journal"
UNKNOWN_GAME: Final = "unknown-game"
UNKNOWN_LEVEL: Final = "unknown-level"
UNDO_REFUSED: Final = "undo-refused"
ILLEGAL: Final = "illegal-choice"
GAME_IS_OVER: Final = "game-over"


class Door:
    """The games that one program plays through the text door."""

    def __init__(self, spec: GameSpec, usual: Mapping[str, Any] | None = None) -> None:
        self._spec = spec
        self._usual = usual or {}
        self._games: dict[str, Session] = {}
        self._opened = 0
        self._options = tuple(spec.options)
        #: Games that began with a position from outside: it may lead the rules astray.
        self._foreign: set[str] = set()
        self._requests: dict[str, Callable[[Request], Answer]] = {
            "new": self._new,
            "load": self._load,
            "replay": self._replay,
            "state": self._state,
            "legal": self._legal,
            "choose": self._choose,
            "undo": self._undo,
            "view": self._view,
            "advise": self._advise,
            "journal": self._journal,
        }

    def answer(self, fields: dict[str, Any]) -> Answer:
        """The answer to a request, without its id; Refusal when there is none."""
        request = Request(fields, self._options)
        try:
            return self._requests[request.do](request)
        except Refusal:
            raise
        except Exception as error:
            if "game" not in request or request["game"] not in self._foreign:
                raise
            told = f"the loaded position does not hold together: {type(error).__name__}: {error}"
            raise Refusal(BAD_STATE, told) from error

    def _new(self, request: Request) -> Answer:
        players = request["players"]
        fewest, most = self._spec.min_seats, self._spec.max_seats
        if not fewest <= players <= most:
            raise Refusal(BAD_SETUP, f"{players} players cannot play; {fewest} to {most} can")
        options = request["options"]
        for name in options:
            if name not in self._options:
                raise Refusal(BAD_SETUP, _no_option(name, self._options))
        usual = {"edition": "retail"} if "edition" in self._options else {}
        chosen = {**self._usual, **usual, **options, **_named_edition(request, options)}
        try:
            session = Session.new(self._spec, self._chairs(players), request["seed"], chosen)
        except BadData as error:
            raise Refusal(BAD_SETUP, str(error)) from None
        return self._open(session)

    def _load(self, request: Request) -> Answer:
        position = request["state"]
        if position.get("game", self._spec.id) != self._spec.id:
            raise Refusal(BAD_STATE, f"the position is of the game {position['game']!r:.40}")
        if "schema" in request and request["schema"] != position.get("schema"):
            raise Refusal(BAD_STATE, "two different schemas are named")
        try:
            state = self._spec.rules.load(position)
            session = Session.load(self._spec, self._chairs(state.seats), position)
            # every choice is tried once, so that a damaged position is noticed now
            self._choices(session)
            return self._open(session, foreign=True)
        except BadData as error:
            raise Refusal(BAD_STATE, str(error)) from None
        except Exception as error:
            raise Refusal(BAD_STATE, f"the position does not hold together: {error}") from None

    def _replay(self, request: Request) -> Answer:
        journal = request["journal"]
        try:
            header, _ = read(journal)
            for name in self._options:
                if name in header and name not in CARRIED:
                    raise BadJournal(f'"{name}" of the first line belongs into its "options"')
            players = header.get("seats")
            if type(players) is not int or not 0 < players <= self._spec.max_seats:
                most = self._spec.max_seats
                raise BadJournal(f"the first line must name 1 to {most} seats, not {players!r:.40}")
            session = Session.replay(self._spec, self._chairs(players), journal)
            return self._open(session, foreign="state" in header)
        except (BadJournal, BadData) as error:
            raise Refusal(BAD_JOURNAL, str(error)) from None

    def _state(self, request: Request) -> Answer:
        session = self._session(request)
        position = {**session.rules.dump(session.state), "game": self._spec.id}
        return {"state": position, "schema": SCHEMA}

    def _legal(self, request: Request) -> Answer:
        session = self._session(request)
        decision = session.decision
        if decision is None:
            return {"seat": None, "kind": None, "choices": [], "over": True}
        choices = self._choices(session, request["preview"])
        return {"seat": decision.seat, "kind": decision.kind, "choices": choices, "over": False}

    def _choose(self, request: Request) -> Answer:
        session = self._session(request)
        key = request["key"]
        viewer = request.seat(session.state.seats)
        try:
            events = session.play(option_of(key))
        except IllegalOption as error:
            code = GAME_IS_OVER if error.rule == GAME_OVER else ILLEGAL
            raise Refusal(code, error.message, error.rule) from None
        if viewer is not None:
            events = [redact(event, viewer) for event in events]
        return {"events": [event_json(event) for event in events], **self._standing(session)}

    def _undo(self, request: Request) -> Answer:
        session = self._session(request)
        reason = session.undo_refusal()
        if reason is not None:
            raise Refusal(UNDO_REFUSED, reason)
        session.undo()
        return self._standing(session)

    def _view(self, request: Request) -> Answer:
        session = self._session(request)
        seat = request.seat(session.state.seats)
        return {"seat": seat, "view": session.rules.observe(session.state, seat)}

    def _advise(self, request: Request) -> Answer:
        session = self._session(request)
        level = request["level"]
        try:
            bot = bot_of(level, self._spec, 0)
        except UnknownKind as error:
            raise Refusal(UNKNOWN_LEVEL, str(error)) from None
        view = session.seat_view()
        if view is None:
            raise Refusal(GAME_IS_OVER, "the game is over", GAME_OVER)
        ranking = [
            {**self._named(session, option), "value": round(value, 6)}
            for option, value in finish(bot.think(view))
        ]
        return {"seat": view.seat, "level": level, "ranking": ranking}

    def _journal(self, request: Request) -> Answer:
        return {"journal": self._session(request).journal()}

    def _open(self, session: Session, foreign: bool = False) -> Answer:
        self._opened += 1
        handle = f"g{self._opened}"
        view = session.rules.observe(session.state, None)
        answer = {"game": handle, "view": view, **self._standing(session)}
        # only a game that can be shown is kept
        encode(answer)
        self._games[handle] = session
        if foreign:
            self._foreign.add(handle)
        return answer

    def _chairs(self, players: int) -> list[Seat]:
        return [make_seat(HUMAN, self._spec, 0) for _ in range(players)]

    def _session(self, request: Request) -> Session:
        handle = request["game"]
        if handle not in self._games:
            raise Refusal(UNKNOWN_GAME, f"there is no game {handle!r}")
        return self._games[handle]

    def _standing(self, session: Session) -> Answer:
        decision: Decision | None = session.decision
        answer: Answer = {"decision": decision_json(decision), "over": session.over}
        if session.over:
            result = session.rules.result(session.state)
            answer |= {"scores": list(result.scores), "result": result_json(result)}
        return answer

    def _choices(self, session: Session, previews: bool = True) -> list[Answer]:
        options = session.decision.options if session.decision is not None else ()
        told = self._choice if previews else self._named
        return [told(session, option) for option in options]

    def _choice(self, session: Session, option: Option) -> Answer:
        shown = preview(session.rules, session.state, option)
        return {
            **self._named(session, option),
            "preview": [event_json(event) for event in shown],
        }

    def _named(self, session: Session, option: Option) -> Answer:
        return {"key": key_of(option), "text": session.rules.text(session.state, option)}


def _no_option(name: str, options: Iterable[str]) -> str:
    """Where something belongs that is no option of a new game."""
    if name in FORMS["new"].names:
        return f'"{name}" belongs beside "options", not into it'
    return f'"options" has no "{name:.40}"; there are: {", ".join(options)}'


def _named_edition(request: Request, options: dict[str, Any]) -> dict[str, str]:
    """The edition that a request names beside its options; they may name the same."""
    if "edition" not in request:
        return {}
    edition = request["edition"]
    if options.get("edition", edition) != edition:
        raise Refusal(BAD_SETUP, "two different editions are asked for")
    return {"edition": edition}
