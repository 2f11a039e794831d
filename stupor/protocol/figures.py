"""The list of reconstructed figures on the command line, and files of corrections."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import IO

from stupor.archive.components import correctable, figures_of
from stupor.archive.corrections import listed, wanted_file, write_template
from stupor.engine.errors import BadData
from stupor.engine.figures import Figure
from stupor.engine.game import Game
from stupor.files.names import shown
from stupor.files.terminal import say
from stupor.language import tr, trn


def figures(
    spec: Game, check: Path | None, template: Path | None, as_json: bool, out: IO[str]
) -> int:
    """List the figures of a game; or check a file of corrections, or write one, of all games."""
    if template is not None:
        try:
            write_template(template)
        except OSError as why:
            raise BadData(f"{shown(template)}: {why.strerror}") from why
        return 0
    if check is not None:
        count = sum(file.count for file in wanted_file(check, *correctable()))
        say(trn("{count} value is corrected.", "{count} values are corrected.", count), to=out)
        return 0
    found = figures_of(spec).reconstructed()
    told = (json.dumps(listed(one), ensure_ascii=False) for one in found)
    say(*(told if as_json else _text(found)), to=out)
    return 0


def _text(found: Sequence[Figure]) -> Iterator[str]:
    for section, figures in groupby(found, lambda figure: figure.section):
        yield f"{tr(section)}:"
        for figure in figures:
            name = f"{figure.component} {figure.name}"
            said = f"{tr(figure.title)}: {tr(figure.words)}"
            stays = (
                tr(" (cannot be corrected: {why})", why=tr(figure.fixed)) if figure.fixed else ""
            )
            yield f"  {name:<34} {json.dumps(figure.value):<16} {said}{stays}"
