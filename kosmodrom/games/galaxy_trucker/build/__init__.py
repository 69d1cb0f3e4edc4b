"""The building race: taking and placing parts, the hourglass, inspection, launch."""
