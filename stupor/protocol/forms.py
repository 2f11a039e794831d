"""Every request of the seat protocol: its fields, what each may hold, and what is answered.

Requests are checked by this table, and the page of `stupor serve --schema` is made from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from stupor.engine.variants import Variant


class Kind(NamedTuple):
    """What a field may hold: its words, and whether a value is of it."""

    words: str
    holds: Callable[[Any], bool]


def _is_whole(value: Any) -> bool:
    return type(value) is int


TEXT: Final = Kind("a text", lambda value: type(value) is str)
WHOLE: Final = Kind("a whole number", _is_whole)
COUNT: Final = Kind("a whole number, 0 or more", lambda v: v is None or (_is_whole(v) and v >= 0))
SEAT: Final = Kind("the number of a seat, or null", lambda v: v is None or _is_whole(v))
SOME: Final = Kind("a whole number, 1 or more", lambda value: _is_whole(value) and value > 0)
FLAG: Final = Kind("true or false", lambda value: type(value) is bool)
OBJECT: Final = Kind("an object", lambda value: type(value) is dict)
LIST: Final = Kind("a list", lambda value: type(value) is list)


class Field(NamedTuple):
    """A field of a request or of an answer; one that is not needed has a usual value."""

    name: str
    kind: Kind
    words: str
    needed: bool = True
    usual: Any = None


class Form(NamedTuple):
    """A request: what it is for, its fields, and what the answer to it holds."""

    words: str
    fields: tuple[Field, ...]
    answer: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the fields, those of every request first."""
        return ("id", "do", *(field.name for field in self.fields))


