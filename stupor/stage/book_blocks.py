"""What a page of the rulebook is made of: blocks of words that pictures can stand in.

In words, *stars* make bold, {grain} puts an icon into the line, {vp:3} one with a figure, and
[laws|the Laws] leads to another page. Pages are written in English; `translated` says them in the
language spoken and puts the parts of a block in the place of their {name}.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from stupor.language import tr
from stupor.stage.book import Block, Page, Part

__all__ = ["Block", "Page", "also", "entry", "head", "item", "note", "plain", "translated", "words"]


def head(text: str, /, *rules: str, **parts: Part) -> Block:
    """A heading."""
    return Block("head", text, rules=rules, parts=tuple(parts.items()))


def words(text: str, /, *rules: str, **parts: Part) -> Block:
    """A paragraph."""
    return Block("words", text, rules=rules, parts=tuple(parts.items()))


def item(text: str, /, *rules: str, **parts: Part) -> Block:
    """A point of a list."""
    return Block("item", text, rules=rules, parts=tuple(parts.items()))


def note(text: str, /, *rules: str, **parts: Part) -> Block:
    """A boxed note: an example or a fine point."""
    return Block("note", text, rules=rules, parts=tuple(parts.items()))


def entry(picture: str, title: str, text: str, /, *rules: str, **parts: Part) -> Block:
    """A thing with its picture, its name and what it does."""
    return Block("entry", text, title, picture, rules, tuple(parts.items()))


def translated(page: Page) -> Page:
    """A page in the language spoken."""
    return replace(page, title=tr(page.title), blocks=tuple(map(_told, page.blocks)))


def _told(block: Block) -> Block:
    parts = {name: str(part() if callable(part) else part) for name, part in block.parts}
    return replace(
        block, text=_filled(block.text, parts), title=_filled(block.title, parts), parts=()
    )


def _filled(text: str, parts: dict[str, str]) -> str:
    """A text in the language spoken; what is no part of it is an icon and stays as it stands."""
    return re.sub(r"\{(\w+)\}", lambda found: parts.get(found[1], found[0]), tr(text))


def also(text: str) -> Part:
    """A part that is a text of its own."""
    return partial(tr, text)


def plain(text: str, icons: Mapping[str, str] | None = None) -> str:
    """Words without their marks, as the search reads them; `icons` have words of their own.

    An icon without a figure stands beside its word, and is left out.

    >>> plain("Pay {grain:2} for *it* {seal}, see [laws|the Laws].")
    'Pay 2 Grain for it, see the Laws.'
    """
    parts: list[str] = []
    rest = text
    while rest:
        start = min((at for mark in "{[" if (at := rest.find(mark)) >= 0), default=-1)
        if start < 0:
            parts.append(rest)
            break
        end = rest.index("}" if rest[start] == "{" else "]", start)
        inside = rest[start + 1 : end]
        link = rest[start] == "["
        said = inside.split("|")[1] if link else _named(inside, icons or {})
        parts += [rest[:start] if said else rest[:start].rstrip(), said]
        rest = rest[end + 1 :]
    return "".join(parts).replace("*", "").strip()


def _named(icon: str, icons: Mapping[str, str]) -> str:
    name, _, figure = icon.lstrip("-!").partition(":")
    said = icons.get(name, name.replace("-", " ").capitalize())
    return f"{figure} {tr(said)}" if figure else ""
