"""Screens that only this game has: the solo games, the campaign and the ceremony at the end."""