GAME: Final = Field("game", TEXT, "the handle that new, load or replay answered")
#: What is said of where a game stands, after everything that changes it.
STANDING: Final = ("decision", "over", "scores", "result")
#: The parts of an answer, by name.
ANSWERS: Final = {
    "games": "each with `name`, `title`, `seats` (how many can play) and `variants`: `name`, "
    "`values`, `usual`, `meaning` and, where it has any, `each` (what a list may hold), `seats`, "
    "`needs`, `bars`",
    "game": "the handle of the game, for all further requests",
    "view": "what the asked seat may know: `table` (zones and counters), `facts`, `decision`",
    "decision": "`seat`, `kind` and `source` (the clause) of what is to be chosen; null at the end",
    "over": "whether the game has ended",
    "scores": "at the end: victory points by seat",
    "result": "at the end: `winners` (seats); `tie_break`, null or the `seats` that were level on "
    "points, what was counted `by` then, their `counts`, and whether the victory is `shared`; "
    "`categories`, points by seat for each source; `reason`, why the game ended; `title`, in a "
    "solo game; `seal`, in a chapter: whether it was won",
    "seat": "whose decision or view it is; null at the end of the game",
    "kind": "what kind of decision it is; null at the end of the game",
    "choices": "each with its `key`, its `text` and the `preview`: the events up to the first "
    "secret or the next turn",
    "events": "what happened, in order: `kind`, `who`, `args`, `seen_by` (see the events below)",
    "level": "the computer that was asked",
    "ranking": "every choice, the best first: `key`, `text`, `value`",
    "state": "the whole position with all secrets, ready for load",
    "schema": "the version of the form of `state`",
    "journal": "the record of the game, ready for replay",
    "closed": "the handle, which is no longer valid",
    "worths": "what every seat may hope for, in the points of its judgement",
    "leads": "how far that is before the best rival's, by seat; alone in the unit of its review",
    "left": "how much of the game is left, in rounds or turns as the odds count it",
    "chances": "how likely every seat wins, from 0 to 1; for one alone there is none",
    "ends": "how many different ends the turn has",
    "turns": "each with its `line` of keys, the `points` then, and the `value` of its end",
    "puzzles": "each as `puzzle`",
    "puzzle": "`id`, `theme`, `level` (1 to 3), `seat`; `accepted` of `ends` reach the goal",
    "review": "`units`, each with what it gave away in `vp` and in chance (`p`), its `class`, the "
    "`line` played and a `better` one; `reveals` with the luck of each seat; `lost`, `given`, "
    "`luck` and `run_of_play`, the parts of the result",
}
REFUSED: Final = (
    '`"ok": false` and an `error` of `code`, `message` and, where a rule forbids it, `rule`; '
    "nothing has changed."
)
#: Why a request is refused, by code.
REFUSALS: Final = {
    "bad-json": "the line is not a JSON object",
    "unknown-request": "there is no such request",
    "bad-request": "a field is missing, misplaced, or of another type",
    "bad-setup": "no game can begin like this",
    "bad-state": "no game can reach this position; the field is named",
    "bad-journal": "the record cannot be replayed; the line is named",
    "unknown-game": "there is no game with that handle",
    "unknown-level": "there is no computer of that name",
    "unknown-puzzle": "there is no puzzle with that id",
    "too-much": "the turn has more positions than the field `most` allows",
    "undo-refused": "a secret was revealed, which the message names, or nothing was chosen yet",
    "illegal-choice": "the rules forbid it; `rule` says which",
    "game-over": "the game has ended",
    "not-over": "the game has not ended yet",
    "internal": "an error of the program",
}
FORMS: Final = {
    "new": Form(
        "begins a game",
        (
            Field("players", WHOLE, "how many play; 1 is the solo game"),
            Field("seed", WHOLE, "the same seed and choices make the same game", False, 0),
            Field("options", OBJECT, "the variants, see below", False, {}),
            Field("name", TEXT, "which game, as `games` answers it", False),
        ),
        ("game", "view", *STANDING),
    ),
    "load": Form(
        "begins a game from a position",
        (
            Field("state", OBJECT, "a position as `state` answers it"),
            Field("schema", WHOLE, "the version that `state` answered beside it", False),
        ),
        ("game", "view", *STANDING),
    ),
    "replay": Form(
        "replays a record",
        (Field("journal", LIST, "a record as `journal` answers it"),),
        ("game", "view", *STANDING),
    ),
    "legal": Form(
        "lists what can be chosen now",
        (GAME, Field("preview", FLAG, "true: every choice comes with its preview", False, True)),
        ("seat", "kind", "choices", "over"),
    ),
    "choose": Form(
        "makes a choice for the seat that has to decide",
        (
            GAME,
            Field("key", TEXT, "the key of one of the choices"),
            Field("seat", SEAT, "show the events as this seat may know them", False),
        ),
        ("events", *STANDING),
    ),
    "undo": Form("undoes the last choice", (GAME,), STANDING),
    "view": Form(
        "shows what a seat may know",
        (GAME, Field("seat", SEAT, "who looks; without it only the open table", False)),
        ("seat", "view"),
    ),
    "advise": Form(
        "lets a computer rank the choices",
        (
            GAME,
            Field("level", TEXT, "a level from page to emperor, and a persona", False, "greedy"),
            Field("ms", COUNT, "accepted, but levels think by budget, not by the clock", False),
        ),
        ("seat", "level", "ranking"),
    ),
    "state": Form("gives the whole position", (GAME,), ("state", "schema")),
    "journal": Form("gives the record of the game", (GAME,), ("journal",)),
    "fork": Form(
        "copies this game; both then go on separately", (GAME,), ("game", "view", *STANDING)
    ),
    "imagine": Form(
        "begins a game from a position that a seat cannot tell from the real one",
        (
            GAME,
            Field("seat", WHOLE, "the seat that imagines"),
            Field("seed", WHOLE, "the same seed imagines the same", False, 0),
        ),
        ("game", "view", *STANDING),
    ),
    "close": Form("forgets a game", (GAME,), ("closed",)),
    "judge": Form(
        "says what a computer thinks of the position",
        (GAME,),
        ("worths", "leads", "left", "chances"),
    ),
    "turns": Form(
        "lists the best turns, all different, of the seat that has to decide",
        (
            GAME,
            Field("most", SOME, "refuse a turn with more positions", False, 20_000),
            Field("top", SOME, "how many to list", False, 10),
        ),
        ("seat", "ends", "turns"),
    ),
    "puzzle": Form(
        "begins the position of a puzzle; without one it lists them",
        (
            Field("puzzle", TEXT, "its id", False),
            Field("name", TEXT, "of which game, as `games` answers it", False),
        ),
        ("puzzles", "puzzle", "game", "view", *STANDING),
    ),
    "review": Form(
        "looks back at a finished game; it takes a minute or two",
        (
            GAME,
            Field("seat", SEAT, "whose turns; without it the first", False),
            Field("seed", WHOLE, "the same seed finds the same", False, 1),
        ),
        ("review",),
    ),
    "games": Form("lists the games", (), ("games",)),
}


def form_of(do: str, variants: Iterable[Variant]) -> Form:
    """The form of a request to a game; what stands in its records by itself is a field of `new`."""
    form = FORMS[do]
    if do != "new":
        return form
    noted = (
        Field(variant.name, TEXT, f"the same as the option `{variant.name}`", False)
        for variant in variants
        if variant.noted
    )
    players, seed, *rest = form.fields
    return form._replace(fields=(players, seed, *noted, *rest))


def place_of(name: str, do: str, variants: Sequence[Variant]) -> str:
    """Where a field belongs that a request does not have."""
    if any(variant.name == name for variant in variants):
        return 'it belongs in "options"' + ("" if do == "new" else ' of "new"')
    homes = [f'"{other}"' for other, form in FORMS.items() if name in form.names]
    if homes:
        return f"it belongs to {', '.join(homes)}"
    return f"there are: {', '.join(form_of(do, variants).names)}"
