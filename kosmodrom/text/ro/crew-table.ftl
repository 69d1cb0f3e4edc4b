### At the table of The Crew

chat-note-crew = Niciun cuvânt despre cărțile tale
crew-give-up = Renunță la încercare
crew-give-up-sure = Renunți? Încercarea se pierde.
crew-give-up-yes = Da, renunț
crew-give-up-no = Nu
crew-verdict-task-lost-yours = { $cards }: levata { $trick } a luat-o { $who }, dar sarcina era a ta.
