"""Two builds of the same program, asked the same: every answer must be the same bytes."""
