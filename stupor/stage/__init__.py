"""What the table shows and how a hand moves it; knows no surfaces."""
