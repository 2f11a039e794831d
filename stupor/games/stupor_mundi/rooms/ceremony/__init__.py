"""The ceremony after every game alone against Frederick."""
