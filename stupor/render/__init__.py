"""Pixels: items of a page become surfaces, surfaces become frames."""
