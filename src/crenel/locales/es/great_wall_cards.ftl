### Textos de las cartas de La Gran Muralla. games/great_wall/texts.py los compone a partir de filas de datos.

## Procedencia de las cartas

origin-rulebook = Del reglamento.
origin-public = Lo esencial es público; los detalles son nuestros.
origin-house = ⌂ Carta de la casa: diseño nuestro, porque la carta impresa no es pública.
origin-own = Añadida para esta mesa.

## Desencadenantes

when-horde_defeated = Cuando se derrota a una horda
when-you_defeat = Cuando derrotas a una horda
when-attack = Cuando atacas
when-attack-with = Cuando atacas con al menos un { $soldier }
when-last_wound = Cuando infliges la última herida a una horda
when-last_wound-each = Cada vez que infliges la última herida a una horda
when-killed = Cuando muere alguno de tus soldados
when-command_over = Después de tu paso de mando
when-recruit = Cuando reclutas
when-activation_over = Después de tu paso de activación
when-upgrade = Cuando mejoras a un supervisor
when-tactic_played = Cuando juegas una táctica
when-others_box = Cuando la carta de mando de otro jugador te deja mover funcionarios
when-wall_built = Cuando construyes un nivel de muralla
when-barricade_built = Cuando construyes una barricada
when-donated = Cuando donas al almacén
when-income = Durante los ingresos de verano
when-shamed = Cuando recibes una ficha de deshonra
when-hired = Cuando contratas a un funcionario o a un consejero
when-tea_raised = Cuando subes en el orden de té
when-gathered = Cuando recolectas recursos
when-revealed = Por cada carta de mando revelada con el mismo nombre que la tuya, incluida la tuya
when-crowded = Cuando se activa una localización especial donde tienes dos o más funcionarios
when-reclaimed = Cuando recuperas tus cartas de mando
when-winter = Al comienzo del invierno
when-marched = Por cada marcha tuya en el centro de logística
when-invaded = Cuando han llegado las hordas en primavera
when-breached = Cuando se ha abierto brecha en una sección
when-others_wall = Cuando otro clan construye un nivel de muralla
when-about = { $when } ({ $about })
when-needs = { $when }, si tienes { $needs }
when-pay = { $when }, puedes pagar { $resources }

needs-on_horde = { $soldier_object } sobre ella
needs-in_section = { $soldier_object } en esa sección

ability = { $when }: { $effects }.
ability-per = { $when }: { $effects } { $per }.
ability-boosted = Reforzar ({ $count } de chi): en su lugar, { $effects }.
ability-most =
    Cuenta como mucho { $count ->
        [one] { $count } vez.
       *[other] { $count } veces.
    }

per-support = por cada consejero de apoyo
per-archer_sections = por cada sección donde tengas un arquero en la muralla
per-level-upgrade = por cada nivel que tenga ahora el supervisor
per-level-wall_built = por cada nivel que tenga ahora la muralla
per-level-tactic_played = (×2 si la táctica está reforzada)

## Efectos

do-resource = recibes { $resources }
do-any =
    recibes { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } a tu elección
do-any-but = recibes { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } a tu elección, excepto { $resource }
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
do-clerks = mueves { $count ->
        [one] hasta { $count } funcionario
       *[other] hasta { $count } funcionarios
    }
do-attack = atacas con hasta { $soldiers }
do-attack-each_section = atacas con hasta { $soldiers } en cada sección
do-attack-standing = atacas con hasta { $soldiers } de los que ya están en la muralla
do-upgrade = mejoras { $count ->
        [one] a un supervisor
       *[other] hasta a { $count } supervisores distintos
    }{ $less ->
        [0] { "" }
       *[other] { " " }pagando { $less } menos
    }
do-upgrade-of = también puedes mejorar a tu supervisor { $place_at }{ $less ->
        [0] { "" }
       *[other] { " " }pagando { $less } menos
    }
do-income =
    recibes los ingresos de { $count ->
        [one] uno de tus supervisores
       *[other] { $count } de tus supervisores
    }
do-wound = { $count ->
        [one] pones { $count } herida en cualquier zona vital libre
       *[other] pones { $count } heridas en zonas vitales libres cualesquiera
    }
