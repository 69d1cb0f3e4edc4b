### Scopul și ce este fiecare lucru.

cosmobureau-guide-goal = Scopul: cele mai multe credite după { $n } { $n ->
    [one] tură
    [few] ture
   *[other] de ture
}.
cosmobureau-guide-goal-alone = Câte credite poți strânge în { $n } { $n ->
    [one] tură
    [few] ture
   *[other] de ture
}?

cosmobureau-your-captain = Căpitanul tău
cosmobureau-choose-side = fața { $side }
cosmobureau-choose-begin = bună pentru început
cosmobureau-choose-pays = plătește de fiecare dată pentru locurile galbene
cosmobureau-choose-harder = mai greu de îndeplinit
cosmobureau-side-00 = Standard
cosmobureau-side-01 = Cercetaș
cosmobureau-side-02 = Registratura
cosmobureau-side-03 = Cargou
cosmobureau-side-04 = Fondator
cosmobureau-hint-choose = Apasă pe un cartonaș ca să alegi.

cosmobureau-about-fuel = Combustibil în rezervor: { $n }. Ce nu încape se pierde.
cosmobureau-about-fill-tank = Atât combustibil cât încape în rezervor.
cosmobureau-about-sample-here = O probă de pe planeta de sub navă; la megamall, de orice culoare.
cosmobureau-about-sample-any = O probă de culoarea pe care o alegi.
cosmobureau-about-sample-colour = O probă, culoarea: { $colour }.
cosmobureau-about-enlarge-store = Un blocaj dispare: depozitul are trei căsuțe în plus.
cosmobureau-about-place-office = Deschide o filială pe planeta de sub navă, dacă nu are deja una. Aduce creditele pe loc.
cosmobureau-about-bureau = Camere înainte în birou: { $n }. Fiecare cameră în care intri plătește.
cosmobureau-about-fly = Un zbor: fiecare pas costă combustibil. La capăt, un agent de culoarea planetei poate ateriza pentru credite.
cosmobureau-about-credits = Credite pe loc: { $n }.
cosmobureau-about-choice = Una dintre acestea: { $what }.
cosmobureau-about-pay-fuel = Săgeata roșie e un preț, combustibil: { $cost }. Poți să nu plătești. În schimb: { $what }.
cosmobureau-about-discard-sample = Săgeata roșie e un preț: o probă. Poți să nu plătești. În schimb: { $what }.
cosmobureau-about-per-level = O dată pentru fiecare nivel al tău din birou: { $what }.
cosmobureau-about-per-office = O dată pentru fiecare filială a ta de pe planete: { $what }.
cosmobureau-about-contact = Un agent vine aici când un contact al lui întâlnește un contact al navei sau al altui agent.
cosmobureau-about-agent = Un agent, culoarea: { $colour }. Aterizează o dată, pe o planetă de culoarea lui: 2 credite și încă 1 pentru fiecare probă de culoarea aceea.
cosmobureau-about-inspector = Un inspector nu aterizează niciodată. Când intri într-o cameră cu nivel, un inspector de la bord e promovat: 2 credite și contacte pe toate laturile.
cosmobureau-about-landed = A aterizat deja; contactele rămân.
cosmobureau-about-planet = O planetă, culoarea: { $colour }. Aici aterizează agenții de culoarea ei, de aici se iau probele ei și încape o singură filială.
cosmobureau-about-megamall = Un megamall: de aici se ia o probă de orice culoare.
cosmobureau-about-wormhole = O gaură de vierme: zborul de la una la alta nu costă nimic.
cosmobureau-about-empty = Spațiu gol: pe aici doar se trece.
cosmobureau-about-office-there = Aici este deja o filială; a doua nu încape.
cosmobureau-about-space = Nimeni nu a fost aici. Explorarea costă 3 combustibil și aduce pe loc un bonus.
cosmobureau-about-office = Filiala ta ({ $planet }) aduce { $n } când o deschizi pe o astfel de planetă.
cosmobureau-about-tank = Combustibilul ocupă căsuțele lăsate libere de probe. Un pas de zbor costă 1, explorarea 3.
cosmobureau-about-sample = Fiecare probă adaugă 1 la aterizările de culoarea ei. Trei diferite fac un set: 6 credite la sfârșit.
cosmobureau-about-blocker = Căsuțe blocate: „depozit mai mare” deschide trei dintre ele.
cosmobureau-about-level = Nivelul { $n }. Un inspector de la bord e promovat pentru 2 credite.
cosmobureau-about-entrance = De aici pornește toată lumea.
cosmobureau-about-rooms = Camerele plătesc de fiecare dată când intri în ele, și în trecere.
