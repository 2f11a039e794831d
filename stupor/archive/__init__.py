"""The games kept on disk, each by the record of what was decided in it."""

from stupor.archive.archive import Archive
from stupor.archive.journal_writer import JournalWriter

__all__ = ["Archive", "JournalWriter"]
