"""Frederick's Palace, his solo panel, and the stage on which an Edict is placed."""
