"""The Voyage Board: cities, harbours, and what a voyage costs."""
