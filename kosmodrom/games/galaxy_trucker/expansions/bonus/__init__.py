"""Bonus cards: two more adventures of each level."""
