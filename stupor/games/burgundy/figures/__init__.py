"""The figures of the components: where they come from, and what a player may correct."""
