"""What each request of the seat protocol does; the state changes only when it succeeds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from stupor.ai.bot import finish
from stupor.ai.levels import UnknownKind
from stupor.engine.codec import SCHEMA
from stupor.engine.decision import Decision
from stupor.engine.errors import GAME_OVER, BadData, IllegalOption
from stupor.engine.events import redact
from stupor.engine.game import Game
from stupor.engine.notation import Option, key_of, option_of
from stupor.engine.variants import Variant
from stupor.games import registry
from stupor.match.journal import BadJournal, read
from stupor.match.preview import preview
from stupor.match.record_lines import CARRIED
from stupor.match.seats import HUMAN, Seat, bot_of, make_seat
from stupor.match.session import Session
from stupor.protocol import analysis
from stupor.protocol.forms import FORMS
from stupor.protocol.request import Request
from stupor.protocol.results import result_json
from stupor.protocol.review_report import review_answer
from stupor.protocol.wire import Refusal, decision_json, encode, event_json
from stupor.puzzles.puzzle import Puzzle

Answer = dict[str, Any]
BAD_SETUP: Final = "bad-setup"
BAD_STATE: Final = "bad-state"
BAD_JOURNAL: Final = "bad-journal"
UNKNOWN_GAME: Final = "unknown-game"
UNKNOWN_LEVEL: Final = "unknown-level"
UNKNOWN_PUZZLE: Final = "unknown-puzzle"
UNDO_REFUSED: Final = "undo-refused"
ILLEGAL: Final = "illegal-choice"
GAME_IS_OVER: Final = "game-over"
NOT_OVER: Final = "not-over"


class Door:
    """The games that one program plays through the text door."""

    def __init__(
        self,
        spec: Game,
        usual: Mapping[str, Any] | None = None,
        puzzles: Callable[[str], Sequence[Puzzle]] = lambda name: (),
    ) -> None:
        """Open it; a new game is of the usual kind, with the usual options, unless it is named.

        `puzzles` finds those of a game by its name.
        """
        self._spec = spec
        self._puzzles = puzzles
        self._usual = usual or {}
        self._games: dict[str, Session] = {}
        self._opened = 0
        #: Games that began with a position from outside: it may lead the rules astray.
        self._foreign: set[str] = set()
        self._requests: dict[str, Callable[[Request], Answer]] = {
            "games": self._list,
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
            "fork": self._fork,
            "imagine": self._imagine,
            "close": self._close,
            "judge": lambda request: analysis.judged(self._session(request)),
            "turns": self._turns,
            "puzzle": self._puzzle,
            "review": self._review,
        }

    def answer(self, fields: dict[str, Any]) -> Answer:
        """The answer to a request, without its id; Refusal when there is none."""
        request = Request(fields, self._named_game(fields).variants)
        try:
            return self._requests[request.do](request)
        except Refusal:
            raise
        except Exception as error:
            if "game" not in request or request["game"] not in self._foreign:
                raise
            told = f"the loaded position is inconsistent: {type(error).__name__}: {error}"
            raise Refusal(BAD_STATE, told) from error

    def _named_game(self, fields: Mapping[str, Any]) -> Game:
        """The game that a new one is to be of, or the usual one."""
        name = fields.get("name") if fields.get("do") in ("new", "puzzle") else None
        return self._find(name, BAD_SETUP) if type(name) is str else self._spec

    def _find(self, name: object, code: str) -> Game:
        """The game of that name; None is the usual one."""
        if name is None or name == self._spec.id:
            return self._spec
        try:
            return registry.get(name if isinstance(name, str) else str(name)[:40])
        except BadData as error:
            raise Refusal(code, str(error)) from None

    def _list(self, request: Request) -> Answer:
        return {"games": [game_json(registry.get(name)) for name in registry.names()]}

    def _new(self, request: Request) -> Answer:
        game, players = self._find(request["name"], BAD_SETUP), request["players"]
        if players not in game.seats:
            fewest, most = game.seats[0], game.seats[-1]
            raise Refusal(BAD_SETUP, f"{players} players cannot play; {fewest} to {most} can")
        try:
            options = self._options(game, request)
            session = Session.new(game, _chairs(game, players), request["seed"], options)
        except BadData as error:
            raise Refusal(BAD_SETUP, str(error)) from None
        return self._open(session)

    def _options(self, game: Game, request: Request) -> Answer:
        """The options of a new game: the usual ones, those that are asked for, and where."""
        options = request["options"]
        _check_known(options, [variant.name for variant in game.variants])
        noted = [variant for variant in game.variants if variant.noted]
        usual = {variant.name: variant.default for variant in noted}
        beside = {v.name: request[v.name] for v in noted if v.name in request}
        for name, value in beside.items():
            if options.get(name, value) != value:
                raise Refusal(BAD_SETUP, f"two different {name}s are asked for")
        return {**(self._usual if game is self._spec else {}), **usual, **options, **beside}

    def _load(self, request: Request) -> Answer:
        position = request["state"]
        game = self._find(position["game"], BAD_STATE) if "game" in position else self._spec
        if "schema" in request and request["schema"] != position.get("schema"):
            raise Refusal(BAD_STATE, "two different schemas are named")
        try:
            state = game.rules.load(position)
            session = Session.load(game, _chairs(game, state.seats), position)
            # every choice is tried once, so that a damaged position is noticed now
            self._choices(session)
            return self._open(session, foreign=True)
        except BadData as error:
            raise Refusal(BAD_STATE, str(error)) from None
        except Exception as error:
            raise Refusal(BAD_STATE, f"the position is inconsistent: {error}") from None

    def _replay(self, request: Request) -> Answer:
        journal = request["journal"]
        try:
            header, _ = read(journal)
            game = self._find(header.get("game"), BAD_JOURNAL)
            for variant in game.variants:
                if variant.name in header and not (variant.noted or variant.name in CARRIED):
                    told = f'"{variant.name}" of the first line belongs in its "options"'
                    raise BadJournal(told)
            players = header.get("seats")
            if type(players) is not int or not 0 < players <= game.seats[-1]:
                most = game.seats[-1]
                raise BadJournal(f"the first line must name 1 to {most} seats, not {players!r:.40}")
            session = Session.replay(game, _chairs(game, players), journal)
            return self._open(session, foreign="state" in header)
        except (BadJournal, BadData) as error:
            raise Refusal(BAD_JOURNAL, str(error)) from None

    def _state(self, request: Request) -> Answer:
        session = self._session(request)
        position = {**session.rules.dump(session.state), "game": session.spec.id}
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
            bot = bot_of(level, session.spec, 0)
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

    def _fork(self, request: Request) -> Answer:
        session = self._session(request)
        chairs = _chairs(session.spec, session.state.seats)
        return self._open(session.branch(session.ply, chairs), request["game"] in self._foreign)

    def _imagine(self, request: Request) -> Answer:
        session = self._session(request)
        seat = request.seat(session.state.seats)
        position = analysis.imagined(session, seat or 0, request["seed"])
        return self._opened_at(session.spec, position, request["game"] in self._foreign)

    def _opened_at(self, game: Game, position: Mapping[str, Any], foreign: bool) -> Answer:
        seats = len(game.rules.scores(game.rules.load(position)))
        return self._open(Session.load(game, _chairs(game, seats), position), foreign)

    def _close(self, request: Request) -> Answer:
        self._session(request)
        del self._games[request["game"]]
        self._foreign.discard(request["game"])
        return {"closed": request["game"]}

    def _turns(self, request: Request) -> Answer:
        return analysis.turns(self._session(request), request["most"], request["top"])

    def _puzzle(self, request: Request) -> Answer:
        game = self._find(request["name"], BAD_SETUP)
        puzzles = self._puzzles(game.id)
        if "puzzle" not in request:
            return {"puzzles": [analysis.told(one) for one in puzzles]}
        one = next((each for each in puzzles if each.id == request["puzzle"]), None)
        if one is None:
            raise Refusal(UNKNOWN_PUZZLE, f"there is no puzzle {request['puzzle']!r:.60}")
        return {"puzzle": analysis.told(one), **self._opened_at(game, one.state, False)}

    def _review(self, request: Request) -> Answer:
        session = self._session(request)
        try:
            return review_answer(session, request.seat(session.state.seats) or 0, request["seed"])
        except BadData as error:
            raise Refusal(NOT_OVER, str(error)) from None

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
        return {**self._named(session, option), "preview": [event_json(event) for event in shown]}

    def _named(self, session: Session, option: Option) -> Answer:
        return {"key": key_of(option), "text": session.rules.text(session.state, option)}


def _check_known(asked: Iterable[str], options: Collection[str]) -> None:
    """Refuse what is no option of a new game, and say where it belongs."""
    for name in asked:
        if name in options:
            continue
        if name in FORMS["new"].names:
            raise Refusal(BAD_SETUP, f'"{name}" belongs beside "options", not in it')
        there = ", ".join(options)
        raise Refusal(BAD_SETUP, f'"options" has no "{name:.40}"; there are: {there}')


def _chairs(game: Game, players: int) -> list[Seat]:
    return [make_seat(HUMAN, game, 0) for _ in range(players)]


def game_json(game: Game) -> dict[str, Any]:
    """A game by name and title, for how many it is, and what can be agreed on before it."""
    return {
        "name": game.id,
        "title": game.title,
        "seats": list(game.seats),
        "variants": [variant_json(variant) for variant in game.variants],
    }


def variant_json(variant: Variant) -> dict[str, Any]:
    """A variant with its values and the usual one; what it does not have is left out."""
    more = {
        "each": [value.key for value in variant.each],
        "seats": list(variant.seats),
        "needs": dict([variant.needs]) if variant.needs else {},
        "bars": list(variant.bars),
    }
    return {
        "name": variant.name,
        "values": list(variant.keys),
        "usual": variant.default,
        "meaning": variant.tip,
        **{name: value for name, value in more.items() if value},
    }
