### Pełne zasady: Mroźna pogoda.

## Mroźna pogoda

section-freezing-weather = Mroźna pogoda
    .lead = Nadzorcy dają mniej, surowce się kończą, a Cesarz nagradza tych, którzy mu pomagają.
    .wrong-1 = Zmienia się tylko to, co dają nadzorcy; urzędnicy zbierają jak zawsze.
    .wrong-2 = Zestaw kosztuje urzędnika, który nigdy nie wraca.
rule-freezing_weather-production = W letnim dochodzie i przy zbieraniu w lokacji produkcyjnej każdy nadzorca daje o tyle więcej lub mniej, ile mówi w tym roku tor produkcji.
rule-freezing_weather-floor = Nadzorca nigdy nie daje mniej niż nic. Nie zmienia się to, co zbierają urzędnicy, ani to, co karty dają za nadzorców w innych chwilach.
rule-freezing_weather-track = Tor produkcji ma jedną wartość na każdy rok. Pięciu graczy zaczyna na jego drugim polu.
rule-freezing_weather-help = Na koniec własnej tury jesienią, po sprawdzeniu pokonanych hord, możesz usunąć z gry dokładnie 4 surowce jednego rodzaju i położyć urzędnika z puli na polu tego rodzaju na karcie scenariusza.
rule-freezing_weather-once = W turze możesz wysłać jeden zestaw. Każdy gracz zapełnia każde z czterech pól raz.
rule-freezing_weather-clerk = Bez urzędnika w puli nie można wysłać zestawu. Urzędnik nigdy nie wraca i przestaje się liczyć jako twój.
rule-freezing_weather-breach = Za każdy żeton hańby, który przypada ci za przełamanie, możesz zamiast tego usunąć z gry jeden swój surowiec. Inna hańba przychodzi jak zwykle.
rule-freezing_weather-raid = Podbój nie zabiera hańby. Z zasobów na zawsze znikają po 2 surowce każdego rodzaju, a za każdy brakujący pulę opuszcza żeton hańby.
rule-freezing_weather-honor = Przed końcową punktacją każdy zestaw daje 12 honoru.
rule-freezing_weather-supply = Każdego surowca jest 50. Zasoby to wszystko, czego nie mają gracze, czego nie ma w magazynie i co nie opuściło gry. To, co wydane, wraca do nich, a nikt nie otrzymuje więcej, niż w nich jest.
rule-freezing_weather-count = Zasoby danego surowca pokazuje się dopiero wtedy, gdy jest ich mniej niż 8.
