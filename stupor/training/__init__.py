"""Training the judgement of positions by self-play; needs numpy, which playing does not."""
