"""What changes once a round or phase: the phases, goods to come, bridge, bonus tiles."""
