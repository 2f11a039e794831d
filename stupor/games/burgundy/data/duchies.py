"""The duchies for one: a grid of colours and numbers each, rows from top to bottom.

A hex is the letter of its colour and the number of its die; letters stand in ids.LETTERS. All of
them share one grid of numbers, and each has 12 B, 6 A, 6 S, 6 Y, 4 C and 3 M.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.games.burgundy.ids import PUBLIC, RECONSTRUCTED, Source


class Duchy(NamedTuple):
    """A printed duchy: its name, its hexes, and where its layout comes from."""

    name: str
    grid: str
    source: Source


#: The numbers of every duchy.
NUMBERS: Final = """
      6  5  4  3
    2  1  6  5  4
  5  4  3  1  2  3
6  1  2  6  5  4  1
  2  5  4  3  1  2
    6  1  2  5  6
      3  4  1  3
"""

DUCHIES: Final = (
    Duchy(
        "1",
        """
      A6  C5  C4  Y3
    A2  A1  C6  Y5  B4
  A5  A4  B3  Y1  B2  B3
S6  S1  S2  C6  S5  S4  S1
  B2  B5  M4  B3  B1  A2
    B6  M1  Y2  B5  B6
      M3  Y4  Y1  B3
        """,
        PUBLIC,
    ),
    Duchy(
        "2",
        """
      Y6  Y5  Y4  C3
    B2  B1  S6  A5  M4
  M5  B4  B3  S1  A2  S3
C6  B1  S2  C6  Y5  B4  S1
  Y2  S5  B4  A3  Y1  B2
    B6  B1  A2  B5  M6
      A3  A4  B1  C3
        """,
        PUBLIC,
    ),
    Duchy(
        "3",
        """
      A6  A5  A4  A3
    S2  S1  C6  S5  S4
  B5  M4  Y3  Y1  S2  B3
B6  B1  Y2  C6  Y5  B4  B1
  B2  B5  Y4  Y3  B1  B2
    C6  A1  M2  M5  C6
      B3  A4  S1  B3
        """,
        PUBLIC,
    ),
    Duchy(
        "4",
        """
      C6  A5  B4  S3
    A2  A1  B6  S5  S4
  B5  B4  B3  S1  C2  M3
A6  A1  A2  Y6  Y5  M4  S1
  B2  C5  Y4  B3  B1  B2
    B6  M1  B2  Y5  Y6
      S3  B4  Y1  C3
        """,
        PUBLIC,
    ),
    Duchy(
        "5",
        """
      A6  B5  B4  S3
    A2  A1  B6  M5  M4
  B5  C4  Y3  S1  S2  S3
B6  B1  A2  Y6  C5  B4  B1
  Y2  C5  A4  Y3  S1  B2
    B6  A1  B2  C5  S6
      Y3  Y4  B1  M3
        """,
        PUBLIC,
    ),
    Duchy(
        "6",
        """
      Y6  Y5  C4  S3
    Y2  B1  B6  S5  B4
  A5  A4  M3  S1  B2  B3
Y6  B1  B2  C6  S5  B4  B1
  Y2  B5  B4  M3  S1  B2
    Y6  M1  A2  A5  S6
      C3  A4  A1  C3
        """,
        PUBLIC,
    ),
    Duchy(
        "7",
        """
      Y6  C5  C4  S3
    Y2  A1  A6  A5  S4
  S5  M4  B3  B1  M2  A3
S6  Y1  B2  B6  B5  A4  B1
  B2  Y5  B4  B3  A1  B2
    B6  S1  M2  Y5  B6
      S3  C4  C1  Y3
        """,
        PUBLIC,
    ),
    Duchy(
        "8",
        """
      B6  B5  S4  B3
    S2  C1  Y6  C5  B4
  B5  Y4  M3  Y1  Y2  S3
B6  A1  Y2  M6  A5  Y4  B1
  S2  A5  A4  A3  M1  B2
    B6  C1  A2  C5  S6
      B3  S4  B1  B3
        """,
        PUBLIC,
    ),
    Duchy(
        "9",
        """
      B6  B5  C4  Y3
    B2  B1  A6  A5  S4
  B5  B4  A3  A1  S2  S3
C6  Y1  Y2  M6  S5  C4  Y1
  S2  S5  Y4  M3  B1  A2
    Y6  B1  B2  B5  A6
      M3  C4  B1  B3
        """,
        PUBLIC,
    ),
    Duchy(
        "10",
        """
      S6  B5  A4  C3
    A2  S1  B6  A5  B4
  A5  A4  A3  B1  Y2  B3
