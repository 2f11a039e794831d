"""A thing on the table is one node: its name, where it lies, and when it is spoken of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Generic

from stupor.engine.record import record
from stupor.stage.geometry import Point, holds
from stupor.stage.items import Item, Rect
from stupor.stage.view import V

#: No seat.
NOBODY: Final = -1


@record
class Node:
    """A thing on the table that has a name."""

    name: str
    rect: Rect
    #: Only the ground below things: keyboards pass it by.
    ground: bool = False
    #: Explained only when asked, as grounds are, or since it says all itself.
    on_request: bool = False
    #: A card in the hand of the one who looks, and where it lies while the pointer is on it.
    in_hand: bool = False
    raised: Rect | None = None
    #: The higher of two things that may be taken lies over the other.
    height: tuple[int, int] = (0, 0)
    #: How large what is held is over it; None: as it is.
    held_size: tuple[float, float] | None = None
    #: Still to be shown as it will be: there is no light on it until then.
    unsettled: bool = False
    #: Where a hand that comes near means it; None: its middle.
    aim: Point | None = None
    #: A plate on which it lies: whoever presses there takes it, too.
    plate: Rect | None = None
    #: It has six sides, a corner above: the keyboard's ring follows them.
    six: bool = False


@record
class RivalPanel:
    """The panel of a rival; where it `stays`, a rival chosen once is kept in sight beside it."""

    seat: int = NOBODY
    stays: bool = False


@record
class RivalCloseup(Generic[V]):
    """A rival's boards seen close: what they lie over, how they look, their parts from above."""

    over: Rect
    paint: Callable[[V], list[Item]]
    nodes: Sequence[Node] = ()


def node_at(nodes: Iterable[Node], point: Point) -> Node | None:
    """The uppermost of some nodes under a point."""
    return next((node for node in nodes if holds(node.rect, point)), None)


def name_at(nodes: Iterable[Node], point: Point) -> str:
    """Its name, or nothing."""
    node = node_at(nodes, point)
    return node.name if node is not None else ""


def node_named(nodes: Iterable[Node], name: str, point: Point) -> Node | None:
    """The node of a name: the one under a point if there are several, else the uppermost."""
    found = [node for node in nodes if node.name == name]
    return node_at(found, point) or next(iter(found), None)
