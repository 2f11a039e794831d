"""Sound, or silence where there is no device."""

import logging
import threading
from pathlib import Path
from typing import Final

import pygame

_log = logging.getLogger(__name__)
_RATE: Final = 22050
_BUFFER: Final = 4096
#: Music lies so far under the sounds.
_UNDER: Final = 0.3
_FADE_MS: Final = 1800
#: The first channel belongs to music.
_LUTE: Final = 0


class Audio:
    """Plays the sounds of a folder; everything is allowed and silent without a device."""

    def __init__(self, folder: Path) -> None:
        """Open the device; a missing one is logged once."""
        self._folder = folder
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._playing = ""
        self._tune: pygame.mixer.Sound | None = None
        self._reader: threading.Thread | None = None
        self._sound_volume = self._music_volume = self._share = 1.0
        self._mute = False
        self.silent = False
        try:
            pygame.mixer.init(_RATE, -16, 2, _BUFFER)
            pygame.mixer.set_reserved(1)
        except pygame.error as why:
            self.silent = True
            _log.warning("no sound device (%s): the game is silent", why)

    def play(self, name: str) -> None:
        """Play a sound once."""
        if self.silent or self._mute or self._sound_volume <= 0:
            return
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        sound = self._sounds[name]
        if sound:
            sound.set_volume(_loudness(self._sound_volume))
            sound.play()

    def music(self, name: str | None) -> None:
        """Fade in a piece and repeat it until another is asked for; None stops it."""
        name = name or ""
        if self.silent or name == self._playing:
            return
        self._playing, self._tune = name, None
        pygame.mixer.Channel(_LUTE).stop()
        if name:
            # a tune kept in memory costs a tenth of one that is decoded while it plays
            self._reader = threading.Thread(target=self._begin, args=(name,), daemon=True)
            self._reader.start()

    def _begin(self, name: str) -> None:
        tune = self._load(name)
        if tune is not None and name == self._playing and not self.silent:
            self._tune = tune
            self._level()
            pygame.mixer.Channel(_LUTE).play(tune, -1, fade_ms=_FADE_MS)

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
        self._level()

    def mix(self, sound: float, music: float, mute: bool) -> None:
        """Set both loudnesses at once; muted, neither is heard."""
        self._mute = mute
        self.sound_volume, self.music_volume = sound, music

    def duck(self, share: float) -> None:
        """Let the music step back to that share of its loudness."""
        if share != self._share:
            self._share = share
            self._level()

    def close(self) -> None:
        """Give the device back."""
        if not self.silent:
            self.silent = True
            if self._reader is not None:
                self._reader.join()
            pygame.mixer.quit()

    def _level(self) -> None:
        if self._tune is not None:
            heard = 0.0 if self._mute else _loudness(self._music_volume) * self._share
            self._tune.set_volume(heard * _UNDER)

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        file = self._folder / f"{name}.ogg"
        if not file.is_file():
            _log.warning("the sound %s is missing", file)
            return None
        try:
            return pygame.mixer.Sound(file)
        except pygame.error as why:
            _log.warning("the sound %s cannot be played: %s", file, why)
            return None


def _loudness(level: float) -> float:
    """The strength that ears take for that level: half a slider sounds half as loud."""
    return level * level
