# Previews in the settings, and how long a name may be

settings-sample-bar = E rândul tău
settings-sample-log = Strelka joacă albastru 6, cea mai mare până acum
settings-motion-show = Arată-mi
name-limit = { $n ->
    [one] Cel mult o literă.
    [few] Cel mult { $n } litere.
   *[other] Cel mult { $n } de litere.
}
