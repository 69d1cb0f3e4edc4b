### Echipajul: gândurile boților, pentru reluare.

bot-crew-only-card = a jucat { $card }: nicio altă carte nu era permisă
bot-crew-only-choice = nu era nimic altceva de ales
bot-crew-for-own-task = a jucat { $card } pentru propria sarcină { $task }
bot-crew-fed = a dat { $card }: sarcina o are { $seat }
bot-crew-let-win = a jucat { $card } ca { $seat } să poată câștiga { $task }
bot-crew-kept-back = a păstrat { $kept }: { $seat } mai avea nevoie de { $task }
bot-crew-stayed-low = a jucat jos, { $card }: levata o ia { $seat }
bot-crew-took = a luat levata cu { $card }
bot-crew-trumped = fără culoarea cerută: a luat levata cu { $card }
bot-crew-threw-away = fără culoarea cerută: a aruncat { $card }
bot-crew-led-for-own = a deschis cu { $card } ca să scoată propria sarcină { $task }
bot-crew-led-for-other = a deschis cu { $card } pentru { $seat }: are nevoie de { $task }
bot-crew-led-low = a deschis cu { $card }: mică, fără sarcini în acea culoare
bot-crew-led-high = a deschis cu { $card } ca să păstreze mâna
bot-crew-imagined = a jucat { $card }: echipajul putea câștiga { $share }% din jocurile imaginate cu ea
bot-crew-task-held = a luat sarcina { $card }: cartea este în propria mână
bot-crew-task-taken = a luat sarcina { $card }: mâna poate câștiga acea culoare
bot-crew-signalled = a arătat { $card } prin radio: contează pentru o sarcină deschisă
bot-crew-nothing-to-say = a păstrat radioul pentru mai târziu
bot-crew-answered =
    a răspuns „{ $says ->
         [yes] da
        *[no] nu
         [good] bine
         [bad] rău
         [first_four] primele patru
         [last] ultima
         [between] cele dintre ele
    }”, după cum este mâna
bot-crew-named = a ales: { $seat }, așa spun răspunsurile
bot-crew-gave-task = sarcina o primește { $seat }
bot-crew-passed = a dat { $card }, o primește { $seat }: acolo ajută cel mai mult
bot-crew-agreed = a fost de acord cu propunerea
bot-crew-no-change = nu a văzut nevoia să schimbe ceva
bot-crew-role-wanted = a propus: { $seat }, la cerere
bot-crew-proposed = a propus prima posibilitate