B6  B1  B2  B6  B5  Y4  C1
  Y2  Y5  M4  Y3  M1  S2
    B6  B1  M2  Y5  S6
      C3  S4  S1  C3
        """,
        PUBLIC,
    ),
    Duchy(
        "4SE",
        """
      C6  B5  S4  B3
    A2  A1  B6  S5  S4
  B5  A4  B3  S1  C2  M3
A6  A1  A2  Y6  Y5  M4  S1
  B2  C5  Y4  B3  B1  Y2
    B6  M1  B2  Y5  B6
      S3  B4  Y1  C3
        """,
        PUBLIC,
    ),
    Duchy(
        "8SE",
        """
      B6  B5  S4  B3
    B2  C1  Y6  C5  B4
  B5  Y4  M3  Y1  Y2  S3
S6  A1  Y2  M6  A5  Y4  S1
  S2  A5  A4  M3  A1  B2
    B6  C1  A2  C5  B6
      B3  S4  B1  B3
        """,
        PUBLIC,
    ),
    Duchy(
        "11a",
        """
      C6  B5  B4  C3
    Y2  Y1  Y6  Y5  Y4
  S5  A4  B3  B1  S2  A3
B6  S1  B2  B6  B5  A4  M1
  B2  S5  B4  B3  A1  M2
    C6  S1  Y2  A5  C6
      M3  S4  A1  B3
        """,
        PUBLIC,
    ),
    Duchy(
        "11b",
        """
      A6  A5  A4  A3
    B2  B1  B6  B5  B4
  Y5  C4  Y3  M1  M2  S3
A6  Y1  S2  C6  B5  S4  M1
  A2  Y5  B4  B3  S1  C2
    C6  Y1  B2  S5  B6
      B3  Y4  S1  B3
        """,
        RECONSTRUCTED,
    ),
    Duchy(
        "11c",
        """
      M6  B5  B4  B3
    S2  S1  S6  S5  S4
  A5  B4  C3  Y1  Y2  B3
C6  A1  B2  Y6  S5  B4  M1
  B2  A5  M4  A3  B1  C2
    B6  A1  C2  B5  Y6
      Y3  A4  B1  Y3
        """,
        RECONSTRUCTED,
    ),
    Duchy(
        "11d",
        """
      B6  B5  S4  S3
    Y2  Y1  Y6  B5  B4
  S5  B4  B3  Y1  A2  A3
C6  S1  C2  B6  C5  A4  C1
  M2  S5  S4  M3  A1  B2
    A6  B1  M2  B5  Y6
      A3  B4  B1  Y3
        """,
        RECONSTRUCTED,
    ),
    Duchy(
        "11e",
        """
      C6  B5  Y4  M3
    A2  A1  C6  Y5  Y4
  S5  A4  A3  B1  S2  B3
B6  S1  S2  B6  S5  B4  C1
  B2  C5  A4  S3  B1  Y2
    B6  B1  A2  M5  Y6
      B3  B4  M1  Y3
        """,
        RECONSTRUCTED,
    ),
    Duchy(
        "11f",
        """
      S6  S5  B4  B3
    A2  A1  A6  A5  A4
  B5  C4  M3  B1  B2  Y3
C6  B1  S2  B6  S5  Y4  S1
  B2  B5  Y4  S3  Y1  C2
    B6  B1  Y2  C5  Y6
      M3  B4  M1  A3
        """,
        RECONSTRUCTED,
    ),
)
#: The two faces of each printed board, with how many such boards there are; which there are but
#: for 1 and 2 nobody tells.
TWO_SIDED: Final = (("1", "2"),) * 4 + (("3", "4"), ("5", "6"), ("7", "8"), ("9", "10"))
#: The single faces of the Border Posts.
WITH_POSTS: Final = tuple(duchy.name for duchy in DUCHIES if duchy.name.startswith("11"))

#: Where a post touches the rim: row and column from 1. Between two posts lies a straight lane.
POSTS: Final = {
    "nw": ((2, 1), (3, 1)),
    "ne": ((2, 5), (3, 6)),
    "s": ((7, 2), (7, 3)),
}
LANES: Final = (
    ("nw", "ne", ((2, 1), (2, 2), (2, 3), (2, 4), (2, 5))),
    ("ne", "s", ((3, 6), (4, 6), (5, 5), (6, 4), (7, 3))),
    ("nw", "s", ((3, 1), (4, 2), (5, 2), (6, 2), (7, 2))),
)
