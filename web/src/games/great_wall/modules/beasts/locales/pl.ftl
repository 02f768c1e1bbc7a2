### Starożytne Bestie: teksty strony

w-beasts = Starożytne Bestie
w-beast-here = { $beast }, poziom { $level }
w-beast-level = poziom { $level } z 3
w-beast-come = tutaj
w-beast-goal = Przenieś tutaj: { $beast } ({ $area })
w-beast-raise = { $beast }: poziom { $level }
w-beast-to = Cel: { $area }
w-title-raise = Ulepsz: { $beast }
w-title-beast = { $beast }: { $area }
w-do-raise = Ulepsz
w-do-beast = Przenieś
w-skip-raise_beast = Bez ulepszenia
w-skip-move_beast = Zostaw
w-card-beast = bestia
w-card-relic = relikt
w-figure-beasts = Ulepszone bestie
barrier-relic_came = Dalej nie można cofnąć: odsłonięto nowy relikt.

option-beasts = Starożytne Bestie
option-beasts-note = Cztery bestie stoją w lokacjach i sekcjach i pomagają tam wszystkim. Na początku swojej tury możesz zapłacić, by ulepszyć jedną z nich, a potem ją przenieść. Relikt, co roku nowy, pozwala przenosić je inaczej. Dodaje 12 doradców i 8 taktyk.
