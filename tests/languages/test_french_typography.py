"""French as it is printed: no line breaks off a sign, one kind of apostrophe, no missing space."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.languages.typography import wrong

#: What is set wrong, and how it shows.
FAULTS: Final = {
    "a sign without its narrow no-break space": r"[^\u202f][;:!?»%](?=\s|$)",
    "a quotation that can break off": r"«(?!\u202f)",
    "points that break off their number": r"[\d}][ \u202f]PV\b",
    "a sign of a number that breaks off it": r"[nN]°(?!\u00a0)",
    "a straight sign": r"['\"]",
    "dots one by one": r"\.\.\.",
    "an abbreviation that breaks off its number": r"max\. [\d{]",
    "one of many without its article": r"(?<!’)\b(?:1|une?) de \{(?!left)",
    "a turn of one whose name may begin with a vowel": r"tour de \{(?:name|who)\}",
    "a thing's owner before a thing of either gender": r"\b[Ss](?:a|on) \{",
    "two spaces": r"(?<![·\s])[ \u00a0\u202f]{2,}(?![·\s])",
}


def faulty(fault: str, text: str) -> bool:
    return re.search(FAULTS[fault], text) is not None


@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_is_set_wrong(fault: str) -> None:
    """Given all French texts, then none has this fault."""
    assert wrong("fr", FAULTS[fault]) == []


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        ("a turn of one whose name may begin with a vowel", "Au tour de {who}"),
        ("a sign without its narrow no-break space", "Prêt ?"),
        ("a sign without its narrow no-break space", "Prêt\u00a0; partez"),
        ("a sign without its narrow no-break space", "{price}{less}; {has}"),
        ("a quotation that can break off", "« Envie\u202f»"),
        ("points that break off their number", "{vp} PV"),
        ("a sign of a number that breaks off it", "(n° {space})"),
        ("a straight sign", "l'ouvrier"),
        ("dots one by one", "Patience..."),
        ("an abbreviation that breaks off its number", "Piochez (max. 3)"),
        ("one of many without its article", "cliquez sur 1 de {tiles}"),
        ("a thing's owner before a thing of either gender", "Bâtissez sa {structure}"),
        ("two spaces", "un  dé"),
    ],
)
def test_a_fault_is_found(fault: str, text: str) -> None:
    assert faulty(fault, text)


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_set_well_is_no_fault(fault: str) -> None:
    """Given a price, a time, a link and an icon, then their signs are none of a sentence."""
    for text in (
        "Prêt\u202f? «\u202fOui\u202f»\u202f: n°\u00a03, 3\u00a0PV (max.\u00a03), 1 des {tiles}",
        "1:silver2",
        "{-coin:1} [a|b]",
    ):
        assert not faulty(fault, text)
