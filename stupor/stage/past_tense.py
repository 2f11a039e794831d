"""Deeds told as gone by: the verb a log line begins with, in the past tense."""

from __future__ import annotations

from collections.abc import Sequence


def gone_by(deed: str, verbs: str) -> str:
    """A deed whose verb is listed, in the past; `verbs` is such as "adds > added | buys > bought".

    Every language lists the verbs with which its own lines begin; what is not listed stays.
    """
    for pair in verbs.split(" | "):
        now, _, then = pair.partition(" > ")
        if then and f"{deed} ".startswith(f"{now} "):
            return then + deed[len(now) :]
    return deed


def sentence_of(phrase: str) -> str:
    """A phrase as a sentence of its own: with a capital letter and a stop."""
    return f"{phrase[:1].upper()}{phrase[1:]}."


def fitting(deeds: Sequence[str], room: int) -> list[str]:
    """The first deed, and of the others as many as a line of so many letters holds."""
    kept = [*deeds[:1]]
    for deed in deeds[1:]:
        if len(", ".join([*kept, deed])) <= room:
            kept.append(deed)
    return kept
