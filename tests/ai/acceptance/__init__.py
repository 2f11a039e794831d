"""What reviews have to show before they are believed."""
