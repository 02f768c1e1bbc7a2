### Pełne zasady: Wizyta Cesarza.

## Wizyta Cesarza

section-emperors-visit = Wizyta Cesarza
    .lead = Każdej zimy Cesarz chce zobaczyć jedną rzecz. Kto może pokazać jej dość, zyskuje honor, pozostali hańbę.
    .wrong-1 = Niczego się nie płaci: wystarczy mieć.
    .wrong-2 = Urzędnicy w magazynie służą tylko do wyboru następnego żądania.
rule-emperors_visit-claim = Po szturmie każdy gracz, który ma co najmniej wskazaną ilość wskazanej rzeczy, otrzymuje 10 honoru. Każdy inny otrzymuje 1 żeton hańby. Niczego się nie płaci.
rule-emperors_visit-own-stock = Liczą się tylko własne surowce i ręka, nie magazyn. Złoto niczego tu nie zastępuje.
rule-emperors_visit-start = Znacznik zaczyna na losowym polu karty Cesarza.
rule-emperors_visit-warehouse = Każde przesunięcie urzędników może skierować ich do magazynu, bez limitu, a także z niego, jak przy lokacji.
rule-emperors_visit-still = Magazyn nigdy się nie aktywuje, także specjalną aktywacją, i nikomu nie daje hańby.
rule-emperors_visit-marker = Potem gracz z największą liczbą urzędników w magazynie musi przesunąć znacznik na inne pole; przy remisie ten wyżej w kolejności herbaty. Następnie wszyscy ci urzędnicy wracają do pul.
rule-emperors_visit-order = Żądanie jest przed przesunięciem znacznika, więc karta pokazuje to, co liczy się w bieżącym roku.
rule-emperors_visit-nobody = Jeśli w magazynie nie ma nikogo, znacznik zostaje.
rule-emperors_visit-every-winter = Dzieje się to każdej zimy, także w pierwszym i ostatnim roku, przed sprawdzeniem końca gry.
rule-emperors_visit-told = Wszyscy wiedzą, kto spełnia żądanie, ale nie to, co kto ma.
rule-emperors_visit-automas = Klan Trzciny nigdy nie wysyła urzędników do magazynu i niczego się od niego nie żąda.
