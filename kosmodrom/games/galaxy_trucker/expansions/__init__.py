"""The Big Expansion: each module is a function from rules to rules."""
