# Zamknięte place i komponenty, które nie pasują, z powodem

gt-shut-taken = zajęty: { $names }
gt-shut-crew = kosztuje osób z załogi: { $n }, masz { $has }
gt-shut-batteries = kosztuje baterie: { $n }, masz { $has }
why-gt-mount-never = Jakkolwiek obrócony, ten komponent nigdzie na statku nie pasuje.
why-gt-mount-beside = Tam nie dotknąłby statku.
why-gt-mount-seam =
    Tak obrócony komponent nie pasuje { $side ->
        [0] z przodu
        [1] z prawej
        [2] z tyłu
       *[3] z lewej
    }: { $meets ->
        [single_double] { gt-seam-single-double }
        [plug_smooth] { gt-seam-plug-smooth }
        [behind_engine] { gt-seam-behind-engine }
        [before_barrel] { gt-seam-before-barrel }
        [engine_aside] { gt-seam-engine-aside }
       *[holds_nothing] { gt-seam-holds-nothing }
    }.
