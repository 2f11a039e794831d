"""The machine: window, event queue, sound, files and folders."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
