"""The choices of the expansions as movements of the hand."""

from collections.abc import Iterator, Mapping
from typing import Final, Protocol

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.games.stupor_mundi.crusade.data import PAPAL
from stupor.games.stupor_mundi.face.docks.pieces import INSTEAD
from stupor.games.stupor_mundi.face.view import number_of
from stupor.games.stupor_mundi.ids import KIND_OF_SITE, SITE
from stupor.stage.affordance import Gesture
from stupor.stage.name import parsed


class Maker(Protocol):
    """Says how one option is done on the table."""

    def __call__(self, decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
        """All the ways."""


def _from(board: str, drop: str) -> Maker:
    """Take the thing on top of a board to a place of the one who is asked."""

    def make(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
        for piece in table.pieces(f"crusade.{board}")[-1:]:
            yield Gesture(option, piece, f"{drop}.{decision.seat}")

    return make


def _mantle(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    for piece in table.pieces("crusade.allies")[-1:]:
        yield Gesture(option, piece, f"ally.{decision.seat}.{option[1]}")


def _papal(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    """How the Structure is held says which of the own pieces it stands for."""
    _, site, piece = option
    kind = KIND_OF_SITE[SITE[str(site)]]
    same = [p for p in table.pieces("crusade.structures") if PAPAL[number_of(p)].kind == kind]
    for papal in same[:1]:
        yield Gesture(option, papal, f"castle.{decision.seat}.{site}", instead_of(piece))


def _imperial(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    _, site, piece, project = option
    drop = f"castle.{decision.seat}.{site}"
    yield Gesture(option, f"imperial.{project}", drop, instead_of(piece))


def _project(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    yield Gesture(option, f"project.{option[1]}", f"realm.{decision.seat}")


def instead_of(piece: object) -> str:
    """How a Papal or Imperial Structure is held that stands for that piece of the own."""
    return f"{INSTEAD}.{piece}"


def stands_for(mode: str) -> int:
    """The own piece that a Structure held like this stands for."""
    return parsed(mode).number


MAKERS: Final[Mapping[str, Maker]] = {
    "book": _from("library", "realm"),
    "supply": _from("harbour", "realm"),
    "knight": _from("knights", "hand"),
    "mantle": _mantle,
    "papal": _papal,
    "imperial": _imperial,
    "project": _project,
}
