### Zasady: szlaki handlowe

table-route-bonuses = Premie na szlaku
word-bonus = Premia
word-works-like = Działa jak
section-trade-routes = Szlaki handlowe
    .lead = Sprzedane towary trafiają na twój szlak handlowy. Gdzie towar ma kolor pola, otrzymujesz premię.
    .wrong-1 = Towary na szlaku nadal liczą się jako sprzedane.
    .wrong-2 = Tarcza 12 nie podwaja punktów szlaku.
rule-routes-pieces = Jest dwanaście kafli szlaku po trzy pola. Pole pokazuje kolor i premię.
rule-routes-deal = Każdy gracz otrzymuje 5, 4 lub 3 losowe kafle szlaku przy dwojgu, trojgu lub czworgu graczy, w losowej kolejności.
rule-routes-lay = Przy sprzedaży kładź towary na szlaku jeden po drugim, od lewej.
rule-routes-bonus = Towar na polu swojego koloru od razu daje premię.
rule-ruling-29 = Każdą premię wykorzystaj przed położeniem następnego towaru. Jeśli premia sprzedaje towary, kładzie się je najpierw.
rule-routes-full = Gdy szlak jest pełny, dalsze towary trafiają na zwykły stos.
rule-routes-sold = Towary na szlaku liczą się jako sprzedane dla klasztorów 15 i 25.
