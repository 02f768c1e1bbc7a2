### The Siege of Diaoyucheng: texts of the page

w-fortress = Twierdza
w-fortress-defence = obrona { $defence } z { $most }
w-fortress-archers = Łucznicy w twierdzy: { $count } z { $of }
w-fortress-archer = Łucznik: { $clan }
w-fortress-spot = Wolne pole ostrzału dla łucznika
w-fortress-siege = { $count ->
    [one] { $count } żeton oblężenia
    [few] { $count } żetony oblężenia
   *[other] { $count } żetonów oblężenia
}
w-fortress-night = { $count ->
    [0] tej nocy bezpieczna
   *[other] −{ $count } tej nocy
}
w-fortress-held-off = { $count ->
    [one] { $count } łucznik powstrzymuje żeton
   *[other] { $count } łuczników powstrzymuje żetony
}
w-fortress-about-night = Każdej nocy każdy żeton oblężenia odbiera 1 obrony. Bez obrony przegrywacie wszyscy.
w-fortress-about-archers = Łucznik w twierdzy strzela pierwszy i powstrzymuje tej nocy jeden żeton. Potem odchodzi.
w-fortress-about-repair = W obozie budowniczych 3 własne drewno, kamień i złoto dają 1 obrony.
w-do-garrison = Wyślij
w-do-retire = Wybierz
w-do-fortify = Napraw
w-title-garrison = { $origin ->
    [barracks] łucznik do twierdzy
    [rest] łucznik do twierdzy (odpoczynek, { $section })
   *[wall] łucznik do twierdzy (mur, { $section })
}
w-title-retire = odpoczynek: { $section }
w-title-fortify = Napraw twierdzę
barrier-night = Dalej nie można cofnąć: nadeszła noc.
barrier-siege_grew = Dalej nie można cofnąć: oblężenie urosło.
w-winter-night = Noc
w-winter-night-result = { $lost ->
    [0] bez strat
   *[other] −{ $lost }
}
w-winter-night-left = { $lost ->
    [0] Twierdza nic nie traci. Obrona: { $defence }.
   *[other] Twierdza traci { $lost } obrony. Zostaje { $defence }.
}
w-over-held = Twierdza wytrwała wszystkie lata: { $years }.
w-over-fortress = Twierdza padła w roku { $year } z { $years }.
