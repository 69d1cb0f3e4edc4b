"""Generators of files that are written from our classes."""
