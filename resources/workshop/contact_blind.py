"""Contact sheets as the colour-blind and a grey screen show them:
``python -m workshop.contact_blind PICTURE ... --to DIR``."""

import argparse
import sys
from pathlib import Path

import numpy as np
from PIL import Image

#: What becomes of linear red, green and blue (Machado, Oliveira, Fernandes 2009, severity 1).
EYES = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}  # fmt: skip


def seen(picture: Image.Image, eye: str) -> Image.Image:
    """A picture as such an eye sees it."""
    a = np.asarray(picture.convert("RGB"), float) / 255
    linear = np.where(a <= 0.04045, a / 12.92, ((a + 0.055) / 1.055) ** 2.4)
    mixed = np.clip(linear @ np.array(EYES[eye]).T, 0, 1)
    a = np.where(mixed <= 0.0031308, mixed * 12.92, 1.055 * mixed ** (1 / 2.4) - 0.055)
    return Image.fromarray((a * 255 + 0.5).astype(np.uint8))


def main(argv: list[str] | None = None) -> int:
    """Write each picture four times below each other, after itself."""
    parser = argparse.ArgumentParser(prog="workshop.contact_blind", description=__doc__)
    parser.add_argument("pictures", nargs="+", type=Path)
    parser.add_argument("--to", required=True, type=Path)
    options = parser.parse_args(argv)
    options.to.mkdir(parents=True, exist_ok=True)
    for file in options.pictures:
        picture = Image.open(file).convert("RGB")
        sheet = Image.new("RGB", (picture.width, picture.height * (1 + len(EYES))))
        sheet.paste(picture)
        for k, eye in enumerate(EYES, 1):
            sheet.paste(seen(picture, eye), (0, k * picture.height))
        sheet.save(options.to / f"{file.stem}-blind.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