do-save = salvas gratis a { $count } de ellos
do-save-all = salvas gratis a todos
do-recruit = puedes reclutar además hasta { $soldiers }{ $price ->
        [0] { "" }
        [one] { " " }(por { $price } recurso cualquiera cada uno)
       *[other] { " " }(por { $price } recursos cualesquiera cada uno)
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
do-recall =
    recuperas { $count ->
        [one] { $count } carta de mando
       *[other] { $count } cartas de mando
    }
do-rouse =
    otro jugador puede recuperar { $count ->
        [one] { $count } carta de mando
       *[other] { $count } cartas de mando
    }
do-absolve =
    otro jugador descarta { $count ->
        [one] { $count } ficha de deshonra
       *[other] { $count } fichas de deshonra
    }
do-supply =
    otro jugador recibe { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } a su elección
do-donate =
    dona hasta { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } (madera, piedra u oro) al almacén
do-follow =
    ataca con hasta { $count ->
        [one] { $count } soldado más
       *[other] { $count } soldados más
    } por cada sección de ese ataque, en esas secciones
do-pierce =
    { $count ->
        [one] pones { $count } herida en una horda que acabas de atacar así
       *[other] pones { $count } heridas en hordas que acabas de atacar así
    }
do-tea =
    subes { $count ->
        [one] { $count } puesto
       *[other] { $count } puestos
    } en el orden de té

## Cambios permanentes

lasting-discount = Cuando reclutas: cada { $soldier } cuesta { $resources } menos.
lasting-free_save = Cuando muere alguno de tus soldados: salvas gratis a { $count ->
        [one] uno de ellos
       *[other] { $count } de ellos
    }.
lasting-counts = Si tienes un funcionario { $place_at } cuando se activa: cuentas como si tuvieras { $count } más.
lasting-counts-support = Si tienes un funcionario { $place_at } cuando se activa: cuentas como si tuvieras { $count } más por cada consejero de apoyo.
lasting-gold_any = Puedes gastar oro como si fuera cualquier otro recurso.
lasting-counts-each =
    Cuando se activa una localización: cada funcionario tuyo cuenta como { $count } más por cada consejero de apoyo{ $most ->
        [0] { "" }
        [one] { " " }(como máximo { $most } consejero)
       *[other] { " " }(como máximo { $most } consejeros)
    }.
lasting-counts-each-but =
    Cuando se activa una localización (pero no { $place_at }): cada funcionario tuyo cuenta como { $count } más por cada consejero de apoyo{ $most ->
        [0] { "" }
        [one] { " " }(como máximo { $most } consejero)
       *[other] { " " }(como máximo { $most } consejeros)
    }.
lasting-no_overseers = No puedes tener supervisores.
lasting-cross =
    Cuando juegas una carta de mando: cada otra carta que cuenta en la cola de mando cuenta { $count ->
        [one] { $count } vez más
       *[other] { $count } veces más
    } por cada consejero de apoyo.
lasting-aside =
    Tras la preparación y tras cada paso de recuperación: apartas hasta { $count ->
        [one] { $count } soldado
       *[other] { $count } soldados
    } de tu reserva por cada consejero de apoyo.
lasting-aside-back = Cuando encaja la habilidad de un general que nadie dirige, puedes recuperar un soldado apartado: usas esa habilidad una vez.
lasting-mix = Cuando producen tus supervisores: puedes coger otros recursos en su lugar, excepto { $resource }.
lasting-strike = Cada { $soldier } tuyo que ataca: recibes { $resources } por cada consejero de apoyo.
lasting-spent = Cada vez que pagas oro propio: recibes { $count } de honor por cada consejero de apoyo.
lasting-again =
    Cuando se derrota una horda con soldados tuyos y las de detrás han avanzado: si alguno sobrevivió o fue salvado, atacas con hasta { $count ->
        [one] { $count } soldado
       *[other] { $count } soldados
    } en descanso en esa sección.
general-start = Empiezas con { $resources }. Tácticas: { $count }. Té: { $tea }.

## Recuadros de las cartas de mando

box-owner = Tú: { $deed }.
box-others = Los demás: { $deed }.
box-partner = { $deed }, más { $count } por cada «{ $card }» en la cola de mando
box-only-partner = por cada «{ $card }» en la cola de mando, { $deed }
box-move =
    mover hasta { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    }
box-move-all = mover cualquier número de tus funcionarios
box-move-different = mover hasta { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios, cada uno a una localización distinta
    }
box-advanced = activar { $count ->
        [one] cualquier localización, llena o no
       *[other] { $count } localizaciones cualesquiera, llenas o no
    }
box-attack-rest = atacar con todos los soldados de tus zonas de descanso que puedan, o con ninguno
box-attack-firing = atacar con todos tus arqueros de las murallas, o con ninguno
box-attack-all = atacar con todos tus soldados que puedan, de las zonas de descanso y de las murallas, o con ninguno
box-attack-one = atacar con hasta 1 soldado
box-upgrade = mejorar { $count ->
        [one] a un supervisor
       *[other] hasta a { $count } supervisores distintos
    }{ $less ->
        [0] { "" }
       *[other] { " " }pagando { $less } menos
    }
box-banners = este turno, cada uno de tus funcionarios en el cuartel cuenta como { $count } más
box-copy = resolver la carta de otro jugador en la cola de mando, o mover hasta { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    }

solo-send = { $clan_subject } envía { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    }, primero a las localizaciones más bajas del indicador.
solo-others = Tú y el clan Junco podéis mover cada uno hasta { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios a localizaciones distintas
    }.
solo-activate = Se activa la localización más alta del indicador donde { $clan } tenga un funcionario, llena o no.
solo-overseers =
    { $count ->
        [one] El supervisor más bajo { $clan_of } sube
       *[other] Los { $count } supervisores más bajos { $clan_of } suben
    } un nivel.
solo-honor_per_support = { $clan_subject } recibe { $count } de honor por cada consejero de apoyo.
solo-wall = { $clan_subject } construye la muralla más baja. Lo que el almacén no pueda pagar es gratis.
solo-archers = { $count ->
        [one] { $count } arquero llega y dispara
       *[other] { $count } arqueros llegan y disparan
    } en la sección donde vendrá la próxima horda.
solo-spearmen = { $count ->
        [one] { $count } lancero ataca
       *[other] { $count } lanceros atacan
    } en la sección donde vendrá la próxima horda o, si no, en la otra sección.
solo-tea = { $clan_subject } sube al primer puesto del orden de té.
