### At the table of The Crew

chat-note-crew = О своих картах ни слова
crew-give-up = Сдаться
crew-give-up-sure = Сдаться? Попытка считается проигранной.
crew-give-up-yes = Да, сдаться
crew-give-up-no = Нет
crew-verdict-task-lost-yours = { $cards } во взятке { $trick } берёт { $who }, а задание было ваше.
