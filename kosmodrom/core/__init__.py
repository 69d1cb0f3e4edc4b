"""The contract between games and everything that plays them; no input or output in here."""
