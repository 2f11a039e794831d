"""The machine: window, event queue, sound, files and folders."""

import os

# pygame reads both while it is imported
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "stupor-mundi")
