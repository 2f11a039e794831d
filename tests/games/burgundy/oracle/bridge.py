"""The bridge as a row of stacks, the upper piece the earlier one."""

from __future__ import annotations

from tests.games.burgundy.oracle.position import Position

LAST = 6


class Bridge:
    """Who stands where, each stack from the top."""

    def __init__(self, p: Position) -> None:
        self.on_top: int = p.s["on_top"]
        self.stacks: list[list[int]] = [[] for _ in range(LAST + 1)]
        for seat in p.s["order"]:
            self.stacks[p.players[seat]["step"]].append(seat)

    def cross(self, who: int) -> None:
        """One space on, on top of those who stand there (B9, B32)."""
        here = next(step for step, stack in enumerate(self.stacks) if who in stack)
        self.stacks[here].remove(who)
        self.stacks[min(here + 1, LAST)].insert(0, who)
        self.lift()

    def settle(self, who: int) -> None:
        """Monastery 27: this piece stays on top of its stack (B55)."""
        self.on_top = who
        self.lift()

    def lift(self) -> None:
        """The piece of monastery 27 comes to the top."""
        for stack in self.stacks:
            if self.on_top in stack:
                stack.remove(self.on_top)
                stack.insert(0, self.on_top)

    def order(self) -> list[int]:
        """The seats as the bridge is read, the earliest first."""
        return [seat for stack in reversed(self.stacks) for seat in stack]
