### Czyngis-chan: teksty strony

w-title-khan = { $soldier }: „{ $card }”, punkt { $spots }, +{ $honor } honoru
w-do-khan = Zaatakuj
w-about-bannerman = Atakuje hordę przy murze. Na początku zimy zaatakuj najwyżej 2 żołnierzami w sekcji, w której jest twój chorąży.
w-card-khan = Czyngis-chan
w-card-skill = umiejętność
w-card-award = nagroda Cesarza
w-khan-where = Jest { $section }. { $open ->
        [one] Wolny jest { $open } punkt witalny: 6 honoru.
        [few] Wolne są { $open } punkty witalne: po 6 honoru.
       *[other] Wolnych jest { $open } punktów witalnych: po 6 honoru.
    }
w-khan-defeated = Pokonany.
w-khan-off = nie działa
w-khan-off-note = Wszystkie jej punkty witalne są zakryte.
w-khan-spot = Punkt { $spot }: { $soldier }, { $clan }
w-khan-spot-free = Punkt { $spot }: wolny, { $honor } honoru
w-award = Nagroda Cesarza
w-award-free = Nie ma jej nikt. Dostanie ją następny gracz, który zbuduje kondygnację muru.
w-award-mine = Masz ją, dopóki inny gracz nie zbuduje kondygnacji muru.
w-award-held = Ma ją { $clan }. Dostanie ją następny gracz, który zbuduje kondygnację muru.
w-figure-khan = Ataki na Czyngis-chana
barrier-hordes_shuffled = Dalej nie można cofnąć: potasowano hordy.
barrier-khan_moved = Dalej nie można cofnąć: nadeszły hordy.
barrier-khan_stays = Dalej nie można cofnąć: nadeszły hordy.
barrier-fire_held = Dalej nie można cofnąć: zaczęła się zima.

option-khan = Czyngis-chan
option-khan-note = Jeździ pod murem, a dwie umiejętności działają tam, gdzie stoi. Kto zdobędzie hordę, może zaatakować go ocalałym żołnierzem: 6 honoru za punkt. Jeśli nie gracie wspólnie, jego upadek kończy grę wraz z rokiem. Każdy gracz ma chorążego, a kto buduje, trzyma nagrodę Cesarza.
