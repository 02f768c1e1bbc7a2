### The Siege of Diaoyucheng: texts of the page

w-fortress = Fortaleza
w-fortress-defence = defensa { $defence } de { $most }
w-fortress-archers = Arqueros en la fortaleza: { $count } de { $of }
w-fortress-archer = Arquero de { $clan }
w-fortress-spot = Puesto de disparo libre
w-fortress-siege = { $count ->
    [one] { $count } ficha de asedio
   *[other] { $count } fichas de asedio
}
w-fortress-night = { $count ->
    [0] a salvo esta noche
   *[other] −{ $count } esta noche
}
w-fortress-held-off = { $count ->
    [one] { $count } arquero frena una ficha
   *[other] { $count } arqueros frenan fichas
}
w-fortress-about-night = Cada noche, cada ficha de asedio quita 1 de defensa. Sin defensa, perdéis todos.
w-fortress-about-archers = Un arquero en la fortaleza dispara primero y frena una ficha esa noche. Después se va.
w-fortress-about-repair = En el campamento de constructores, 3 de tu madera, piedra y oro dan 1 de defensa.
w-do-garrison = Enviar
w-do-retire = Elegir
w-do-fortify = Reparar
w-title-garrison = { $origin ->
    [barracks] arquero a la fortaleza
    [rest] arquero a la fortaleza (descansa, { $section })
   *[wall] arquero a la fortaleza (en la muralla, { $section })
}
w-title-retire = descanso: { $section }
w-title-fortify = Reparar la fortaleza
barrier-night = Hasta aquí se puede deshacer: llegó la noche.
barrier-siege_grew = Hasta aquí se puede deshacer: creció el asedio.
w-winter-night = Noche
w-winter-night-result = { $lost ->
    [0] sin pérdida
   *[other] −{ $lost }
}
w-winter-night-left = { $lost ->
    [0] La fortaleza no pierde nada. Defensa: { $defence }.
   *[other] La fortaleza pierde { $lost } de defensa. Quedan { $defence }.
}
w-over-held = La fortaleza resistió los { $years } años.
w-over-fortress = La fortaleza cayó en el año { $year } de { $years }.
