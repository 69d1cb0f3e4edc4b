"""One ship: its strength, its goods, what hits it and what it loses."""
