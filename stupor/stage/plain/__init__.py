"""The plain face: any game is playable with it on its first day, before it has a face of its own.

Pieces are words in labelled zones, counters are figures, and every option is a button.
"""
