"""The ways to play alone: single game, campaign, game of the day."""
