"""What a built folder does before all else: its programs run this file first."""

from __future__ import annotations

import sys
from pathlib import Path

from stupor.program.compiled_rules import use

if folder := getattr(sys, "_MEIPASS", ""):
    use(Path(folder))
