"""What a page of the rulebook is made of: blocks of words that pictures can stand in.

In words, *stars* make bold, {grain} puts an icon into the line, {vp:3} one with a figure, and
[edicts|the Edicts] leads to another page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["words", "head", "item", "note", "entry"]


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph, a point of a list, a boxed note, or an entry with its picture.

    `picture` names what is drawn beside an entry, such as "card:101" or "ally:4"; `rules` are the
    rules and topics that are found here.
    """

    kind: Kind
    text: str
    title: str = ""
    picture: str = ""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """A chapter: its id, its title in the list of chapters, and its blocks."""

    id: str
    title: str
    part: str
    blocks: tuple[Block, ...]


def head(text: str, *rules: str) -> Block:
    """A heading."""
    return Block("head", text, rules=rules)


def words(text: str, *rules: str) -> Block:
    """A paragraph."""
    return Block("words", text, rules=rules)


def item(text: str, *rules: str) -> Block:
    """A point of a list."""
    return Block("item", text, rules=rules)


def note(text: str, *rules: str) -> Block:
    """A boxed note: an example or a fine point."""
    return Block("note", text, rules=rules)


def entry(picture: str, title: str, text: str, *rules: str) -> Block:
    """A thing with its picture, its name and what it does."""
    return Block("entry", text, title, picture, rules)


def plain(text: str) -> str:
    """Words without their marks, as the search reads them.

    >>> plain("Pay {grain:2} for *it*, see [edicts|the Edicts].")
    'Pay 2 Grain for it, see the Edicts.'
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
        parts += [rest[:start], _named(inside) if rest[start] == "{" else inside.split("|")[1]]
        rest = rest[end + 1 :]
    return "".join(parts).replace("*", "")


def _named(icon: str) -> str:
    name, _, figure = icon.lstrip("-!").partition(":")
    said = {"vp": "VP", "coin": "Augustales"}.get(name, name.replace("-", " ").capitalize())
    return f"{figure} {said}" if figure else said
