# The logbook belongs to a set of people.

crew-logbook-crews = Crews
crew-logbook-choose = Choose a crew
crew-logbook-next = next: mission { $mission }
crew-logbook-complete = all missions flown
crew-logbook-unknown = There is no such logbook
crew-logbook-unknown-text = It may be gone, or it belongs to people who fly in private.
crew-logbook-mine = To my logbook
