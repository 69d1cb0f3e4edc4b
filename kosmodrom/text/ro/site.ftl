## Casa

site-name = Kosmodrom
nav-label = Pagini
nav-games = Jocuri
nav-tables = Mese
nav-logbook = Jurnal
nav-rules = Reguli
menu = Meniu
close = Închide
back = Înapoi
skip = Direct la pagină
loading = O clipă…
yes = da
no = nu
home-link = Kosmodrom, prima pagină
theme-to-day = Treci la culorile de zi
theme-to-night = Treci la culorile de noapte
language = Limba
visitor-names = Cometa, Sputnik, Meteor, Orbita, Vostok, Pulsar, Nova, Zenit, Quasar, Aurora, Eclipsa, Soiuz, Vega, Altair, Sirius, Antares, Cosmos, Nebuloasa
bot-names = Belka, Strelka, Laika, Mușka, Julka

## Jocuri

game-crew = Echipajul
game-crew-line = Câștigați levata potrivită, împreună, fără un cuvânt.
game-crew-facts = de la 2 la 5, 20 min
game-crew-art = Cinci căști în jurul unei mese cu o levată
game-galaxy_trucker = Galaxy Trucker
game-galaxy_trucker-line = Construiește o navă în grabă. Privește cum ajunge pe bucăți.
game-galaxy_trucker-facts = de la 2 la 5, 60 min
game-galaxy_trucker-art = O navă din piese pătrate zboară printre meteoriți și pierde o cabină
game-cosmobureau = Cosmobirou
game-cosmobureau-line = Explorează un mic univers. Păstrează chitanțele.
game-cosmobureau-facts = de la 1 la 4, 45 min
game-cosmobureau-art = Un funcționar cu antenă ștampilează formulare în fața hărții unor lumi mici
game-being-built = Pe rampa de lansare: în construcție, încă nu zboară
play-now = Joacă acum
play-with-friends = Joacă cu prietenii
play-alone = Solo

## Prima pagină

home-sentence = Trei jocuri de societate despre spațiu, pentru prieteni, boți și seri lungi.
home-learn = { $n ->
    [one] Învață într-un pas
    [few] Învață în { $n } pași
   *[other] Învață în { $n } de pași
}
home-other-tables = Celelalte mese ale tale
home-open-tables = Mese deschise
home-all = Toate ({ $n })
foot-no-account = Nu e nevoie de cont. Locul tău e în link.
foot-free = Program liber, merge pe calculatorul tău.
empty-open = Rampa e liberă
empty-open-text = Nimeni nu caută companie acum. Cineva trebuie să înceapă.
empty-tables = Încă nicio masă
empty-open-one = Deschide o masă
row-look-in = Aruncă o privire
row-remind = Amintește
row-reminded = Vor afla pe dispozitivele pe care doresc notificări: { $names }.
row-look-back = Revezi
row-take-seat = Ia loc
row-watch = Privește
status-mission = Misiunea { $n }
status-open = { $game }. { $free ->
    [0] Niciun loc liber
    [one] Un loc liber
    [few] { $free } locuri libere
   *[other] { $free } de locuri libere
  }
status-waiting = La mutare: { $names }
status-running = E mutarea ta
tables-running = În curs
tables-finished = Încheiate
table-names = Tura de noapte, Seară lungă, Ceainic pe foc, A doua orbită, Samovar cald, Radio tăcut, Fața ascunsă, Numărătoare lungă, Loc la hublou, Baterie de rezervă
table-of = { $game } între prieteni
table-alone = { $game } solo
table-with-bots = { $game } cu boții
table-rename = Redenumește masa
table-save = Așa să-i zică
table-name = Numele mesei
seat-number = Locul { $n }

## Setări

