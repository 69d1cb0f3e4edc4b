# Dziennik należy do tych, którzy latają razem.

crew-logbook-crews = Załogi
crew-logbook-choose = Wybierz załogę
crew-logbook-next = następna misja: { $mission }
crew-logbook-complete = wszystkie misje za wami
crew-logbook-unknown = Nie ma takiego dziennika
crew-logbook-unknown-text = Może już się skończył albo należy do osób, które latają prywatnie.
crew-logbook-mine = Do mojego dziennika
