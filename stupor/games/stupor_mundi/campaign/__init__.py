"""The solo campaign: chapters as files, the set-up and rules that they bend, the seals."""
