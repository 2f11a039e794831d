"""Lights, traces, names, and whole components."""
