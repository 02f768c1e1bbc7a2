### Qué hacen las cartas de La Gran Muralla; games/great_wall/texts.py compone los textos a partir de sus datos.

## De dónde sale una carta

origin-rulebook = Como en el reglamento.
origin-public = Lo esencial es público; los detalles son nuestros.
origin-house = ⌂ Carta de la casa: es nuestra, porque la impresa no es pública.
origin-own = Una carta propia de esta mesa.

## Cuándo actúa una carta

when-horde_defeated = Cuando se derrota a una horda
when-you_defeat = Cuando derrotas a una horda
when-attack = Cuando atacas
when-attack-with = Cuando atacas al menos con un { $soldier }
when-last_wound = Cuando infliges la última herida a una horda
when-last_wound-each = Por cada horda a la que infliges la última herida
when-killed = Cuando mueren soldados tuyos
when-command_over = Tras el paso de mando de tu turno
when-recruit = Cuando reclutas
when-activation_over = Tras el paso de activación de tu turno
when-upgrade = Cuando mejoras a un supervisor
when-tactic_played = Cuando juegas una táctica
when-others_box = Cuando la carta de mando de otro te deja mover funcionarios
when-wall_built = Cuando construyes un nivel de una muralla
when-barricade_built = Cuando construyes una barricada
when-donated = Cuando donas al almacén
when-income = En Verano, con los ingresos de tus supervisores
when-shamed = Cuando recibes una ficha de deshonra
when-hired = Cuando contratas a un funcionario o a un consejero
when-tea_raised = Cuando subes en el orden del té
when-gathered = Cuando recolectas recursos
when-revealed = Por cada carta de mando mostrada con el nombre de la tuya, incluida la tuya
when-crowded = Cuando se activa un lugar sin casillas con dos o más funcionarios tuyos
when-reclaimed = Cuando recuperas tus cartas de mando
when-winter = Al comienzo del Invierno
when-about = { $when } ({ $about })
when-needs = { $when } y tienes { $needs }
when-pay = { $when }, puedes pagar { $resources }

needs-on_horde = { $soldier_object } sobre ella
needs-in_section = { $soldier_object } en esa sección

ability = { $when }: { $effects }.
ability-per = { $when }: { $effects } { $per }.
ability-boosted = Potenciada por { $count } de chi, en su lugar: { $effects }.
ability-most =
    Cuenta como mucho { $count ->
        [one] { $count } vez.
       *[other] { $count } veces.
    }

per-support = por cada consejero de apoyo
per-archer_sections = por cada sección donde tengas un arquero en la muralla
per-level-upgrade = por cada nivel que tenga entonces el supervisor
per-level-wall_built = por cada nivel que tenga entonces la muralla
per-level-tactic_played = (el doble si la táctica va potenciada)

## Qué hace una carta

do-resource = recibes { $resources }
do-any =
    recibes { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } a tu elección
do-any-but =
    recibes { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } a tu elección, pero nada de { $resource }
do-honor = recibes { $count } de honor
do-tactic =
    robas { $count ->
        [one] { $count } táctica
       *[other] { $count } tácticas
    }
do-clear =
    descartas { $count ->
        [one] { $count } ficha de deshonra
       *[other] { $count } fichas de deshonra
    }
do-clerks =
    mueves hasta { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    }
do-attack = atacas hasta con { $soldiers }
do-attack-each_section = atacas hasta con { $soldiers } en cada sección
do-attack-standing = atacas hasta con { $soldiers } desde los muros (no con los recién reclutados)
do-upgrade =
    mejoras { $count ->
        [one] a un supervisor
       *[other] hasta a { $count } supervisores distintos
    }{ $less ->
        [0] { "" }
       *[other] { " " }por { $less } menos
    }
do-upgrade-of =
    puedes mejorar también a tu supervisor { $place_at }{ $less ->
        [0] { "" }
       *[other] { " " }por { $less } menos
    }
do-income =
    recibes los ingresos de { $count ->
        [one] uno de tus supervisores
       *[other] { $count } de tus supervisores
    }
do-wound =
    { $count ->
        [one] pones { $count } herida en un punto vital libre de cualquier horda
       *[other] pones { $count } heridas en puntos vitales libres de cualesquiera hordas
    }
do-save = salvas gratis a { $count } de ellos
do-save-all = los salvas gratis a todos
do-recruit =
    reclutas además hasta { $soldiers }{ $price ->
        [0] { "" }
        [one] { " " }(cada uno por { $price } recurso cualquiera)
       *[other] { " " }(cada uno por { $price } recursos cualesquiera)
    }
do-barricade =
    construyes gratis { $count ->
        [one] { $count } barricada
       *[other] { $count } barricadas
    }
do-clerk =
    recibes gratis { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    }

## Qué cambia una carta

lasting-discount = Cada { $soldier } que reclutas cuesta { $resources } menos.
lasting-free_save =
    Cada vez que mueren soldados tuyos, salvas gratis a { $count ->
        [one] uno de ellos
       *[other] { $count } de ellos
    }.
lasting-counts = Tus funcionarios { $place_at } cuentan como { $count } más cuando se activa.
lasting-counts-support = Tus funcionarios { $place_at } cuentan como { $count } más por cada consejero de apoyo cuando se activa.
lasting-gold_any = Tu oro paga cualquier otro recurso.
general-start = Empiezas con { $resources }; tácticas: { $count }; té: { $tea }.

## Recuadros de las cartas de mando

box-owner = Tú: { $deed }.
box-others = Todos los demás: { $deed }.
box-partner = { $deed }, { $count } más por cada { $card } en el medidor
box-only-partner = por cada { $card } en el medidor, { $deed }
box-move =
    mover hasta { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    }
box-move-all = mover cualquier número de tus funcionarios
box-move-different =
    mover hasta { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    }, cada uno a otro lugar
box-advanced =
    activar { $count ->
        [one] un lugar
       *[other] { $count } lugares
    } a elección, lleno o no
box-attack-rest = atacar con todos los que puedan de tus zonas de descanso, o con nadie
box-attack-firing = atacar con todos tus arqueros de las murallas, o con ninguno
box-attack-one = atacar hasta con un soldado
box-upgrade =
    mejorar { $count ->
        [one] a un supervisor
       *[other] hasta a { $count } supervisores distintos
    }{ $less ->
        [0] { "" }
       *[other] { " " }por { $less } menos
    }
box-banners = en este turno cada funcionario tuyo en el cuartel cuenta como { $count } más
box-copy =
    resolver una carta que otro jugador tenga en el medidor, o mover hasta { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    }

solo-send =
    Envía { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    }, primero a los lugares más bajos de su medidor.
solo-others =
    Tú y el Clan Junco movéis hasta { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    }, cada uno a otro lugar.
solo-activate = Se activa el lugar más alto de su medidor donde tenga un funcionario, lleno o no.
solo-overseers =
    { $count ->
        [one] Su supervisor más bajo sube
       *[other] Sus { $count } supervisores más bajos suben
    } un nivel.
solo-honor_per_support = Recibe { $count } de honor por cada uno de sus consejeros de apoyo.
solo-wall = Construye la muralla más baja; lo que falte en el almacén se da por pagado.
solo-archers =
    { $count ->
        [one] { $count } arquero llega y dispara
       *[other] { $count } arqueros llegan y disparan
    } donde vendrá la próxima horda.
solo-spearmen =
    { $count ->
        [one] { $count } lancero ataca
       *[other] { $count } lanceros atacan
    } donde vendrá la próxima horda o, si no, en la otra sección.
solo-tea = Sube a lo más alto del orden del té.
