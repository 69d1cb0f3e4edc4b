# Depozite închise și componente care nu se potrivesc, cu motivul

gt-shut-taken = luată deja: { $names }
gt-shut-crew = costă { $n } din echipaj, ai { $has }
gt-shut-batteries = costă baterii: { $n }, ai { $has }
why-gt-mount-never = Oricum ai roti-o, componenta nu se potrivește nicăieri pe navă.
why-gt-mount-beside = Acolo nu ar atinge nava.
why-gt-mount-seam =
    Rotită așa, componenta nu se potrivește { $side ->
        [0] în față
        [1] la dreapta
        [2] în spate
       *[3] la stânga
    }: { $meets ->
        [single_double] { gt-seam-single-double }
        [plug_smooth] { gt-seam-plug-smooth }
        [behind_engine] { gt-seam-behind-engine }
        [before_barrel] { gt-seam-before-barrel }
        [engine_aside] { gt-seam-engine-aside }
       *[holds_nothing] { gt-seam-holds-nothing }
    }.
