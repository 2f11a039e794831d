"""What a review of a finished game says: its turns, what came to light, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from stupor.engine.review_params import UNITS, VP, Unit
from stupor.match.review_reading import Field, a_list, numbers, opened, texts

FORMAT: Final = "stupor-review"
VERSION: Final = 1

#: What a turn is called by what it gave away; a game says where each begins.
FINE: Final = "fine"
SLIP: Final = "slip"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
#: The game was won or lost already, before and after: no mark.
DECIDED: Final = "decided"
CLASSES: Final = (FINE, SLIP, MISTAKE, BLUNDER, DECIDED)
#: Classes that are only shown once other dealings have said the same.
MARKS: Final = (MISTAKE, BLUNDER)


@dataclass(frozen=True, slots=True)
class SecondLook:
    """What `n` fresh dealings say of a loss in points and chance, with the points' error."""

    n: int
    vp: float
    p: float
    error: float

    def as_json(self) -> dict[str, Any]:
        """As JSON values."""
        return {"n": self.n, "vp": self.vp, "p": self.p, "error": self.error}

    @classmethod
    def read(cls, value: Any) -> SecondLook:
        """What `as_json` wrote; BadData for anything else."""
        told = Field(value)
        return cls(told.count("n"), told.number("vp"), told.number("p"), told.number("error"))


@dataclass(frozen=True, slots=True)
class GradedTurn:
    """A seat's choices in a row, `ply` up to but without `end`, and what they gave away.

    `vp`, with its `error`, and `p` are points and chance behind the best line; alone there is no
    chance. Where fresh dealings were asked they stand in `second`, and `clear` says whether they
    agree. `line` is what was played, `better` the best line found, empty where there is none.
    """

    ply: int
    end: int
    round: int
    seat: int
    forced: bool
    vp: float
    p: float
    grade: str
    second: SecondLook | None = None
    clear: bool = False
    line: tuple[str, ...] = ()
    better: tuple[str, ...] = ()
    error: float = 0.0

    def asked_again(self, second: SecondLook, clear: bool, grade: str) -> GradedTurn:
        """The turn with what fresh dealings say of it."""
        return replace(self, second=second, clear=clear, grade=grade)

    @property
    def marked(self) -> bool:
        """Whether a mark is to be shown: a mistake or blunder that fresh dealings confirm."""
        return self.clear and self.grade in MARKS

    @property
    def unclear(self) -> bool:
        """Whether fresh dealings could not confirm what the first ones said."""
        return self.second is not None and not self.clear

    @property
    def waiting(self) -> bool:
        """Whether fresh dealings are still to be asked before anything may be said."""
        return self.second is None and self.grade in MARKS

    @property
    def lost(self) -> float:
        """The points to be shown: those of fresh dealings where there are any."""
        return self.vp if self.second is None else self.second.vp

    def as_json(self) -> dict[str, Any]:
        """As JSON values."""
        told: dict[str, Any] = {
            "ply": self.ply,
            "end": self.end,
            "round": self.round,
            "seat": self.seat,
            "forced": self.forced,
            "vp": self.vp,
            "error": self.error,
            "p": self.p,
            "class": self.grade,
        }
        if self.second is not None:
            told["confirmed" if self.clear else "unclear"] = self.second.as_json()
        return told | {"line": list(self.line), "better": list(self.better)}

    @classmethod
    def read(cls, value: Any) -> GradedTurn:
        """What `as_json` wrote; BadData for anything else."""
        told = Field(value)
        second = told.maybe("confirmed", SecondLook.read)
        doubt = told.maybe("unclear", SecondLook.read)
        return cls(
            told.count("ply"),
            told.count("end"),
            told.count("round"),
            told.count("seat"),
            told.truth("forced"),
            told.number("vp"),
            told.number("p"),
            told.word("class", CLASSES),
            second or doubt,
            second is not None,
            texts(told.value.get("line")),
            texts(told.value.get("better")),
            told.number("error"),
        )


@dataclass(frozen=True, slots=True)
class ThrowLuck:
    """One way that an open chance could have come out, in how many of all, and its luck in VP."""

    key: str
    weight: int
    vp: float

    def as_json(self) -> list[Any]:
        """As JSON values."""
        return [self.key, self.weight, self.vp]

    @classmethod
    def read(cls, value: Any) -> ThrowLuck:
        """What `as_json` wrote; BadData for anything else."""
        key, weight, vp = opened(value, 3)
        told = Field({"key": key, "weight": weight, "vp": vp})
        return cls(told.text("key"), told.count("weight"), told.number("vp"))


