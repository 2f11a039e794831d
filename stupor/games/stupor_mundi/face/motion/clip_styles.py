"""Clip styles: how every event of the game is shown, and where gains come from."""

from typing import Final

from stupor.engine.events import COUNTER, GATHERED, MOVED, Event
from stupor.games.stupor_mundi import zones
from stupor.stage.choreographer import ClipStyle
from stupor.stage.name import parsed

#: Seconds for which a Solo card is there to be read.
DECREE: Final = 3.4
#: Seconds of a building that lands in a castle, after it has come to its site.
LANDING: Final = 1.5
#: Way, seconds, gap to the next and height of the arc of every kind of piece.
MOVES: Final = {
    "card": ClipStyle("fly", 0.34, 0.10, 26.0),
    "ally": ClipStyle("fly", 0.42, 0.12, 22.0),
    "edict": ClipStyle("fly", 0.42, 0.14, 14.0),
    "bonus": ClipStyle("fly", 0.34, 0.12, 18.0),
    "token": ClipStyle("fly", 0.30, 0.08, 10.0),
    "specialist": ClipStyle("fly", 0.40, 0.14, 16.0),
    "structure": ClipStyle("rise", LANDING, 0.45, 30.0),
    "ship": ClipStyle("sail", 1.00, 0.30),
    "solo": ClipStyle("decree", DECREE, DECREE),
    "book": ClipStyle("fly", 0.55, 0.16, 26.0),
    "supply": ClipStyle("fly", 0.60, 0.16, 26.0),
    "mantle": ClipStyle("fly", 0.60, 0.18, 30.0),
    "papal": ClipStyle("fly", 0.60, 0.20, 34.0),
    "imperial": ClipStyle("fly", 0.60, 0.20, 34.0),
    "project": ClipStyle("fly", 0.65, 0.20, 26.0),
}
#: An Ally who is summoned: a moment for the House that he comes to, a strip for the others.
ARRIVAL: Final = ClipStyle("arrival", 1.9, 1.9, 22.0, rival_seconds=0.9)
#: What goes along with another piece, and what only comes to light.
ALONG: Final = ("condition", "imperial")
DEAL: Final = ClipStyle("fly", 0.40, 0.09, 34.0)
SHUFFLE: Final = ClipStyle("shuffle", 0.50, 0.20, 20.0)
GOODS: Final = {
    "coins": ClipStyle("goods", 0.62, 0.14),
    "grain": ClipStyle("goods", 0.58, 0.12),
    "stone": ClipStyle("goods", 0.58, 0.12),
    "vp": ClipStyle("laurel", 0.95, 0.22),
}
#: What a full warehouse does not take, or gives away for something else.
LOST: Final = ClipStyle("lost", 0.85, 0.16)
REPLACED: Final = "replaced"
NOTES: Final = {
    "issued": ClipStyle("seal", 0.55, 0.30),
    "closed": ClipStyle("closed", 0.90, 0.45),
    "income": ClipStyle("income", 0.30, 0.10),
    "contributed": ClipStyle("chip", 0.34, 0.14),
    "lost": LOST,
    "banned": ClipStyle("turn", 1.10, 0.60),
    "completed": ClipStyle("closed", 0.90, 0.40),
    "round": ClipStyle("pause", 0.35, 0.35),
    "drafted": ClipStyle("pause", 0.90, 0.90),
}
#: The crown that goes to the next House; nothing waits for it.
CROWN: Final = ClipStyle("crown", 1.1)
#: Frederick's Palace: its own counters are seen to change.
PALACE: Final = ClipStyle("count", 0.45, 0.10)


class ClipStyles:
    """Says how an event is shown; it remembers the last place each seat worked at."""

    def __init__(self) -> None:
        """Nobody has worked anywhere yet."""
        self._work: dict[int, str] = {}
        self._side: dict[int, str] = {}
        #: Where something came from that may be about to come.
        self._latest: dict[int, str] = {}

    def style_of(self, event: Event) -> ClipStyle:
        """The style of one event."""
        self._remember(event)
        if event.kind == MOVED:
            return self._move(event)
        if event.kind == GATHERED:
            return SHUFFLE
        if event.kind == COUNTER:
            return self._count(event)
        style = NOTES.get(event.kind, ClipStyle())
        if style is LOST:
            return style._replace(source=self._latest.get(event.who, ""))
        return style._replace(target=self._place(event)) if style.name else style

    def _move(self, event: Event) -> ClipStyle:
        piece, source, target = map(str, event.args)
        if parsed(source).kind == "deck" and parsed(target).kind == "hand":
            return DEAL
        kind = parsed(piece).kind
        if kind == "ally" and parsed(target).kind == "ally":
            return ARRIVAL
        if kind in ALONG and parsed(target).kind != "over":
            return ClipStyle()
        if parsed(target).kind == "done" or source == "pile.supply":
            return ClipStyle()
        return MOVES.get(kind, MOVES["edict" if "edict" in source + target else "card"])

    def _count(self, event: Event) -> ClipStyle:
        name, _, delta, reason = event.args
        what = parsed(str(name)).kind
        if name == "first" and delta:
            return CROWN
        if not delta or what not in GOODS:
            return PALACE if what == "f" and delta else ClipStyle()
        if reason == REPLACED and int(delta) < 0:
            return LOST._replace(prompt=True)
        style = GOODS[what]
        place = self._latest[event.who] = self._source(event.who, str(reason))
        if int(delta) < 0:
            return style._replace(target=place, prompt=True)
        return style._replace(source=place)

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
