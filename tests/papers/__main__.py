"""Writes the tables of the text door's page anew: `python -m tests.papers`."""

from tests.papers.made import DOOR, renewed

DOOR.write_text(renewed(DOOR.read_text(encoding="utf-8")), encoding="utf-8")
print(f"{DOOR.name} is as the code is")
