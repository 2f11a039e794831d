"""Sound workshop: instruments, scores and effects made by calculation; numpy and scipy only."""
