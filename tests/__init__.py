"""The tests of the house."""
