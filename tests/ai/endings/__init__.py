"""Last turns whose best outcome is proved, and what each level loses of it."""
