### Mroźna pogoda: teksty strony

w-cold-now = { $now ->
    [0] Nadzorcy przynoszą jak zwykle
   *[other] Każdy nadzorca: { $value }
  }
w-cold-note = Ta wartość zmienia to, co przynosi każdy nadzorca: latem i przy aktywacji lokacji. Urzędnicy zbierają jak zwykle.
w-cold-track = Produkcja według lat
w-cold-slots = Zestawy dla Cesarza
w-cold-nobody = jeszcze nikt
w-cold-short = { $resource }: zostało tylko { $count }.
w-title-send = Wyślij 4 szt. i urzędnika: { $resource } (12 honoru na koniec)
w-title-forfeit = Oddaj 1 szt.: { $resource }
w-do-send = Wyślij
w-do-forfeit = Oddaj
w-did-send = wysłanie zestawu Cesarzowi
w-did-forfeit = oddanie surowca
w-figure-sets = Zestawy dla Cesarza
barrier-supply_raided = Dalej nie można cofnąć: dokonano podboju magazynów.
