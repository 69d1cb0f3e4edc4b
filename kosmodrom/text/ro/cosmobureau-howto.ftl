### Cosmobirou pe două pagini.

cosmobureau-howto-turn-title = O tură în trei părți
cosmobureau-howto-turn = Așază un agent într-un compartiment gol al navei, folosește ce arată compartimentul, ia un agent nou. După 13 sau 14 ture câștigă cine are cele mai multe credite.
cosmobureau-howto-place = așază
cosmobureau-howto-use = folosește
cosmobureau-howto-take = ia
cosmobureau-howto-most = contează creditele
cosmobureau-howto-contacts-title = Contactele trebuie să se întâlnească
cosmobureau-howto-contacts = Cel puțin un contact întâlnește un contact al navei, semicercurile de la margine, sau al altui agent. Poți roti agentul înainte; odată așezat, rămâne.
cosmobureau-howto-meets = se potrivește
cosmobureau-howto-misses = nu se potrivește
cosmobureau-howto-icons-title = Ce fac pictogramele
cosmobureau-howto-icons = În orice ordine, fiecare o dată. Săgeata roșie e un preț, capsula violet funcționează o dată pentru fiecare nivel sau filială a ta.
cosmobureau-howto-store-title = Un depozit pentru toate
cosmobureau-howto-store = Combustibilul și probele împart nouă căsuțe. Un depozit mai mare deschide încă trei, de două ori pe joc.
cosmobureau-howto-flight-title = Un zbor
cosmobureau-howto-flight = Un pas pe placa vecină costă 1 combustibil, în necunoscut 3, dintr-o gaură de vierme în alta nimic. Cine descoperă o placă îi primește bonusul. Zboară cât poți.
cosmobureau-howto-free = gratis
cosmobureau-howto-landing-title = O aterizare
cosmobureau-howto-landing = Unde se încheie zborul, un agent de culoarea planetei poate ateriza, o dată în viață: 2 credite și încă 1 pentru fiecare probă de culoarea aceea.
cosmobureau-howto-offices-title = Cinci filiale
cosmobureau-howto-offices = O filială aduce pe loc cât scrie pe ea. Are nevoie de o planetă potrivită sub navă, pe care nu e încă alta.
cosmobureau-howto-bureau-title = Biroul
cosmobureau-howto-bureau = Fiecare cameră în care intri plătește. Camerele 3, 6, 10 și 14 sunt niveluri: de fiecare dată un inspector de la bord e promovat pentru 2 credite și are contacte pe toate laturile.
cosmobureau-howto-end-title = Sfârșitul
cosmobureau-howto-end = Când sacul e gol, fiecare mai are o tură. Fiecare set de trei probe diferite aduce 6. La egalitate câștigă cine are mai mult combustibil.
