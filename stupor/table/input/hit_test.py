"""What lies under the pointer: rectangles of everything that a gesture names."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from math import dist
from typing import Final

from stupor.stage.affordance import Affordances
from stupor.stage.game_ui import GameUI
from stupor.stage.geometry import Point, centre, inside
from stupor.stage.items import Rect
from stupor.stage.node import Node
from stupor.stage.plaque import Plaque
from stupor.stage.view import View

#: Drop zones are larger than what is drawn, by so many units of the page.
MARGIN: Final = 12.0
#: So many units beside a thing it is taken up all the same.
BESIDE: Final = 6.0


class HitTest:
    """Where the sources, targets and buttons of one moment are."""

    def __init__(
        self, ui: GameUI[View], view: View, affordances: Affordances, made: Sequence[Plaque] = ()
    ) -> None:
        """Look at a view of the true table, never at what is still on its way."""
        self.ui = ui
        self.view = view
        self.affordances = affordances
        self.plaques = {plaque.name: plaque for plaque in made}
        self._known: dict[str, Node | None] = {}

    def set_passing(self, passing: bool) -> None:
        """Know whether the seal would pass; nothing lies elsewhere for that."""
        if self.view.passing != passing:
            self.view = replace(self.view, passing=passing)

    def node(self, name: str) -> Node | None:
        """A piece, a place, a button or a plaque."""
        if name not in self._known:
            self._known[name] = self._find(name)
        return self._known[name]

    @cached_property
    def nodes(self) -> Sequence[Node]:
        """Everything on the page that has a name, the uppermost first."""
        return self.ui.layout.nodes(self.view)

    @cached_property
    def _middles(self) -> Mapping[tuple[float, float], Sequence[Point]]:
        """The middles of everything that has a name, by its size."""
        found = defaultdict[tuple[float, float], list[Point]](list)
        for node in self.nodes:
            found[node.rect[2:]].append(centre(node.rect))
        return found

    def rect(self, name: str) -> Rect | None:
        """Its rectangle."""
        node = self.node(name)
        return node.rect if node is not None else None

    def in_hand(self, name: str) -> bool:
        """Whether this is a card of the hand of the one who looks."""
        node = self.node(name)
        return node is not None and node.in_hand

    def raised(self, name: str) -> Rect | None:
        """Where such a card lies while the pointer is on it."""
        node = self.node(name)
        return node.raised if node is not None else None

    def own_plaque(self, name: str) -> bool:
        """Whether this is a plaque that hangs on the table, and lights its own rim."""
        return name in self.plaques and self.plaques[name].own is not None

    def source_at(self, point: Point) -> str:
        """The uppermost thing under a point that may be picked up, or nothing."""
        return max(self._under(self.affordances.sources(), point), key=self._height, default="")

    def source_beside(self, point: Point) -> str:
        """What may be picked up and lies just beside a point, the nearest, or on its plate."""
        sources = self.affordances.sources()
        plates = {s: node.plate for s in sources if (node := self.node(s)) and node.plate}
        on = next((s for s, plate in plates.items() if inside(plate, point)), "")
        return on or self._nearest(sources, point, BESIDE)

    def target_at(self, point: Point, pick: str, mode: str) -> str:
        """The target under a point; where two grown zones meet, the nearer centre wins.

        Nothing where the point lies well within another place of that size, such as the next space.
        """
        found = self._nearest(self.affordances.targets(pick, mode), point, MARGIN)
        return "" if found and self._in_another(found, point) else found

    def _in_another(self, name: str, point: Point) -> bool:
        """Whether a point is clearly nearer to the middle of another place of the same size."""
        place = self.node(name)
        if place is None or place.aim is not None:
            return False
        nearer = dist(centre(place.rect), point) - MARGIN
        alike = self._middles.get(place.rect[2:], ()) if nearer > 0 else ()
        return any(dist(middle, point) < nearer for middle in alike)

    def place_at(self, point: Point, names: Iterable[str]) -> str:
        """Which of some places lies under a point."""
        return self._nearest(names, point, 0.0)

    def button_at(self, point: Point, always: Iterable[str] = ()) -> str:
        """The button under a point; some buttons may be pressed at any time.

        A plaque that can be taken in the hand is none. Where two overlap, the upper one is meant,
        or else the nearer.
        """
        taken = self.plaques.keys() & {*self.affordances.sources()}
        names = (n for n in (*self.affordances.buttons(), *always) if n not in taken)
        hits = self._under(names, point)
        top = max(map(self._height, hits), default=(0, 0))
        return self._nearest([name for name in hits if self._height(name) == top], point, 0.0)

    def aim(self, name: str) -> Point | None:
        """Where a hand means a thing."""
        node = self.node(name)
        return None if node is None else node.aim or centre(node.rect)

    def grip(self, pick: str) -> Point | None:
        """A point where pressing takes hold of just this thing."""
        rect = self.rect(pick)
        if rect is None:
            return None
        for point in _spots(rect):
            if self.source_at(point) == pick:
                return point
        return None

    def spot(self, pick: str, drop: str, mode: str) -> Point | None:
        """A point where dropping means just this place."""
        rect = self.rect(drop)
        if rect is None:
            return None
        for point in _spots(rect):
            if self.target_at(point, pick, mode) == drop:
                return point
        return None

    def button_spot(self, button: str) -> Point | None:
        """A point where pressing means this button: nothing that can be taken lies over it."""
        aim, rect = self.aim(button), self.rect(button)
        if aim is None or rect is None or self.source_at(aim) in ("", button):
            return aim
        free = (p for p in _spots(rect) if not self.source_at(p) and self.button_at(p) == button)
        return next(free, aim)

    def _find(self, name: str) -> Node | None:
        """Plaques lie above all."""
        if name in self.plaques:
            return Node(name, self.plaques[name].rect, height=(2, 0))
        return self.ui.layout.node(self.view, name)

    def _under(self, names: Iterable[str], point: Point) -> list[str]:
        """Those that hold a point; a pointer that moves asks this of all in each frame."""
        (x, y), found = point, []
        for name in names:
            node = self._known[name] if name in self._known else self.node(name)
            if node is not None:
                left, top, wide, high = node.rect
                if left <= x < left + wide and top <= y < top + high:
                    found.append(name)
        return found

    def _nearest(self, names: Iterable[str], point: Point, margin: float) -> str:
        """The place about a point whose aim is nearest; a drag asks this of all in each frame."""
        (x, y), best, least = point, "", float("inf")
        for name in names:
            node = self._known[name] if name in self._known else self.node(name)
            if node is None:
                continue
            left, top, wide, high = node.rect
            if -margin <= x - left < wide + margin and -margin <= y - top < high + margin:
                aim = node.aim or centre(node.rect)
                distance = (aim[0] - x) ** 2 + (aim[1] - y) ** 2
                if distance < least:
                    best, least = name, distance
        return best

    def _height(self, name: str) -> tuple[int, int]:
        node = self.node(name)
        return node.height if node is not None else (0, 0)


def _spots(rect: Rect) -> list[Point]:
    x, y, w, h = rect
    shares = (0.5, 0.25, 0.12, 0.75, 0.88)
    return [(x + w * across, y + h * down) for down in shares for across in shares]
