### Mroźna pogoda

setting-scenario-freezing_weather = Mroźna pogoda
scenario-freezing_weather-story = Mróz przychodzi wcześnie i nie odpuszcza. Zamarzają kamieniołomy, stają tartaki, a magazyny Cesarstwa pustoszeją. Cesarz prosi swoich generałów o pomoc i zapamięta, kto jej udzielił.
scenario-freezing_weather-changes =
    Przez większość lat każdy nadzorca przynosi o 1 lub 2 surowce mniej: latem i przy aktywacji lokacji.
    Na koniec swojej tury możesz wysłać Cesarzowi 4 surowce jednego rodzaju z urzędnikiem ze swojej puli. Każdy rodzaj raz: 12 honoru na koniec gry.
    Jest tylko po 50 sztuk każdego surowca. Podboje zabierają na stałe po 2 z każdego.
    Za przełamanie możesz oddać surowiec, zamiast otrzymać żeton hańby.
scenario-freezing_weather-hard = Wymagający: boty zdobywają o 26–39% mniej honoru niż bez niego. Surowców jest mało, a każdy zestaw dla Cesarza kosztuje urzędnika.
source-sets = zestawy dla Cesarza

asking-help_emperor = Możesz wysłać Cesarzowi 4 surowce jednego rodzaju z urzędnikiem ze swojej puli albo pomiń.
asking-breach_toll = Wyłom: otrzymaj żeton hańby albo oddaj surowiec.
moment-great_wall-send = Wysyłasz zestaw Cesarzowi na koniec swojej tury jesienią, jeśli masz urzędnika w puli.
moment-great_wall-forfeit = Oddajesz surowiec, gdy masz otrzymać żeton hańby za przełamanie.
verb-great_wall-send = wyślij zestaw Cesarzowi
verb-great_wall-forfeit = oddaj surowiec
set-sent-already = Ten surowiec już wysłano od ciebie Cesarzowi: { $resource }. Każdy rodzaj liczy się raz.
rule-great_wall-freezing_weather-help = Na koniec swojej tury możesz wysłać Cesarzowi dokładnie 4 surowce jednego rodzaju, każdy rodzaj raz.
rule-great_wall-freezing_weather-breach = Za każdy żeton hańby z powodu przełamania możesz zamiast tego oddać 1 surowiec.

event-set_sent = { subject } { event-set_sent.then }.
    .then = { $you ->
        [yes] wysyłasz
       *[no] wysyła
    } Cesarzowi { $resource_count } i urzędnika ({ $sets ->
        [one] { $sets } zestaw
        [few] { $sets } zestawy
        [many] { $sets } zestawów
       *[other] { $sets } zestawu
    })
event-forfeited = { subject } { event-forfeited.then }.
    .then = { $you ->
        [yes] oddajesz
       *[no] oddaje
    } { $resource_count }, zamiast otrzymać hańbę
event-supply_raided = Brak miejsca { $section_in }: horda ({ $horde }) dokonuje podboju magazynów. Z gry wypada po { $count } z każdego surowca{ $shame ->
    [0] .
    [one] {" "}i { $shame } żeton hańby z puli.
    [few] {" "}i { $shame } żetony hańby z puli.
    [many] {" "}i { $shame } żetonów hańby z puli.
   *[other] {" "}i { $shame } żetonu hańby z puli.
  }

wall-freezing = Mróz
wall-freezing-now = { $now ->
    [0] w tym roku nadzorcy przynoszą tyle co zwykle
   *[other] w tym roku każdy nadzorca przynosi { $now }
  } ({ $track })
wall-freezing-short = mało
wall-freezing-sent = Dla Cesarza
reason-freezing_weather = zestawy dla Cesarza i mróz