@dataclass(frozen=True, slots=True)
class Reveal:
    """What came to light with the choice at `ply`: the luck of each seat in VP, and its error.

    Where every outcome can be looked at the error is 0: `throws` has all, `fell` the key of what
    came.
    """

    ply: int
    pile: str
    vp: tuple[float, ...]
    error: float
    fell: str = ""
    throws: tuple[ThrowLuck, ...] = ()

    @property
    def exact(self) -> bool:
        """Whether all outcomes were looked at."""
        return bool(self.throws)

    def as_json(self) -> dict[str, Any]:
        """As JSON values."""
        told: dict[str, Any] = {"ply": self.ply, "pile": self.pile, "vp": list(self.vp)}
        told["error"] = self.error
        if self.throws:
            told |= {"fell": self.fell, "throws": [throw.as_json() for throw in self.throws]}
        return told

    @classmethod
    def read(cls, value: Any) -> Reveal:
        """What `as_json` wrote; BadData for anything else."""
        told = Field(value)
        return cls(
            told.count("ply"),
            told.text("pile"),
            numbers(told.value.get("vp")),
            told.number("error"),
            told.text("fell", ""),
            a_list(told.value.get("throws", []), ThrowLuck.read),
        )


@dataclass(frozen=True, slots=True)
class PointsSum:
    """Points over a whole game with their error, and the rank that usually has as many."""

    vp: float
    error: float
    like: str = ""

    def as_json(self) -> dict[str, Any]:
        """As JSON values."""
        told: dict[str, Any] = {"vp": self.vp, "error": self.error}
        return told | ({"like": self.like} if self.like else {})

    @classmethod
    def read(cls, value: Any) -> PointsSum:
        """What `as_json` wrote; BadData for anything else."""
        told = Field(value)
        return cls(told.number("vp"), told.number("error"), told.text("like", ""))


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game seen from one seat, as far as it has been looked at.

    `chance` has pairs of a choice's number and the chance to win before it, `leads` the same for
    the expected lead in VP; alone there is no chance, and a lead is one's own expected points. Both
    end with the finished game. `given` is what the best rival gave away. The lead at the end is
    `start` − `lost` + `given` + `luck` + `run_of_play`: what cannot be laid at anybody's door.
    `turning` are the plies of what mattered, the most first. All that is called VP is in `unit`.
    """

    game: str
    fingerprint: str
    seat: int
    seed: int
    complete: bool
    chance: tuple[tuple[int, float], ...] = ()
    leads: tuple[tuple[int, float], ...] = ()
    turns: tuple[GradedTurn, ...] = ()
    reveals: tuple[Reveal, ...] = ()
    lost: PointsSum | None = None
    given: PointsSum | None = None
    luck: PointsSum | None = None
    start: float = 0.0
    run_of_play: float = 0.0
    turning: tuple[int, ...] = ()
    unit: Unit = VP

    def of(self, seat: int) -> tuple[GradedTurn, ...]:
        """The turns of one seat, in order."""
        return tuple(turn for turn in self.turns if turn.seat == seat)

    def as_json(self) -> dict[str, Any]:
        """As JSON values."""
        sums = {"lost": self.lost, "given": self.given, "luck": self.luck}
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "fingerprint": self.fingerprint,
            "seat": self.seat,
            "seed": self.seed,
            "complete": self.complete,
            "chance": [list(pair) for pair in self.chance],
            "leads": [list(pair) for pair in self.leads],
            "units": [turn.as_json() for turn in self.turns],
            "reveals": [reveal.as_json() for reveal in self.reveals],
            **{name: found.as_json() for name, found in sums.items() if found is not None},
            "start": self.start,
            "run_of_play": self.run_of_play,
            "turning": list(self.turning),
            **({} if self.unit == VP else {"unit": self.unit.name}),
        }

    @classmethod
    def read(cls, value: Any) -> Review:
        """What `as_json` wrote; BadData says what is wrong with anything else."""
        told = Field(value)
        told.word("format", (FORMAT,))
        told.same("version", VERSION)
        return cls(
            told.text("game"),
            told.text("fingerprint"),
            told.count("seat"),
            told.count("seed"),
            told.truth("complete"),
            a_list(told.value.get("chance"), pair),
            a_list(told.value.get("leads"), pair),
            a_list(told.value.get("units"), GradedTurn.read),
            a_list(told.value.get("reveals"), Reveal.read),
            told.maybe("lost", PointsSum.read),
            told.maybe("given", PointsSum.read),
            told.maybe("luck", PointsSum.read),
            told.number("start"),
            told.number("run_of_play"),
            tuple(int(ply) for ply in numbers(told.value.get("turning"))),
            UNITS[told.word("unit", UNITS, VP.name)],
        )


def pair(value: Any) -> tuple[int, float]:
    """The number of a choice, and a figure."""
    ply, figure = opened(value, 2)
    told = Field({"ply": ply, "figure": figure})
    return told.count("ply"), told.number("figure")
