### Pólvora Negra: textos de la página

## Jugadas

w-title-shoot = Disparar: { $machine } a { $horde } ({ $section })
w-title-man = Ocupar una torre: { $tower }
w-title-emplace = Colocar { $machine_object } { $section_in }
w-title-machine = Construir { $machine_object } { $section_in }
w-title-drop = Hacer caer al granadero en { $spot }
w-do-shoot = Disparar
w-do-man = Colocar
w-do-emplace = Colocar
w-do-machine = Construir
w-do-drop = Caer
w-skip-shoot = No disparar
w-skip-man = Dejar las torres
w-skip-drop = Quedarse en la muralla
w-aim = Disparar a { $horde }, fila { $row }

## Soldados

w-specials = Soldados especiales
w-about-monk = Cubre una zona vital de cualquier horda de su sección.
w-about-bomber = Ocupa un puesto de disparo y hiere a cualquier horda de su sección. Después puede caer en una zona libre de la horda junto a la muralla.
w-about-flamethrower = Cubre una zona vital de la horda junto a la muralla y hiere las zonas vacías contiguas.
w-about-crossbowman = Ocupa un puesto de disparo. Sus heridas son fichas de serpiente, que cuentan como soldados de su dueño y no pueden morir.
w-about-tank = Cubre un bloque de 2 × 2 zonas vitales de la horda junto a la muralla, también heridas. Las máquinas de guerra no pueden matarlo.
w-about-snake = Cuenta como soldado de su dueño. No puede morir.

## Máquinas de guerra

w-machines = Máquinas de guerra
w-about-machine = No es de nadie. Quien la construye, u ocupa una torre contigua a su sección, puede disparar una vez a una horda de allí.
w-machine-shoot = { $machine }, { $section }: disparar
w-machine-build = Construir: { $machine }, { $section }
w-machine-place = Colocar: { $machine }, { $section }
w-machine-shot = Un disparo
w-machine-cost = Construirla
w-machine-left = Por construir
w-machine-draws = Cada disparo roba una carta. { $count ->
    [one] Queda { $count } carta.
   *[other] Quedan { $count } cartas.
  }
w-shot-unknown = Una carta decide las heridas. Los soldados ajenos que estén en medio mueren: 1 deshonra.
w-shot-wounds = { $count ->
    [0] Ninguna herida.
    [one] { $count } herida.
   *[other] { $count } heridas.
  }
w-shot-wasted = { $count } sin efecto.
w-shot-kills = Mata: { $list }.
w-shot-shame = Recibes 1 deshonra.
w-card-shot = carta de disparo

## Torres y murallas

w-tower-free = libre
w-tower-owner = Ocupada por
w-about-tower = Tras cada asalto: 2 de honor por cada sección contigua que resistió, 1 deshonra por cada una que no. Una brecha la vacía.
w-powder-falls = { $count ->
    [one] luego cae { $count } nivel
   *[other] luego caen { $count } niveles
  }
w-powder-ladders = escalas: brecha
w-powder-ladders-label = Escalas
w-powder-ladders-text = Hay brecha sea cual sea la defensa, mueren todos los soldados de la sección y se pierden sus máquinas de guerra.
w-powder-after = Tras el asalto
w-powder-destroyed = { $count ->
    [one] { $count } nivel destruido
   *[other] { $count } niveles destruidos
  }
w-powder-tank = Inmune a las máquinas de guerra.
w-powder-levels = { $count ->
    [one] Queda { $count } nivel de muralla. Con 0 pierden todos.
   *[other] Quedan { $count } niveles de muralla. Con 0 pierden todos.
  }
w-powder-lost = No queda ningún nivel de muralla: pierden todos.
w-trait-ram = fila 1: −1 nivel
w-trait-ladders = fila 1: brecha segura
w-trait-bombards = luego: −1 nivel
w-trait-only_row = siempre fila { $count }

## Invierno

w-winter-towers = Torres
w-winter-towers-result = +{ $count } de honor
w-winter-towers-text = Honor por torres: { $list }.
w-winter-siege = Asedio
w-winter-siege-result = { $count ->
    [0] todo resiste
    [one] { $count } nivel menos
   *[other] { $count } niveles menos
  }

## Lo demás

w-figure-shots = Disparos con máquinas de guerra
w-figure-towers = Torres ocupadas
barrier-shot = Hasta aquí se puede deshacer: se robó una carta de cohete.
barrier-machine_lost = Hasta aquí se puede deshacer: se perdió una máquina de guerra.
barrier-ram_moved = Hasta aquí se puede deshacer: el invierno siguió.

option-black_powder = Pólvora Negra
option-black_powder-note = Las hordas asedian con arietes, escalas y trabuquetes, y las murallas pueden caer: sin ningún nivel en pie pierden todos. Cada clan tiene soldados especiales. Las torres y las máquinas de guerra ayudan, y dañan a quien esté en medio. Al principio no hay barricadas.
