### Który klawisz co robi

keys-title = Klawisze
keys-everywhere = Wszędzie
keys-replay = Powtórka
keys-everywhere-next = do następnej rzeczy do naciśnięcia
keys-everywhere-press = naciśnij
keys-everywhere-away = zamknij, odłóż, zapomnij wybór
keys-everywhere-help = ta lista
keys-crew-card = do karty na ręce
keys-crew-walk = wzdłuż ręki
keys-crew-play = podnieś kartę; jeszcze raz: zagraj
keys-cosmobureau-agent = weź agenta z ręki
keys-cosmobureau-turn = obróć agenta
keys-cosmobureau-press = umieść, leć, użyj tego, co zaznaczone
keys-galaxy_trucker-grab = weź komponent; w locie: dalej
keys-galaxy_trucker-turn = obróć komponent, w drugą stronę
keys-galaxy_trucker-walk = po statku
keys-galaxy_trucker-place = połóż komponent tutaj
keys-galaxy_trucker-aside = odłóż komponent na bok
keys-galaxy_trucker-return = zwróć komponent
keys-galaxy_trucker-undo = kontrola: przywróć zdjęte
keys-galaxy_trucker-pause = pauza, dalej
keys-replay-step = krok wstecz, naprzód
keys-replay-chapter = rozdział wstecz, naprzód
keys-replay-ends = na początek, na koniec
keys-replay-play = odtwórz, zatrzymaj