settings-title = Setări
settings-name = Numele tău
settings-nameless = încă fără nume
settings-change = Schimbă
settings-save = Așa mă cheamă
settings-saved = Salvat.
settings-colours = Culori
settings-text-size = Mărimea textului
settings-sound = Sunete
settings-sound-try = Ascultă un sunet
sound-grab = Luat
sound-fits = Se potrivește
sound-wrong = Nu se potrivește
sound-flip = Clepsidra
sound-hit = Lovitură
sound-break-off = Se desprinde
sound-coins = Credite
sound-win = Victorie
settings-notice = Anunță-mă când e rândul meu
settings-notice-text = O notificare a browserului cât timp te uiți la altceva
settings-notice-denied = Browserul nu permite notificări de la această pagină. Se poate schimba în setările lui.
settings-motion = Mai puțină mișcare
settings-motion-text = Lucrurile apar treptat în loc să zboare
settings-marks = Numește culorile
settings-marks-text = Cuvinte și semne lângă forme și culori
settings-ask = Întreabă înainte de mutare
settings-ask-text = Prima atingere alege, a doua joacă
settings-left = Pentru mâna stângă
settings-left-text = Butoanele sunt la degetul mare stâng
theme-night = Noapte
theme-day = Zi
theme-auto = Ca dispozitivul
text-size-0 = Text mic
text-size-1 = Text obișnuit
text-size-2 = Text mare

## Înainte de joc

lobby-taken = { $game }. Locuri ocupate: { $taken } din { $seats }.
lobby-start = Începe jocul
lobby-watching = Privești. Ca să joci, ia un loc liber.
lobby-host-starts = Jocul îl începe { $name }.
lobby-away = Lipsesc: { $names }. Se poate începe oricum.
lobby-bots-fill = { $n ->
    [one] Locul liber îl ia un bot.
    [few] Cele { $n } locuri libere le iau boții.
   *[other] Cele { $n } de locuri libere le iau boții.
  }
leave-table = Pleacă de la masă
leave-text = Un bot îți ia locul definitiv. Dacă ai nevoie doar de o pauză, lasă un bot să joace pentru tine.
leave-stay = Rămâi
seats = Locuri
free-seat = Loc liber
free-seat-for = pentru prieteni sau un bot
take-seat = Ia loc
you = tu
make-host = Predă masa: { $name }
remove-seat = Eliberează locul: { $name }
add-bot = Adaugă un bot
add-bot-where = pe locul liber
a-bot = bot
level-random = Hazard
level-random-text = joacă orice e permis
level-cadet = Cadet
level-cadet-text = știe regulile
level-pilot = Pilot
level-pilot-text = ține socoteala
level-navigator = Navigator
level-navigator-text = gândește înainte, până la 2 s
presence-bot = bot, { $level }
presence-stand-in = deocamdată joacă un bot
presence-here = la masă
presence-here-host = la masă, gazdă
presence-away = nu e la masă
presence-away-for = { $n ->
    [one] lipsește de un minut
    [few] lipsește de { $n } minute
   *[other] lipsește de { $n } de minute
  }
how-we-play = Cum jucăm
how-seats = La masă { $pick }.
how-seats-n = { $n ->
    [one] e un singur loc
    [few] sunt { $n } locuri
   *[other] sunt { $n } de locuri
  }
how-stand-in = Dacă pleacă cineva, { $pick }.
how-stand-in-never = locul așteaptă
how-stand-in-after = după { $n } min joacă un bot
how-watch = La această masă { $pick }.
how-watch-friends = pot privi prietenii cu linkul
how-watch-nobody = nu poate privi nimeni
how-public = Masa e deschisă pentru { $pick }.
how-public-link = prietenii cu linkul
how-public-all = toată lumea
how-presets = Feluri de a juca
how-preset-changed = Unele setări diferă de bilet.
how-sentences = Pentru acest joc contează { $shown } din { $all } setări; celelalte apar când contează.
how-partner = cu { $name }
bring-friend = Cheamă prieteni
link-copy = Copiază linkul
link-send = Trimite linkul
link-point-phone = Sau îndreaptă telefonul spre cod.
link-qr = Cod QR cu linkul acestei mese
link-copied = Link copiat.
link-copy-failed = Browserul nu ne lasă să copiem. Selectează linkul și copiază-l manual.
share-text = E un loc liber la „{ $table }”.
seal-closed = Amestecat și sigilat:
seal-check-later = După joc poți verifica dacă nimeni nu a umblat la nimic.
seal-open = Sigilat înainte de joc:
seal-checked = Verificat: jocul corespunde sigiliului
deal-given = Gazda a ales această împărțire, deci cineva poate ști ce urmează.
deal-again = Gazda a ales această împărțire: s-a mai jucat, iar cine a văzut acel joc știe ce urmează.
join-name = Cum să ți se spună la masă?
join-watch = Doar privesc
join-people = { $game }. La masă: { $names }

## Masa

