### The Hungry Ghost Festival: texts of the page

w-ghost = Fantasma
w-ghost-here = Hay un fantasma aquí
w-ghost-place = Embrujada: ningún funcionario puede venir hasta el siguiente asalto. Quien reclama una horda puede ahuyentar al fantasma.
w-ghost-dead = Fuera de la partida: { $list }
w-do-haunt = Colocar
w-do-banish = Ahuyentar
w-title-haunt = colocar un fantasma: { $place }
w-title-banish = ahuyentar al fantasma: { $place }
w-winter-ghosts = Fantasmas
w-winter-ghosts-count = { $count ->
    [one] { $count } fantasma
   *[other] { $count } fantasmas
}
w-winter-ghosts-at = Embrujadas: { $list }.
w-winter-ghosts-none = No llega ningún fantasma.
barrier-ghosts_came = Hasta aquí se puede deshacer: llegaron los fantasmas.
barrier-ghosts_left = Hasta aquí se puede deshacer: los fantasmas se fueron.
