"""Whole games at a table, and what is wrong with the words of each kind of question in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from stupor.app import App
from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.items import Label
from stupor.table.scene import TableScene
from tests.games.stupor_mundi.face.moments import play_until
from tests.support.layout_check import problems


def open_game(
    app: App, game: str, names: Sequence[str], seed: int, box: Mapping[str, object]
) -> TableScene:
    """A new game of one person and others who play at random."""
    app.use_game(game)
    spec = get(game)
    kinds = ["human", *["random"] * (len(names) - 1)]
    chairs = [make_seat(kind, spec, seed + n) for n, kind in enumerate(kinds)]
    for chair, name in zip(chairs, names, strict=True):
        chair.name = name
    scene = TableScene(Session.new(spec, chairs, seed, dict(box)))
    app.stack.reset(scene)
    return scene


def met(
    app: App, scene: TableScene, may_be_cut: Callable[[], Callable[[Label], bool]]
) -> tuple[set[str], list[str]]:
    """The kinds of questions that a game asks its person, and what is wrong with their words."""
    seen: set[str] = set()
    wrong: list[str] = []

    def new(table: TableScene) -> bool:
        asked = table.flow.decision
        return asked is not None and asked.kind not in seen

    while play_until(scene, new):
        assert scene.flow.decision is not None
        kind = scene.flow.decision.kind
        seen.add(kind)
        app.step()
        wrong += [f"{kind}: {found}" for found in problems(app, may_be_cut())]
    return seen, wrong