your-move = E mutarea ta.
to-move = la mutare
players = La masă
here-count = la masă: { $here } din { $people }
latency = { $n } ms
watchers = Privesc
nameless = Cineva fără nume
person-options = Opțiuni: { $name }
person-mute = Oprește mesajele
person-unmute = Lasă să scrie din nou
person-remove = Scoate de la masă
person-readmit = Lasă să intre din nou
person-is-muted = fără mesaje
person-is-removed = fără acces
connected = Conexiune bună
connected-in = Conexiune bună, { $n } ms
connection-trying = Conexiune pierdută, încercăm din nou
connection-trying-in = Conexiune pierdută, încercăm din nou peste { $n } s
connection-lost = Conexiune pierdută.
connection-safe = Mutările tale sunt în siguranță.
connection-next = Următoarea încercare peste { $n } s.
connection-now = Încercăm chiar acum.
connection-waiting = { $n ->
    [one] Mutarea ta pleacă îndată ce revine conexiunea.
    [few] Cele { $n } mutări ale tale pleacă îndată ce revine conexiunea.
   *[other] Cele { $n } de mutări ale tale pleacă îndată ce revine conexiunea.
  }
connection-not-now = Acum nu există conexiune. Încearcă după ce revine.
connection-because-offline = Acest dispozitiv nu este conectat la rețea.
connection-because-restart = Serverul repornește.
connection-because-unavailable = Serverul nu ajunge deocamdată la memoria lui.
connection-because-fault = Ceva s-a stricat la server.
connection-closed = Masa a închis această conexiune.
farewell-removed = Gazda te-a scos de la această masă.
try-now = Încearcă acum
back-again = Conexiune refăcută.
back-again-moves = { $n ->
    [one] O mutare s-a făcut fără tine.
    [few] { $n } mutări s-au făcut fără tine.
   *[other] { $n } de mutări s-au făcut fără tine.
  }
back-again-show = Arată
stand-in-mine = Pentru tine ({ $name }) joacă un bot.
stand-in-back = Îmi iau locul înapoi
stand-in-let = Un bot să joace pentru mine
other-device = Continuă pe alt dispozitiv
devices-title = Dispozitive cu acest loc
devices-text = Fiecare dintre ele joacă în numele tău. Dacă nu recunoști vreunul, deconectează-l.
device-own = acest dispozitiv
device-here = acum la masă
device-since = din { $day }, { $time }
device-unknown = Dispozitiv necunoscut
device-drop = Deconectează
device-drop-one = Deconectează de la acest loc: { $device }
device-mine = Sunt eu
notice-new-device = Pe locul tău joacă încă un dispozitiv: { $device }.
notice-seat-dropped = Acest dispozitiv a pierdut locul: a fost deconectat de pe altul ({ $device }).
notice-seat-gone = Acest dispozitiv nu mai are loc la această masă.
undo = Ia mutarea înapoi
undo-wanted = { $name } vrea să ia o mutare înapoi
undo-wanted-text = Între timp cineva a văzut ceva, deci e nevoie de acord.
undo-your-answer = răspunsul tău?
undo-waiting = se gândește
undo-give = De acord
undo-keep = Mutarea rămâne
rules = Reguli
sound-switch = Pornește sau oprește sunetele
side-fold = Jurnalul și discuția lângă tablă
log = Desfășurare
log-empty = Încă nu s-a întâmplat nimic.
log-earlier = Arată ce a fost mai devreme ({ $n })
log-later = Arată ce a urmat ({ $n })
guide-next = Am înțeles
guide-stop = Nu mai vreau
log-undo-asked = { $who } cere o mutare înapoi
log-undo-refused = Mutarea rămâne: { $who }
log-undone = Mutare luată înapoi: { $who }
log-undo-asked-you = Ceri o mutare înapoi
log-undo-refused-you = Mutarea ta rămâne
log-undone-you = Mutarea ta e luată înapoi
you-named = { $name } (tu)
you-label = Tu
lesson-back = Înapoi
you-others-see = pentru ceilalți: { $name }
chat = Discuție
chat-open = { $n ->
    [0] Discuție
   *[other] Discuție, mesaje noi: { $n }
  }
chat-dice = { $name }: să decidă zarurile
chat-opened = Masă deschisă la { $time }
chat-people = { $people ->
    [one] o persoană
    [few] { $people } persoane
   *[other] { $people } de persoane
  }{ $watching ->
    [0] {""}
   *[other] , privesc: { $watching }
  }
