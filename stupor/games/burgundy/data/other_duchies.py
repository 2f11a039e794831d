"""The duchies of the team game and of the solo game."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.games.burgundy.ids import PUBLIC, RECONSTRUCTED, Source


class SharedDuchy(NamedTuple):
    """A duchy of two halves, apart by a bar in every row; the middle hex ends the left half."""

    name: str
    grid: str
    source: Source


class RiverDuchy(NamedTuple):
    """A duchy of clusters: each line is a row of one, its offset in half hexes, its hexes.

    A river joins exactly the two hexes that it names.
    """

    name: str
    rows: str
    rivers: str
    source: Source


SHARED_DUCHIES: Final = (
    SharedDuchy(
        "12a",
        """
      C6  B5  B4  B3  |  A3  A4  B5  Y6
    M4  S1  B6  M5  Y4  |  A5  B5  S5  B1  Y2
  B5  C4  S3  M1  Y2  Y5  |  A6  B2  S1  B3  C2  Y3
B6  B1  B2  S6  S5  S4  C1  |  B4  S2  C6  B2  B1  Y4
  Y2  C5  S4  A3  B1  M2  |  M3  M1  S3  B4  C5  Y2
    Y6  S1  A2  B5  B6  |  B6  B5  A2  A1  Y5
      S3  A4  A1  B3  |  B3  A1  A4  Y3
        """,
        PUBLIC,
    ),
    SharedDuchy(
        "12b",
        """
      M6  B5  B4  B3  |  B3  B4  C5  B6
    B4  M1  M6  Y5  B4  |  B5  S5  Y5  B1  C2
  B5  Y4  Y3  Y1  B2  S5  |  S6  S2  Y1  B3  B2  M3
C6  A1  M2  B6  C5  S4  C1  |  S4  Y2  Y6  B2  M1  Y4
  A2  S5  S4  B3  A1  B2  |  B3  Y1  C3  S4  B5  Y2
    A6  A1  B2  A5  B6  |  B6  Y5  A2  S1  S5
      A3  C4  B1  A3  |  A3  A1  A4  S3
        """,
        RECONSTRUCTED,
    ),
)

RIVER_DUCHIES: Final = (
    RiverDuchy(
        "13a",
        """
        TL 1: A6 B4
        TL 0: C2 Y3 C2
        TL 1: M5 S1
        TR 0: S6 M5 B6 B2
        TR 1: B4 A2 C4 Y3
        TR 2: B6 S3 B1
        BL 2: B2 S4
        BL 1: B5 B4
        BL 0: A1 Y3
        BR 1: Y5 Y3 Y5 A1
        BR 0: S1 B2 C4 A6 S3
        BR 1: B6 M5 B1 A2
        """,
        """
        TR.S6-TL.S1 TL.S1-BL.S4 BL.S4-BR.S1 BR.S1-TR.S3 TR.S3-BR.S3
        """,
        PUBLIC,
    ),
    RiverDuchy(
        "13b",
        """
        P1 1: C6
        P1 0: B4
        P1 1: B1
        P2 1: B2
        P2 0: C5 A6
        P2 1: A2 A3
        P3 0: B5 M3 Y4 Y2
        P4 0: B6 B3
        P5 1: Y3
        P5 0: Y1 C4
        P6 0: B6 B3
        P6 1: B1 B5
        P7 1: A4 A5
        P7 0: Y5 Y6
        P7 1: M2
        P8 0: A1 B2 B4
        P8 1: M1 C1
        I1 0: S1
        I2 0: S2
        I3 0: S3
        I4 0: S4
        I5 0: S5
        I6 0: S6
        """,
        """
        I6.S6-P1.C6 I6.S6-P2.B2 P2.A3-I3.S3 P1.B1-I3.S3 P1.B1-I5.S5 I3.S3-P6.B6
        I3.S3-P7.Y5 I5.S5-P3.B5 I5.S5-P5.Y3 I5.S5-P7.A5 P3.M3-I4.S4 I4.S4-P5.Y3
        I4.S4-P4.B3 P4.B3-I1.S1 I1.S1-P8.B4 P5.C4-I2.S2 I2.S2-P8.A1 I2.S2-P7.M2
        """,
        PUBLIC,
    ),
)
