### Wielki Mur: co jest odrzucane i dlaczego, oraz reguły, które za tym stoją.

## Ruchy

no-such-place = Nie ma miejsca „{ $place }”. Miejsca: { $allowed }.
place-full = Wszystkie pola tego miejsca są zajęte: { $place }.
place-locked = To miejsce jest pełne, więc nikt go nie opuści, zanim się nie aktywuje: { $place }.
place-used = Każdy z tych urzędników idzie w inne miejsce, a jeden już tam poszedł: { $place }.
no-clerk-left = Nie masz już urzędników w swojej puli.
no-clerk-there = Nie masz tam urzędnika, który mógłby się jeszcze ruszyć: { $place }.
no-soldier-left = W twojej puli nie ma już takiego żołnierza: { $soldier }.
no-target = Ten żołnierz nie ma kogo zaatakować w sekcji { $section }: { $soldier }.
resources-short = Nie możesz za to zapłacić; brakuje: { $lack }.
wall-short = Następna kondygnacja kosztuje { $cost }; razem z magazynem masz { $have }, więc brakuje { $resources }.
wall-finished = Mur w sekcji { $section } jest już ukończony.
overseer-top = Twój nadzorca jest tam już na najwyższym poziomie: { $place }.
no-such-tactic = Nie masz taktyki { $card }. Na ręce: { $held }.
tactic-not-now = { $card } nie odpowiada na to, co się właśnie stało.
not-in-row = { $card } nie leży na torze doradców. Leżą tam: { $shown }.
no-such-command = Nie masz karty rozkazu { $card }. Na ręce: { $held }.

## Pozycje niemożliwe

state-clans = { $where }: klanów jest { $found } zamiast { $clans }.
state-tea = { $where }: każdy klan musi raz wystąpić w kolejności herbaty.
state-twice = { $where }: { $piece } występuje dwa razy.
state-hordes = { $where }: hordy tam, gdzie ich nie ma, albo więcej niż { $most }.
state-firing = { $where }: więcej łuczników niż pól ostrzału.
state-spot = { $where }: „{ $value }” nie może leżeć na tym punkcie.
state-deck = { $where }: to nie są karty, które zostały.
state-track = { $where }: taki tor jest niemożliwy.
state-step = { $where }: krokowi { $step } brakuje tego, czego potrzebuje.

## Własne karty

bad-cards = Tych kart nie można użyć ({ $where }): { $detail }
bad-cards-line = Wiersz { $line }: { $detail }
bad-cards-file = Pliku { $file } nie można odczytać: { $detail }
cards-kind = Nie ma rodzaju kart „{ $value }”. Rodzaje: { $allowed }.
cards-name = Nie ma karty „{ $value }”. Karty tego rodzaju: { $allowed }.
cards-key = „{ $key }” tu nie pasuje. Dozwolone: { $allowed }.
cards-missing = Brakuje „{ $key }”.
cards-value = { $key } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
cards-effect = { $value } to nie jest dokładnie jeden efekt. Efekty: { $allowed }.
cards-save = { $value } nie jest tu możliwe: ratuje tylko taktyka dla zabitych żołnierzy, pierwszym efektem, wzmocnionym lub nie.
cards-twice = Karta { $value } występuje tu dwa razy.
cards-syntax = To nie jest TOML: { $detail }

## Reguły

rulebook-great_wall = Hiszpańska instrukcja 2.0, strona { $page }
rule-great_wall-attack = Włócznicy atakują hordę przy murze, kawalerzyści dwa sąsiednie punkty dowolnej hordy, łucznicy z pola ostrzału.
rule-great_wall-barracks-cost = Włócznik kosztuje 2 kamienia i 1 drewna, łucznik 2 chi i 1 drewna, kawalerzysta 3 złota i 1 drewna.
rule-great_wall-clerks-different = Urzędnicy przenoszeni dzięki karcie innego gracza idą w różne miejsca.
rule-great_wall-clerks-full = Nikt nie wchodzi do zwykłego miejsca z zajętymi wszystkimi polami ani z niego nie wychodzi.
rule-great_wall-clerks-move = Urzędnik przychodzi z puli albo z innego miejsca.
rule-great_wall-embassy-advisor = Doradca z toru kosztuje tyle złota, ilu doradców będziesz wtedy mieć.
rule-great_wall-fall-choose = Jesienią każdy wybiera w tajemnicy kartę rozkazu z ręki.
rule-great_wall-overseers-cost = Nadzorca kosztuje 2, potem 3, potem 4 surowca wydrukowanego w tym miejscu.
rule-great_wall-tactics-play = Taktyka odpowiada na zdarzenie, które wymienia; efekt wzmocniony kosztuje chi.
rule-great_wall-walls-cost = Kondygnacje muru kosztują 5, 10 i 15, w dowolnej mieszance drewna, kamienia i złota.
