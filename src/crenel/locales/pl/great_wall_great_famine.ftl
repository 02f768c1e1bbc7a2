### Wielki głód

setting-scenario-great_famine = Wielki głód
scenario-great_famine-story = Plony przepadły, a drogi są pełne głodnych ludzi. Każdy żołnierz na murze musi jeść, a każde przełamanie pali kolejny spichlerz. Zdobywaj honor, jeśli potrafisz, ale gdy zapasy przepadną, nie będzie komu go liczyć.
scenario-great_famine-changes =
    Każdej zimy każdy twój żołnierz, nadzorca i urzędnik na planszy zjada 1 żywności. Niewyżywione elementy wracają do twojej puli.
    Targ to jedenasta lokacja: za każdego urzędnika kup 2 żywności. Cena rośnie, gdy hordy są groźniejsze.
    Wszystkie zapasy mają wspólną pojemność. Przełamania i podboje zmniejszają ją, zamiast przynosić hańbę.
    Gdy pojemność spadnie do 5 lub mniej, gra natychmiast się kończy i wszyscy przegrywają.
scenario-great_famine-hard = Trudny: walczysz o honor, ale boty przegrywają wspólnie 8–22% swoich gier.
place-market = targ
    .at = na targu
from-market = z targu
to-market = na targ
about-market = Aktywuje się w każdej fazie aktywacji. Za każdego urzędnika: kup 2 żywności za tyle złota, ilu żołnierzy zabija w tym roku każda horda.

asking-buy_food = Kup 2 żywności (pozostało { $left ->
    [one] { $left } urzędnik
    [few] { $left } urzędników
    [many] { $left } urzędników
   *[other] { $left } urzędnika
  }) albo zakończ.
asking-feed = Wyżyw swoje elementy na planszy. Wybierz, kto głoduje, albo zakończ i wyżyw resztę.
moment-great_wall-buy = Kupujesz żywność, gdy targ się aktywuje i masz tam urzędnika.
moment-great_wall-starve = Wybierasz, kto głoduje, zimą po szturmie.
verb-great_wall-buy = kup żywność
verb-great_wall-starve = nie żyw elementu
stores-full = Masz już tyle żywności, ile wynosi pojemność ({ $count }).
food-short = Nie wyżywisz wszystkich: { $missing ->
    [one] głodować musi jeszcze { $missing } element
    [few] głodować muszą jeszcze { $missing } elementy
    [many] głodować musi jeszcze { $missing } elementów
   *[other] głodować musi jeszcze { $missing } elementu
  }.
nobody-to-starve = Nie masz tam takiego elementu.
rule-great_wall-great_famine-market = Na targu każdy urzędnik może kupić 2 żywności, jeśli przybędzie ci jej od tego.
rule-great_wall-great_famine-feeding = Zimą każdy twój element na planszy zjada 1 żywności. Niewyżywione wracają do puli.
ending-famine = utracone zapasy żywności

event-food_bought = { subject } { event-food_bought.then }.
    .then = { $you ->
        [yes] kupujesz
       *[no] kupuje
    } { $count } żywności (razem { $food })
event-fed = { subject } { event-fed.then }.
    .then = { $you ->
        [yes] żywisz
       *[no] żywi
    } { $count ->
        [one] { $count } element
        [few] { $count } elementy
        [many] { $count } elementów
       *[other] { $count } elementu
    } (zostaje { $food } żywności)
event-clerk_starved = { subject } { event-clerk_starved.then }.
    .then = nie { $you ->
        [yes] żywisz
       *[no] żywi
    } urzędnika { $place_at }
event-overseer_starved = { subject } { event-overseer_starved.then }.
    .then = { $you ->
        [yes] tracisz
       *[no] traci
    } z głodu nadzorcę { $place_at } (poziom { $level })
event-soldier_starved = { subject } { event-soldier_starved.then }.
    .then = nie { $you ->
        [yes] żywisz
       *[no] żywi
    } { $soldier_object }
event-stores_raided = Horda ({ $horde }) nie znajduje miejsca i dokonuje podboju spichlerzy.
event-capacity_fell = Płoną zapasy: pojemność spada o { $count }, do { $left }.

wall-famine = Żywność
wall-famine-capacity = pojemność { $capacity } (wszyscy przegrywają przy { $lost } lub mniej), 2 żywności za { $price } złota
reason-great_famine = żywność i spichlerze
