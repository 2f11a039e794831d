"""The ways to play alone: single game, campaign, set-up of the day."""
