"""What a hand seems to have meant by a drop that is not offered, so that the rules can say no."""

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.games.stupor_mundi.face.gestures.offered import CITIES, PATH_ENDS, city_of
from stupor.games.stupor_mundi.face.gestures.offered_by_expansions import stands_for
from stupor.games.stupor_mundi.ids import ACTIONS, PALACE
from stupor.stage.affordance import Held
from stupor.stage.name import parsed

STEPS = len(CITIES)


def attempt(decision: Decision, table: Table, held: Held, drop: str) -> Option | None:
    """The option that would have been meant, or None when the movement means nothing at all."""
    pick, mode = held
    kind, *parts = parsed(pick).words
    place, *where = parsed(drop).words
    number = where[-1] if where else ""
    if kind == "card" and place in ("slot", "action"):
        return _card(int(parts[0]), place, number, mode or "up")
    if kind == "card" and place == "hand" and pick not in table.pieces(drop):
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
    if kind == "bonus" and place == "work" and len(where) == 2:
        return ("bonus", int(parts[0]))
    if kind == "papal" and place == "castle" and number != "title":
        return ("papal", number, stands_for(mode))
    if kind == "imperial" and place == "castle" and number != "title":
        return ("imperial", number, stands_for(mode), int(parts[0]))
    if kind == "mantle" and place == "ally":
        return ("mantle", int(number))
    if kind == "icon" and place == "stage":
        return (where[-1], where[0])
    if kind == "edict" and place == "active":
        return ("next", next((row for row in (1, 2, 3) if pick in table.pieces(f"next.{row}")), 0))
    return None


def _card(card: int, place: str, number: str, mode: str) -> Option:
    if place == "slot":
        return ("play", card, int(number), mode)
    return (ACTIONS[int(number) - 1],)


def known_places(seat: int, kind: str = "") -> list[str]:
    """Everything on the table that a hand might aim at while it is asked that kind of question."""
    if kind == "icon":
        return [f"stage.{icon}.{way}" for icon in PALACE for way in ("add", "remove")]
    sites = [f"castle.{seat}.{k}{n}" for k in "tw" for n in range(1, 6)]
    return [
        *(f"slot.{seat}.{n}" for n in range(1, 7)),
        *(f"action.{n}" for n in range(1, 6)),
        *(f"ally.{seat}.{n}" for n in range(1, 6)),
        *(f"city.{n}" for n in range(5)),
        *sites,
        *(f"castle.{seat}.{name}" for name in ("hand", "spears", "slot")),
        *(f"work.{path}.{n}" for path, last in PATH_ENDS.items() for n in range(1, last + 1)),
        *(f"active.{row}" for row in (1, 2, 3)),
        f"hand.{seat}",
    ]
