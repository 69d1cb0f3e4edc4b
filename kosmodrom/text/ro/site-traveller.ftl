# Un singur călător: prima pagină pentru cine se întoarce, mese, locuri care trec de la unul la altul.

part-mission = misiunea { $n }
fly-mission = Zboară în misiunea { $n }
bots-count = { $n ->
    [1] un bot
    [2] doi boți
    [3] trei boți
    [4] patru boți
    [few] { $n } boți
   *[other] { $n } de boți
  }
home-welcome = Bine ai revenit, { $name }
home-continue = Continuă: { $part }, cu { $who }
home-fly-on = Zboară mai departe
home-logbook = Deschide jurnalul
home-move-at = E mutarea ta la masa „{ $table }”
home-waiting = { $n ->
    [one] Te așteaptă { $names }.
    [few] Te așteaptă { $names }.
   *[other] Te așteaptă { $names }.
  }
home-waiting-until = { $n ->
    [one] Te așteaptă { $names }. Ai timp până la: { $when }.
    [few] Te așteaptă { $names }. Ai timp până la: { $when }.
   *[other] Te așteaptă { $names }. Ai timp până la: { $when }.
  }
home-until = Ai timp până la: { $when }.
home-only-bots = Așteaptă doar boți.
home-by-mail = Prin corespondență, { $time } pe mutare
home-make-move = Fă mutarea
move-crew-trick = Joacă o carte
move-crew-draft = Ia o sarcină
move-cosmobureau-turn = Joacă-ți rândul
move-galaxy_trucker-build = Construiește mai departe
move-galaxy_trucker-card = Zboară mai departe
play-friends = Cu prietenii
lessons-title = Lecții
lesson-begin = Începe
lesson-go-on = Continuă de la pasul { $n }
lesson-again = Încă o dată
lesson-steps = Pași: { $done } din { $steps }
lesson-how-to = Cum se joacă

## Pagina meselor

row-rematch = Revanșă
row-put-away = Pune deoparte
row-away = Masa „{ $table }” e pusă deoparte.
row-undo = Anulează
tables-which = Care mese
tables-all = Toate
tables-my-move = Mutarea mea
tables-game = Care joc
tables-every-game = Toate jocurile
tables-none = Nu există astfel de mese
tables-none-text = Alege altele mai sus sau deschide una.
tables-show-all = Arată toate mesele

## Locuri care trec de la unul la altul

log-left = { $who } pleacă de la masă; se așază botul { $bot }
log-left-galaxy_trucker = { $who } pleacă de la masă; nava renunță la zbor înainte de cartea următoare
log-took-over = În locul botului { $bot } se așază { $who }
log-took-over-you = Te așezi în locul botului { $bot }
how-takeover = În timpul jocului, în locul unui bot { $pick }.
how-takeover-friends = pot lua loc prietenii cu linkul
how-takeover-nobody = nu poate lua loc nimeni
takeover-switch = Prietenii pot lua locul unui bot
takeover-switch-text = Cine vine cu linkul se poate așeza și în timpul jocului.
takeover-offer = Te poți așeza aici în locul unui bot. Vei vedea doar ce se poate ști de pe acel loc.
takeover-take = Ia locul unui bot
takeover-take-of = Ia locul botului { $name }
takeover-note = Cine vine cu linkul se poate așeza în locul unui bot.

## Mai departe împreună

offer-text = { $n ->
    [one] Ați jucat împreună la o masă.
    [few] Ați jucat împreună la { $n } mese.
   *[other] Ați jucat împreună la { $n } de mese.
  }
offer-take = Continuă: { $part }

## Când ceva nu se poate

trouble-no-takeover = La această masă nimeni nu se așază în locul unui bot.
trouble-known-deal = Această împărțire a mai fost jucată sau a fost aleasă, așa că nimeni nu se poate așeza acum.
trouble-sat-here = Ai mai avut un loc la această masă și știi prea multe pentru altul.
trouble-journey-done = Totul a fost parcurs. Alege ce să reiei.
