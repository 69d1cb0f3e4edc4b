"""Tables for people: seats, sockets, clocks, the store."""
