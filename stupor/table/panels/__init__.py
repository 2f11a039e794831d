"""What lies over the table: panels, plates and plaques."""
