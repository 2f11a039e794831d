"""Learning to judge positions from games against oneself; needs numpy, which no game needs."""
