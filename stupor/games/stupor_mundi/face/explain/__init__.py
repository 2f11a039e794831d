"""What lies under the pointer, and what there is to say about it: name, rule, present numbers."""
