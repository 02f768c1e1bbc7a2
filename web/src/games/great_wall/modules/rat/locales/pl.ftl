### Szczur: teksty strony

w-rat = Szczur
w-rat-here = szczur
w-rat-place = Gdy ta lokacja się aktywuje, każdy gracz z urzędnikiem w niej otrzymuje 1 złoto.
w-title-rat = Umieść szczura { $place_at }
w-do-rat = Umieść
w-card-rat = karta szczura
barrier-rat_card = Dalej nie można cofnąć: odsłonięto kartę szczura.
barrier-rat_stayed = Dalej nie można cofnąć: skończyła się jesień.

option-rat = Szczur
option-rat-note = Gdy aktywuje się lokacja ze szczurem, każdy, kto ma tam urzędnika, zyskuje 1 złoto. Pod koniec każdej jesieni karta wskazuje, kto musi go przenieść. Dodaje pięć artefaktów.
