"""Positions that come from outside: what they may name, and what no game can come to."""
