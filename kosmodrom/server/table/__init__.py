"""Tables in memory: rooms, seats, bots, replays."""
