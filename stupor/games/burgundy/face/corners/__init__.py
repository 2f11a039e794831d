"""What happens once a round or phase: months, goods to come, bridge, bonus tiles."""
