"""A catalog that is broken, cut, or of another program: the game speaks English and logs it."""

from __future__ import annotations

import logging
import struct
from pathlib import Path
from random import Random
from typing import Final

import pytest

from stupor import language
from stupor.language import ENGLISH, tr, trc, trn
from stupor.platform import languages
from stupor.platform.catalog import Catalog
from stupor.platform.paths import resources
from tests.mutate.catalogs import TOLD, mo
from tests.mutate.worlds import POSIX, STRANGERS
from tests.support.patience import at_once

FRENCH = resources() / "languages" / "fr.mo"


def catalog(tmp_path: Path, **words: str) -> Catalog:
    file = tmp_path / "xx.mo"
    file.write_bytes(mo({TOLD.get(name, name): said for name, said in words.items()}))
    return Catalog(file)


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the words of French are looked for."""
    monkeypatch.setattr(languages, "resources", lambda: tmp_path)
    (tmp_path / "languages").mkdir()
    return tmp_path / "languages" / "fr.mo"


def test_our_own_catalogs_are_said_word_for_word(caplog: pytest.LogCaptureFixture) -> None:
    words = Catalog(FRENCH)
    known = words._words._catalog  # type: ignore[attr-defined]
    for message, said in known.items():
        if isinstance(message, tuple):
            continue
        context, _, plain = message.rpartition("\x04")
        found = words.pgettext(context, plain) if context else words.gettext(message)
        assert not message or found == said
    assert not caplog.records


@pytest.mark.parametrize("content", [b"", b"\x00" * 64, b"MZ", b"\xde\x12\x04\x95" + b"\xff" * 60])
def test_what_is_no_catalog_is_english_and_a_line_in_the_log(
    french: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    french.write_bytes(content)
    assert languages.words_of("fr") is ENGLISH
    assert "English it is" in caplog.text


@POSIX
@pytest.mark.parametrize("name", STRANGERS)
def test_nobody_waits_for_a_catalog(french: Path, name: str) -> None:
    STRANGERS[name](french)
    with at_once():
        assert languages.words_of("fr") is ENGLISH


def test_a_catalog_cut_anywhere_is_read_as_far_as_it_goes(french: Path) -> None:
    whole, chance = FRENCH.read_bytes(), Random(1)
    for _ in range(60):
        french.write_bytes(whole[: chance.randrange(len(whole))])
        words = languages.words_of("fr")
        for text in ("Settings", "{who} sails to {city}"):
            assert words.gettext(text).strip()


def test_a_garbled_catalog_never_stops_a_sentence(
    french: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    whole, chance = FRENCH.read_bytes(), Random(2)
    for _ in range(200):
        garbled = bytearray(whole)
        for _ in range(chance.choice((1, 40, 4_000))):
            garbled[chance.randrange(len(garbled))] = chance.randrange(256)
        french.write_bytes(garbled)
        language.speak(languages.words_of("fr"))
        say_something()
    language.speak(ENGLISH)


def say_something() -> None:
    for count in (0, 1, 2, 5):
        assert trn("{count} value is corrected.", "{count} values are corrected.", count)
    assert tr("{who} of {house} is to decide", who="Anna", house="Savoy")
    assert tr("Settings") and trc("verb", "Keep")


@pytest.mark.parametrize(
    "said",
    [
        "{qui} part pour {city}", "{who} part", "{who} part pour {city} {0}", "{who part",
        "{who} part pour {city}}", "{who.__class__} part pour {city}", "{who!r} pour {city}",
        "{who:1000000000} part pour {city}", "{} part pour {}", "%s part pour %s", " ", "{{who}}",
        "{who} {who} part pour {city}", "{who[0]} part pour {city}",
    ],
)  # fmt: skip
def test_parts_that_are_spelt_otherwise_are_said_in_english(
    tmp_path: Path, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    language.speak(catalog(tmp_path, sails=said))
    try:
        for _ in range(3):
            assert tr(TOLD["sails"], who="Anna", city="Roma") == "Anna sails to Roma"
        assert len(caplog.records) == 1 and "English it is" in caplog.text
    finally:
        language.speak(ENGLISH)


@pytest.mark.parametrize(
    "said", ["Prenez {{grian}}", "Prenez {grain}", "Prenez", "[round|Prenez {{grain}}"]
)
def test_icons_and_links_that_there_are_not_are_said_in_english(tmp_path: Path, said: str) -> None:
    """A picture that nobody has drawn would be a missing file of the game."""
    assert catalog(tmp_path, icon=said).gettext(TOLD["icon"]) == TOLD["icon"]
    assert catalog(tmp_path, icon="Prenez {{grain}}").gettext(TOLD["icon"]) == "Prenez {{grain}}"


@pytest.mark.parametrize(
    "rule",
    ["nplurals=2; plural=1/(n-n);", "nplurals=1; plural=7;", "nplurals=2; plural=n>1;", "",
     "nplurals=9; plural=n;", "plural=__import__('os');", "nplurals=2; plural=" + "(" * 900],
)  # fmt: skip
def test_forms_that_another_program_counts_otherwise_are_no_mishap(french: Path, rule: str) -> None:
    one, many = "{count} value is corrected.", "{count} values are corrected."
    french.write_bytes(mo({f"{one}\0{many}": "{count} chose.\0{count} choses."}, rule))
    language.speak(languages.words_of("fr"))
    try:
        for count in (0, 1, 2, 7):
            assert trn(one, many, count).startswith(str(count))
    finally:
        language.speak(ENGLISH)


def test_a_form_may_leave_the_number_out_but_no_name(tmp_path: Path) -> None:
    one, many = "{who} takes {count} card.", "{who} takes {count} cards."
    file = tmp_path / "xx.mo"
    for said, fits in (("{who} prend une carte.", True), ("prend {count} carte.", False)):
        file.write_bytes(mo({f"{one}\0{many}": f"{said}\0{{who}} prend {{count}} cartes."}))
        assert Catalog(file).ngettext(one, many, 1) == (said if fits else one)
        assert Catalog(file).ngettext(one, many, 2) == "{who} prend {count} cartes."


def test_a_catalog_of_another_program_is_of_little_use_but_no_harm(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = {f"Open {number} %s": "Ouvrir" for number in range(99)} | {"Settings": "Réglages"}
    language.speak(catalog(tmp_path, **words))
    try:
        assert tr("Settings") == "Réglages"
        assert tr(TOLD["sails"], who="Anna", city="Roma") == "Anna sails to Roma"
    finally:
        language.speak(ENGLISH)
    assert not caplog.records


def test_the_log_has_a_few_lines_about_a_catalog_and_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = {f"{{who}} {number}": "personne" for number in range(99)}
    found = catalog(tmp_path, **words)
    for message in words:
        assert found.gettext(message) == message
    assert 0 < len(caplog.records) < 20


def test_the_size_of_a_catalog_is_bounded(french: Path) -> None:
    french.write_bytes(FRENCH.read_bytes() + b"\0" * 2**23)
    assert languages.words_of("fr") is ENGLISH
    french.write_bytes(struct.pack("<7I", 0x950412DE, 0, 2**31, 28, 28, 0, 0))
    with at_once():
        assert languages.words_of("fr") is ENGLISH


#: Rules for forms that raise, count wrongly, or are too much; and a head of other letters.
RULES: Final = (
    "nplurals=2; plural=1/0;", "nplurals=2; plural=n==1/0;", "nplurals=2; plural=1/(n-7);",
    "nplurals=2; plural=n;", "nplurals=2; plural=0-1;", "nplurals=0; plural=0;",
    "nplurals=99; plural=n%99;", "plural=0;", "nplurals=2; plural=1%0;", "nplurals=x; plural=0;",
    "nplurals=2; plural=" + "(" * 60 + "n" + ")" * 60 + ";",
    "nplurals=2; plural=" + "+".join("n" * 400) + ";",
    "nplurals=2; plural=0;\nContent-Type: text/plain; charset=punycode",
    "nplurals=2; plural=0;\nContent-Type: text/plain; charset=idna",
)  # fmt: skip


@pytest.mark.parametrize("rule", RULES)
def test_a_catalog_whose_forms_make_no_sense_is_left_for_english(
    rule: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "fr.mo").write_bytes(mo({"Settings": "Options"}, rule))
    monkeypatch.setattr(languages, "resources", lambda: tmp_path)
    with at_once():
        words = languages.words_of("fr")
    assert words is language.ENGLISH and words.gettext("Unheard of") == "Unheard of"
    assert "English it is" in caplog.text


@pytest.mark.parametrize("rule", ["nplurals=2; plural=(n > 1);", "nplurals=1; plural=0;",
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : "
    "n%100>=11 ? 4 : 5);"])  # fmt: skip
def test_the_rules_of_real_languages_hold(rule: str, tmp_path: Path) -> None:
    (tmp_path / "xx.mo").write_bytes(mo({"Settings": "Options"}, rule))
    words = Catalog(tmp_path / "xx.mo")
    assert words.gettext("Settings") == "Options" and words.gettext("Unheard of") == "Unheard of"


def test_texts_that_lie_in_one_another_are_not_read(tmp_path: Path) -> None:
    count, size = 50_000, 4_000_000
    head = struct.pack("<7I", 0x950412DE, 0, count, 28, 28, 0, 0)
    content = head + struct.pack("<2I", size, 28 + 8 * count) * count + b"a" * (size + 1)
    (tmp_path / "xx.mo").write_bytes(content)
    with at_once(), pytest.raises(ValueError, match="lie in one another"):
        Catalog(tmp_path / "xx.mo")