chat-say = Spune ceva frumos
chat-send = Trimite
chat-to = Cine va citi
chat-to-all = Toți
chat-to-partner = Doar { $name }
chat-private = doar între voi doi
partner = partenerul tău
phrase-luck = Succes
phrase-well-played = Bine jucat
phrase-moment = O clipă
phrase-your-call = Tu hotărăști
phrase-my-fault = Greșeala mea
phrase-again = Încă o dată?
board = Tablă
board-missing = Pagina nu poate desena jocul. Te rugăm să o reîncarci.
clock-left = au rămas { $time }
clock-hours = { $n } h
end-look-back = Revezi
end-same-deal = Aceeași împărțire
end-challenge = Provoacă un prieten
end-next-table = La masa următoare
challenge-title = { $game }: aceeași împărțire pentru tine
challenge-text = Totul e așezat ca la ei, cu aceleași reguli. Cum te descurci tu?
challenge-more = și încă { $n }
challenge-play = Joacă împărțirea
challenge-won = câștigat
challenge-lost = pierdut
challenge-score =
    { $n ->
        [one] { $n } credit
        [few] { $n } credite
       *[other] { $n } de credite
    }
challenge-bots = Boți
follow-up-again = Încă o dată
follow-up-next = Mai departe
next-table = Trecem la masa următoare.

## Reguli

rules-of = Reguli: { $game }
rules-text = Cum citim noi cărțile de reguli, în propoziții numerotate. Fiecare rând din desfășurare își numește regula.
rules-search = Caută în reguli
rules-none = Nicio regulă nu conține aceste cuvinte.
rules-sections = Capitole
rules-near = Vezi și
rules-all = Toate regulile
rules-plain = În cuvinte simple
rules-numbered = Cu numere

## Reluare

replay = Reluare
replay-of = Reluare. { $date }, { $n ->
    [one] un minut
    [few] { $n } minute
   *[other] { $n } de minute
  }
replay-first = La început
replay-back = Un pas înapoi
replay-play = Redă
replay-pause = Pauză
replay-on = Un pas înainte
replay-last = La sfârșit
replay-chapters = Capitole
replay-chapter-back = La începutul capitolului
replay-chapter-on = La capitolul următor
replay-speed = Viteză
replay-see-as = Vezi ca
replay-all = Tot
replay-watcher = Spectator
replay-moment = Moment
replay-moment-n = momentul { $n }
replay-moment-of = Momentul { $n } din { $last }
replay-download = Înregistrare
replay-play-on = Joacă mai departe de aici
replay-play-on-as = Joacă altfel de aici, ca { $name }, cu boți
replay-hindsight = Se putea câștiga?
replay-side = Ce se arată lângă tablă
replay-no-thoughts = Niciun bot nu a lăsat gânduri aici. Gândurile se văd după terminarea jocului.
replay-missing = Aici nu e nicio reluare
thoughts = Gânduri

## Când ceva nu merge

