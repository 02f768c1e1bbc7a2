### The Red Turban Rebellion

setting-scenario-red_turban = Powstanie Czerwonych Turbanów
scenario-red_turban-story = Kopalnie są puste, żniwa marne, a na wzgórzach zbierają się ludzie w czerwonych turbanach. Nocą urzędnicy opuszczają biurka i idą do nich. Jedna wyrwa w murze i kraj upadnie. Kupcie pokój albo walczcie, ale zdecydujcie razem.
scenario-red_turban-changes =
    Wygrywacie albo przegrywacie jako drużyna. Dekretów nie ma. Gra jest o rok krótsza, a pierwsze przełamanie ją przegrywa.
    Każdej wiosny wybieracie. Pokój: płacicie razem 3 złota za każdą hordę, która nie przyjdzie. Wojna: każdy zatrudnia urzędnika za darmo.
    Za każdym razem, gdy aktywuje się lokacja produkcyjna, gracz z największą liczbą urzędników traci tam jednego. Podbój zabiera też każdemu urzędnika z puli.
    Latem można zatrudnić urzędnika za 20 honoru.
    W kopalni złota nie ma nadzorców.
scenario-red_turban-hard = Trudne: drużyny botów wytrzymują do końca w 42–52% swoich gier. Jedno przełamanie to koniec.

no-gold-overseer = W Powstaniu Czerwonych Turbanów w kopalni złota nie ma nadzorców.
peace-too-far = Jedna horda przyjdzie tak czy inaczej. Możecie wykupić najwyżej { $count }.
peace-talked-about = Pokój jest już zaproponowany. Podaj złoto albo odmów.
levy-short = Latem urzędnik kosztuje { $cost } honoru.
rule-great_wall-red_turban-peace = Pokój kosztuje 3 złota za każdą hordę, która nie przyjdzie, płacone wspólnie. Jedna horda przyjdzie tak czy inaczej.
rule-great_wall-red_turban-overseers = W kopalni złota nie można umieścić ani ulepszyć nadzorcy.
rule-great_wall-red_turban-levy = Latem każdy gracz może stracić 20 honoru, by zatrudnić urzędnika.
asking-peace_or_war = Zaproponuj pokój albo wybierz wojnę.
asking-peace_offer = Zaproponowano pokój: podaj złoto albo odmów.
asking-levy = Zatrudnij urzędnika za 20 honoru albo pomiń.
moment-great_wall-peace = Pokój proponujesz wiosną, zanim przyjdą hordy.
moment-great_wall-war = Wojnę wybierasz wiosną, zanim przyjdą hordy.
moment-great_wall-levy = Urzędnika za 20 honoru zatrudniasz latem, po dochodzie.
verb-great_wall-peace = zaproponuj pokój
verb-great_wall-war = wybierz wojnę
verb-great_wall-levy = zatrudnij urzędnika za 20 honoru
source-levy = Urzędnicy latem
event-peace_proposed = { subject }{ event-peace_proposed.then }.
    .then = { $you ->
        [yes] proponujesz
       *[no] proponuje
    } pokój: { $gold } złota, hord mniej: { $count }
event-peace_offered = { subject }{ event-peace_offered.then }.
    .then = { $you ->
        [yes] dajesz
       *[no] daje
    } { $gold } złota za pokój
event-peace_refused = { subject }{ event-peace_refused.then }.
    .then = { $you ->
        [yes] odmawiasz
       *[no] odmawia
    } pokoju
event-peace_made = Pokój: drużyna płaci { $gold } złota. { $count ->
        [one] { $count } horda nie przyjdzie.
        [few] { $count } hordy nie przyjdą.
       *[other] { $count } hord nie przyjdzie.
    }
event-war_chosen = Wojna: każdy zatrudnia urzędnika za darmo.
event-clerk_left = { subject }{ event-clerk_left.then }.
    .then = { $you ->
        [yes] tracisz
       *[no] traci
    } urzędnika, który dołącza do buntowników { $place_at }
event-clerk_taken = { subject }{ event-clerk_taken.then }.
    .then = { $you ->
        [yes] tracisz
       *[no] traci
    } urzędnika przez podbój
ending-unbroken = bez przełamania do końca ostatniego roku
ending-breach = przełamanie
wall-rebellion = Powstanie:
wall-rebellion-line = { $stance ->
    [peace] pokój, hord mniej w tym roku: { $spared }
    [war] wojna
   *[undecided] jeszcze nie wybrano: pokój czy wojna
}
