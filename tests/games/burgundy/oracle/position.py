"""A position as the text door tells it, in plain lists, with the questions that rules ask."""

from __future__ import annotations

from typing import Any

from tests.games.burgundy.oracle.board import Land, land
from tests.games.burgundy.oracle.tiles import what


def plain(value: Any) -> Any:
    """JSON of a position with tuples as lists."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        if value.get("@") == "tuple":
            return [plain(item) for item in value["items"]]
        return {name: plain(item) for name, item in value.items()}
    return value


def colour(goods: int) -> int:
    """The number that sells a goods tile: seven tiles of each."""
    return 1 + (goods - 1) // 7


class Position:
    """A position to ask and to change."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.s = plain(told)
        self.seats: int = self.s["seats"]
        self.players: list[dict[str, Any]] = self.s["players"]
        self.duchies: list[dict[str, Any]] = self.s["duchies"]
        self.alone = self.seats == 1

    def duchy(self, seat: int) -> dict[str, Any]:
        """What a seat, or its team, owns."""
        return self.duchies[self.players[seat]["duchy"]]

    def seats_of(self, duchy: dict[str, Any]) -> list[int]:
        """The seats that own a duchy."""
        return [seat for seat in range(self.seats) if self.duchy(seat) is duchy]

    def land(self, duchy: dict[str, Any]) -> Land:
        """The board of a duchy."""
        return land(duchy["board"])

    def asked(self) -> tuple[int, dict[str, Any]]:
        """Whom the agenda asks, and by which clause."""
        seat, clauses = self.s["agenda"][-1]
        return seat, clauses[0]

    def depot(self, number: int) -> list[int]:
        """The tiles in a numbered depot."""
        return [tile for tile in self.s["depots"][(number - 1) * 4 : number * 4] if tile != -1]

    def black(self) -> list[int]:
        """The tiles in the black depot."""
        return [tile for tile in self.s["black"] if tile != -1]

    def stored(self, seat: int) -> list[int]:
        """The tiles that a seat may place: its own, and those its team shares."""
        shared = self.s["shared"][self.players[seat]["duchy"]] if self.s["shared"] else []
        return [tile for tile in [*self.players[seat]["storage"], *shared] if tile != -1]

    def built(self, duchy: dict[str, Any]) -> list[int]:
        """The tiles in a duchy."""
        return [tile for tile in duchy["spaces"] if tile != -1]

    def covered(self, duchy: dict[str, Any]) -> set[int]:
        """The covered spaces."""
        return {space for space, tile in enumerate(duchy["spaces"]) if tile != -1}

    def powers(self, duchy: dict[str, Any]) -> set[int]:
        """The monasteries that count for a duchy: its own, and with shield 6 a guest's (B89)."""
        found = {what(tile).number for tile in self.built(duchy)}
        if 6 in duchy["shields"] and duchy["guest"] != -1:
            theirs = self.built(self.duchy(duchy["guest"]))
            found |= {what(tile).number for tile in theirs} - {27}
        return found - {0}

    def colours(self, duchy: dict[str, Any]) -> set[int]:
        """The colours of goods stored."""
        return {colour(goods) for goods in duchy["goods"]}

    def room_for(self, duchy: dict[str, Any], goods: int) -> bool:
        """Whether a goods tile finds a space: three colours, alone any number."""
        have = self.colours(duchy)
        return self.alone or colour(goods) in have or len(have) < 3
