# Cât de repede mută boții, salt la mutarea mea, luarea înapoi a unei mutări

how-pace = Boții mută { $pick }.
how-pace-galaxy_trucker = Zborul se arată și boții mută { $pick }.
pace-calm = pe îndelete
pace-usual = în ritmul obișnuit
pace-fast = repede
pace-at-once = pe loc
how-undo = Luarea înapoi a unei mutări { $pick }.
how-undo-agreed = cere acordul celor pe care îi privește
how-undo-never = nu se poate
skip-bots = Treci la mutarea mea
keys-everywhere-skip = direct la mutarea mea, când joc doar cu boți
