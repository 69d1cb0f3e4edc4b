### Załoga: pytanie przed porzuceniem rozpoczętej próby; miejsce bez radia.

crew-radio-none = bez radia
crew-leave-behind-title = Lot wciąż trwa
crew-leave-behind = Misja { $mission } wciąż trwa.
crew-leave-behind-own = Twoja własna misja wciąż trwa.
crew-leave-behind-lost = Jeśli polecisz teraz, tamta próba zostanie przerwana i w dzienniku będzie liczyć się jako nieudana.
crew-leave-behind-go-on = Dokończ tamten lot
crew-leave-behind-fly = Przerwij ją i leć na misję { $mission }
crew-leave-behind-stay = Nie teraz
