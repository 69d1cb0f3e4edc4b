### The Crew: what is asked before an attempt in the air is given up; a seat without a radio.

crew-radio-none = no radio
crew-leave-behind-title = Still in the air
crew-leave-behind = Mission { $mission } is still in the air.
crew-leave-behind-own = A mission of your own is still in the air.
crew-leave-behind-lost = If you fly now, that attempt is aborted and counts as failed in the logbook.
crew-leave-behind-go-on = Go on with that flight
crew-leave-behind-fly = Abort it and fly mission { $mission }
crew-leave-behind-stay = Not now
