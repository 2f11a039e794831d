"""What there is to say about a thing: its name, the rule, how it stands now; words for advice."""
