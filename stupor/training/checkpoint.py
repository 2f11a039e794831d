"""The state of a training in a file, from which it continues as if it had never stopped."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from stupor.engine.errors import BadData
from stupor.files.atomic_write import write_whole
from stupor.files.names import shown
from stupor.training.td_learner import TdLearner

_NOTES: Final = "notes"


@dataclass(frozen=True, slots=True)
class Batch:
    """After a batch: the games so far, and its error in VP, mean rounds and mean best score."""

    games: int
    off: float
    rounds: float
    best: float


def save(file: Path, recipe: Mapping[str, Any], batches: list[Batch], learner: TdLearner) -> None:
    """Write the recipe, the results of all batches, and the learner's arrays."""
    notes = json.dumps({"recipe": recipe, "steps": [asdict(batch) for batch in batches]})
    out = io.BytesIO()
    np.savez(out, allow_pickle=False, **learner.state, **{_NOTES: np.array(notes)})
    write_whole(file, out.getvalue())


def restore(file: Path, recipe: Mapping[str, Any], learner: TdLearner) -> list[Batch]:
    """The batches so far; the learner continues from the state after them. Empty without a file.

    BadData if the file belongs to another training.
    """
    if not file.exists():
        return []
    try:
        with np.load(file, allow_pickle=False) as kept:
            found = {name: kept[name] for name in (*learner.state, _NOTES)}
        notes = json.loads(str(found[_NOTES]))
        batches = [Batch(**batch) for batch in notes["steps"]]
        other = {name for name in recipe if notes["recipe"].get(name) != recipe[name]}
    except (
        OSError,
        EOFError,
        ValueError,
        KeyError,
        TypeError,
        AttributeError,
        zipfile.BadZipFile,
    ) as why:
        raise BadData(
            f"{shown(file)} is not a training's file; choose another or delete it"
        ) from why
    if other:
        raise BadData(f"{shown(file)} is from another training: other {', '.join(sorted(other))}")
    try:
        learner.restore(found)
    except ValueError as why:
        raise BadData(f"{shown(file)} is from another training: other facts") from why
    return batches
