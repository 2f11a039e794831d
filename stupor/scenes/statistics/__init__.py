"""All finished games in figures and charts."""
