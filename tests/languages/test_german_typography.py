"""German as it is printed: Duden's capitals and quotes, and no line breaks off a sign or figure."""

from __future__ import annotations

import re
from typing import Final

import pytest

from resources.workshop import languages
from tests.languages.typography import wrong

#: What is set wrong, and how it shows.
FAULTS: Final = {
    "a small letter in als Nächstes": r"(?i:als) nächstes(?! [A-ZÄÖÜ])",
    "points that break off their number": r"[\d}] SP\b",
    "dots that break off their word": r" …",
    "dots one by one": r"\.\.\.",
    "an abbreviation that breaks off its number": r"max\. [\d{]",
    "a straight sign": r"['\"]",
    "a quotation of another language": r"[«»”]",
}


def faulty(fault: str, text: str) -> bool:
    return re.search(FAULTS[fault], text) is not None


@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_is_set_wrong(fault: str) -> None:
    """Given all German texts, then none has this fault."""
    assert wrong("de", FAULTS[fault]) == []


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        ("a small letter in als Nächstes", "als nächstes {path}"),
        ("points that break off their number", "Ab 30 SP"),
        ("dots that break off their word", "Einen Moment …"),
        ("dots one by one", "Moment..."),
        ("an abbreviation that breaks off its number", "(max. 3)"),
        ("a straight sign", "Der Anker '{name}' fehlt."),
        ("a quotation of another language", "„Passen”"),
    ],
)
def test_a_fault_is_found(fault: str, text: str) -> None:
    assert faulty(fault, text)


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_set_well_is_no_fault(fault: str) -> None:
    for text in ("Als Nächstes „Passen“: 3\u00a0SP (max.\u00a03)\u00a0…", "als nächstes Edikt"):
        assert not faulty(fault, text)


@pytest.mark.parametrize("code", ["fr", "de"])
def test_a_shield_that_a_line_pictures_has_no_quotes_around_it(code: str) -> None:
    """Given the Game log, which draws a shield in place of its name, then no quotes stay behind."""
    said = {entry.id: str(entry.string) for entry in languages.catalogs(code)["burgundy"]}
    for line in ("places the shield {shield} on a castle", "gives up the shield {shield}"):
        assert "{shield}" in said[line]
        assert not re.search("[«»„“]", said[line])
