### At the table of The Crew

chat-note-crew = Ani słowa o swoich kartach
crew-give-up = Poddać próbę
crew-give-up-sure = Poddać? Próba liczy się jako przegrana.
crew-give-up-yes = Tak, poddać
crew-give-up-no = Nie
crew-verdict-task-lost-yours = { $cards } w lewie { $trick } bierze { $who }, a zadanie było twoje.
