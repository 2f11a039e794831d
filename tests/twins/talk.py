"""What two doors are asked: whole games with every request, and requests that are refused."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from stupor.ai.levels import LADDER
from stupor.engine.rng import SplitMix
from tests.damage import Vandal, doubled, junk, moved, nearly, renamed, swapped
from tests.soak import setup_of
from tests.support.playing import MOST_DECISIONS, boxes_of, every_box
from tests.twins.doors import Answer, Twins

#: Of so many choices one is preceded by a request of each kind.
RARITY: Final = {
    "_previews": 10, "_views": 12, "_undo": 15, "_refused": 15, "_advise": 60,
    "_position": 120, "_damaged": 50, "_record": 300,
}  # fmt: skip
#: Ranks that think for long are asked so many times more seldom.
SLOW: Final = {"baron": 6, "duke": 40, "emperor": 80}
#: Choices that are made in a game that began with a position.
FURTHER: Final = 3
DEEDS: Final = (junk, nearly, swapped, doubled, moved, renamed)


class Talk:
    """One game through both doors, as chance will have it."""

    def __init__(self, twins: Twins, game: str, seed: int) -> None:
        """Every number of seats in every box comes in turn."""
        self._twins, self._game, self._seed = twins, game, seed
        self._chance = SplitMix(seed)
        tasks = [(seats, box) for name, seats, box in every_box() if name == game]
        self._seats, box = tasks[seed % len(tasks)]
        self._options = setup_of(self._seats, seed, game) | boxes_of(game)[box]
        self._handle = ""

    def run(self, most: int = MOST_DECISIONS) -> None:
        """Play so many choices at most."""
        self._twins.ask("games")
        new = self._twins.ask(
            "new", name=self._game, players=self._seats, seed=self._seed, options=self._options
        )
        self._handle = new["game"]
        for _ in range(most):
            for name, rarity in RARITY.items():
                if self._chance.below(rarity) == 0:
                    aside: Callable[[], None] = getattr(self, name)
                    aside()
            if not self._choose(self._handle):
                break
        self._views()
        self._record()
        self._position()

    def _choose(self, game: str) -> bool:
        """Make a choice by chance; False at the end of the game."""
        legal = self._twins.ask("legal", game=game, preview=False)
        if not legal["ok"] or not legal["choices"]:
            return False
        choice = self._one(legal["choices"])
        seat = self._one([None, *range(self._seats)])
        return bool(self._twins.ask("choose", game=game, key=choice["key"], seat=seat)["ok"])

    def _previews(self) -> None:
        self._twins.ask("legal", game=self._handle)

    def _views(self) -> None:
        for seat in (None, *range(self._seats)):
            self._twins.ask("view", game=self._handle, seat=seat)

    def _undo(self) -> None:
        if self._twins.ask("undo", game=self._handle)["ok"]:
            self._twins.ask("legal", game=self._handle, preview=False)

    def _advise(self) -> None:
        level = self._one(["greedy", *LADDER])
        if self._chance.below(SLOW.get(level, 1)) == 0:
            self._twins.ask("advise", game=self._handle, level=level)

    def _position(self) -> None:
        told = self._twins.ask("state", game=self._handle)
        self._go_on(self._twins.ask("load", state=told["state"], schema=told["schema"]))

    def _damaged(self) -> None:
        told = self._twins.ask("state", game=self._handle)["state"]
        vandal = Vandal(self._game, self._chance.below(1 << 30))
        for _ in range(1 + self._chance.below(2)):
            with suppress(LookupError, TypeError, AttributeError):  # there may be nothing left
                self._one(DEEDS)(vandal, told)
        self._go_on(self._twins.ask("load", state=told))

    def _record(self) -> None:
        lines = self._twins.ask("journal", game=self._handle)["journal"]
        self._go_on(self._twins.ask("replay", journal=lines))
        cut = lines[: 1 + self._chance.below(len(lines))]
        self._go_on(self._twins.ask("replay", journal=cut))
        place = self._chance.below(len(lines))
        lines[place] = self._one([lines[self._chance.below(len(lines))], {}, 7, None])
        self._go_on(self._twins.ask("replay", journal=lines))

    def _go_on(self, opened: Answer) -> None:
        """Look at a game that began with a position or a record, and play on there."""
        if not opened["ok"]:
            return
        game = opened["game"]
        self._twins.ask("legal", game=game)
        self._twins.ask("view", game=game)
        for _ in range(FURTHER):
            self._choose(game)
        self._twins.ask("state", game=game)

    def _refused(self) -> None:
        do, fields = self._one(self._wrong())
        self._twins.ask(do, **fields)
        lines = (b"{", b"\xff", b"[]", b'{"do":1}', b'{"do":"new"}', b'{"id":NaN}', b"[" * 3000)
        self._twins.say(self._one(lines), "line")

    def _wrong(self) -> list[tuple[str, dict[str, Any]]]:
        game = self._handle
        return [
            ("choose", {"game": game, "key": "nonsense"}),
            ("choose", {"game": game, "key": "play:1:6:up"}),
            ("choose", {"game": game, "key": "end", "seat": 9}),
            ("choose", {"game": game}),
            ("legal", {"game": "g999"}),
            ("legal", {"game": game, "preview": 1}),
            ("view", {"game": game, "seat": -1}),
            ("view", {"game": game, "market": "easy"}),
            ("advise", {"game": game, "level": "pope"}),
            ("new", {"name": self._game, "players": 9}),
            ("new", {"name": "chess", "players": 2}),
            ("new", {"name": self._game, "players": 2, "options": {"figures": {"x": {"y": 1}}}}),
            ("load", {"state": {"schema": 1}}),
            ("load", {"state": {}}),
            ("replay", {"journal": []}),
            ("sing", {}),
        ]

    def _one(self, of: Any) -> Any:
        return of[self._chance.below(len(of))]
