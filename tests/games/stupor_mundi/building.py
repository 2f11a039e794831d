"""How the tests of the Castle build and look at it."""

from stupor.games.stupor_mundi.effects.build import Build
from tests.games.stupor_mundi.scenario import RULES, Scenario

#: What may be asked while an Edict is Issued.
EDICT_QUESTIONS = ("edict", "resource", "store", "icon", "refill")


def building(game: Scenario, **owned: int) -> Scenario:
    """Seat 0 owns this and takes a Build action."""
    return game.owns(**owned).again(Build())


def fact(game: Scenario, name: str) -> object:
    """A derived number of seat 0."""
    return RULES.facts(game.s, 0)[f"{name}.0"]


def piece_for(site: str, game: Scenario) -> int:
    """The first normal piece on the board that fits a site."""
    order = {"t": (0, 2), "w": (4, 6)}.get(site[0] if site[1:].isdigit() else "", (8, 9))
    return next(piece for piece in order if game.player().pieces >> piece & 1)


def issue_all(game: Scenario) -> int:
    """Work off all Edict questions, always with the first answer; how many were Issued."""
    before = len(game.player().issued)
    while game.asks != "end":
        assert game.asks in EDICT_QUESTIONS, f"unexpected: {game.asks}"
        game.does(game.offers[0])
    return len(game.player().issued) - before
