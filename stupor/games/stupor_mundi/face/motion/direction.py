"""The director: in which way every event of the game is shown, and where gains come from."""

from typing import Final

from stupor.engine.events import COUNTER, GATHERED, MOVED, Event
from stupor.games.stupor_mundi import zones
from stupor.stage.choreographer import Manner
from stupor.stage.name import parsed

#: Seconds for which a Solo card is there to be read.
DECREE: Final = 3.4
#: Seconds of a building that lands in a castle, after it has come to its site.
LANDING: Final = 1.5
#: Way, seconds, gap to the next and height of the arc of every kind of piece.
MOVES: Final = {
    "card": Manner("fly", 0.34, 0.10, 26.0),
    "ally": Manner("fly", 0.42, 0.12, 22.0),
    "edict": Manner("fly", 0.42, 0.14, 14.0),
    "bonus": Manner("fly", 0.34, 0.12, 18.0),
    "token": Manner("fly", 0.30, 0.08, 10.0),
    "specialist": Manner("fly", 0.40, 0.14, 16.0),
    "structure": Manner("rise", LANDING, 0.45, 30.0),
    "ship": Manner("sail", 1.00, 0.30),
    "solo": Manner("decree", DECREE, DECREE),
    "book": Manner("fly", 0.55, 0.16, 26.0),
    "supply": Manner("fly", 0.60, 0.16, 26.0),
    "mantle": Manner("fly", 0.60, 0.18, 30.0),
    "papal": Manner("fly", 0.60, 0.20, 34.0),
    "imperial": Manner("fly", 0.60, 0.20, 34.0),
    "project": Manner("fly", 0.65, 0.20, 26.0),
}
#: An Ally who is summoned: a moment for the House that he comes to, a strip for the others.
ARRIVAL: Final = Manner("arrival", 1.9, 1.9, 22.0, theirs=0.9)
#: What goes along with another piece, and what only comes to light.
ALONG: Final = ("condition", "imperial")
DEAL: Final = Manner("fly", 0.40, 0.09, 34.0)
SHUFFLE: Final = Manner("shuffle", 0.50, 0.20, 20.0)
GOODS: Final = {
    "coins": Manner("goods", 0.62, 0.14),
    "grain": Manner("goods", 0.58, 0.12),
    "stone": Manner("goods", 0.58, 0.12),
    "vp": Manner("laurel", 0.95, 0.22),
}
#: What a full warehouse does not take, or gives away for something else.
LOST: Final = Manner("lost", 0.85, 0.16)
REPLACED: Final = "replaced"
NOTES: Final = {
    "issued": Manner("seal", 0.55, 0.30),
    "closed": Manner("closed", 0.90, 0.45),
    "income": Manner("income", 0.30, 0.10),
    "contributed": Manner("chip", 0.34, 0.14),
    "lost": LOST,
    "banned": Manner("turn", 1.10, 0.60),
    "completed": Manner("closed", 0.90, 0.40),
    "round": Manner("pause", 0.35, 0.35),
    "drafted": Manner("pause", 0.90, 0.90),
}
#: The crown that goes to the next House; nothing waits for it.
CROWN: Final = Manner("crown", 1.1)
#: Frederick's Palace: its own counters are seen to change.
PALACE: Final = Manner("count", 0.45, 0.10)


class Director:
    """Says how an event is shown; it remembers the last place each seat worked at."""

    def __init__(self) -> None:
        """Nobody has worked anywhere yet."""
        self._work: dict[int, str] = {}
        self._side: dict[int, str] = {}
        #: Where something came from that may be about to come.
        self._latest: dict[int, str] = {}

    def direct(self, event: Event) -> Manner:
        """The way of one event."""
        self._remember(event)
        if event.kind == MOVED:
            return self._move(event)
        if event.kind == GATHERED:
            return SHUFFLE
        if event.kind == COUNTER:
            return self._count(event)
        manner = NOTES.get(event.kind, Manner())
        if manner is LOST:
            return manner._replace(source=self._latest.get(event.who, ""))
        return manner._replace(target=self._place(event)) if manner.name else manner

    def _move(self, event: Event) -> Manner:
        piece, source, target = map(str, event.args)
        if parsed(source).kind == "deck" and parsed(target).kind == "hand":
            return DEAL
        kind = parsed(piece).kind
        if kind == "ally" and parsed(target).kind == "ally":
            return ARRIVAL
        if kind in ALONG and parsed(target).kind != "over":
            return Manner()
        if parsed(target).kind == "done" or source == "pile.supply":
            return Manner()
        return MOVES.get(kind, MOVES["edict" if "edict" in source + target else "card"])

    def _count(self, event: Event) -> Manner:
        name, _, delta, reason = event.args
        what = parsed(str(name)).kind
        if name == "first" and delta:
            return CROWN
        if not delta or what not in GOODS:
            return PALACE if what == "f" and delta else Manner()
        if reason == REPLACED and int(delta) < 0:
            return LOST._replace(prompt=True)
        manner = GOODS[what]
        place = self._latest[event.who] = self._source(event.who, str(reason))
        if int(delta) < 0:
            return manner._replace(target=place, prompt=True)
        return manner._replace(source=place)

    def _source(self, who: int, reason: str) -> str:
        if reason == "castle":
            return self._side.get(who, f"castle.{who}")
        if reason == "allies":
            return f"realm.{who}"
        if reason in ("market", "travel"):
            return {"market": f"trade.{who}", "travel": f"ship.{who}"}[reason]
        return self._work.get(who, "")

    def _remember(self, event: Event) -> None:
        place = _origin(event)
        if place:
            kept = self._side if event.kind == "income" else self._work
            kept[event.who] = self._latest[event.who] = place

    def _place(self, event: Event) -> str:
        who, args = event.who, event.args
        if event.kind == "issued":
            return f"active.{args[1]}"
        if event.kind in ("closed", "income"):
            return f"side.{who}.{args[0]}"
        if event.kind == "banned":
            return f"crusade.{args[0]}"
        if event.kind == "completed":
            return f"done.{who}"
        if event.kind == "contributed":
            return f"ally.{who}.{args[0]}"
        return ""


def _origin(event: Event) -> str:
    """The place from which things may come after an event, or nothing."""
    who, args = event.who, event.args
    if event.kind == "income":
        return f"side.{who}.{args[0]}"
    if event.kind == "played":
        return f"{'down' if args[2] == 'down' else 'slot'}.{who}.{args[1]}"
    if event.kind in ("issued", "rewarded"):
        return f"reward.{args[1] if event.kind == 'issued' else args[0]}"
    if event.kind == MOVED and str(args[0]).startswith(("structure.", "specialist.")):
        return str(args[2])
    if event.kind == MOVED and parsed(str(args[0])).kind == "bonus":
        return str(args[1])
    return ""


def faces_up(zone: str, viewer: int) -> bool:
    """Whether the one who looks sees the faces of what lies in a zone."""
    seen = zones.seen_by(zone)
    return seen is None or viewer in seen
