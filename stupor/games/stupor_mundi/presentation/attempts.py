"""What a hand seems to have meant by a drop that is not offered, so that the rules can say no."""

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.games.stupor_mundi.presentation.gestures import ACTIONS, CITIES, city_of

STEPS = len(CITIES)


def attempt(decision: Decision, table: Table, pick: str, drop: str, mode: str) -> Option | None:
    """The option that would have been meant, or None when the movement means nothing at all."""
    kind, *parts = pick.split(".")
    place, *where = drop.split(".")
    number = where[-1] if where else ""
    if kind == "card" and place in ("slot", "action"):
        return _card(int(parts[0]), place, number, mode or "up")
    if kind == "card" and place == "hand":
        return ("purchase", int(parts[0]))
    if kind == "ship" and place == "city":
        here = city_of(table, pick) or 0
        steps = (int(number) - here) % STEPS
        return ("sail", steps) if steps else None
    if kind == "structure" and place == "castle" and number != "title":
        return ("build", number, int(parts[1]))
    if kind == "ally" and place == "ally":
        return ("summon", int(parts[0]), int(number))
    if kind == "specialist" and place == "work" and len(where) == 2:
        return ("promote", int(parts[1]), where[0])
    return None


def _card(card: int, place: str, number: str, mode: str) -> Option:
    if place == "slot":
        return ("play", card, int(number), mode)
    return (ACTIONS[int(number) - 1],)
