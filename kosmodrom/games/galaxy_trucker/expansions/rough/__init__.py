"""Rough Roads: cards that change the rules of a flight, each a function on the rules."""
