"""Rule of points, header, ribbon, plates."""
