"""Sockets: what clients say, and how much of it."""
