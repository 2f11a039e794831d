"""The names of zones and pieces on the table, and who may see into a zone."""

from typing import Final

from stupor.games.stupor_mundi.ids import PATHS, START

HIDDEN: Final = ("deck", "pile", "under")
OWN: Final = ("hand", "down")


def seen_by(zone: str) -> tuple[int, ...] | None:
    """The seats that may see the faces in a zone; None means everybody."""
    name, _, rest = zone.partition(".")
    if name in HIDDEN:
        return ()
    if name in OWN:
        return (int(rest.partition(".")[0]),)
    return None


def workplace(space: int) -> str:
    """The zone of a Workplace space, path * 10 + number."""
    return "work.start" if space == START else f"work.{place(space)}"


def place(space: int) -> str:
    """A Workplace space as the players call it, such as a.3."""
    return f"{PATHS[space // 10 - 1]}.{space % 10}"


def city_space(name: str, index: int) -> str:
    """One of the ten Ally or card spaces of the Voyage Board."""
    return f"{name}.{index // 2}.{index % 2 + 1}"


def city(index: int) -> str:
    """The harbour of a city."""
    return f"city.{index}"
