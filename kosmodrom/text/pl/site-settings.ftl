# Previews in the settings, and how long a name may be

settings-sample-bar = Twój ruch
settings-sample-log = Striełka zagrywa niebieską 6, na razie najwyższą
settings-motion-show = Pokaż
name-limit = { $n ->
    [one] Najwyżej { $n } litera.
    [few] Najwyżej { $n } litery.
   *[other] Najwyżej { $n } liter.
}