missing-title = Pagina asta s-a desprins
missing-text = La această adresă nu e nimic. Poate s-a încheiat, sau linkul a pierdut o literă pe drum.
missing-tables = La mesele mele
missing-table = Înapoi la masă
missing-home = La prima pagină
missing-code = { $address } { $code }
missing-art = O cabină cu un astronaut mirat plutește în depărtare
trouble-offline = Serverul nu răspunde. Verifică conexiunea.
trouble-malformed = Serverul nu a înțeles pagina. Te rugăm să o reîncarci.
trouble-hello-first = Serverul nu a înțeles pagina. Te rugăm să o reîncarci.
trouble-too-long = E prea lung.
trouble-too-fast = Prea repede. Încearcă din nou peste { $retry_after } s.
trouble-chat-too-fast = Mai încet: prea multe mesaje deodată. Încearcă din nou peste { $retry_after } s.
trouble-chat-empty = Mesajul e gol.
trouble-muted = Gazda nu te mai lasă să scrii în această discuție.
trouble-no-person = Această persoană nu e la masă.
trouble-sits-here = Cine are un loc la masă nu poate fi dat afară, dar îi poți opri mesajele.
trouble-no-partners = Nu ai un partener cu care să vorbești în particular.
trouble-chat-seated = La această masă vorbesc doar cei așezați.
trouble-too-many-tables = Prea multe mese noi deodată. Încearcă din nou peste { $retry_after } s.
trouble-too-many-visitors = Prea mulți oameni noi de aici deodată. Încearcă din nou peste { $retry_after } s.
trouble-too-many-designs = Prea multe de păstrat deodată. Încearcă din nou peste { $retry_after } s.
trouble-too-many-handovers = Prea multe linkuri deodată. Încearcă din nou peste { $retry_after } s.
trouble-too-many-connections = Prea multe conexiuni de aici. Încearcă din nou peste { $retry_after } s.
trouble-server-full = Serverul e plin. Încearcă din nou peste { $retry_after } s.
trouble-too-slow = Conexiunea e prea lentă: serverul nu a mai așteptat. Încearcă din nou.
trouble-foreign-origin = Această pagină nu are voie să vorbească cu serverul.
trouble-foreign-host = Serverul nu se cunoaște sub această adresă. Cine îl pornește o poate indica prin --public-url.
trouble-not-found = La această adresă nu e nimic.
trouble-not-allowed = Serverul nu face asta.
trouble-no-table = Nu există această masă. Poate linkul a expirat.
trouble-no-journey = Nu există acest jurnal.
trouble-no-design = Nu există această misiune.
trouble-no-game = Jocul nu e încă aici.
trouble-no-visitor = Spune-ne întâi cum te cheamă.
trouble-unknown-secret = Serverul nu te mai cunoaște. Spune-ne din nou numele.
trouble-not-seated = Nu ai loc la această masă.
trouble-not-host = Doar gazda poate face asta.
trouble-not-watchable = Masa asta nu poate fi privită.
trouble-not-your-seat = E locul altcuiva.
trouble-already-seated = Ai deja un loc la această masă.
trouble-already-started = Jocul a început.
trouble-not-started = Jocul nu a început.
trouble-not-alone = Se poate doar când la masă, în afară de tine, sunt numai boți.
trouble-not-over = Jocul nu s-a terminat încă.
trouble-seat-taken = Altcineva s-a mișcat mai repede: locul e ocupat.
trouble-no-seat = Nu există acest loc.
trouble-no-free-seat = Toate locurile sunt ocupate.
trouble-wrong-seats = { $game }: numărul de jucători poate fi { $seats }.
trouble-wrong-options = Așa nu se poate juca: { $detail }
trouble-no-dice = În acest joc zarurile nu aleg nimic.
trouble-no-level = Nu sunt boți de acest nivel.
trouble-no-follow-up = Așa nu se poate continua.
trouble-not-a-person = Acolo nu stă nimeni care să poată fi gazdă.
trouble-handover-expired = Linkul a fost folosit sau a expirat.
trouble-no-device = Acest dispozitiv nu mai este al tău.
trouble-own-device = Acesta e dispozitivul din fața ta. Ca să eliberezi locul, părăsește masa.
trouble-no-replay = Jocul acesta poate fi revăzut după ce se termină.
trouble-no-hindsight = Despre acest moment nu se poate afla nimic.
trouble-no-puzzle = Nu există aici o asemenea problemă.
trouble-replay-too-long = Această partidă este prea lungă pentru a fi arătată mutare cu mutare. Înregistrarea ei se poate descărca în continuare.
trouble-no-moment = Din acest moment nu mai e nimic de jucat.
trouble-busy = Prea multe întrebări de acest fel deodată. Întreabă din nou peste o clipă.
trouble-old-version = Jocul s-a jucat după reguli vechi, pe care serverul nu le mai cunoaște.
trouble-conflict = Altcineva a schimbat asta în aceeași clipă. Mai uită-te o dată.
trouble-unavailable = Serverul nu ajunge la memoria lui. Încearcă peste o clipă.
trouble-fault = Ceva s-a stricat la noi. Am notat. Încearcă din nou.
trouble-wait = Încearcă peste { $n } s.
why-undo-not-possible = Mutarea nu se mai poate lua înapoi: cineva a văzut ce a urmat.
why-no-undo-asked = Nimeni nu cere o mutare înapoi.
why-game-over = Jocul s-a terminat.
why-time-not-up = Mai e timp.
why-already-answered = Ai răspuns deja.
why-not-now = Nu acum.
why-bot-plays = Un bot joacă pentru tine. Ia-ți întâi locul înapoi.
why-stale = Cât ai ales, masa a mers mai departe. Mai privește o dată.
why-not-stored = Serverul nu a putut păstra mutarea. Uită-te la masă și alege din nou.
why-read = Citește regula
