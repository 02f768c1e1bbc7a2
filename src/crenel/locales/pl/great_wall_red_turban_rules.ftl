### Pełne zasady: Powstanie Czerwonych Turbanów.

## Powstanie Czerwonych Turbanów

section-red-turban = Powstanie Czerwonych Turbanów
    .lead = Razem musicie dotrwać do końca bez ani jednego przełamania. Każdej wiosny wybieracie między kupionym pokojem a wojną.
    .wrong-1 = Pierwsze przełamanie od razu przegrywa grę.
    .wrong-2 = Nawet w pokoju przychodzi jedna horda.
    .wrong-3 = Nic nie sprowadzi nadzorcy do kopalni złota.
rule-red_turban-together = Gra się według zasad kooperacji, ale bez dekretów: żaden nie leży odkryty, żadnego się nie wypełnia i żaden nie daje hańby. Wydarzenia zostają.
rule-red_turban-years = Gra jest o rok krótsza: pięć lat przy dwojgu lub trzech graczach, cztery przy czterech, trzy przy pięciu.
rule-red_turban-hordes = Przy czterech lub więcej graczach każdej wiosny przychodzi więcej hord niż w kooperacji, a przy trzech jedna więcej na początku.
rule-red_turban-overseers = W kopalni złota w żaden sposób nie można umieścić ani ulepszyć nadzorcy.
rule-red_turban-state = Każdej wiosny, przed przyjściem hord, drużyna wybiera pokój albo wojnę. Wybór dotyczy tylko tej wiosny.
rule-red_turban-peace = Pokój: gracze płacą wspólnie 3 własne złota za każdą hordę, która nie przyjdzie, co najmniej jedną. Jedna horda przychodzi w każdym razie.
rule-red_turban-talks = Każdy gracz może raz na wiosnę zaproponować pokój. W kolejności herbaty wszyscy mówią, ile złota dają; jedna odmowa kończy propozycję. Gdy nikt już niczego nie proponuje, jest wojna.
rule-red_turban-war = Wojna: niczego się nie płaci, a każdy gracz zatrudnia za darmo urzędnika, jeśli jakiś został.
rule-red_turban-levy = Latem, po dochodzie, każdy gracz może stracić 20 honoru, aby zatrudnić urzędnika, jeden raz.
rule-red_turban-hired = Urzędnicy, którzy przychodzą przez wojnę lub za honor, liczą się jako zatrudnieni dla kart, które na to czekają.
rule-red_turban-desert = Po każdej aktywacji lokacji produkcyjnej gracz z największą liczbą urzędników w niej odkłada jednego z nich do niezatrudnionych.
rule-red_turban-tie = Przy remisie urzędnika traci gracz najniżej w kolejności herbaty. Klan Trzciny nie jest graczem.
rule-red_turban-raid = Podbój zabiera też urzędnika z puli każdego gracza, z powrotem do niezatrudnionych.
rule-red_turban-breach = Pierwsze przełamanie od razu przegrywa grę: bez hańby, bez zabitych, bez innych sekcji.
rule-red_turban-disgrace = Przegrywacie też, gdy ktoś ma otrzymać żeton hańby, a pula jest pusta.
rule-red_turban-won = Wygrywacie wszyscy na koniec ostatniego roku.
