# Jak szybko ruszają się boty, przejście do mojego ruchu, cofanie ruchu

how-pace = Boty grają { $pick }.
how-pace-galaxy_trucker = Pokaz lotu i ruchy botów idą { $pick }.
pace-calm = spokojnie
pace-usual = w zwykłym tempie
pace-fast = szybko
pace-at-once = od razu
how-undo = Cofnięcie ruchu { $pick }.
how-undo-agreed = wymaga zgody tych, których dotyczy
how-undo-never = nie jest możliwe
skip-bots = Do mojego ruchu
keys-everywhere-skip = od razu do mojego ruchu, gdy grają same boty
