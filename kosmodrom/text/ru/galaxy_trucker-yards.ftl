# Закрытые площадки и детали, которые не подходят, — с причиной

gt-shut-taken = уже занята: { $names }
gt-shut-crew = стоит экипажа: { $n }, у вас { $has }
gt-shut-batteries = стоит батарей: { $n }, у вас { $has }
why-gt-mount-never = Как ни поверни, эта деталь никуда на корабле не подходит.
why-gt-mount-beside = Там она не коснётся корабля.
why-gt-mount-seam =
    Так повёрнутая деталь не подходит { $side ->
        [0] спереди
        [1] справа
        [2] сзади
       *[3] слева
    }: { $meets ->
        [single_double] { gt-seam-single-double }
        [plug_smooth] { gt-seam-plug-smooth }
        [behind_engine] { gt-seam-behind-engine }
        [before_barrel] { gt-seam-before-barrel }
        [engine_aside] { gt-seam-engine-aside }
       *[holds_nothing] { gt-seam-holds-nothing }
    }.
