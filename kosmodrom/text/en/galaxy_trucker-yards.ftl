# Yards that are shut and components that do not fit, with the reason

gt-shut-taken = taken by { $names }
gt-shut-crew = costs { $n } crew, you have { $has }
gt-shut-batteries =
    costs { $n ->
        [one] one battery
       *[other] { $n } batteries
    }, you have { $has }
why-gt-mount-never = Whichever way you turn it, this component fits nowhere on your ship.
why-gt-mount-beside = It would touch nothing of your ship there.
why-gt-mount-seam =
    As it is turned, it does not fit { $side ->
        [0] in front
        [1] on the right
        [2] behind
       *[3] on the left
    }: { $meets ->
        [single_double] { gt-seam-single-double }
        [plug_smooth] { gt-seam-plug-smooth }
        [behind_engine] { gt-seam-behind-engine }
        [before_barrel] { gt-seam-before-barrel }
        [engine_aside] { gt-seam-engine-aside }
       *[holds_nothing] { gt-seam-holds-nothing }
    }.
