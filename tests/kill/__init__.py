"""Kills games at random instants and looks whether anything was lost."""
