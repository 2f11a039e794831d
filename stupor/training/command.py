"""The command `stupor train`: games against oneself, and a file of weights with its recipe."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from stupor.ai.child_process import begin_work
from stupor.engine.errors import BadData
from stupor.engine.game import Game
from stupor.engine.judgement import Weights
from stupor.engine.school import School
from stupor.engine.variants import completed
from stupor.files.atomic_write import write_whole
from stupor.files.names import shown
from stupor.files.reading import read_text
from stupor.files.structured import Amiss, from_json
from stupor.files.terminal import say
from stupor.training.self_play import STRAYS, Lesson, play, school_of

#: Games between two corrections of the weights.
BATCH: Final = 24
#: Smaller weights are noise.
LEAST: Final = 0.0005
#: A weight is counted in points.
_HEAVIEST: Final = 10_000
_PARTS: Final = ("clock", "now", "later", "last")
_MOST_BYTES: Final = 2**26
MISSING: Final = "training needs numpy: pip install 'stupor[train]'"


def run_train(spec: Game, asked: Mapping[str, Any], options: argparse.Namespace) -> int:
    """Play, learn, and write down what was learned after each batch."""
    school = school_of(spec)
    try:
        from stupor.training.pupil import INERTIA, KEPT, LAMBDA, Pupil
    except ImportError:
        raise BadData(MISSING) from None
    if options.players not in spec.seats:
        raise BadData(f"--players takes a number from {spec.seats[0]} to {spec.seats[-1]}")
    pupil = Pupil(_start(school, options.start), options.firm, school.ahead)
    setup = completed(spec.variants, asked)
    learner = {"lambda": LAMBDA, "kept": KEPT, "inertia": INERTIA}
    recipe = _recipe(options, learner, setup)
    began = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(options.jobs, begin_work) as pool:
        for first in range(0, options.games, BATCH):
            begin = options.seed * 10**6 + first
            lesson = partial(Lesson, spec.id, options.players, width=options.width, options=setup)
            lessons = [lesson(seed) for seed in range(begin, begin + BATCH)]
            courses = pool.map(partial(play, known=pupil.known), lessons, chunksize=1)
            off = pupil.learn(courses)
            rounds = sum(course.rounds for course in courses) / BATCH
            best = sum(max(course.scores) for course in courses) / BATCH
            figures = {"games": first + BATCH, "off": round(off, 2)}
            _write(options.out, school, pupil.known, {**recipe, **figures})
            say(
                f"{first + BATCH:6} games, {time.monotonic() - began:6.0f} s: "
                f"{off:5.1f} VP off, {rounds:4.1f} rounds, best {best:5.1f} VP",
                flush=True,
            )
    return 0


def _recipe(
    options: argparse.Namespace, learner: Mapping[str, Any], setup: Mapping[str, Any]
) -> dict[str, Any]:
    """How it is learned, to be kept with what is learned."""
    return {
        "players": options.players,
        "seed": options.seed,
        "width": options.width,
        "start": options.start.name if options.start else None,
        "batch": BATCH,
        **learner,
        "strays": STRAYS,
        **({"options": setup} if setup else {}),
        **({"firm": options.firm} if options.firm != 1.0 else {}),
    }


def _start(school: School, file: Path | None) -> Weights:
    if file is None:
        return Weights((0.0,) * len(school.hands), *[(0.0,) * len(school.facts)] * 3)
    try:
        content = from_json(read_text(file, _MOST_BYTES))
    except OSError as why:
        raise BadData(f"{shown(file)}: {why.strerror}") from why
    except Amiss as why:
        raise BadData(f"{shown(file)} is not a file of weights: {why.reason}") from why
    tables = [_table(content, part, file) for part in _PARTS]
    names = (school.hands, *[school.facts] * 3)
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


def _write(file: Path, school: School, known: Weights, recipe: Mapping[str, Any]) -> None:
    content = {
        "recipe": recipe,
        "clock": _named(school.hands, known.clock),
        "now": _named(school.facts, known.now),
        "later": _named(school.facts, known.later),
        "last": _named(school.facts, known.last),
    }
    write_whole(file, (json.dumps(content, indent=0) + "\n").encode())


def _named(names: Sequence[str], weights: Iterable[float]) -> dict[str, float]:
    pairs = zip(names, weights, strict=True)
    return {name: round(weight, 3) for name, weight in pairs if abs(weight) >= LEAST}
