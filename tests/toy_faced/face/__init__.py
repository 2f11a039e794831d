"""What the toy shows by itself: tiles that are dragged and fly; the rest is plain."""
