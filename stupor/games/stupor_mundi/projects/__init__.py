"""The Imperial Projects: Conditions to fulfil, Structures to build, points for what was built."""
