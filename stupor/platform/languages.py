"""Which languages there are, which one the system speaks, and opening one."""

import gettext
import locale
import logging
from typing import Final

from stupor.language import ENGLISH, Words
from stupor.platform.paths import resources

_log = logging.getLogger(__name__)
#: Codes of the languages with a catalog, and what each calls itself.
OFFERED: Final = {"en": "English", "fr": "Français"}


def system_language() -> str:
    """The code of the system's language if we speak it, else that of English."""
    try:
        name = locale.setlocale(locale.LC_CTYPE, "") or ""
    except locale.Error:
        name = ""
    code = (locale.getlocale()[0] or name).replace("-", "_").split("_")[0].lower()
    known = {"french": "fr", "english": "en"}
    code = known.get(code, code)
    return code if code in OFFERED else "en"


def words_of(code: str) -> Words:
    """The catalog of a language; English where there is none or it cannot be read."""
    if code == "en" or code not in OFFERED:
        return ENGLISH
    file = resources() / "languages" / f"{code}.mo"
    try:
        with file.open("rb") as catalog:
            return gettext.GNUTranslations(catalog)
    except (OSError, ValueError, UnicodeDecodeError) as why:
        _log.warning("the words of %s cannot be read (%s): English it is", OFFERED[code], why)
        return ENGLISH
