"""Tests of the kernel on its own."""
