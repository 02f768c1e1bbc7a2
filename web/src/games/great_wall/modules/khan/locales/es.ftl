### Gengis Kan: textos de la página

w-title-khan = { $soldier }: «{ $card }», zona { $spots }, +{ $honor } de honor
w-do-khan = Atacar
w-about-bannerman = Ataca a la horda junto a la muralla. Al comenzar el invierno, ataca con hasta 2 soldados en la sección donde esté tu abanderado.
w-card-khan = Gengis Kan
w-card-skill = habilidad
w-card-award = regalo del Emperador
w-khan-where = Está { $section }. { $open ->
        [one] Queda { $open } zona vital libre: 6 de honor.
       *[other] Quedan { $open } zonas vitales libres: 6 de honor cada una.
    }
w-khan-defeated = Derrotado.
w-khan-off = inactiva
w-khan-off-note = Todas sus zonas vitales están cubiertas.
w-khan-spot = Zona { $spot }: { $soldier }, { $clan }
w-khan-spot-free = Zona { $spot }: libre, { $honor } de honor
w-award = Regalo del Emperador
w-award-free = No lo tiene nadie. Lo recibe el próximo jugador que construya un nivel de muralla.
w-award-mine = Lo tienes hasta que otro jugador construya un nivel de muralla.
w-award-held = Lo tiene { $clan }. Lo recibe el próximo jugador que construya un nivel de muralla.
w-figure-khan = Ataques a Gengis Kan
barrier-hordes_shuffled = Hasta aquí se puede deshacer: se barajaron las hordas.
barrier-khan_moved = Hasta aquí se puede deshacer: llegaron las hordas.
barrier-khan_stays = Hasta aquí se puede deshacer: llegaron las hordas.
barrier-fire_held = Hasta aquí se puede deshacer: empezó el invierno.

option-khan = Gengis Kan
option-khan-note = Cabalga ante la muralla, y dos habilidades actúan donde está. Quien reclama una horda puede atacarlo con un superviviente por 6 de honor la zona; salvo que juguéis juntos, su caída termina la partida con el año. Cada jugador tiene un abanderado, y quien construye lleva el regalo del Emperador.
