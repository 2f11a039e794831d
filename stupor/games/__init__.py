"""The games of the house: a folder each, with its rules, its face and all else it brings."""
