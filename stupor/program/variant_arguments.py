"""What is agreed on before a game, as arguments of the command line: made from its variants."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from stupor.games import registry

if TYPE_CHECKING:
    from stupor.engine.game import Game
    from stupor.engine.variants import Key, Variant


def game_in(arguments: Sequence[str]) -> Game:
    """The game that the arguments name, or the usual one."""
    names = [registry.FIRST]
    for place, argument in enumerate(arguments):
        word, sign, value = argument.partition("=")
        if word == "--game":
            names += [value] if sign else arguments[place + 1 : place + 2]
    return registry.get(names[-1] if names[-1] in registry.names() else names[0])


def add_variants(parser: argparse.ArgumentParser, game: Game) -> None:
    """Every variant with values becomes an argument of its name."""
    personas = ", ".join(game.persona_keys)
    told = f"computer personas: {personas}" if personas else None
    group = parser.add_argument_group(game.title, told)
    told_of = [variant for variant in game.variants if not variant.own]
    for variant in told_of:
        group.add_argument(f"--{variant.name}", default=None, help=_help(variant), **_kind(variant))
    parser.set_defaults(variants=[variant.name for variant in told_of])


def chosen(options: argparse.Namespace) -> dict[str, Any]:
    """The options of a new game that the command line names."""
    named = {name: getattr(options, name) for name in options.variants}
    return {name: value for name, value in named.items() if value is not None}


def _kind(variant: Variant) -> dict[str, Any]:
    """How an argument is written."""
    if variant.flag:
        return {"action": "store_true"}
    if variant.many:
        return {"type": _listed, "metavar": "A,B"}
    words = {str(key).lower(): key for key in variant.keys}
    if variant.each:
        return {"type": partial(_one_or_each, words), "metavar": "HOW"}
    return {"type": partial(_one, words), "metavar": f"{{{','.join(words)}}}"}


def _help(variant: Variant) -> str:
    words = dict.fromkeys(str(value.key) for value in (*variant.values, *variant.each))
    shown = ", ".join(words) if variant.many or variant.each else ""
    return ": ".join(filter(None, (variant.tip.rstrip("."), shown))).replace("%", "%%")


def _listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _one(words: dict[str, Key], text: str) -> Key:
    if text not in words:
        raise argparse.ArgumentTypeError(f"{text!r} is not one of {', '.join(words)}")
    return words[text]


def _one_or_each(words: dict[str, Key], text: str) -> Key | list[str]:
    return words[text] if text in words else _listed(text)
