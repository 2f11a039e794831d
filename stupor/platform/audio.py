"""Sound, or silence where there is no device."""

import logging
from pathlib import Path
from typing import Final

import pygame

_log = logging.getLogger(__name__)
_RATE: Final = 22050
_BUFFER: Final = 4096
_UNDER: Final = 0.25


class Audio:
    """Plays the sounds of a folder; everything is allowed and silent without a device."""

    def __init__(self, folder: Path) -> None:
        """Open the device; a missing one is logged once."""
        self._folder = folder
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._playing = ""
        self._sound_volume = self._music_volume = 1.0
        self.silent = False
        try:
            pygame.mixer.init(_RATE, -16, 2, _BUFFER)
        except pygame.error as why:
            self.silent = True
            _log.warning("no sound device (%s): the game is silent", why)

    def play(self, name: str) -> None:
        """Play a sound once."""
        if self.silent or self._sound_volume <= 0:
            return
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        sound = self._sounds[name]
        if sound:
            sound.set_volume(self._sound_volume)
            sound.play()

    def music(self, name: str | None) -> None:
        """Repeat a piece of music until another is asked for; None stops it."""
        name = name or ""
        if self.silent or name == self._playing:
            return
        self._playing = name
        pygame.mixer.music.stop()
        file = self._folder / f"{name}.ogg"
        if not name or not self._exists(file):
            return
        try:
            pygame.mixer.music.load(file)
            pygame.mixer.music.set_volume(self._music_volume * _UNDER)
            pygame.mixer.music.play(-1, fade_ms=800)
        except pygame.error as why:
            _log.warning("the music %s cannot be played: %s", file, why)

    @property
    def sound_volume(self) -> float:
        """Loudness of sounds, 0 to 1."""
        return self._sound_volume

    @sound_volume.setter
    def sound_volume(self, value: float) -> None:
        self._sound_volume = min(1.0, max(0.0, value))

    @property
    def music_volume(self) -> float:
        """Loudness of music, 0 to 1."""
        return self._music_volume

    @music_volume.setter
    def music_volume(self, value: float) -> None:
        self._music_volume = min(1.0, max(0.0, value))
        if not self.silent:
            pygame.mixer.music.set_volume(self._music_volume * _UNDER)

    def close(self) -> None:
        """Give the device back."""
        if not self.silent:
            pygame.mixer.quit()
            self.silent = True

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        file = self._folder / f"{name}.ogg"
        if not self._exists(file):
            return None
        try:
            return pygame.mixer.Sound(file)
        except pygame.error as why:
            _log.warning("the sound %s cannot be played: %s", file, why)
            return None

    def _exists(self, file: Path) -> bool:
        if not file.is_file():
            _log.warning("the sound %s is missing", file)
        return file.is_file()
