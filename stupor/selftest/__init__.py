"""The program tries itself out: a game, a violent death, every scene."""
