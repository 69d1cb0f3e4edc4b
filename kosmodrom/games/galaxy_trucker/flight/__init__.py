"""The flight: order, movement, questions, contests, settlement."""
