"""The command `stupor train`: games against oneself, and a file of weights with its recipe."""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from stupor.ai.fingerprint import fingerprint
from stupor.arena.worker_pool import open_pool
from stupor.engine.errors import BadData
from stupor.engine.game import Game
from stupor.engine.judgement import Weights
from stupor.engine.school import School
from stupor.engine.variants import completed
from stupor.files.atomic_write import write_whole
from stupor.files.names import shown
from stupor.files.structured import TextProblem, from_json
from stupor.files.terminal import say
from stupor.files.untrusted import read_text
from stupor.training.curve import learning_curve
from stupor.training.self_play import STRAYS, Episode, SelfPlayTask, play_all, school_of

if TYPE_CHECKING:
    from stupor.training.checkpoint import Batch

#: Games between two updates of the weights.
BATCH: Final = 24
#: Smaller weights are noise.
LEAST: Final = 0.0005
#: What stands above the picture of a training.
CURVE: Final = "{}: how far judgements are from the end, in VP"
#: A weight is counted in points.
_HEAVIEST: Final = 10_000
_PARTS: Final = ("clock", "now", "later", "last")
_MOST_BYTES: Final = 2**26
MISSING: Final = "training needs numpy: pip install 'stupor[train]'"


def run_train(spec: Game, asked: Mapping[str, Any], options: argparse.Namespace) -> int:
    """Play batches of self-play games and write the weights after each of them."""
    school = school_of(spec)
    try:
        from stupor.training import checkpoint, td_learner
    except ImportError:
        raise BadData(MISSING) from None
    if options.players not in spec.seats:
        raise BadData(f"--players takes a number from {spec.seats[0]} to {spec.seats[-1]}")
    start, setup = _start(school, options.start), completed(spec.variants, asked)
    learner = td_learner.TdLearner(start, options.firm, school.most_rounds_left)
    fixed = {"lambda": td_learner.LAMBDA, "kept": td_learner.KEPT, "inertia": td_learner.INERTIA}
    recipe = _recipe(options, fixed, setup)
    digest = hashlib.sha256(repr(start).encode()).hexdigest()[:16]
    same = recipe | {"game": spec.id, "code": fingerprint(), "from": digest}
    batches = checkpoint.restore(options.checkpoint, same, learner) if options.checkpoint else []
    task = partial(SelfPlayTask, spec.id, options.players, width=options.width, options=setup)
    if batches:
        _write(options.out, school, learner.weights, recipe | _so_far(batches[-1]))
    pool, began = open_pool(options.jobs, options.dask), time.monotonic()
    for first in range(batches[-1].games if batches else 0, options.games, BATCH):
        episodes = play_all(pool, _batch(task, options.seed, first), learner.weights)
        batches.append(checkpoint.Batch(first + BATCH, learner.learn(episodes), *_mean(episodes)))
        _write(options.out, school, learner.weights, recipe | _so_far(batches[-1]))
        if options.checkpoint:
            checkpoint.save(options.checkpoint, same, batches, learner)
        _tell(batches[-1], time.monotonic() - began)
    _draw(options.curve, spec, batches)
    return 0


def _batch(task: Callable[[int], SelfPlayTask], seed: int, first: int) -> list[SelfPlayTask]:
    begin = seed * 10**6 + first
    return [task(number) for number in range(begin, begin + BATCH)]


def _draw(file: Path | None, spec: Game, batches: Sequence[Batch]) -> None:
    if file is not None:
        points = [(batch.games, batch.off) for batch in batches]
        write_whole(file, learning_curve(CURVE.format(spec.title), points).encode())


def _mean(episodes: Sequence[Episode]) -> tuple[float, float]:
    rounds = sum(episode.rounds for episode in episodes)
    best = sum(max(episode.scores) for episode in episodes)
    return rounds / len(episodes), best / len(episodes)


def _tell(batch: Batch, seconds: float) -> None:
    say(
        f"{batch.games:6} games, {seconds:6.0f} s: {batch.off:5.1f} VP off, "
        f"{batch.rounds:4.1f} rounds, best {batch.best:5.1f} VP",
        flush=True,
    )


def _so_far(batch: Batch) -> dict[str, Any]:
    return {"games": batch.games, "off": round(batch.off, 2)}


def _recipe(
    options: argparse.Namespace, fixed: Mapping[str, Any], setup: Mapping[str, Any]
) -> dict[str, Any]:
    """The settings of a training, kept with its weights."""
    return {
        "players": options.players,
        "seed": options.seed,
        "width": options.width,
        "start": options.start.name if options.start else None,
        "batch": BATCH,
        **fixed,
        "strays": STRAYS,
        **({"options": setup} if setup else {}),
        **({"firm": options.firm} if options.firm != 1.0 else {}),
    }


def _start(school: School, file: Path | None) -> Weights:
    if file is None:
        return Weights((0.0,) * len(school.clock_names), *[(0.0,) * len(school.facts)] * 3)
    try:
        content = from_json(read_text(file, _MOST_BYTES))
    except OSError as why:
        raise BadData(f"{shown(file)}: {why.strerror}") from why
    except TextProblem as why:
        raise BadData(f"{shown(file)} is not a file of weights: {why.reason}") from why
    tables = [_table(content, part, file) for part in _PARTS]
    names = (school.clock_names, *[school.facts] * 3)
    return Weights(*(_numbers(table, known) for table, known in zip(tables, names, strict=True)))


def _table(content: object, part: str, file: Path) -> Mapping[str, float]:
    table = content.get(part) if isinstance(content, dict) else None
    if not isinstance(table, dict) or not all(map(_is_weight, table.values())):
        raise BadData(f"{shown(file)} is not a file of weights: {part!r} is missing or wrong")
    return table


def _is_weight(value: object) -> bool:
    return type(value) in (int, float) and abs(value) <= _HEAVIEST  # type: ignore[arg-type]


def _numbers(named: Mapping[str, float], names: Sequence[str]) -> tuple[float, ...]:
    return tuple(float(named.get(name, 0.0)) for name in names)


def _write(file: Path, school: School, weights: Weights, recipe: Mapping[str, Any]) -> None:
    content = {
        "recipe": recipe,
        "clock": _named(school.clock_names, weights.clock),
        "now": _named(school.facts, weights.now),
        "later": _named(school.facts, weights.later),
        "last": _named(school.facts, weights.last),
    }
    write_whole(file, (json.dumps(content, indent=0) + "\n").encode())


def _named(names: Sequence[str], weights: Iterable[float]) -> dict[str, float]:
    pairs = zip(names, weights, strict=True)
    return {name: round(weight, 3) for name, weight in pairs if abs(weight) >= LEAST}
