"""Pieces in flight for the frames that are measured."""

from stupor.render.items import Item, Picture

#: An End Phase: five cards are drawn while pieces of the House come and go.
FLIGHTS = [
    *[("card/back", (148, 208))] * 5,
    *[("cube/stone-1", (44, 45))] * 3,
    *[("coin/1", (44, 44))] * 2,
    *[("ship/red", (100, 86))] * 1,
    *[("specialist/blue", (64, 78))] * 1,
]


def held(key: str, x: float, y: float, sprite: str, size: tuple[int, int]) -> list[Item]:
    """A piece in flight and its shadow."""
    rect = (x, y, *size)
    return [
        Picture(f"bench{key}.shadow", 600, rect, f"{sprite}.shadow", angle=4),
        Picture(f"bench{key}", 610, rect, sprite, angle=4),
    ]
